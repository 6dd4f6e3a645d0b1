//! How a server sends mails.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::notices::mail_limits::MailLimits;
use crate::notices::mail_sender::MailSender;
use crate::notices::mail_server::MailServer;
use net::room::confirmation::Confirmation;
use net::room::notice::Notice;

/// The words of a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailWords {
    /// What it is about, in one line.
    pub subject: String,
    /// The plain text.
    pub text: String,
}

/// How a server sends mails.
#[derive(Clone)]
pub struct MailConfig {
    /// The server that takes them.
    pub server: MailServer,
    /// Whom they are from.
    pub from: MailSender,
    /// The file with the login at that server; `None` if it asks for none.
    pub login: Option<PathBuf>,
    /// How many it sends.
    pub limits: MailLimits,
    /// The words of a mail that says whose turn it is.
    pub notice: Arc<dyn Fn(&Notice) -> MailWords + Send + Sync>,
    /// The words of a mail with a code, by which its address is confirmed.
    pub confirmation: Arc<dyn Fn(&Confirmation) -> MailWords + Send + Sync>,
}

impl fmt::Debug for MailConfig {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "MailConfig({:?}, {:?})", self.server, self.limits)
    }
}
