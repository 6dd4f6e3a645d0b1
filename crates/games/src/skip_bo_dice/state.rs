//! The state of a match of Skip-Bo Dice, and functions that read it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Board;
use super::series::Series;
use super::sheet::Sheet;
use super::value::{BONUS, DICE, Dice, PileId, StockpileId, Value};
use crate::skip_bo_dice::sizes::{MOST_PILES, MOST_PLAYERS};
use rules::die::DieId;
use rules::ids::{SeatId, SeatSet};

/// The phase of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The first player must be drawn, or the next round starts: chance is due (G-5).
    First,
    /// Dice must be thrown: chance is due (D-4, D-7, D-15).
    Rolling {
        /// The dice.
        dice: Dice,
    },
    /// The players who can use the value of the Bonus Die choose whether they use it (D-8).
    Call {
        /// Who has not chosen yet.
        due: SeatSet,
    },
    /// The active player fills, re-rolls, or ends the turn (D-4).
    Turn,
    /// All players with a free box write one value (D-13).
    Write {
        /// Who has not chosen yet.
        due: SeatSet,
    },
    /// The match is over.
    Over,
}

/// What a player chose at a call or at the write. It is hidden until all have chosen (D-8, D-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// No choice, or no choice yet.
    #[default]
    None,
    /// A choice that the viewer may not know. Only views have it.
    Hidden,
    /// Not to use the called value.
    Pass,
    /// To fill the next bubble of this pile with the called value.
    Claim(PileId),
    /// To write this value in this stockpile.
    Write(Value, StockpileId),
}

/// The results of the last Bonus roll so far (D-8). The active player's use of the Bonus Die belongs to the same call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Call {
    /// By pile, the place for the players who complete it in this call; 0 if no player has yet (D-16).
    pub(super) places: [u8; MOST_PILES],
    /// Whether this call brought the end about (D-19).
    pub(super) brought_end: bool,
}

/// A match of Skip-Bo Dice, in 298 bytes. A view has the same type; the other seats' choices in it are
/// [`Choice::Hidden`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkipBoDice {
    pub(super) board: Board,
    /// The seats, and the rounds of the match.
    pub(super) series: Series,
    pub(super) phase: Phase,
    /// The player whose turn it is.
    pub(super) active: SeatId,
    /// The value of each die; blank before the first throw and while the die is thrown.
    pub(super) values: [Value; DICE],
    /// The Number Dice that are used and set aside in this turn (D-6).
    pub(super) used: Dice,
    /// The players' boards, by seat; blank for seats that do not play.
    pub(super) sheets: [Sheet; MOST_PLAYERS],
    pub(super) choices: [Choice; MOST_PLAYERS],
    /// How many places of each pile are taken (D-16).
    pub(super) places: [u8; MOST_PILES],
    pub(super) call: Call,
    /// The players who have one final turn left, once the end was brought about (D-18, D-19).
    pub(super) last_turns: Option<SeatSet>,
    /// The winners, at the end.
    pub(super) winners: SeatSet,
}

impl Serialize for SkipBoDice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// A file can contain anything: reading fails unless the parts of the state agree.
impl<'de> Deserialize<'de> for SkipBoDice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let state = Self::deserialize(deserializer)?;
        state.check_parts().map_err(serde::de::Error::custom)?;
        Ok(state)
    }
}

impl SkipBoDice {
    /// The print on dice and boards.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.series.seats()).map(SeatId)
    }

    /// The seats, clockwise, from the one after `player`; `player` comes last.
    pub(super) fn seats_after(&self, player: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        let seats = self.series.seats();
        (1..=seats).map(move |step| SeatId((player.0 + step) % seats))
    }

    /// The number of rounds: one, or as many as there are players.
    pub const fn rounds(&self) -> u8 {
        self.series.rounds()
    }

    /// The current round, counted from 1; the last one when the match is over.
    pub const fn round(&self) -> u8 {
        self.series.round()
    }

    /// The points of a player in the rounds before the current one.
    pub fn points_before(&self, player: SeatId) -> u16 {
        self.series.before(player).0
    }

    /// The phase of the match.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is or will be; the first seat before the first player is drawn.
    pub const fn active(&self) -> SeatId {
        self.active
    }

    /// The value of a die; blank before it was thrown.
    pub fn value(&self, die: DieId) -> Value {
        self.values.get(die.index()).copied().unwrap_or_default()
    }

    /// The value of the Bonus Die, which is the called value (D-8). Blank while it is thrown.
    pub fn called(&self) -> Value {
        self.value(BONUS)
    }

    /// The active player's dice that are not set aside: the Bonus Die is always one of them (D-6).
    pub const fn unused(&self) -> Dice {
        Dice::ALL.without(self.used)
    }

    /// A player's board.
    pub fn sheet(&self, player: SeatId) -> &Sheet {
        &self.sheets[player.index()]
    }

    /// The players who still have to choose, at a call or at the write.
    pub const fn due(&self) -> SeatSet {
        match self.phase {
            Phase::Call { due } | Phase::Write { due } => due,
            Phase::First | Phase::Rolling { .. } | Phase::Turn | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// A player's choice, if it is known and not carried out yet.
    pub fn choice(&self, player: SeatId) -> Choice {
        self.choices[player.index()]
    }

    /// How many places of a pile are taken: the next player who completes it gets the place after these (D-16).
    pub fn places_taken(&self, pile: PileId) -> u8 {
        self.places[pile.index()]
    }

    /// The players who have one final turn left; `None` before the end was brought about (D-18, D-19).
    pub const fn last_turns(&self) -> Option<SeatSet> {
        self.last_turns
    }

    /// The winners; empty until the match is over.
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Whether a player can write this value in the next bubble of this pile (D-5).
    pub fn fits(&self, player: SeatId, pile: PileId, value: Value) -> bool {
        self.sheet(player).fits(&self.board, pile, value)
    }

    /// The players who are asked at a call with the value of the Bonus Die: all who can use it, except the active
    /// player (D-8).
    pub(super) fn can_claim(&self) -> SeatSet {
        let value = self.called();
        self.seats()
            .filter(|seat| *seat != self.active && self.sheet(*seat).can_use(&self.board, value))
            .collect()
    }

    /// The players who are asked at the write: all with a free box (D-13).
    pub(super) fn can_write(&self) -> SeatSet {
        self.seats()
            .filter(|seat| self.sheet(*seat).can_write(&self.board))
            .collect()
    }
}

const _: () = assert!(
    size_of::<SkipBoDice>() <= 298,
    "a match is small enough to be copied freely"
);
