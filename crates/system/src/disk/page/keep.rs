//! Passes changes on to the page, which keeps them in the browser's store.
//!
//! The page has two functions for it: `kept()` returns an array of `[name, bytes]` that it loaded
//! before the program started, `keep(name, bytes)` writes a file, or removes it if `bytes` is `undefined`.

use std::path::Path;

#[cfg(target_family = "wasm")]
use crate::page;

/// Loads what the browser has kept. Called once, before anything asks for a file.
#[cfg(target_family = "wasm")]
pub fn load() {
    use super::tree::{Node, plain, tree};

    for entry in js_sys::Array::from(&page::call("kept", &[])).iter() {
        let entry = js_sys::Array::from(&entry);
        if let Some(name) = entry.get(0).as_string() {
            let bytes = js_sys::Uint8Array::new(&entry.get(1)).to_vec();
            tree().files.insert(plain(Path::new(&name)), Node::new(bytes));
        }
    }
}

/// A file was written, or removed.
#[cfg(target_family = "wasm")]
pub(super) fn changed(path: &Path, bytes: Option<&[u8]>) {
    let bytes = bytes.map_or(wasm_bindgen::JsValue::UNDEFINED, |bytes| {
        js_sys::Uint8Array::from(bytes).into()
    });
    page::call("keep", &[path.to_string_lossy().as_ref().into(), bytes]);
}

#[cfg(not(target_family = "wasm"))]
pub(super) fn changed(path: &Path, bytes: Option<&[u8]>) {
    tests::CHANGES.with_borrow_mut(|changes| changes.push((path.to_owned(), bytes.map(<[u8]>::to_vec))));
}

#[cfg(all(test, not(target_family = "wasm")))]
pub(super) mod tests {
    use std::cell::RefCell;
    use std::path::PathBuf;

    /// What the page would have been told.
    pub type Change = (PathBuf, Option<Vec<u8>>);

    thread_local! {
        pub static CHANGES: RefCell<Vec<Change>> = const { RefCell::new(Vec::new()) };
    }
}
