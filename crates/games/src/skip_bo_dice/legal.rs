//! Legal actions in Skip-Bo Dice, and reasons of refusals as messages for the player.

use super::action::{DiceAction, Source};
use super::state::{Phase, SkipBoDice};
use super::value::{Dice, NUMBER_DICE, PileId, StockpileId, Value, bits};
use messages::texts::skip_bo_dice as words;
use rules::error::{ApplyError, RuleRefusal};
use rules::game::{Game, Turn};
use rules::ids::SeatId;

const NO_SUCH_PILE: RuleRefusal = RuleRefusal::new("D-3", words::REFUSED_NO_SUCH_PILE);
const NO_SUCH_STOCKPILE: RuleRefusal = RuleRefusal::new("D-3", words::REFUSED_NO_SUCH_STOCKPILE);

impl SkipBoDice {
    /// Checks whether `player` is due and may do this action.
    pub(super) fn check_action(&self, player: SeatId, action: &DiceAction) -> Result<(), ApplyError<DiceAction>> {
        match self.turn() {
            Turn::Over => Err(ApplyError::Over),
            Turn::Players(due) if player.0 < self.series.seats() && due.contains(player) => self
                .refuse(player, action)
                .map_or(Ok(()), |refusal| Err(refusal.of(*action))),
            Turn::Players(_) | Turn::Chance => Err(ApplyError::not_due(player)),
        }
    }

    /// Why a player who is due may not do this action; `None` if it is allowed.
    pub fn refuse(&self, player: SeatId, action: &DiceAction) -> Option<RuleRefusal> {
        use DiceAction as A;
        match (self.phase, *action) {
            (_, A::FirstSeat(_) | A::Rolled(_)) => Some(RuleRefusal::new("G-2", words::REFUSED_ONLY_DICE_SAY)),
            (Phase::Turn, A::Fill { with, pile }) => self
                .refuse_source(player, with)
                .or_else(|| self.refuse_pile(player, pile, self.value_of(player, with))),
            (Phase::Turn, A::Reroll { dice }) => self.refuse_reroll(player, dice),
            (Phase::Turn, A::EndTurn) | (Phase::Call { .. }, A::Pass) => None,
            (Phase::Turn, A::Claim { .. } | A::Pass) => Some(RuleRefusal::new("D-8", words::REFUSED_CALL_ON_OWN_TURN)),
            (Phase::Turn, A::Write { .. }) => Some(RuleRefusal::new("D-13", words::REFUSED_WRITE_ON_TURN)),
            (Phase::Call { .. }, A::Claim { pile }) => self.refuse_pile(player, pile, Some(self.called())),
            (Phase::Call { .. }, A::Write { .. }) => Some(RuleRefusal::new("D-13", words::REFUSED_WRITE_AT_CALL)),
            (Phase::Call { .. }, _) => Some(RuleRefusal::new("D-10", words::REFUSED_ONLY_CALLED_VALUE)),
            (Phase::Write { .. }, A::Write { value, stockpile }) => self.refuse_write(player, value, stockpile),
            (Phase::Write { .. }, _) => Some(RuleRefusal::new("D-13", words::REFUSED_HAS_TO_WRITE)),
            (Phase::First | Phase::Rolling { .. } | Phase::Over, _) => {
                Some(RuleRefusal::new("G-1", words::REFUSED_NOT_NOW))
            }
        }
    }

    /// Why a source has no value to use; `None` if it has one.
    fn refuse_source(&self, player: SeatId, source: Source) -> Option<RuleRefusal> {
        if self.value_of(player, source).is_some() {
            return None;
        }
        Some(match source {
            Source::Number(die) if die.index() >= NUMBER_DICE => RuleRefusal::new("D-1", words::REFUSED_NO_SUCH_DIE),
            Source::Number(_) => RuleRefusal::new("D-6", words::REFUSED_DIE_USED),
            Source::Bonus => RuleRefusal::new("D-4", words::REFUSED_BONUS_NOT_THROWN),
            Source::Stockpile(stockpile) | Source::Reward(stockpile) if stockpile.0 >= self.board.stockpiles => {
                NO_SUCH_STOCKPILE
            }
            Source::Stockpile(_) => RuleRefusal::new("D-12", words::REFUSED_STOCKPILE_USED_UP),
            Source::Reward(stockpile) if self.sheet(player).has_room(&self.board, stockpile) => {
                RuleRefusal::new("D-14", words::REFUSED_REWARD_NOT_EARNED)
            }
            Source::Reward(_) => RuleRefusal::new("D-14", words::REFUSED_REWARD_USED),
            Source::FreeSkipBo => RuleRefusal::new("D-15", words::REFUSED_NO_FREE_SKIP_BO),
        })
    }

    /// Why a value can't be written in the next bubble of a pile (D-5).
    fn refuse_pile(&self, player: SeatId, pile: PileId, value: Option<Value>) -> Option<RuleRefusal> {
        if pile.0 >= self.board.piles {
            return Some(NO_SUCH_PILE);
        }
        if value.is_some_and(|value| self.fits(player, pile, value)) {
            return None;
        }
        let filled = self.sheet(player).pile(pile).filled();
        let why = if filled == self.board.bubbles {
            words::REFUSED_PILE_COMPLETE
        } else {
            words::refused_pile_needs(filled + 1)
        };
        Some(RuleRefusal::new("D-5", why))
    }

    /// Why these dice can't be rolled again (D-6, D-15).
    fn refuse_reroll(&self, player: SeatId, dice: Dice) -> Option<RuleRefusal> {
        if dice.is_empty() || !dice.is_within(Dice::ALL) {
            Some(RuleRefusal::new("D-15", words::REFUSED_NO_DICE_CHOSEN))
        } else if !dice.is_within(self.unused()) {
            Some(RuleRefusal::new("D-6", words::REFUSED_USED_DIE_ROLLED))
        } else if self.sheet(player).free_rerolls() == 0 {
            Some(RuleRefusal::new("D-15", words::REFUSED_NO_FREE_REROLL))
        } else {
            None
        }
    }

    /// Why a value can't be written in a stockpile (D-13).
    fn refuse_write(&self, player: SeatId, value: Value, stockpile: StockpileId) -> Option<RuleRefusal> {
        if stockpile.0 >= self.board.stockpiles {
            Some(NO_SUCH_STOCKPILE)
        } else if !self.sheet(player).has_room(&self.board, stockpile) {
            Some(RuleRefusal::new("D-13", words::REFUSED_STOCKPILE_FULL))
        } else if !self.unused().iter().any(|die| self.value(die) == value) {
            Some(RuleRefusal::new("D-13", words::REFUSED_VALUE_NOT_SHOWN))
        } else {
            None
        }
    }

    /// Appends the legal actions of `who`. On the player's own turn: fills by source and pile, the end of the turn,
    /// re-rolls. At a call: the claims and the pass. At the write: the writes by value and stockpile.
    pub(super) fn push_legal(&self, who: SeatId, out: &mut Vec<DiceAction>) {
        let due = who.0 < self.series.seats() && matches!(self.turn(), Turn::Players(due) if due.contains(who));
        if !due {
            return;
        }
        match self.phase {
            Phase::Turn => self.push_turn(who, out),
            Phase::Call { .. } => {
                let open = Open::of(self, who);
                out.extend(open.taking(self.called()).map(|pile| DiceAction::Claim { pile }));
                out.push(DiceAction::Pass);
            }
            Phase::Write { .. } => self.push_writes(who, out),
            Phase::First | Phase::Rolling { .. } | Phase::Over => {}
        }
    }

    fn push_turn(&self, who: SeatId, out: &mut Vec<DiceAction>) {
        let sheet = self.sheet(who);
        let open = Open::of(self, who);
        let mut push = |with, value| {
            out.extend(open.taking(value).map(|pile| DiceAction::Fill { with, pile }));
        };
        for die in self.unused().without(Dice::BONUS).iter() {
            push(Source::Number(die), self.value(die));
        }
        push(Source::Bonus, self.called());
        for stockpile in self.board.stockpile_ids() {
            if let Some(value) = sheet.stockpile(stockpile).top() {
                push(Source::Stockpile(stockpile), value);
            }
        }
        for stockpile in self.board.stockpile_ids() {
            if sheet.has_reward(&self.board, stockpile) {
                push(Source::Reward(stockpile), Value::SKIP_BO);
            }
        }
        if sheet.free_skip_bos() > 0 {
            push(Source::FreeSkipBo, Value::SKIP_BO);
        }
        out.push(DiceAction::EndTurn);
        if sheet.free_rerolls() > 0 {
            out.extend(self.unused().choices().map(|dice| DiceAction::Reroll { dice }));
        }
    }

    fn push_writes(&self, who: SeatId, out: &mut Vec<DiceAction>) {
        let sheet = self.sheet(who);
        // The values are bits, so that two dice with the same value are one choice.
        let shown = self
            .unused()
            .iter()
            .fold(0, |shown, die| shown | 1 << self.value(die).0);
        let free = self.board.stockpile_ids().filter(|id| sheet.has_room(&self.board, *id));
        let free = free.fold(0, |free, id| free | 1 << id.0);
        for value in bits(shown).map(Value) {
            out.extend(bits(free).map(|id| DiceAction::Write {
                value,
                stockpile: StockpileId(id),
            }));
        }
    }
}

/// By value, the build piles of a player that take the value next: bit 0 is pile A. Every pile that is not complete
/// takes a Skip-Bo.
struct Open([u16; Value::SKIP_BO.0 as usize + 1]);

impl Open {
    fn of(game: &SkipBoDice, who: SeatId) -> Self {
        let mut open = Self([0; Value::SKIP_BO.0 as usize + 1]);
        for pile in game.board.pile_ids() {
            let filled = game.sheet(who).pile(pile).filled();
            if filled < game.board.bubbles {
                open.0[usize::from(filled) + 1] |= 1 << pile.0;
                open.0[usize::from(Value::SKIP_BO.0)] |= 1 << pile.0;
            }
        }
        open
    }

    fn taking(&self, value: Value) -> impl Iterator<Item = PileId> + use<> {
        bits(self.0.get(usize::from(value.0)).copied().unwrap_or(0)).map(PileId)
    }
}
