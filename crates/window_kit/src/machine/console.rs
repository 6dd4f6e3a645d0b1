//! The console that a Windows program was started from.
//!
//! The program is built for the Windows GUI subsystem, so that a double click opens no console. The price is that it
//! gets no console when started from one either. `tumbletop.com` lies beside it: shells prefer it to `tumbletop.exe`
//! when `tumbletop` is typed. It starts the program with its own input and output, and waits for it. Console handles
//! work only in processes that are attached to the console, so the program attaches itself.

/// The environment variable that `tumbletop.com` sets for the program.
const STARTED_FROM: &str = "TUMBLETOP_CONSOLE";

/// Attaches the program to the console that it was started from, if any. Must run before anything is printed.
pub fn join() {
    if std::env::var_os(STARTED_FROM).is_some() {
        // This fails if all input and output is redirected and there is no console. Nothing is lost then.
        let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
    }
}
