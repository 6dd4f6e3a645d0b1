//! What work is.

use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;

use records::progress::Progress;

/// Work that takes longer than a frame. It carries all that it needs, so that it can be written for a helper.
pub trait Work: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What comes out of it.
    type Answer: Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The name by which a helper knows it.
    const NAME: &'static str;
    /// The time after which a helper ends it by itself, as nobody can hurry it there.
    const MOST: Option<Duration> = None;

    /// Does it. Once the progress is stopped, returns what was found so far.
    fn carry_out(&self, progress: &Progress) -> Self::Answer;
}

/// Does written work, and writes its answer; `told` gets its progress. `None` if the bytes are no such work.
pub fn carry_out_written<W: Work>(bytes: &[u8], told: fn(usize, usize)) -> Option<Vec<u8>> {
    let work: W = postcard::from_bytes(bytes).ok()?;
    let answer = work.carry_out(&Progress::telling(W::MOST, told));
    postcard::to_stdvec(&answer).ok()
}
