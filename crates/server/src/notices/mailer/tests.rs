//! Tests of the connection to a server of mail: the mail and the login go only over one that is secure.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufStream};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Instant;

use super::*;
use crate::notices::mail_limits::MailLimits;
use crate::notices::mail_server::MailServer;
use crate::tls::Tls as Encrypts;
use net::protocol::notice::NoticeAddress;

/// Names the folder of a certificate that this process trusts.
const TRUSTED: &str = "TUMBLETOP_MAIL_TRUSTS";

/// How a server of mail meets its clients.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offers {
    Encrypted,
    ToEncrypt,
    Nothing,
}

/// Answers what a client says; returns its commands, and the stream once it asks to encrypt it.
async fn talk<S: AsyncRead + AsyncWrite + Unpin>(stream: S, greets: bool, offers: Offers) -> (String, Option<S>) {
    let mut stream = BufStream::new(stream);
    let (mut said, mut is_data) = (String::new(), false);
    let mut answer = if greets { "220 sink\r\n" } else { "" };
    loop {
        let mut line = String::new();
        let is_written = stream.write_all(answer.as_bytes()).await.is_ok() && stream.flush().await.is_ok();
        if !is_written || !matches!(stream.read_line(&mut line).await, Ok(1..)) {
            return (said, None);
        }
        said += &line;
        answer = match line.trim_end() {
            "." => {
                is_data = false;
                "250 taken\r\n"
            }
            _ if is_data => "",
            "STARTTLS" => {
                let _ = stream.write_all(b"220 go on\r\n").await;
                let _ = stream.flush().await;
                return (said, Some(stream.into_inner()));
            }
            "DATA" => {
                is_data = true;
                "354 go on\r\n"
            }
            line if line.starts_with("EHLO") && offers == Offers::ToEncrypt => "250-sink\r\n250 STARTTLS\r\n",
            line if line.starts_with("EHLO") => "250-sink\r\n250 AUTH PLAIN\r\n",
            line if line.starts_with("AUTH") => "235 welcome\r\n",
            _ => "250 fine\r\n",
        };
    }
}

/// Takes one connection; returns what it was told, first without and then with encryption.
async fn meets(listener: TcpListener, acceptor: Arc<Encrypts>, offers: Offers) -> (String, String) {
    let Ok((stream, _)) = listener.accept().await else {
        return Default::default();
    };
    let until = Instant::now() + PACE.time;
    let encrypts = async |stream: TcpStream, greets| match acceptor.accept(stream, until, Duration::ZERO).await {
        Some(stream) => talk(stream, greets, Offers::Encrypted).await.0,
        None => String::new(),
    };
    if offers == Offers::Encrypted {
        return (String::new(), encrypts(stream, true).await);
    }
    match talk(stream, true, offers).await {
        (open, Some(stream)) => (open, encrypts(stream, false).await),
        (open, None) => (open, String::new()),
    }
}

/// Sends a mail to a server; returns the result, and what the server was told.
async fn sent(
    folder: &Path,
    host: &str,
    encryption: MailEncryption,
    offers: Offers,
) -> (Result<(), &'static str>, (String, String)) {
    let acceptor = Encrypts::new(&folder.join("cert.pem"), &folder.join("key.pem"));
    let acceptor = Arc::new(acceptor.expect("a certificate"));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let told = tokio::spawn(meets(listener, acceptor, offers));
    let words = || MailWords {
        subject: "Turn".to_owned(),
        text: "It is your turn\n".to_owned(),
    };
    let config = MailConfig {
        server: MailServer {
            host: host.to_owned(),
            port,
            encryption,
        },
        from: "tumbletop@example.org".parse().expect("an address"),
        login: Some(folder.join("login")),
        limits: MailLimits::default(),
        notice: Arc::new(move |_| words()),
        confirmation: Arc::new(move |_| words()),
    };
    let mail = Mail::Notice(Notice {
        to: NoticeAddress::Mail("ana@example.org".to_owned()),
        code: "ABCDEF".parse().expect("a code"),
        game: "stack".to_owned(),
    });
    let result = {
        let mailer = Mailer::new(config).expect("a mailer");
        mailer.send(&mail).await
    };
    (result, told.await.expect("it ends"))
}

/// A folder with a certificate for `localhost` and a login.
fn made() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tumbletop-mailer-{}", std::process::id()));
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    std::fs::create_dir_all(&folder).expect("a folder");
    let key = made.signing_key.serialize_pem();
    for (name, text) in [
        ("cert.pem", &*made.cert.pem()),
        ("key.pem", &*key),
        ("login", "me\nsecret\n"),
    ] {
        let file = folder.join(name);
        std::fs::write(&file, text).expect("a file");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).expect("it is ours");
        }
    }
    folder
}

/// Whether a server was told a secret.
fn is_told(said: &str) -> bool {
    ["AUTH", "MAIL", "RCPT", "DATA"].iter().any(|word| said.contains(word))
}

#[tokio::test]
async fn nothing_is_said_over_a_connection_that_is_not_secure() {
    let folder = made();
    for (encryption, offers) in [
        (MailEncryption::Begun, Offers::Nothing),
        // Nobody vouches for the certificate.
        (MailEncryption::Begun, Offers::ToEncrypt),
        (MailEncryption::Always, Offers::Encrypted),
    ] {
        let (result, (open, encrypted)) = sent(&folder, "localhost", encryption, offers).await;
        assert!(result.is_err());
        assert!(!is_told(&open) && !is_told(&encrypted), "{open}{encrypted}");
    }
    // The system of this process trusts the certificate.
    let again = Command::new(std::env::current_exe().expect("a program"))
        .args(["--exact", "notices::mailer::tests::what_is_trusted_is_told"])
        .env("SSL_CERT_FILE", folder.join("cert.pem"))
        .env(TRUSTED, &folder)
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&again.stdout);
    assert!(again.status.success() && said.contains("1 passed"), "{said}");
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn what_is_trusted_is_told() {
    let Some(folder) = std::env::var_os(TRUSTED).map(PathBuf::from) else {
        return;
    };
    for (encryption, offers) in [
        (MailEncryption::Begun, Offers::ToEncrypt),
        (MailEncryption::Always, Offers::Encrypted),
    ] {
        let (result, (open, encrypted)) = sent(&folder, "localhost", encryption, offers).await;
        assert_eq!(result, Ok(()), "{open}{encrypted}");
        assert!(!is_told(&open), "{open}");
        assert!(encrypted.contains("AUTH PLAIN AG1lAHNlY3JldA=="), "{encrypted}");
        assert!(encrypted.contains("RCPT TO:<ana@example.org>"), "{encrypted}");
    }
    // The certificate is for another name.
    let (result, (open, encrypted)) = sent(&folder, "127.0.0.1", MailEncryption::Always, Offers::Encrypted).await;
    assert!(
        result.is_err() && !is_told(&open) && !is_told(&encrypted),
        "{open}{encrypted}"
    );
}
