//! Tests in a network of their own, so that no packet leaves or enters it.

use std::process::Command;

/// Opens a network with one cable in it, and runs a program there.
const OWN_NETWORK: &str = "ip link set lo up && ip link add one type veth peer name other \
    && ip addr add 10.99.99.1/24 dev one && ip link set one up && ip link set other up && exec \"$@\"";

/// Set inside the separate network.
const OWN: &str = "TUMBLETOP_OWN_NETWORK";

/// Runs a test in a network of its own, at the address 10.99.99.1. `test` is its name with that of its file.
pub fn in_own_network(test: &str, run: impl FnOnce()) {
    if std::env::var_os(OWN).is_some() {
        return run();
    }
    // Some systems let only the administrator open a network, and some containers no account at all.
    let tried = inside("true", &[]).output();
    if !tried.is_ok_and(|out| out.status.success()) {
        eprintln!("left out: no network of its own can be opened here");
        return;
    }
    let this = std::env::current_exe().expect("this program");
    let out = inside(&this.to_string_lossy(), &["--exact", test, "--nocapture"])
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{said}{}", String::from_utf8_lossy(&out.stderr));
    assert!(said.contains("1 passed"), "{said}");
}

/// A program with these arguments, in a network of its own.
fn inside(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new("unshare");
    command.env(OWN, "1");
    command.args(["--map-root-user", "--net", "sh", "-c", OWN_NETWORK, "sh", program]);
    command.args(arguments);
    command
}
