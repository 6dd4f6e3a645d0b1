//! All notices of a server: checks where they may go, and passes them on.

use std::net::IpAddr;
use std::time::Duration;

use crate::error::ServeError;
use crate::notices::config::NoticeConfig;
use crate::notices::mail_address::{address_of, mailbox_of};
use crate::notices::mail_limits::MailLedger;
use crate::notices::mailer::{Mail, Mailer};
use crate::notices::push::{post_all, url_of};
use crate::notices::queue::{Queue, Waiting};
use net::protocol::notice::NoticeAddress;
use net::protocol::refusal::RoomRefusal;
use net::room::confirmation::Confirmation;
use net::room::notice::Notice;

/// The mails of a server.
struct Mails {
    ledger: MailLedger,
    queue: Queue<Mail>,
}

/// The notices of a server that sends some.
struct Sent {
    config: NoticeConfig,
    posts: Queue<Notice>,
    mails: Option<Mails>,
}

/// The notices of a server.
pub(crate) struct Notices(Option<Sent>);

/// The notices that wait to be sent.
pub(crate) struct WaitingNotices {
    config: NoticeConfig,
    posts: Waiting<Notice>,
    mails: Option<(Mailer, Waiting<Mail>)>,
}

impl Notices {
    /// Those of a server that sends none.
    #[cfg(test)]
    pub(crate) const fn none() -> Self {
        Self(None)
    }

    /// Those of a server with this configuration, and what waits to be sent; `None` if it sends none.
    ///
    /// # Errors
    /// [`ServeError`]: why mails can't be sent.
    pub(crate) fn new(config: Option<NoticeConfig>) -> Result<(Self, Option<WaitingNotices>), ServeError> {
        let Some(config) = config else {
            return Ok((Self(None), None));
        };
        let (posts, waiting_posts) = Queue::new();
        let mut sent = Sent {
            config: config.clone(),
            posts,
            mails: None,
        };
        let mut waiting = WaitingNotices {
            config,
            posts: waiting_posts,
            mails: None,
        };
        if let Some(config) = &sent.config.mail {
            let (queue, mails) = Queue::new();
            waiting.mails = Some((Mailer::new(config.clone())?, mails));
            let ledger = MailLedger::new(config.limits);
            sent.mails = Some(Mails { ledger, queue });
        }
        Ok((Self(Some(sent)), Some(waiting)))
    }

    /// Checks an address that a member sets.
    ///
    /// # Errors
    /// [`RoomRefusal`] if nothing is sent there.
    pub(crate) fn check(&self, address: &NoticeAddress) -> Result<(), RoomRefusal> {
        let sent = self.0.as_ref().ok_or(RoomRefusal::NoNotices)?;
        let is_fine = match address {
            NoticeAddress::Push(url) => url_of(url, &sent.config).is_some(),
            NoticeAddress::Mail(text) => sent.mails.is_some() && address_of(text).is_some(),
        };
        is_fine.then_some(()).ok_or(RoomRefusal::NoticeAddress)
    }

    /// Why no code can be sent to an address now, for this household; `None` if one can, or none is needed.
    pub(crate) fn why_no_code(
        &self,
        address: &NoticeAddress,
        household: Option<IpAddr>,
        now: Duration,
    ) -> Option<RoomRefusal> {
        let NoticeAddress::Mail(text) = address else {
            return None;
        };
        let mails = self.0.as_ref()?.mails.as_ref()?;
        let mailbox = mailbox_of(&address_of(text)?);
        let may = mails.ledger.may_send_code(&mailbox, household, now);
        (!may).then_some(RoomRefusal::TooManyMails)
    }

    /// Sends a notice later; it is lost if there are too many.
    pub(crate) fn give(&self, notice: Notice, now: Duration) {
        let Some(sent) = &self.0 else { return };
        match (&notice.to, &sent.mails) {
            (NoticeAddress::Push(_), _) => sent.posts.give(notice),
            (NoticeAddress::Mail(text), Some(mails)) => {
                let mailbox = address_of(text).map(|address| mailbox_of(&address));
                if mailbox.is_some_and(|mailbox| mails.ledger.sends_notice(mailbox, now)) {
                    mails.queue.give(Mail::Notice(notice));
                } else {
                    tracing::warn!("too many mails; one is lost");
                }
            }
            // The operator sends no mails any more.
            (NoticeAddress::Mail(_), None) => {}
        }
    }

    /// Sends a code later; it is lost if there are too many.
    pub(crate) fn give_code(&self, code: Confirmation, now: Duration) {
        let Some(mails) = self.0.as_ref().and_then(|sent| sent.mails.as_ref()) else {
            return;
        };
        let mailbox = address_of(code.to.text()).map(|address| mailbox_of(&address));
        if mailbox.is_some_and(|mailbox| mails.ledger.sends_code(mailbox, code.household, now)) {
            mails.queue.give(Mail::Code(code));
        } else {
            // Several rooms asked at once: it was refused to none of them.
            tracing::warn!("too many mails; one is lost");
        }
    }
}

/// Sends notices until the server ends.
pub(crate) async fn send_all(waiting: WaitingNotices) {
    let posts = post_all(waiting.config, waiting.posts);
    match waiting.mails {
        None => posts.await,
        Some((mailer, mails)) => {
            tokio::join!(posts, mailer.send_all(mails));
        }
    }
}
