//! Addresses of mail wait until their owners have confirmed them, so that nobody has mail sent to strangers.
//!
//! What waits is not saved: after a restart of the server it is asked for again.

use std::net::IpAddr;

use crate::protocol::lobby::MemberId;
use crate::protocol::notice::{NoticeAddress, NoticeCode};
use crate::protocol::refusal::RoomRefusal;
use crate::room::confirmation::Confirmation;
use crate::room::effect::{ConnectionId, Effect};
use crate::room::room::Room;
use crate::room::unconfirmed::Unconfirmed;

impl Room {
    /// Sets why no mail can be sent to confirm the address that is asked for next; `None` if one can.
    pub fn refuse_mail(&mut self, why: Option<RoomRefusal>) {
        self.no_mail = why;
    }

    /// The address of a connection, if it is known.
    pub fn household_of(&self, from: ConnectionId) -> Option<IpAddr> {
        self.households.get(&from).copied()
    }

    /// Sends a mail with a code to an address. The address before stays until the new one is confirmed.
    pub(super) fn ask_to_confirm(&mut self, who: MemberId, address: NoticeAddress) -> Result<(), RoomRefusal> {
        let mut random = [0; 16];
        random.copy_from_slice(&(self.random)()[..16]);
        let letters = NoticeCode::of_random(random);
        let (now, no_mail) = (self.now, self.no_mail.clone());
        let person = self.person(who).ok_or(RoomRefusal::NoSuchMember)?;
        if person.notice.as_ref() == Some(&address) {
            person.unconfirmed = None;
            self.tell_own(who);
            return Ok(());
        }
        if let Some(why) = no_mail {
            return Err(why);
        }
        person.unconfirmed = Some(Box::new(Unconfirmed::new(address.clone(), letters, now)));
        let household = person.household;
        let confirmation = Confirmation {
            to: address,
            letters,
            code: self.code,
            game: self.settings.game.clone(),
            household,
        };
        self.effects.push_back(Effect::AskToConfirm(Box::new(confirmation)));
        self.tell_own(who);
        Ok(())
    }

    /// Confirms the address of mail that waits for that.
    pub(super) fn confirm_notice(&mut self, who: MemberId, letters: NoticeCode) -> Result<(), RoomRefusal> {
        let now = self.now;
        let person = self.person(who).ok_or(RoomRefusal::NoSuchMember)?;
        let waits = person.unconfirmed.take().filter(|waits| waits.waits(now));
        match waits.ok_or(RoomRefusal::NoNoticeCode)?.confirmed(letters) {
            Ok(address) => person.notice = Some(address),
            Err(waits) => {
                person.unconfirmed = Some(Box::new(waits));
                return Err(RoomRefusal::WrongNoticeCode);
            }
        }
        self.effects.push_back(Effect::Keep(self.kept()));
        self.tell_own(who);
        Ok(())
    }
}
