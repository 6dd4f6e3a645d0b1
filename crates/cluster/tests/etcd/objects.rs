//! Files that all servers share.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use cluster::error::ClusterError;
use cluster::objects::ObjectFolder;
use cluster::tracks::{Look, TrackStore};
use tokio::runtime::{Builder, Runtime};

use crate::tracks::thrown;

fn threads() -> Runtime {
    let threads = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    threads.expect("threads")
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tumbletop-objects-{name}-{}", std::process::id()))
}

fn opened(threads: &Runtime, address: &str) -> Result<ObjectFolder, ClusterError> {
    let _inside = threads.enter();
    ObjectFolder::open(address)
}

#[test]
fn a_file_that_one_server_puts_there_is_read_by_others() {
    let (threads, folder) = (threads(), folder("shared"));
    let address = format!("file://{}", folder.display());
    let objects = opened(&threads, &address).expect("a folder");
    objects
        .put("matches/ABCDEF-1.match", vec![7; 5_000])
        .expect("it is put there");
    let other = opened(&threads, &address).expect("a folder");
    let get = |name: &str, most: u64| other.get(name, most);
    assert_eq!(get("matches/ABCDEF-1.match", 5_000), Ok(Some(vec![7; 5_000])));
    assert_eq!(get("matches/ABCDEF-1.match", 4_999), Ok(None), "longer than it may be");
    assert_eq!(get("matches/ABCDEF-2.match", 5_000), Ok(None), "not there");
    assert!(
        folder.join("matches/ABCDEF-1.match").is_file(),
        "in the folder of that address"
    );
    // Another one with the same name takes its place.
    objects.put("matches/ABCDEF-1.match", vec![8]).expect("it is put there");
    assert_eq!(get("matches/ABCDEF-1.match", 5_000), Ok(Some(vec![8])));
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn the_way_of_dice_is_found_by_a_server_that_has_not_thrown_them() {
    let (threads, folder) = (threads(), folder("tracks"));
    let address = format!("file://{}", folder.join("shared").display());
    let [one, two] = ["one", "two"].map(|name| {
        let objects = opened(&threads, &address).expect("a folder");
        TrackStore::open(&folder.join(name), Some(objects)).expect("a folder")
    });
    let whole = thrown((vec![1; 60_000], vec![2; 500]));
    let named = one.put_aside(whole.clone()).expect("it is kept");
    let until = Instant::now() + Duration::from_secs(20);
    while two.take_back(named.clone(), Look::Everywhere) != whole {
        assert!(Instant::now() < until, "it is put there later, but not so late");
        std::thread::sleep(Duration::from_millis(5));
    }
    let without = thrown((Vec::new(), Vec::new()));
    assert_eq!(
        two.take_back(named.clone(), Look::Here),
        without,
        "it is not on its own disk"
    );
    let files: Vec<_> = fs::read_dir(folder.join("shared/tracks"))
        .expect("a folder")
        .flatten()
        .collect();
    fs::write(files[0].path(), b"short").expect("it can be damaged");
    assert_eq!(
        two.take_back(named.clone(), Look::Everywhere),
        without,
        "a damaged track is none"
    );
    one.forget(&named);
    while folder
        .join("shared/tracks")
        .read_dir()
        .expect("a folder")
        .next()
        .is_some()
    {
        assert!(Instant::now() < until, "it is removed");
        std::thread::sleep(Duration::from_millis(5));
    }
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn an_address_that_is_none_and_a_store_that_takes_nothing_are_said() {
    let (threads, folder) = (threads(), folder("refused"));
    for address in ["matches", "gopher://example.org/x"] {
        let refused = opened(&threads, address).expect_err("no such store");
        assert!(
            matches!(&refused, ClusterError::File { file, .. } if file == address),
            "{refused:?}"
        );
    }
    // A file is no folder.
    fs::write(&folder, b"").expect("a file");
    let address = format!("file://{}", folder.display());
    let objects = opened(&threads, &address).expect("an address");
    let refused = objects
        .put("matches/ABCDEF-1.match", vec![7])
        .expect_err("it can't be written");
    assert!(refused.is_temporary(), "it may be there later: {refused}");
    let own = folder.with_extension("own");
    let tracks = TrackStore::open(&own, Some(objects)).expect("a folder");
    let whole = thrown((vec![1; 60_000], vec![2; 500]));
    let named = tracks.put_aside(whole.clone()).expect("no match waits for the store");
    assert_eq!(tracks.take_back(named, Look::Here), whole);
    let _ = (fs::remove_file(folder), fs::remove_dir_all(own));
}
