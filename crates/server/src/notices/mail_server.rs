//! The server that takes the mails of the operator.

use std::net::IpAddr;
use std::str::FromStr;

use lettre::transport::smtp::{SUBMISSION_PORT, SUBMISSIONS_PORT};
use reqwest::Url;
use tokio_rustls::rustls::pki_types::ServerName;

/// How the connection to it is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailEncryption {
    /// From the first byte on.
    Always,
    /// Before anything is said that matters (STARTTLS); it ends if the server can't do that.
    Begun,
    /// Not at all: it is on this machine.
    Nothing,
}

/// The server that takes the mails of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailServer {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) encryption: MailEncryption,
}

/// The text is no server of mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a server of mail is written smtps://HOST or smtp://HOST, with a port or without")]
pub struct InvalidMailServer;

impl FromStr for MailServer {
    type Err = InvalidMailServer;

    fn from_str(text: &str) -> Result<Self, InvalidMailServer> {
        let url = Url::parse(text).map_err(|_| InvalidMailServer)?;
        // A login has a file of its own: arguments can be seen by everybody on the machine.
        let says_more = !url.username().is_empty()
            || url.password().is_some()
            || url.query().is_some()
            || url.fragment().is_some()
            || !matches!(url.path(), "" | "/");
        let host = url.host_str().ok_or(InvalidMailServer)?;
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        if says_more || ServerName::try_from(host.as_str()).is_err() {
            return Err(InvalidMailServer);
        }
        let (encryption, usual_port) = match url.scheme() {
            "smtps" => (MailEncryption::Always, SUBMISSIONS_PORT),
            "smtp" if is_here(&host) => (MailEncryption::Nothing, SUBMISSION_PORT),
            "smtp" => (MailEncryption::Begun, SUBMISSION_PORT),
            _ => return Err(InvalidMailServer),
        };
        Ok(Self {
            host,
            port: url.port().unwrap_or(usual_port),
            encryption,
        })
    }
}

/// Whether a host is this machine.
fn is_here(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_server_on_this_machine_is_reached_without_encryption() {
        for (text, host, port, encryption) in [
            (
                "smtps://mail.example.org",
                "mail.example.org",
                465,
                MailEncryption::Always,
            ),
            (
                "smtps://mail.example.org:2465/",
                "mail.example.org",
                2465,
                MailEncryption::Always,
            ),
            ("smtps://localhost", "localhost", 465, MailEncryption::Always),
            (
                "smtp://mail.example.org",
                "mail.example.org",
                587,
                MailEncryption::Begun,
            ),
            (
                "smtp://localhost.example.org",
                "localhost.example.org",
                587,
                MailEncryption::Begun,
            ),
            ("smtp://10.0.0.1:25", "10.0.0.1", 25, MailEncryption::Begun),
            ("smtp://localhost:25", "localhost", 25, MailEncryption::Nothing),
            ("smtp://127.0.0.1", "127.0.0.1", 587, MailEncryption::Nothing),
            ("smtp://[::1]:25", "::1", 25, MailEncryption::Nothing),
        ] {
            let server = MailServer {
                host: host.to_owned(),
                port,
                encryption,
            };
            assert_eq!(text.parse(), Ok(server), "{text}");
        }
        for wrong in [
            "",
            "mail.example.org",
            "mail.example.org:465",
            "https://mail.example.org",
            "smtp://",
            "smtps:mail.example.org",
            "smtps://me:secret@mail.example.org",
            "smtps://me@mail.example.org",
            "smtps://mail.example.org/path",
            "smtps://mail.example.org?tls=none",
            "smtps://mail.example.org#a",
            "smtps://mail example.org",
            "smtps://mail.example.org:99999",
        ] {
            assert_eq!(wrong.parse::<MailServer>(), Err(InvalidMailServer), "{wrong}");
        }
    }
}
