//! Whom the mails of a server are from.

use std::str::FromStr;

use lettre::Address;
use lettre::message::Mailbox;

use crate::notices::mail_address::address_of;

/// The name beside the address.
const NAME: &str = "Tumbletop";

/// Whom the mails of a server are from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailSender(Address);

/// The text is no address of mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no address of mail")]
pub struct InvalidMailSender;

impl MailSender {
    /// As it stands in a mail.
    pub(super) fn mailbox(&self) -> Mailbox {
        Mailbox::new(Some(NAME.to_owned()), self.0.clone())
    }

    /// The domain.
    pub(super) fn domain(&self) -> &str {
        self.0.domain()
    }
}

impl FromStr for MailSender {
    type Err = InvalidMailSender;

    fn from_str(text: &str) -> Result<Self, InvalidMailSender> {
        address_of(text).map(Self).ok_or(InvalidMailSender)
    }
}
