//! Sends mails over the operator's server.

#[cfg(test)]
mod tests;

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::error::ServeError;
use crate::notices::mail_address::address_of;
use crate::notices::mail_config::{MailConfig, MailWords};
use crate::notices::mail_login::MailLogin;
use crate::notices::mail_server::MailEncryption;
use crate::notices::queue::{Pace, Waiting, send_all};
use net::room::confirmation::Confirmation;
use net::room::notice::Notice;
use system::random;

/// How mails are sent.
const PACE: Pace = Pace {
    at_once: 4,
    time: Duration::from_secs(30),
};
/// Says that nobody wrote the mail, so that no machine answers it (RFC 3834).
const AUTOMATIC: HeaderName = HeaderName::new_from_ascii_str("Auto-Submitted");

/// What is sent by mail.
#[derive(Debug)]
pub(super) enum Mail {
    /// That it is somebody's turn.
    Notice(Notice),
    /// A code.
    Code(Confirmation),
}

/// Sends mails over the operator's server.
#[derive(Clone)]
pub(super) struct Mailer {
    config: MailConfig,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

impl Mailer {
    /// One with this configuration.
    ///
    /// # Errors
    /// [`ServeError`]: why it can't be used.
    pub(super) fn new(config: MailConfig) -> Result<Self, ServeError> {
        let login = config.login.as_deref().map(MailLogin::read).transpose()?;
        let server = &config.server;
        let encrypts = || {
            let parameters = TlsParameters::builder(server.host.clone()).build_rustls();
            parameters.map_err(|error| ServeError::System(error.to_string()))
        };
        let tls = match server.encryption {
            MailEncryption::Always => Tls::Wrapper(encrypts()?),
            MailEncryption::Begun => Tls::Required(encrypts()?),
            MailEncryption::Nothing => Tls::None,
        };
        let transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&server.host)
            .port(server.port)
            .tls(tls)
            .timeout(Some(PACE.time))
            // Not the name of the machine, which is nobody's business.
            .hello_name(ClientId::Domain(config.from.domain().to_owned()));
        let transport = match login {
            Some(login) => transport.credentials(Credentials::new(login.user, login.password)),
            None => transport,
        };
        Ok(Self {
            transport: transport.build(),
            config,
        })
    }

    /// Sends what is in the queue until the server ends.
    pub(super) async fn send_all(self, waiting: Waiting<Mail>) {
        send_all(waiting, PACE, move |mail: Mail| {
            let mailer = self.clone();
            async move { mailer.send(&mail).await }
        })
        .await;
    }

    async fn send(&self, mail: &Mail) -> Result<(), &'static str> {
        let (to, words) = match mail {
            Mail::Notice(notice) => (&notice.to, (self.config.notice)(notice)),
            Mail::Code(code) => (&code.to, (self.config.confirmation)(code)),
        };
        // It was checked when it was set, maybe by an earlier version.
        let to = address_of(to.text()).ok_or("there is no such address")?;
        let message = self.written(to, words)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            // What the server says may have the address in it.
            Err(error) if error.is_permanent() => Err("the mail server refused it"),
            Err(error) if error.is_transient() => Err("the mail server did not take it now"),
            Err(error) if error.is_tls() => Err("the connection to the mail server is not secure"),
            Err(_) => Err("the mail server does not answer"),
        }
    }

    /// A mail with these words.
    fn written(&self, to: Address, words: MailWords) -> Result<Message, &'static str> {
        let mut number = [0; 16];
        random::fill(&mut number).map_err(|_| "the system has no random numbers")?;
        let number = u128::from_le_bytes(number);
        let mail = Message::builder()
            .message_id(Some(format!("<{number:032x}@{}>", self.config.from.domain())))
            .from(self.config.from.mailbox())
            .to(Mailbox::new(None, to))
            .subject(one_line(&words.subject))
            .raw_header(HeaderValue::new(AUTOMATIC, "auto-generated".to_owned()))
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN)
            .body(words.text);
        mail.map_err(|_| "it can't be written")
    }
}

/// The text without anything that could begin a line of its own.
fn one_line(text: &str) -> String {
    text.split(char::is_control).collect::<Vec<_>>().join(" ")
}
