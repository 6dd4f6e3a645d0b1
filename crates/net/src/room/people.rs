//! Who people are, and what they write to each other.

use crate::identity::{Entry, holds};
use crate::protocol::lobby::MemberId;
use crate::protocol::person::{KeyClaim, KeyProof, PersonKey};
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::{Invited, ServerMessage};
use crate::protocol::words::Words;
use crate::room::effect::{ConnectionId, Effect};
use crate::room::room::Room;

impl Room {
    /// Takes the proof of a member's key. The server has looked at its place.
    pub(super) fn prove(&mut self, who: MemberId, proof: KeyProof) -> Result<(), RoomRefusal> {
        let code = self.code;
        let person = self.person(who).ok_or(RoomRefusal::NoSuchMember)?;
        if let Some(claim) = &person.claims {
            if claim.proof.key != proof.key {
                return Err(RoomRefusal::KeyShown);
            }
            if claim.proof == proof {
                return Ok(());
            }
        }
        let entry = Entry {
            code,
            member: who,
            challenge: person.token.challenge(),
        };
        if !holds(&proof, &entry) {
            return Err(RoomRefusal::NotProven);
        }
        let challenge = entry.challenge;
        person.claims = Some(Box::new(KeyClaim { proof, challenge }));
        self.changed = true;
        Ok(())
    }

    /// Lets people write to each other, or not.
    pub(super) fn allow_free_text(&mut self, who: MemberId, free_text: bool) -> Result<(), RoomRefusal> {
        self.as_host(who)?;
        self.free_text = free_text;
        self.changed = true;
        Ok(())
    }

    /// Invites somebody who may wait for that. The answer does not say whether they do.
    pub(super) fn invite(&mut self, who: MemberId, to: PersonKey) -> Result<(), RoomRefusal> {
        if self.locked {
            return Err(RoomRefusal::Locked);
        }
        let code = self.code;
        let person = self.person(who).ok_or(RoomRefusal::NoSuchMember)?;
        let claim = person.claims.clone().ok_or(RoomRefusal::KeyNeeded)?;
        let invited = Invited {
            code,
            member: who,
            name: person.name.clone(),
            claim: *claim,
        };
        self.effects.push_back(Effect::Invite(to, Box::new(invited)));
        Ok(())
    }

    /// Passes words on to the people who have shown their keys, the writer among them. The room keeps nothing of them.
    pub(super) fn write(&mut self, who: MemberId, words: Words) -> Result<(), RoomRefusal> {
        if !self.free_text {
            return Err(RoomRefusal::NoFreeText);
        }
        if self.person(who).is_none_or(|person| person.claims.is_none()) {
            return Err(RoomRefusal::KeyNeeded);
        }
        if words.is_empty() {
            return Err(RoomRefusal::NoWords);
        }
        let known = self.persons.iter().filter(|person| person.claims.is_some());
        let all: Vec<ConnectionId> = known.filter_map(|person| person.connection).collect();
        for to in all {
            self.send(to, ServerMessage::Wrote(who, words.clone()), true);
        }
        Ok(())
    }
}
