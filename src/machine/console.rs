//! The console that a Windows program was started from.
//!
//! The program is one with windows, so that a double click opens no console beside them; the price is that Windows gives
//! it no console either where there is one. `tumbletop.com` lies beside it: shells prefer it to `tumbletop.exe` when one
//! types `tumbletop`. It starts the program with its own input and output, and waits for it. Handles of a console work
//! only in processes that belong to it, so the program joins it.

/// `tumbletop.com` sets this variable for the program that it starts.
const STARTED_FROM: &str = "TUMBLETOP_CONSOLE";

/// Joins the console that the program was started from, if it was. Has to run before anything is printed.
pub fn join() {
    if std::env::var_os(STARTED_FROM).is_some() {
        // It fails where all input and output is redirected and there is no console: nothing is lost then.
        let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
    }
}
