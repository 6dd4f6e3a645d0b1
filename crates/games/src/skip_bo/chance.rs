//! Reports of chance: which are possible, random reports, and their effects (G-2).

use rand::Rng;

use super::action::CardAction;
use super::edition::Edition;
use super::event::CardEvent;
use super::state::{CardGame, Phase};
use crate::skip_bo_mod::die::Die;
use messages::texts::rules as words;
use rules::die::Face;
use rules::error::ApplyError;
use rules::game::EventSink;
use rules::ids::Actor;
use rules::rng::{RulesRng, Stream, below, stream};

impl<E: Edition> CardGame<E> {
    /// Checks whether a report is possible here.
    pub(super) fn check_report(&self, report: &CardAction) -> Result<(), ApplyError<CardAction>> {
        let bad = |why| Err(ApplyError::BadReport { why });
        match (self.phase, report) {
            (Phase::Over, _) => Err(ApplyError::Over),
            (Phase::Act, _) => Err(ApplyError::NotDue { who: Actor::Chance }),
            (Phase::Roll, CardAction::DieRolled { face }) if (1..=Die::FACES as u8).contains(&face.0) => Ok(()),
            (Phase::Roll, CardAction::DieRolled { .. }) => bad(words::REPORT_FACE),
            (Phase::Roll, _) => bad(words::REPORT_DIE),
            (_, CardAction::Shuffle { .. }) => Ok(()),
            _ => bad(words::REPORT_SHUFFLE),
        }
    }

    /// A random report, in place of one from the table.
    pub(super) fn sample_report(&self, rng: &mut RulesRng) -> CardAction {
        match self.phase {
            Phase::Roll => CardAction::DieRolled {
                face: Face(below(rng, Die::FACES as u32) as u8 + 1),
            },
            _ => CardAction::Shuffle { seed: rng.next_u64() },
        }
    }

    /// Continues the match with a report of chance.
    pub(super) fn take_report<S: EventSink<CardEvent>>(&mut self, report: &CardAction, out: &mut S) {
        match *report {
            CardAction::DieRolled { face } => self.take_roll(face, out),
            CardAction::Shuffle { seed } => {
                let mut rng = stream(seed, Stream::Rules);
                match self.phase {
                    Phase::Deal => self.deal(&mut rng, out),
                    Phase::Reshuffle { then } => self.reshuffle(then, &mut rng, out),
                    Phase::ShuffleStock => self.shuffle_stock(&mut rng, out),
                    Phase::Gather => self.gather_discards(&mut rng, out),
                    Phase::Roll | Phase::Act | Phase::Over => {}
                }
            }
            _ => {}
        }
    }

    fn take_roll<S: EventSink<CardEvent>>(&mut self, side: Face, out: &mut S) {
        self.turn.side = side;
        if let Some(face) = self.die() {
            self.turn.uses = face.uses();
            out.push(CardEvent::DieRolled {
                player: self.turn.player,
                side,
                face,
            });
        }
        self.start_drawing(out);
    }
}
