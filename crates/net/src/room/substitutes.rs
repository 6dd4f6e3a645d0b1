//! Substitutes: somebody without a seat plays on in the seat of another, once those who play agree.
//!
//! Everybody with a seat has to agree, the person of the seat among them. Whoever was late since they were last there is
//! not asked: they may never come back. But at least one person with a seat has to agree, if there is one at all.

use std::collections::BTreeSet;

use crate::protocol::limits::LONGEST_NAME;
use crate::protocol::lobby::{MemberId, SeatHolder, SeatOffer};
use crate::protocol::refusal::RoomRefusal;
use crate::room::effect::Effect;
use crate::room::room::Room;
use crate::room::running_match::RunningMatch;
use messages::names::unlike;
use rules::ids::{SeatId, Viewer};

impl Room {
    /// A member offers to play on in a seat.
    pub(super) fn offer_to_play(&mut self, who: MemberId, seat: SeatId) -> Result<(), RoomRefusal> {
        if !self.is_playing() {
            return Err(RoomRefusal::NoMatch);
        }
        if !self.takes_its_time() {
            return Err(RoomRefusal::OnlyInDays);
        }
        if self.seats.get(seat.index()).is_none() || self.seated().contains(&who) {
            return Err(RoomRefusal::NotYourSeat);
        }
        match self.absences.offers.get(&seat) {
            Some((by, _)) if *by == who => return Ok(()),
            Some(_) => return Err(RoomRefusal::AskedAlready),
            None => {}
        }
        // One at a time.
        self.absences.offers.retain(|_, (by, _)| *by != who);
        self.absences.offers.insert(seat, (who, BTreeSet::new()));
        self.changed = true;
        Ok(())
    }

    /// A member agrees to an offer or not. Whoever made it takes it back with `false`.
    pub(super) fn agree_to_offer(
        &mut self,
        who: MemberId,
        seat: SeatId,
        by: MemberId,
        yes: bool,
    ) -> Result<(), RoomRefusal> {
        let seated = self.seated();
        let offer = self.absences.offers.get_mut(&seat).filter(|(offers, _)| *offers == by);
        let (_, agreed) = offer.ok_or(RoomRefusal::NoOffer)?;
        if who != by && !seated.contains(&who) {
            return Err(RoomRefusal::NotYourSeat);
        }
        match (yes, who == by) {
            (true, true) => return Ok(()),
            (true, false) => {
                agreed.insert(who);
            }
            (false, _) => {
                self.absences.offers.remove(&seat);
            }
        }
        self.changed = true;
        Ok(())
    }

    /// Who has to agree to an offer, and has not yet.
    fn asked_about(&self, agreed: &BTreeSet<MemberId>) -> Vec<MemberId> {
        let seated = self.seated().into_iter();
        let is_asked = |id: &MemberId| !self.absences.late.contains(id) && !agreed.contains(id);
        seated.filter(is_asked).collect()
    }

    /// The offers, as everybody sees them.
    pub(super) fn offers(&self) -> Vec<SeatOffer> {
        let offers = self.absences.offers.iter();
        offers
            .map(|(seat, (by, agreed))| SeatOffer {
                seat: *seat,
                by: *by,
                asked: self.asked_about(agreed),
            })
            .collect()
    }

    /// Lets those play on to whom all have agreed.
    pub(super) fn settle_offers(&mut self) {
        if !self.is_playing() {
            self.changed |= !self.absences.offers.is_empty();
            self.absences.offers.clear();
            return;
        }
        let seated = self.seated();
        let is_agreed = |(seat, (by, agreed)): (&SeatId, &(MemberId, BTreeSet<MemberId>))| {
            let somebody = seated.is_empty() || seated.iter().any(|id| agreed.contains(id));
            (somebody && self.asked_about(agreed).is_empty()).then_some((*seat, *by))
        };
        let agreed: Vec<(SeatId, MemberId)> = self.absences.offers.iter().filter_map(is_agreed).collect();
        for (seat, by) in agreed {
            self.absences.offers.remove(&seat);
            self.play_on(seat, by);
        }
    }

    /// Gives a seat of the match to another member.
    fn play_on(&mut self, seat: SeatId, who: MemberId) {
        let Some(name) = self.person(who).map(|person| person.name.clone()) else {
            return;
        };
        let others = self.names_of_others(seat);
        let name = unlike(name, LONGEST_NAME, others);
        if let Some(SeatHolder::Person(former)) = self.seats.get(seat.index()).map(|there| there.holder) {
            self.drop_absences_of(former);
        }
        let (Some(there), Some(playing)) = (self.seats.get_mut(seat.index()), RunningMatch::on(&mut self.playing))
        else {
            return;
        };
        there.holder = SeatHolder::Person(who);
        there.stand_in = None;
        there.name.clone_from(&name);
        playing.host.seat_person(seat, &name);
        playing.host.connect_once(Viewer::Player(seat));
        self.absences.nudges.remove(&seat);
        // Whoever had the seat sees no more of its cards, and the substitute begins with the whole match.
        self.sent.retain(|(_, viewer), _| *viewer != Viewer::Player(seat));
        self.changed = true;
        // Saved before the match says it: the room decides whose seat it is.
        self.effects.push_back(Effect::Keep(self.kept()));
    }
}
