//! How long a server looks through the rooms of its shard after a change (`watch_others` in
//! crates/server/src/clustered/watching.rs): the same steps over the same kinds of collections, measured here.

use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;
use std::time::Instant;

use crate::random::Random;

type Code = [u8; 6];

/// The time of a look, in seconds: for each room of the shard and for each room of the server itself.
pub fn measure() -> (f64, f64) {
    const ROOMS: usize = 20_000;
    const OWN: usize = 2_000;
    const TIMES: u32 = 50;
    let mut random = Random::new(1);
    let mut code = || -> Code { std::array::from_fn(|_| b'A' + random.below(22) as u8) };
    let codes: BTreeSet<Code> = (0..ROOMS).map(|_| code()).collect();
    let address = "one.play.example.org:7448".to_owned();
    let entries: BTreeMap<Code, (String, u64)> = codes.iter().map(|code| (*code, (address.clone(), 1))).collect();
    let own: BTreeMap<Code, Vec<u8>> = codes.iter().take(OWN).map(|code| (*code, vec![b'1'; 34])).collect();
    let of_all = best(TIMES, || {
        let mut nobodys: Vec<Code> = codes.iter().copied().collect();
        nobodys.retain(|code| !entries.contains_key(code));
        black_box(nobodys);
    });
    let of_own = best(TIMES, || {
        let claims: Vec<(Code, Vec<u8>)> = own.iter().map(|(code, fence)| (*code, fence.clone())).collect();
        for (code, fence) in &claims {
            black_box((entries.get(code).cloned(), fence));
        }
    });
    (of_all / codes.len() as f64, of_own / own.len() as f64)
}

/// The best time of some, as other work on the machine only makes it longer.
fn best(times: u32, work: impl Fn()) -> f64 {
    let once = |_| {
        let began = Instant::now();
        work();
        began.elapsed().as_secs_f64()
    };
    (0..times).map(once).fold(f64::INFINITY, f64::min)
}
