//! Keeps a part of the graphics system from writing to the program's standard error.

/// Linux: Mesa's device-select layer asks a Wayland display which adapter it draws with, whether or not there is one.
/// If the session names no folder for sockets, Wayland's library prints an error on standard error each time the
/// adapters are listed, which helps nobody. The program then restarts itself without that layer, in the same process:
/// changing an environment variable is safe only for a new program.
#[cfg(target_os = "linux")]
pub fn keep_layer_quiet() {
    use std::os::unix::process::CommandExt;

    let variable = |name: &str| std::env::var_os(name);
    if !complains(variable) {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    // This returns only on failure; the error message is then printed as usual.
    let _ = std::process::Command::new(program)
        .args(std::env::args_os().skip(1))
        .env(LAYER_OFF, "1")
        .exec();
}

/// Other systems have no such layer.
#[cfg(not(target_os = "linux"))]
pub const fn keep_layer_quiet() {}

/// The environment variable that turns the layer off, according to `VkLayer_MESA_device_select.json`.
#[cfg(target_os = "linux")]
const LAYER_OFF: &str = "NODEVICE_SELECT";

/// Whether Wayland's library would print an error: it needs the folder, unless the display is named by an absolute
/// path.
#[cfg(target_os = "linux")]
fn complains(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> bool {
    let is_whole = |name| variable(name).is_some_and(|value| value.as_encoded_bytes().starts_with(b"/"));
    variable(LAYER_OFF).is_none() && !is_whole("XDG_RUNTIME_DIR") && !is_whole("WAYLAND_DISPLAY")
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_layer_is_off_only_where_no_display_of_wayland_can_be_found() {
        let with = |set: &[(&str, &str)]| {
            complains(|name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).into())
            })
        };
        assert!(with(&[]));
        assert!(with(&[("XDG_RUNTIME_DIR", ""), ("WAYLAND_DISPLAY", "wayland-0")]));
        assert!(!with(&[("XDG_RUNTIME_DIR", "/run/user/1000")]));
        assert!(!with(&[("WAYLAND_DISPLAY", "/run/user/1000/wayland-0")]));
        assert!(!with(&[(LAYER_OFF, "1")]), "it restarts only once");
    }
}
