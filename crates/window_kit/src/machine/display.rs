//! The display on which a window opens: the one that the environment names, if it can be reached.

use crate::machine::error::MachineError;
use messages::Message;
use messages::texts::machine as words;

/// The display on which a window would open.
///
/// # Errors
/// [`MachineError`], a clause, if no window can open: no display is named, or it can't be reached.
pub fn display() -> Result<Message, MachineError> {
    #[cfg(target_os = "linux")]
    return linux::display(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    #[cfg(not(target_os = "linux"))]
    Ok(words::DISPLAY_DESKTOP)
}

#[cfg(target_os = "linux")]
mod linux {
    use std::net::{TcpStream, ToSocketAddrs};
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::net::{SocketAddr, UnixStream};
    use std::path::PathBuf;
    use std::time::Duration;

    use super::*;
    use crate::machine::error::Unreached;

    /// How long a display on another computer may take to answer.
    const ANSWERS_WITHIN: Duration = Duration::from_secs(3);
    /// The port of the first X display of a computer.
    const X_PORT: u16 = 6000;

    /// Makes the same choice as the window library: Wayland if it is named, otherwise X11.
    pub(super) fn display(variable: impl Fn(&str) -> Option<String>) -> Result<Message, MachineError> {
        // A compositor passes such a socket to a single program. Connecting to it here would use it up.
        if variable("WAYLAND_SOCKET").is_some() {
            return Ok(words::DISPLAY_SOCKET);
        }
        let (protocol, name, key, reached) = if let Some(name) = variable("WAYLAND_DISPLAY") {
            let reached = reach_wayland(&name, variable("XDG_RUNTIME_DIR"));
            ("Wayland", name, "WAYLAND_DISPLAY", reached)
        } else if let Some(name) = variable("DISPLAY") {
            let reached = reach_x(&name);
            ("X11", name, "DISPLAY", reached)
        } else {
            return Err(MachineError::NoDisplay);
        };
        match reached {
            Ok(()) => Ok(words::display(protocol, name)),
            Err(why) => Err(MachineError::DisplayNotReached {
                variable: key,
                name,
                why,
            }),
        }
    }

    /// Connects to the socket in the session's runtime folder; an absolute path is used as it is.
    fn reach_wayland(name: &str, folder: Option<String>) -> Result<(), Unreached> {
        let path = match folder {
            Some(folder) => PathBuf::from(folder).join(name),
            None if name.starts_with('/') => PathBuf::from(name),
            None => return Err(Unreached::NoFolder),
        };
        Ok(UnixStream::connect(path).map(drop)?)
    }

    /// Connects to an X display: `:7`, `:7.0`, `unix:7`, `computer:7`, or the path of a socket.
    fn reach_x(name: &str) -> Result<(), Unreached> {
        if name.starts_with('/') {
            return Ok(UnixStream::connect(name).map(drop)?);
        }
        let (host, display) = name.rsplit_once(':').ok_or(Unreached::Unwritten)?;
        let number = display.split('.').next().unwrap_or(display);
        let number: u16 = number.parse().map_err(|_| Unreached::NoNumber)?;
        if matches!(host, "" | "unix") {
            let path = format!("/tmp/.X11-unix/X{number}");
            let unnamed = SocketAddr::from_abstract_name(&path).and_then(|at| UnixStream::connect_addr(&at));
            return Ok(unnamed.or_else(|_| UnixStream::connect(path)).map(drop)?);
        }
        let mut last = Unreached::NoAddress;
        for address in (host, X_PORT.saturating_add(number)).to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, ANSWERS_WITHIN) {
                Ok(_) => return Ok(()),
                Err(error) => last = error.into(),
            }
        }
        Err(last)
    }

    #[cfg(test)]
    mod tests {
        use std::os::unix::net::UnixListener;

        use super::*;
        use language::Language;
        use messages::ToMessage;

        fn among(set: &[(&str, &str)]) -> Result<Message, MachineError> {
            display(|name| {
                set.iter()
                    .find(|(key, _)| *key == name)
                    .map(|(_, value)| (*value).to_owned())
            })
        }

        #[test]
        fn a_display_that_is_not_named_or_not_there_is_said_with_its_name() {
            assert_eq!(among(&[]), Err(MachineError::NoDisplay));
            for (variable, name) in [
                ("DISPLAY", ":63117"),
                ("DISPLAY", "unix:63117.0"),
                ("DISPLAY", "seven"),
                ("DISPLAY", ":seven"),
                ("DISPLAY", "/no/such/socket"),
                ("WAYLAND_DISPLAY", "wayland-63117"),
                ("WAYLAND_DISPLAY", "/no/such/socket"),
            ] {
                let error = among(&[(variable, name)]).expect_err("there is no such display");
                let said = Language::english().plain(&error.message());
                assert!(said.contains(variable) && said.contains(name), "{said}");
            }
        }

        #[test]
        fn a_display_that_answers_is_named_and_wayland_comes_first() {
            let folder = std::env::temp_dir().join(format!("tumbletop-display-{}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("a folder");
            let socket = folder.join("wayland-5");
            let _listens = UnixListener::bind(&socket).expect("a socket");
            let path = socket.display().to_string();
            assert_eq!(among(&[("DISPLAY", &path)]), Ok(words::display("X11", path)));
            let runtime = folder.display().to_string();
            let both = [
                ("DISPLAY", ":63117"),
                ("WAYLAND_DISPLAY", "wayland-5"),
                ("XDG_RUNTIME_DIR", &runtime),
            ];
            assert_eq!(among(&both), Ok(words::display("Wayland", "wayland-5")));
            let _ = std::fs::remove_dir_all(&folder);
        }
    }
}
