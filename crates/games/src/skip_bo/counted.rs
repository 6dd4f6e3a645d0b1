//! The statistics of a match of a card game. Uses of the die are counted in Skip-Bo MOD only.

use super::action::Source;
use super::edition::Edition;
use super::event::CardEvent;
use super::state::CardGame;
use crate::skip_bo_mod::die::Die;
use messages::texts::statistics as words;
use rules::counted::{Combined, Counted, Counts, Force, Measure};
use rules::die::DieId;
use rules::game::Game;
use rules::ids::{MAX_SEATS, SeatId};

const PLAYED_A_TURN: &str = "played-a-turn";
const PLAYED_IN_A_TURN: &str = "played-in-a-turn";
const STOCK: &str = "stock";
const STOCK_IN_A_TURN: &str = "stock-in-a-turn";
const COMPLETED: &str = "completed";
const DIE_USED: &str = "die-used";

/// The measures; the last one needs a die.
static MEASURES: [Measure; 6] = [
    Measure::new(PLAYED_A_TURN, words::CARDS_PLAYED_A_TURN, Combined::Mean),
    Measure::new(PLAYED_IN_A_TURN, words::CARDS_PLAYED_IN_A_TURN, Combined::Most),
    Measure::new(STOCK, words::CARDS_FROM_STOCK, Combined::Sum),
    Measure::new(STOCK_IN_A_TURN, words::CARDS_FROM_STOCK_IN_A_TURN, Combined::Most),
    Measure::new(COMPLETED, words::PILES_COMPLETED, Combined::Sum),
    Measure::new(DIE_USED, words::DIE_USED, Combined::Sum),
];

/// The counts of a seat in its current turn.
#[derive(Clone, Copy, Debug, Default)]
struct InTurn {
    played: u64,
    from_stock: u64,
}

/// The turns in progress: a turn out of turn interrupts another one (M-13).
#[derive(Clone, Copy, Debug, Default)]
pub struct Turns {
    on: [Option<InTurn>; MAX_SEATS],
    /// The player of the last card, or of the die as a card.
    last: Option<SeatId>,
}

impl Turns {
    /// Counts a turn that is over.
    fn end(&mut self, seat: SeatId, counts: &mut Counts) {
        if let Some(turn) = self.on.get_mut(seat.index()).and_then(Option::take) {
            counts.add(seat, PLAYED_A_TURN, turn.played);
        }
    }

    /// Counts all turns as over.
    fn end_all(&mut self, counts: &mut Counts) {
        (0..MAX_SEATS as u8).for_each(|seat| self.end(SeatId(seat), counts));
    }

    fn begin(&mut self, seat: SeatId) {
        if let Some(turn) = self.on.get_mut(seat.index()) {
            *turn = Some(InTurn::default());
        }
    }

    fn play(&mut self, seat: SeatId, from: Source, counts: &mut Counts) {
        self.last = Some(seat);
        let Some(turn) = self.on.get_mut(seat.index()) else {
            return;
        };
        let turn = turn.get_or_insert_default();
        turn.played += 1;
        counts.add(seat, PLAYED_IN_A_TURN, turn.played);
        // A card from the partner's stock counts too (K-13).
        if let Source::Stock(_) = from {
            turn.from_stock += 1;
            counts.add(seat, STOCK, 1);
            counts.add(seat, STOCK_IN_A_TURN, turn.from_stock);
        }
    }
}

impl<E: Edition> Counted for CardGame<E>
where
    Self: Game<Event = CardEvent>,
{
    const MEASURES: &'static [Measure] = if E::DIE {
        &MEASURES
    } else {
        MEASURES.split_at(MEASURES.len() - 1).0
    };
    type Counter = Turns;

    fn count(turns: &mut Turns, event: &CardEvent, _: Option<Force>, counts: &mut Counts) {
        match *event {
            CardEvent::TurnStarted { player } => {
                turns.end_all(counts);
                turns.begin(player);
            }
            CardEvent::ActedOutOfTurn { player, .. } => turns.begin(player),
            CardEvent::CalledOut { player, .. } => turns.end(player, counts),
            CardEvent::RoundScored { .. } | CardEvent::MatchOver { .. } => turns.end_all(counts),
            CardEvent::Played { player, from, .. } => turns.play(player, from, counts),
            CardEvent::PileCompleted { .. } => {
                if let Some(player) = turns.last {
                    counts.add(player, COMPLETED, 1);
                }
            }
            CardEvent::StoodIn { player, .. } => {
                // The die itself may complete a pile (M-6).
                turns.last = Some(player);
                counts.add(player, DIE_USED, 1);
            }
            CardEvent::Discarded {
                player, extra: true, ..
            }
            | CardEvent::MadeDraw { player, .. } => counts.add(player, DIE_USED, 1),
            _ => {}
        }
    }

    fn faces(die: DieId) -> Option<u8> {
        (E::DIE && die == DieId(0)).then_some(Die::FACES as u8)
    }
}
