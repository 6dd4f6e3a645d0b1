//! The files of a page behave as those of a system.

use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

use super::file::{File, OpenOptions, TryLockError};
use super::folder::{
    create_dir_all, is_same_file, metadata, read_dir, remove_dir_all, remove_file, rename, replace_private,
};
use super::keep;
use super::keep::tests::{CHANGES, Change};
use crate::clock::UNIX_EPOCH;

/// A folder of the test's own, as all tests have the same files.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new("/").join(name);
    create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> String {
    let mut text = String::new();
    File::open(path)
        .expect("it is there")
        .read_to_string(&mut text)
        .expect("text");
    text
}

#[test]
fn a_file_is_written_read_cut_and_listed() {
    let folder = folder("written");
    let file = folder.join("a");
    let kind = |error: std::io::Error| error.kind();
    assert_eq!(File::open(&file).map_err(kind).err(), Some(ErrorKind::NotFound));
    let mut new = OpenOptions::new();
    new.read(true).write(true).create_new(true);
    let mut open = new.open(&file).expect("a new file");
    assert_eq!(new.open(&file).map_err(kind).err(), Some(ErrorKind::AlreadyExists));
    open.write_all(b"four more").expect("written");
    open.seek(SeekFrom::Start(4)).expect("a place");
    open.set_len(4).expect("cut");
    open.write_all(b"!").expect("written");
    assert_eq!(text(&file), "four!");
    assert_eq!(metadata(&file).expect("a file").len(), 5);
    create_dir_all(folder.join("inner/most")).expect("folders");
    let names: Vec<_> = read_dir(&folder)
        .expect("a folder")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    assert_eq!(names, [file.clone(), folder.join("inner")]);
    let missing = OpenOptions::new().write(true).create(true).open("/none/a");
    assert_eq!(missing.map_err(kind).err(), Some(ErrorKind::NotFound), "no such folder");
    remove_dir_all(&folder).expect("removed");
    assert!(metadata(&folder).is_err() && metadata(&file).is_err());
}

#[test]
fn a_locked_file_is_locked_until_it_is_closed() {
    let file = folder("locked").join("a");
    replace_private(&file, b"").expect("a file");
    let open = || File::open(&file).expect("it is there");
    let first = open();
    first.try_lock().expect("it is free");
    assert!(matches!(open().try_lock(), Err(TryLockError::WouldBlock)));
    assert!(matches!(open().try_lock_shared(), Err(TryLockError::WouldBlock)));
    drop(first);
    let (first, second) = (open(), open());
    first.try_lock_shared().expect("it is free");
    second.try_lock_shared().expect("they share it");
    assert!(matches!(open().try_lock(), Err(TryLockError::WouldBlock)));
    drop((first, second));
    open().try_lock().expect("it is free again");
}

#[test]
fn a_file_that_another_tab_holds_is_not_locked() {
    let file = folder("held").join("a");
    replace_private(&file, b"").expect("a file");
    let open = || File::open(&file).expect("it is there");
    assert!(keep::hold(&file), "no tab holds it");
    assert!(matches!(open().try_lock(), Err(TryLockError::WouldBlock)));
    keep::let_go(&file);
    let own = open();
    own.try_lock().expect("it is free");
    assert!(!keep::hold(&file), "this tab holds it");
    remove_file(&file).expect("removed");
    drop(own);
    assert!(keep::hold(&file), "it is free, by the name that it had");
}

#[test]
fn what_another_tab_writes_is_here_and_the_browser_is_not_told_again() {
    let file = folder("taken").join("a");
    replace_private(&file, b"old").expect("a file");
    let mut open = File::open(&file).expect("it is there");
    CHANGES.with_borrow_mut(std::mem::take);
    let later = UNIX_EPOCH + Duration::from_secs(90);
    keep::put(&file, Some(b"newer".to_vec()), later);
    let mut read = String::new();
    open.read_to_string(&mut read).expect("text");
    assert_eq!((read.as_str(), text(&file).as_str()), ("newer", "newer"));
    let all = keep::below(&folder("taken"));
    assert_eq!(all, [(file.clone(), b"newer".to_vec(), Duration::from_secs(90))]);
    keep::put(&file, None, later);
    assert!(metadata(&file).is_err());
    assert_eq!(CHANGES.with_borrow_mut(std::mem::take), []);
}

#[test]
fn what_the_browser_could_not_keep_is_known_until_it_keeps_a_later_change() {
    let (file, other) = (folder("settled").join("a"), folder("settled").join("b"));
    keep::settled(1, &file, Some("no room".to_owned()));
    keep::settled(2, &other, None);
    assert_eq!(
        (keep::trouble(&file).as_deref(), keep::trouble(&other)),
        (Some("no room"), None)
    );
    keep::settled(3, &file, None);
    assert_eq!((keep::trouble(&file), keep::last_settled()), (None, 3));
}

#[test]
fn a_file_stays_open_when_its_name_goes_to_another() {
    let folder = folder("names");
    let (a, b) = (folder.join("a"), folder.join("b"));
    replace_private(&a, b"old").expect("a file");
    let old = File::open(&a).expect("it is there");
    assert!(is_same_file(&old, &a).expect("it is there"));
    replace_private(&b, b"new").expect("a file");
    rename(&b, &a).expect("renamed");
    assert!(!is_same_file(&old, &a).expect("it is there"));
    assert_eq!(text(&a), "new");
    assert!(metadata(&b).is_err());
}

#[test]
fn the_browser_is_told_of_each_change_once_it_is_whole() {
    let file = folder("told").join("a");
    let told = || {
        let changes = CHANGES.with_borrow_mut(std::mem::take);
        let bytes = |(_, file): Change| file.map(|(bytes, _)| bytes);
        changes.into_iter().map(bytes).collect::<Vec<_>>()
    };
    told();
    let mut open = OpenOptions::new().write(true).create(true).open(&file).expect("a file");
    assert_eq!(told(), [Some(Vec::new())]);
    open.write_all(b"a")
        .and_then(|()| open.write_all(b"b"))
        .expect("written");
    assert_eq!(told(), [], "nobody asked for it to be safe");
    open.sync_data().expect("told");
    assert_eq!(told(), [Some(b"ab".to_vec())]);
    open.write_all(b"c").expect("written");
    drop(open);
    assert_eq!(told(), [Some(b"abc".to_vec())]);
    let then = UNIX_EPOCH + Duration::from_secs(7);
    File::open(&file)
        .and_then(|file| file.set_modified(then))
        .expect("it is there");
    let told_of = CHANGES.with_borrow_mut(std::mem::take);
    assert_eq!(told_of, [(file.clone(), Some((b"abc".to_vec(), then)))]);
    let mut open = OpenOptions::new().write(true).open(&file).expect("a file");
    let other = file.with_file_name("b");
    rename(&file, &other)
        .and_then(|()| rename(&other, &other))
        .expect("renamed");
    told();
    open.write_all(b"A").and_then(|()| open.flush()).expect("written");
    let told_of = CHANGES.with_borrow_mut(std::mem::take);
    assert_eq!(told_of.len(), 1);
    assert_eq!(told_of[0].0, other, "under its name now");
    rename(&other, &file).expect("renamed");
    told();
    remove_file(&file).expect("removed");
    assert_eq!(told(), [None]);
    open.write_all(b"d").expect("written");
    drop(open);
    assert_eq!(told(), [], "no name leads to it");
}
