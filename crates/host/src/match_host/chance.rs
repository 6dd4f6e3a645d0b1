//! Chance: draws without a throw, and throws.

use crate::match_host::MatchHost;
use crate::pending::PendingChance;
use crate::thrower::{ThrowOutcome, Thrower};
use messages::texts::rules as words;
use rules::die::DieId;
use rules::error::ApplyError;
use rules::ids::{Actor, SeatId};
use rules::rng::Stream;
use tabletop::game::ChanceDue;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};

/// A throw that is to be made now.
#[derive(Clone, Copy, Debug)]
struct DueThrow {
    thrower: Option<SeatId>,
    gesture: Option<ThrowGesture>,
    again: bool,
}

impl MatchHost {
    /// Draws the chance that is due and not thrown. One shuffle may follow another: of the set-aside piles, then of a
    /// stock pile (M-12).
    pub fn draw(&mut self) {
        while let Some(PendingChance {
            due: ChanceDue::Drawn { .. },
            ..
        }) = self.pending
        {
            let mut chance = self.record.seed.at_entry(Stream::Chance, self.record.entries.len());
            let drawn = self.game.sample_chance(&mut chance);
            if let Err(error) = self.apply(Actor::Chance, &drawn, None, None) {
                self.defects.push(format!("{error}: drawn"));
                return;
            }
        }
    }

    /// Whether chance is due that is drawn, not thrown.
    pub fn is_drawing(&self) -> bool {
        self.pending
            .is_some_and(|pending| matches!(pending.due, ChanceDue::Drawn { .. }))
    }

    /// Whether dice are due to be thrown that do not wait for a person.
    pub fn is_throw_due(&self) -> bool {
        self.due_throw().is_some()
    }

    fn due_throw(&self) -> Option<DueThrow> {
        let pending = self.pending.filter(|pending| !pending.ordered)?;
        let ChanceDue::Throw { thrower } = pending.due else {
            return None;
        };
        if pending.awaited().is_some_and(|seat| self.players.is_person(seat)) {
            return None;
        }
        Some(DueThrow {
            thrower,
            gesture: pending.gesture,
            again: pending.again,
        })
    }

    /// Makes the throw that is due.
    pub fn throw_with(&mut self, thrower: &mut impl Thrower) {
        let Some(due) = self.due_throw() else { return };
        let seats = self.seats().count();
        let gesture = due.gesture.unwrap_or_else(|| {
            let seat = due.thrower.unwrap_or(SeatId(0));
            thrower.standard(seat, seats, self.thrown_among())
        });
        let Some(order) = self.order(gesture) else { return };
        // After a throw that did not count, the same random numbers would fail again.
        let fresh = || self.record.seed.at_entry(Stream::Throw, self.record.entries.len());
        thrower.throw(order, (!due.again).then(fresh));
        if let Some(pending) = &mut self.pending {
            pending.ordered = true;
        }
    }

    /// The die, if a single die among others is due to be thrown.
    fn thrown_among(&self) -> Option<DieId> {
        let order = self.order(ThrowGesture::NONE)?;
        let alone = matches!(order.kind, ThrowKind::Single { .. });
        order.dice.first().copied().filter(|_| alone)
    }

    /// The throw that is due, with this gesture; `None` if none is due.
    pub fn order(&self, gesture: ThrowGesture) -> Option<ThrowOrder> {
        self.game.throw_due(gesture)
    }

    /// Reports the result of a throw to the rules (G-2). A throw that is not due changes nothing: it belongs to a
    /// match that was ended while its dice were in the air.
    pub fn thrown(&mut self, throw: &ThrowOutcome) {
        if !self.pending.is_some_and(|pending| pending.ordered) {
            return;
        }
        let reported = match self.game.report(&throw.settled) {
            Some(report) => self.apply(Actor::Chance, &report, None, Some(throw)),
            None => Err(ApplyError::BadReport {
                why: words::REPORT_WRONG_DICE,
            }),
        };
        if let Err(error) = reported {
            self.defects.push(format!("{error}: {:?}", throw.settled));
            // This must not stop the match: the dice are thrown again.
            if let Some(pending) = &mut self.pending {
                pending.by_act = true;
                pending.again = true;
                pending.ordered = false;
            }
        }
    }
}
