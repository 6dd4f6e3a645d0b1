//! An address of mail that waits until its owner has confirmed it.

use std::time::Duration;

use crate::protocol::limits::{NOTICE_CODE_STAYS, NOTICE_CODE_TRIES};
use crate::protocol::notice::{NoticeAddress, NoticeCode};

/// An address of mail that waits until its owner has confirmed it.
#[derive(Clone, Debug)]
pub(super) struct Unconfirmed {
    address: NoticeAddress,
    letters: NoticeCode,
    tries: u8,
    until: Duration,
}

impl Unconfirmed {
    /// An address to which a code was sent now.
    pub(super) const fn new(address: NoticeAddress, letters: NoticeCode, now: Duration) -> Self {
        Self {
            address,
            letters,
            tries: NOTICE_CODE_TRIES,
            until: now.saturating_add(NOTICE_CODE_STAYS),
        }
    }

    /// The address.
    pub(super) const fn address(&self) -> &NoticeAddress {
        &self.address
    }

    /// Whether it can still be confirmed.
    pub(super) fn waits(&self, now: Duration) -> bool {
        self.tries > 0 && now < self.until
    }

    /// The address, if these are the letters.
    ///
    /// # Errors
    /// What waits now, with one try less.
    pub(super) fn confirmed(mut self, letters: NoticeCode) -> Result<NoticeAddress, Self> {
        if self.letters == letters {
            return Ok(self.address);
        }
        self.tries = self.tries.saturating_sub(1);
        Err(self)
    }
}
