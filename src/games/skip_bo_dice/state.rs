//! The state of a match of Skip-Bo Dice, and what can be asked of it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Board;
use super::sheet::Sheet;
use super::value::{BONUS, DICE, Dice, PileId, StockpileId, Value};
use crate::games::skip_bo_dice::sizes::{MOST_PILES, MOST_PLAYERS};
use crate::rules::die::DieId;
use crate::rules::ids::{PlayerId, PlayerSet};

/// Where the match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Who goes first is drawn: chance is due (G-5).
    First,
    /// Dice are thrown: chance is due (D-4, D-7, D-15).
    Rolling {
        /// Which.
        dice: Dice,
    },
    /// Those who can use the Bonus Die's value choose whether to (D-8).
    Call {
        /// Who has not chosen yet.
        due: PlayerSet,
    },
    /// The active player fills, re-rolls, or ends the turn (D-4).
    Turn,
    /// Everybody with a free box writes one value (D-13).
    Write {
        /// Who has not chosen yet.
        due: PlayerSet,
    },
    /// The match is over.
    Over,
}

/// What a player chose at a call or at the write. It is hidden until all have chosen (D-8, D-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// Nothing, or nothing yet.
    #[default]
    None,
    /// Something that the viewer may not know. Only views have it.
    Hidden,
    /// To do without the called value.
    Pass,
    /// To fill the next bubble of this pile with the called value.
    Claim(PileId),
    /// To write this value in this stockpile.
    Write(Value, StockpileId),
}

/// What the last Bonus roll has led to so far (D-8): the active player's use of it belongs to the same call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Call {
    /// By pile, the place that those take who complete it in this call; 0 where nobody has yet (D-16).
    pub(super) places: [u8; MOST_PILES],
    /// Whether the end was brought about in this call (D-19).
    pub(super) brought_end: bool,
}

/// A match of Skip-Bo Dice, in 278 bytes. A view is one too, in which the others' choices are [`Choice::Hidden`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkipBoDice {
    pub(super) board: Board,
    /// How many seats.
    pub(super) seats: u8,
    pub(super) phase: Phase,
    /// Whose turn it is.
    pub(super) active: PlayerId,
    /// What each die shows; blank before the first throw and while it is thrown.
    pub(super) values: [Value; DICE],
    /// The Number Dice that were used and set aside this turn (D-6).
    pub(super) used: Dice,
    /// The players' boards, by seat; blank for seats that do not play.
    pub(super) sheets: [Sheet; MOST_PLAYERS],
    pub(super) choices: [Choice; MOST_PLAYERS],
    /// By pile, how many places are taken (D-16).
    pub(super) places: [u8; MOST_PILES],
    pub(super) call: Call,
    /// Who has one final turn left, once the end was brought about (D-18, D-19).
    pub(super) last_turns: Option<PlayerSet>,
    /// The winners, at the end.
    pub(super) winners: PlayerSet,
}

impl Serialize for SkipBoDice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// What is read may say anything; only what holds together becomes a state.
impl<'de> Deserialize<'de> for SkipBoDice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let state = Self::deserialize(deserializer)?;
        state.check_parts().map_err(serde::de::Error::custom)?;
        Ok(state)
    }
}

impl SkipBoDice {
    /// What is printed on dice and boards.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.seats).map(PlayerId)
    }

    /// The seats, clockwise, from the one after this.
    pub(super) fn seats_after(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        let seats = self.seats;
        (1..=seats).map(move |step| PlayerId((player.0 + step) % seats))
    }

    /// Where the match stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, or is going to be; the first seat while it is not drawn yet.
    pub const fn active(&self) -> PlayerId {
        self.active
    }

    /// What a die shows; blank before it was thrown.
    pub fn value(&self, die: DieId) -> Value {
        self.values.get(die.index()).copied().unwrap_or_default()
    }

    /// What the Bonus Die shows: the called value (D-8). Blank while it is thrown.
    pub fn called(&self) -> Value {
        self.value(BONUS)
    }

    /// The active player's dice that are not set aside: the Bonus Die is always one of them (D-6).
    pub const fn unused(&self) -> Dice {
        Dice::ALL.without(self.used)
    }

    /// A player's board.
    pub fn sheet(&self, player: PlayerId) -> &Sheet {
        &self.sheets[player.index()]
    }

    /// Who has still to choose, at a call or at the write.
    pub const fn due(&self) -> PlayerSet {
        match self.phase {
            Phase::Call { due } | Phase::Write { due } => due,
            Phase::First | Phase::Rolling { .. } | Phase::Turn | Phase::Over => PlayerSet::EMPTY,
        }
    }

    /// What a player chose, where that is known and not yet carried out.
    pub fn choice(&self, player: PlayerId) -> Choice {
        self.choices[player.index()]
    }

    /// How many places of a pile are taken: who completes it next gets the one after (D-16).
    pub fn places_taken(&self, pile: PileId) -> u8 {
        self.places[pile.index()]
    }

    /// Who has one final turn left; `None` before the end was brought about (D-18, D-19).
    pub const fn last_turns(&self) -> Option<PlayerSet> {
        self.last_turns
    }

    /// The winners; nobody until the match is over.
    pub const fn winners(&self) -> PlayerSet {
        self.winners
    }

    /// Whether a player can write this value in the next bubble of this pile (D-5).
    pub fn fits(&self, player: PlayerId, pile: PileId, value: Value) -> bool {
        self.sheet(player).fits(&self.board, pile, value)
    }

    /// Who is asked at a call with the value that the Bonus Die shows: everybody but the active player who has a use for
    /// it (D-8).
    pub(super) fn can_claim(&self) -> PlayerSet {
        let value = self.called();
        self.seats()
            .filter(|seat| *seat != self.active && self.sheet(*seat).can_use(&self.board, value))
            .collect()
    }

    /// Who is asked at the write: everybody with a free box (D-13).
    pub(super) fn can_write(&self) -> PlayerSet {
        self.seats()
            .filter(|seat| self.sheet(*seat).can_write(&self.board))
            .collect()
    }
}

const _: () = assert!(
    size_of::<SkipBoDice>() <= 280,
    "a match is small enough to be copied without a thought"
);
