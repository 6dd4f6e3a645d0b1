//! Passes changes on to the page, which keeps them in the browser's store.
//!
//! The page has some functions for it: `kept()` returns an array of `[name, bytes, modified]` that it loaded before the
//! program started, `keep(name, bytes, modified, number)` writes a file, or removes it if `bytes` is `undefined`; the
//! changes are numbered from 1. `hold(name)` holds a file alone, and returns false if another tab holds it; `let_go(name)`
//! ends that. Times are in milliseconds since 1970.
//!
//! The program has `change_settled(number, name, why)`, which is called for each change when it is on the disk or, with a
//! reason, could not be kept, and `take_over(name, bytes, modified)`, for what a helper or another tab has written.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::tree::{Content, Node, plain, tree};
use crate::clock::{SystemTime, UNIX_EPOCH};
#[cfg(target_family = "wasm")]
use crate::page::JsValue;

/// Loads what the browser has kept. Called once, before anything asks for a file.
#[cfg(target_family = "wasm")]
pub fn load() {
    use crate::page;

    for entry in js_sys::Array::from(&page::call("kept", &[])).iter() {
        let entry = js_sys::Array::from(&entry);
        take_over(&entry.get(0), &entry.get(1), &entry.get(2));
    }
    page::offer_values("change_settled", |number, name, why| {
        let (number, name) = (
            number.as_f64().unwrap_or_default(),
            name.as_string().unwrap_or_default(),
        );
        settled(number as u32, Path::new(&name), why.as_string());
    });
    // What a helper or another tab has written.
    page::offer_values("take_over", |name, bytes, modified| take_over(&name, &bytes, &modified));
}

/// The number of changes that the page was told.
static TOLD: AtomicU32 = AtomicU32::new(0);
/// The number of the last change that the browser has kept, or could not keep.
static SETTLED: AtomicU32 = AtomicU32::new(0);
/// Why the last change of a file could not be kept.
static TROUBLES: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());

fn troubles() -> MutexGuard<'static, BTreeMap<PathBuf, String>> {
    TROUBLES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The number of changes so far. They are settled in this order.
pub fn told() -> u32 {
    TOLD.load(Ordering::Relaxed)
}

/// The number of the last change that is settled: it and those before are on the disk, or their files have trouble.
pub fn last_settled() -> u32 {
    SETTLED.load(Ordering::Relaxed)
}

/// Why the present content of a file could not be kept; `None` if it is kept, or on its way.
pub fn trouble(path: &Path) -> Option<String> {
    troubles().get(&plain(path)).cloned()
}

/// A change was kept, or could not be kept for this reason.
pub(super) fn settled(number: u32, path: &Path, why: Option<String>) {
    SETTLED.fetch_max(number, Ordering::Relaxed);
    match why {
        Some(why) => troubles().insert(plain(path), why),
        None => troubles().remove(&plain(path)),
    };
}

/// Takes over a file that the browser has kept already, or its removal.
#[cfg(target_family = "wasm")]
fn take_over(name: &JsValue, bytes: &JsValue, modified: &JsValue) {
    let Some(name) = name.as_string() else { return };
    let modified = Duration::try_from_secs_f64(modified.as_f64().unwrap_or_default() / 1_000.0);
    let modified = UNIX_EPOCH + modified.unwrap_or_default();
    put(Path::new(&name), crate::page::bytes_of(bytes), modified);
}

/// Puts a file into the tree, or removes it, without telling the browser. Whoever has the file open sees the change.
pub fn put(path: &Path, bytes: Option<Vec<u8>>, modified: SystemTime) {
    let path = plain(path);
    let mut tree = tree();
    let Some(bytes) = bytes else {
        tree.files.remove(&path);
        return;
    };
    let node = tree.files.entry(path).or_insert_with(|| Node::new(Vec::new()));
    let mut content = node.content();
    content.bytes = bytes;
    content.modified = modified;
}

/// All files below a folder, with the time since 1970 when they were changed.
pub fn below(folder: &Path) -> Vec<(PathBuf, Vec<u8>, Duration)> {
    let folder = plain(folder);
    let tree = tree();
    let files = tree.files.iter().filter(|(name, _)| name.starts_with(&folder));
    let read = |(name, node): (&PathBuf, &Arc<Node>)| {
        let content = node.content();
        let modified = content.modified.duration_since(UNIX_EPOCH).unwrap_or_default();
        (name.clone(), content.bytes.clone(), modified)
    };
    files.map(read).collect()
}

/// The number of a new change.
#[cfg(target_family = "wasm")]
fn next() -> u32 {
    TOLD.fetch_add(1, Ordering::Relaxed) + 1
}

/// A file has this content now.
#[cfg(target_family = "wasm")]
pub(super) fn changed(path: &Path, content: &Content) {
    use crate::page;

    let modified = content.modified.duration_since(UNIX_EPOCH).unwrap_or_default();
    let name = path.to_string_lossy();
    page::call(
        "keep",
        &[
            name.as_ref().into(),
            page::to_bytes(&content.bytes),
            (modified.as_secs_f64() * 1_000.0).into(),
            next().into(),
        ],
    );
}

/// A file was removed.
#[cfg(target_family = "wasm")]
pub(super) fn removed(path: &Path) {
    let none = JsValue::UNDEFINED;
    crate::page::call(
        "keep",
        &[
            path.to_string_lossy().as_ref().into(),
            none.clone(),
            none,
            next().into(),
        ],
    );
}

/// Holds a file alone among all tabs. Returns whether no other tab holds it.
#[cfg(target_family = "wasm")]
pub(super) fn hold(path: &Path) -> bool {
    crate::page::call("hold", &[path.to_string_lossy().as_ref().into()]).as_bool() != Some(false)
}

/// Lets go of a file that this tab holds.
#[cfg(target_family = "wasm")]
pub(super) fn let_go(path: &Path) {
    crate::page::call("let_go", &[path.to_string_lossy().as_ref().into()]);
}

#[cfg(not(target_family = "wasm"))]
pub(super) fn hold(path: &Path) -> bool {
    tests::HELD.with_borrow_mut(|held| held.insert(path.to_owned()))
}

#[cfg(not(target_family = "wasm"))]
pub(super) fn let_go(path: &Path) {
    tests::HELD.with_borrow_mut(|held| held.remove(path));
}

#[cfg(not(target_family = "wasm"))]
pub(super) fn changed(path: &Path, content: &Content) {
    let told = Some((content.bytes.clone(), content.modified));
    tests::CHANGES.with_borrow_mut(|changes| changes.push((path.to_owned(), told)));
}

#[cfg(not(target_family = "wasm"))]
pub(super) fn removed(path: &Path) {
    tests::CHANGES.with_borrow_mut(|changes| changes.push((path.to_owned(), None)));
}

#[cfg(all(test, not(target_family = "wasm")))]
pub(super) mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    use crate::clock::SystemTime;

    /// What the page would have been told: the name, and the bytes and the time of a file that was not removed.
    pub type Change = (PathBuf, Option<(Vec<u8>, SystemTime)>);

    thread_local! {
        /// What this tab and others hold.
        pub static HELD: RefCell<BTreeSet<PathBuf>> = const { RefCell::new(BTreeSet::new()) };
        pub static CHANGES: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    }
}
