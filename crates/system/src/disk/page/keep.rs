//! Passes changes on to the page, which keeps them in the browser's store.
//!
//! The page has two functions for it: `kept()` returns an array of `[name, bytes, modified]` that it loaded before the
//! program started, `keep(name, bytes, modified)` writes a file, or removes it if `bytes` is `undefined`. Times are in
//! milliseconds since 1970.

use std::path::Path;

use super::tree::Content;

/// Loads what the browser has kept. Called once, before anything asks for a file.
#[cfg(target_family = "wasm")]
pub fn load() {
    use super::tree::{Node, plain, tree};
    use crate::clock::UNIX_EPOCH;
    use crate::page;
    use std::time::Duration;

    for entry in js_sys::Array::from(&page::call("kept", &[])).iter() {
        let entry = js_sys::Array::from(&entry);
        if let Some(name) = entry.get(0).as_string() {
            let node = Node::new(js_sys::Uint8Array::new(&entry.get(1)).to_vec());
            let modified = Duration::try_from_secs_f64(entry.get(2).as_f64().unwrap_or_default() / 1_000.0);
            node.content().modified = UNIX_EPOCH + modified.unwrap_or_default();
            tree().files.insert(plain(Path::new(&name)), node);
        }
    }
}

/// A file has this content now.
#[cfg(target_family = "wasm")]
pub(super) fn changed(path: &Path, content: &Content) {
    use crate::clock::UNIX_EPOCH;
    use crate::page;

    let modified = content.modified.duration_since(UNIX_EPOCH).unwrap_or_default();
    let bytes = js_sys::Uint8Array::from(content.bytes.as_slice());
    let name = path.to_string_lossy();
    page::call(
        "keep",
        &[
            name.as_ref().into(),
            bytes.into(),
            (modified.as_secs_f64() * 1_000.0).into(),
        ],
    );
}

/// A file was removed.
#[cfg(target_family = "wasm")]
pub(super) fn removed(path: &Path) {
    crate::page::call("keep", &[path.to_string_lossy().as_ref().into()]);
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
    use std::path::PathBuf;

    use crate::clock::SystemTime;

    /// What the page would have been told: the name, and the bytes and the time of a file that was not removed.
    pub type Change = (PathBuf, Option<(Vec<u8>, SystemTime)>);

    thread_local! {
        pub static CHANGES: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    }
}
