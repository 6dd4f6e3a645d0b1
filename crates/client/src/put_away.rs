//! Ends a client that nobody waits for.

use crate::runner::Client;

/// Ends a client. A server that does not answer keeps it for a second, and no window waits for that.
pub(crate) fn put_away(client: Client) {
    #[cfg(not(target_family = "wasm"))]
    {
        // Without a thread the client is dropped here.
        let _ = std::thread::Builder::new()
            .name("put away".to_owned())
            .spawn(move || drop(client));
    }
    #[cfg(target_family = "wasm")]
    drop(client);
}
