//! The login at the server of mail: a file with two lines, the user and the password.

use std::fmt;
use std::fs::File;
use std::io;
use std::path::Path;

use crate::error::ServeError;
use messages::Message;
use messages::texts::net as words;
use system::files::{self, MOST_TEXT};

/// The login at the server of mail. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct MailLogin {
    pub(super) user: String,
    pub(super) password: String,
}

impl fmt::Debug for MailLogin {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("MailLogin(..)")
    }
}

impl MailLogin {
    /// Reads a login.
    ///
    /// # Errors
    /// [`ServeError::MailLogin`]: why the file can't be used.
    pub fn read(path: &Path) -> Result<Self, ServeError> {
        read(path).map_err(|why| ServeError::MailLogin(path.to_owned(), why))
    }

    fn of_text(text: &str) -> Option<Self> {
        let mut lines = text.lines().map(str::trim_end);
        let (user, password) = (lines.next()?, lines.next()?);
        let is_all = lines.all(str::is_empty);
        (is_all && !user.is_empty() && !password.is_empty()).then(|| Self {
            user: user.to_owned(),
            password: password.to_owned(),
        })
    }
}

fn read(path: &Path) -> Result<MailLogin, Message> {
    let said = |error: io::Error| files::said(&error);
    let mut file = files::open(path).map_err(said)?;
    if others_can_read(&file).map_err(said)? {
        return Err(words::MAIL_LOGIN_READABLE);
    }
    let bytes = files::read_opened(&mut file, MOST_TEXT).map_err(said)?;
    let text = String::from_utf8(bytes).map_err(|_| words::MAIL_LOGIN_LINES)?;
    MailLogin::of_text(&text).ok_or(words::MAIL_LOGIN_LINES)
}

/// Whether users of the system can read a file who are neither its owner nor of its group.
#[cfg(unix)]
fn others_can_read(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(file.metadata()?.permissions().mode() & 0o007 != 0)
}

/// Other systems keep that elsewhere.
#[cfg(not(unix))]
fn others_can_read(_: &File) -> io::Result<bool> {
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_login_has_two_lines() {
        let login = MailLogin::of_text("tumbletop@example.org\r\n open sesame\n\n").expect("a login");
        assert_eq!(login.user, "tumbletop@example.org");
        assert_eq!(login.password, " open sesame");
        assert!(!format!("{login:?}").contains("sesame"));
        for wrong in ["", "user", "user\n", "\npassword", "user\npassword\nmore"] {
            assert_eq!(MailLogin::of_text(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_file_that_others_can_read_is_refused() {
        use std::fs::{Permissions, remove_file, set_permissions, write};
        use std::os::unix::fs::PermissionsExt;
        let path = std::env::temp_dir().join(format!("tumbletop-mail-login-{}", std::process::id()));
        write(&path, "user\npassword\n").expect("a file");
        let read_with = |mode| {
            set_permissions(&path, Permissions::from_mode(mode)).expect("it is ours");
            MailLogin::read(&path)
        };
        for refused in [0o644, 0o604, 0o602] {
            let why = ServeError::MailLogin(path.clone(), words::MAIL_LOGIN_READABLE);
            assert_eq!(read_with(refused), Err(why), "{refused:o}");
        }
        for fine in [0o600, 0o400, 0o640] {
            assert!(read_with(fine).is_ok(), "{fine:o}");
        }
        write(&path, "user").expect("a file");
        assert_eq!(
            MailLogin::read(&path),
            Err(ServeError::MailLogin(path.clone(), words::MAIL_LOGIN_LINES))
        );
        let _ = remove_file(&path);
        assert!(MailLogin::read(&path).is_err());
    }
}
