//! Which notices a server sends.

use std::fmt;
use std::sync::Arc;

use crate::notices::mail_config::MailConfig;
use net::room::notice::Notice;

/// The words of a notice.
pub type NoticeWords = Arc<dyn Fn(&Notice) -> String + Send + Sync>;

/// Which notices a server sends.
#[derive(Clone)]
pub struct NoticeConfig {
    /// The hosts to which it may post; none if it posts nothing.
    pub push_hosts: Vec<String>,
    /// The words of a notice that is posted.
    pub words: NoticeWords,
    /// Whether it also posts to this machine, without encryption: for tests.
    pub to_this_machine: bool,
    /// How it sends mails; `None` if it sends none.
    pub mail: Option<MailConfig>,
}

impl fmt::Debug for NoticeConfig {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "NoticeConfig({:?}, {:?})", self.push_hosts, self.mail)
    }
}
