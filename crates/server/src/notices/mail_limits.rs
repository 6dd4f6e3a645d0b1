//! How many mails a server sends: nobody is flooded by it, and no account at a server of mail is blocked for it.
//!
//! The mails of the last day are in memory, so their number bounds the memory too. A restart forgets them.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// How many mails a server sends at most. A day is the last 24 hours.
#[derive(Clone, Copy, Debug)]
pub struct MailLimits {
    /// Mails with a code to one mailbox, a day.
    pub codes_a_mailbox: usize,
    /// Mails with a code that one household asks for, a day.
    pub codes_a_household: usize,
    /// Mails with a code, a day.
    pub codes: usize,
    /// Notices to one mailbox, an hour.
    pub notices_a_mailbox_an_hour: usize,
    /// Notices to one mailbox, a day.
    pub notices_a_mailbox: usize,
    /// Notices, a day.
    pub notices: usize,
}

impl Default for MailLimits {
    fn default() -> Self {
        Self {
            codes_a_mailbox: 3,
            codes_a_household: 10,
            codes: 200,
            notices_a_mailbox_an_hour: 20,
            notices_a_mailbox: 100,
            notices: 2_000,
        }
    }
}

/// A mail that was sent.
struct Sent {
    at: Duration,
    mailbox: String,
    household: Option<IpAddr>,
}

/// The mails of the last day.
#[derive(Default)]
struct LastDay {
    codes: VecDeque<Sent>,
    notices: VecDeque<Sent>,
}

/// Counts the mails of a server.
pub(super) struct MailLedger {
    limits: MailLimits,
    last_day: Mutex<LastDay>,
}

impl MailLedger {
    pub(super) fn new(limits: MailLimits) -> Self {
        Self {
            limits,
            last_day: Mutex::default(),
        }
    }

    /// The mails of the day before this time.
    fn last_day(&self, now: Duration) -> MutexGuard<'_, LastDay> {
        let mut last_day = self.last_day.lock().unwrap_or_else(PoisonError::into_inner);
        let LastDay { codes, notices } = &mut *last_day;
        for sent in [codes, notices] {
            while sent.front().is_some_and(|first| first.at + DAY <= now) {
                sent.pop_front();
            }
        }
        last_day
    }

    /// Whether a code may be sent to a mailbox, for this household.
    pub(super) fn may_send_code(&self, mailbox: &str, household: Option<IpAddr>, now: Duration) -> bool {
        self.is_code_within(&self.last_day(now).codes, mailbox, household)
    }

    fn is_code_within(&self, sent: &VecDeque<Sent>, mailbox: &str, household: Option<IpAddr>) -> bool {
        let there = sent.iter().filter(|sent| sent.mailbox == mailbox).count();
        let by = sent.iter().filter(|sent| sent.household == household).count();
        sent.len() < self.limits.codes && there < self.limits.codes_a_mailbox && by < self.limits.codes_a_household
    }

    /// Counts a mail with a code; returns whether it may be sent.
    pub(super) fn sends_code(&self, mailbox: String, household: Option<IpAddr>, now: Duration) -> bool {
        let mut last_day = self.last_day(now);
        let may = self.is_code_within(&last_day.codes, &mailbox, household);
        if may {
            last_day.codes.push_back(Sent {
                at: now,
                mailbox,
                household,
            });
        }
        may
    }

    /// Counts a notice; returns whether it may be sent.
    pub(super) fn sends_notice(&self, mailbox: String, now: Duration) -> bool {
        let mut last_day = self.last_day(now);
        let sent = &mut last_day.notices;
        let there = || sent.iter().filter(|sent| sent.mailbox == mailbox);
        let lately = there().filter(|sent| sent.at + HOUR > now).count();
        let may = sent.len() < self.limits.notices
            && there().count() < self.limits.notices_a_mailbox
            && lately < self.limits.notices_a_mailbox_an_hour;
        if may {
            sent.push_back(Sent {
                at: now,
                mailbox,
                household: None,
            });
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn ledger() -> MailLedger {
        MailLedger::new(MailLimits {
            codes_a_mailbox: 2,
            codes_a_household: 3,
            codes: 4,
            notices_a_mailbox_an_hour: 2,
            notices_a_mailbox: 3,
            notices: 5,
        })
    }

    fn household(last: u8) -> Option<IpAddr> {
        Some(Ipv4Addr::new(192, 0, 2, last).into())
    }

    #[test]
    fn codes_have_limits_for_mailboxes_households_and_all() {
        let ledger = ledger();
        let sends = |mailbox: &str, by, now| {
            let may = ledger.may_send_code(mailbox, by, now);
            assert_eq!(
                ledger.sends_code(mailbox.to_owned(), by, now),
                may,
                "what is said before holds"
            );
            may
        };
        let now = Duration::from_secs(10);
        assert!(sends("a", household(1), now) && sends("a", household(2), now));
        assert!(!sends("a", household(3), now), "enough for this mailbox");
        assert!(sends("b", household(1), now) && sends("c", household(1), now));
        assert!(!sends("d", household(4), now), "enough for the server");
        assert_eq!(ledger.last_day(now).codes.len(), 4, "memory is bounded");
        assert!(!sends("a", household(3), now + DAY - Duration::from_secs(1)));
        assert!(sends("a", household(3), now + DAY), "the next day");
        for mailbox in ["d", "e"] {
            assert!(sends(mailbox, household(3), now + DAY));
        }
        assert!(!sends("f", household(3), now + DAY), "enough for this household");
        assert!(sends("f", None, now + DAY), "one that is not known is one of its own");
        assert!(
            ledger.sends_notice("a".to_owned(), now + DAY),
            "notices are counted by themselves"
        );
    }

    #[test]
    fn notices_have_limits_for_mailboxes_and_all() {
        let ledger = ledger();
        let sends = |mailbox: &str, now| ledger.sends_notice(mailbox.to_owned(), now);
        let now = Duration::ZERO;
        assert!(sends("a", now) && sends("a", now));
        assert!(!sends("a", now), "enough for an hour");
        assert!(sends("a", now + HOUR));
        assert!(!sends("a", now + HOUR * 2), "enough for a day");
        assert!(sends("b", now + HOUR * 2) && sends("b", now + HOUR * 2));
        assert!(!sends("c", now + HOUR * 2), "enough for the server");
        assert_eq!(ledger.last_day(now).notices.len(), 5, "memory is bounded");
        assert!(sends("c", now + DAY));
    }
}
