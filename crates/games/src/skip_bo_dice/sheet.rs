//! One player's board: build piles, stockpiles, and the free Skip-Bos and re-rolls that are left. It must not know
//! whose board it is.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::value::{PileId, StockpileId, Value};
use crate::skip_bo_dice::sizes::{MOST_BOXES, MOST_PILES, MOST_STOCKPILES};

/// A build pile. It is filled from bubble 1 up (D-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BuildPile {
    pub(super) filled: u8,
    /// The place at which it was completed, counted from 1; 0 before that (D-16).
    pub(super) place: u8,
    /// The bubbles that hold an S: bit 1 is bubble 1 (D-11).
    pub(super) wild: u16,
}

impl BuildPile {
    /// How many bubbles are filled.
    pub const fn filled(self) -> u8 {
        self.filled
    }

    /// Whether a filled bubble, counted from 1, holds an S.
    pub const fn is_wild(self, bubble: u8) -> bool {
        bubble < 16 && self.wild >> bubble & 1 == 1
    }

    /// The place at which it was completed, counted from 1; `None` while it is not complete.
    pub const fn place(self) -> Option<u8> {
        if self.place == 0 { None } else { Some(self.place) }
    }

    /// Writes a value in the next bubble.
    pub(super) const fn fill(&mut self, value: Value) {
        self.filled += 1;
        if value.is_skip_bo() {
            self.wild |= 1 << self.filled;
        }
    }
}

/// A stockpile. It is filled from the bottom up; a box is used only once (D-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stockpile {
    pub(super) boxes: [Value; MOST_BOXES],
    pub(super) filled: u8,
    /// The boxes that are crossed out: bit 0 is the lowest box.
    pub(super) crossed: u8,
    pub(super) reward_used: bool,
}

impl Stockpile {
    /// The written values, lowest box first.
    pub fn entries(&self) -> &[Value] {
        &self.boxes[..usize::from(self.filled).min(MOST_BOXES)]
    }

    /// Whether the entry in a box, counted from 0 at the bottom, is crossed out.
    pub const fn is_crossed_out(&self, index: u8) -> bool {
        index < 8 && self.crossed >> index & 1 == 1
    }

    /// The topmost entry that is not crossed out: the only one that can be used (D-12).
    pub fn top(&self) -> Option<Value> {
        self.top_box().map(|index| self.boxes[usize::from(index)])
    }

    /// The box of the topmost entry that is not crossed out.
    pub fn top_box(&self) -> Option<u8> {
        let open = ((1 << self.filled) - 1) & !self.crossed;
        open.checked_ilog2().map(|index| index as u8)
    }

    /// Crosses out the topmost entry that is not crossed out.
    pub(super) fn cross_out_top(&mut self) {
        if let Some(index) = self.top_box() {
            self.crossed |= 1 << index;
        }
    }

    /// Writes a value in the lowest free box (D-13).
    pub(super) const fn write(&mut self, value: Value) {
        self.boxes[self.filled as usize] = value;
        self.filled += 1;
    }
}

/// The current state of one player's board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sheet {
    pub(super) piles: [BuildPile; MOST_PILES],
    pub(super) stockpiles: [Stockpile; MOST_STOCKPILES],
    pub(super) free_skip_bos: u8,
    pub(super) free_rerolls: u8,
}

impl Sheet {
    /// A board with nothing written on it.
    pub(super) fn blank(board: &Board) -> Self {
        Self {
            free_skip_bos: board.free_skip_bos,
            free_rerolls: board.free_rerolls,
            ..Self::default()
        }
    }

    /// A build pile.
    pub fn pile(&self, pile: PileId) -> BuildPile {
        self.piles[pile.index()]
    }

    /// A stockpile.
    pub fn stockpile(&self, stockpile: StockpileId) -> &Stockpile {
        &self.stockpiles[stockpile.index()]
    }

    /// Unused free Skip-Bos (D-15).
    pub const fn free_skip_bos(&self) -> u8 {
        self.free_skip_bos
    }

    /// Unused free re-rolls (D-15).
    pub const fn free_rerolls(&self) -> u8 {
        self.free_rerolls
    }

    /// Whether a value can be written in the next bubble of a pile (D-5).
    pub(super) fn fits(&self, board: &Board, pile: PileId, value: Value) -> bool {
        let filled = self.piles[pile.index()].filled;
        filled < board.bubbles && value.fits(filled + 1)
    }

    /// Whether a value can be written in the next bubble of any pile.
    pub(super) fn can_use(&self, board: &Board, value: Value) -> bool {
        board.pile_ids().any(|pile| self.fits(board, pile, value))
    }

    /// Whether a stockpile has a free box.
    pub(super) const fn has_room(&self, board: &Board, stockpile: StockpileId) -> bool {
        self.stockpiles[stockpile.index()].filled < board.boxes
    }

    /// Whether any stockpile has a free box (D-13).
    pub(super) fn can_write(&self, board: &Board) -> bool {
        board.stockpile_ids().any(|stockpile| self.has_room(board, stockpile))
    }

    /// Whether a stockpile earned a Skip-Bo Reward that is not used yet (D-14).
    pub fn has_reward(&self, board: &Board, stockpile: StockpileId) -> bool {
        !self.has_room(board, stockpile) && !self.stockpiles[stockpile.index()].reward_used
    }

    /// How many Skip-Bo Rewards are earned and not used.
    pub fn rewards(&self, board: &Board) -> u8 {
        board
            .stockpile_ids()
            .map(|id| u8::from(self.has_reward(board, id)))
            .sum()
    }

    /// How many build piles are complete.
    pub fn complete(&self) -> usize {
        self.piles.iter().filter(|pile| pile.place != 0).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stockpile with these numbers, lowest box first.
    fn stockpile(entries: &[u8]) -> Stockpile {
        let mut stockpile = Stockpile::default();
        for entry in entries {
            stockpile.write(Value(*entry));
        }
        stockpile
    }

    #[test]
    fn the_topmost_entry_goes_before_those_below_d_12() {
        let mut stock = stockpile(&[3, 5]);
        assert_eq!(stock.top(), Some(Value(5)));
        stock.cross_out_top();
        assert_eq!(stock.top(), Some(Value(3)));
        stock.cross_out_top();
        assert_eq!(stock.top(), None);
        stock.cross_out_top();
        assert_eq!(
            stock.entries(),
            [Value(3), Value(5)],
            "a crossed-out entry keeps its box"
        );
    }

    #[test]
    fn an_entry_above_a_crossed_out_one_blocks_those_below_d_12() {
        let mut stock = stockpile(&[3, 5]);
        stock.cross_out_top();
        stock.write(Value(2));
        assert_eq!(stock.top(), Some(Value(2)));
        stock.cross_out_top();
        assert_eq!(stock.top(), Some(Value(3)));
        assert!(stock.is_crossed_out(1) && stock.is_crossed_out(2) && !stock.is_crossed_out(0));
    }
}
