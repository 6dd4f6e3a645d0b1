//! Whether the clipboard can be used.

/// Whether what is put on the clipboard arrives there. A page that did not come by https can't use it, and the engine
/// does not notice.
pub fn works() -> bool {
    #[cfg(target_family = "wasm")]
    return system::page::call("secure", &[]).as_bool() == Some(true);
    #[cfg(not(target_family = "wasm"))]
    true
}
