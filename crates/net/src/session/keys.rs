//! Keys of people: the person's own, and what is known of those of the others.

use std::collections::BTreeMap;

use crate::identity::{Entry, holds};
use crate::protocol::client_message::RoomRequest;
use crate::protocol::lobby::MemberId;
use crate::protocol::person::Challenge;
use crate::protocol::refusal::RoomRefusal;
use crate::protocol::server_message::Invited;
use crate::session::{ENTERS, Ended, Event, Goal, Session};
use crate::standing::{Circle, Standing};
use crate::table_address::TableKey;

impl Session {
    /// Notes that the server is this program's own and that other homes know it by this key, or no longer. The person
    /// then shows their key for it.
    pub fn is_own(&mut self, table: Option<TableKey>) {
        if self.reached.own != table {
            self.reached.own = table;
            self.standings.forget();
            self.look_at_people();
            if self.lobby.is_some() {
                self.events.push_back(Event::Lobby);
            }
            if self.is_in {
                self.prove();
            }
        }
    }

    /// Sets whom the person knows.
    pub fn knows(&mut self, circle: Circle) {
        self.circle = circle;
    }

    /// What is known of a member's key.
    pub fn standing(&self, who: MemberId) -> Standing {
        self.standings.of(who)
    }

    /// What is known of the keys of all members who have shown one.
    pub fn standings(&self) -> BTreeMap<MemberId, Standing> {
        self.standings.all()
    }

    pub(super) fn look_at_people(&mut self) {
        if let Some(lobby) = &self.lobby {
            self.standings.look(lobby, &self.reached);
        }
    }

    /// Whether nothing of what a member says is shown.
    pub(super) fn is_silenced(&self, who: MemberId) -> bool {
        let key = self.standing(who).key();
        self.is_muted(who) || key.is_some_and(|key| self.circle.silenced.contains(&key))
    }

    /// Whether what a member writes is shown.
    pub(super) fn reads(&self, who: MemberId) -> bool {
        let is_known = self.standing(who).key().is_some_and(|key| self.circle.reads(&key));
        self.you() == Some(who) || (is_known && !self.is_muted(who))
    }

    /// Shows the person's key to the room.
    pub(super) fn prove(&mut self) {
        let (Some(identity), Some((code, member, token))) = (&self.identity, &self.entered) else {
            return;
        };
        let Some(place) = self.reached.signs() else { return };
        let entry = Entry {
            code: *code,
            member: *member,
            challenge: token.kept().challenge(),
        };
        let proof = identity.prove(place, &entry);
        self.send(ENTERS, RoomRequest::Prove(Box::new(proof)));
    }

    /// Shows the person's key in no room.
    pub(super) fn wait_for_invitations(&mut self, challenge: Challenge) {
        let (Some(identity), Some(place)) = (&self.identity, self.reached.signs()) else {
            return self.end(Ended::Refused(RoomRefusal::NotProven));
        };
        let proof = identity.prove_in_no_room(place, challenge);
        self.waits = true;
        self.send(ENTERS, RoomRequest::Here(Box::new(proof)));
    }

    /// An invitation is shown if it is of somebody whom the person knows.
    pub(super) fn take_invitation(&mut self, invited: Invited) {
        let entry = Entry {
            code: invited.code,
            member: invited.member,
            challenge: invited.claim.challenge,
        };
        let proof = &invited.claim.proof;
        let is_known = self.circle.reads(&proof.key) && self.reached.is_same(&proof.place);
        if self.goal == Goal::Wait && is_known && holds(proof, &entry) {
            let event = Event::Invited(proof.key, invited.name, invited.code);
            self.events.push_back(event);
        }
    }
}
