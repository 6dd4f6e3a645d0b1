//! The actions of the active player, and the end of a turn (D-4 to D-7, D-11 to D-16).

use super::action::{DiceAction, Roll, Source};
use super::event::DiceEvent;
use super::series::Series;
use super::state::{Choice, Phase, SkipBoDice};
use super::value::{Dice, PileId, Value};
use rules::game::EventSink;
use rules::ids::SeatId;

impl SkipBoDice {
    /// Continues the match with a report that has passed its checks.
    pub(super) fn take_report<S: EventSink<DiceEvent>>(&mut self, report: &DiceAction, out: &mut S) {
        match (self.phase, report) {
            (Phase::First, DiceAction::FirstSeat(first)) if self.is_between_rounds() => {
                self.start_next_round(*first, out)
            }
            (Phase::First, DiceAction::FirstSeat(player)) => {
                if let Series::EachFirst(so_far) = &mut self.series {
                    so_far.first = *player;
                }
                out.push(DiceEvent::FirstPlayer { player: *player });
                self.start_turn(*player, out);
            }
            (Phase::Rolling { dice }, DiceAction::Rolled(roll)) => self.rolled(dice, roll, out),
            _ => {}
        }
    }

    /// Applies an action that has passed its checks.
    pub(super) fn take_action<S: EventSink<DiceEvent>>(&mut self, player: SeatId, action: &DiceAction, out: &mut S) {
        match (self.phase, *action) {
            (Phase::Call { .. }, DiceAction::Claim { pile }) => self.choose(player, Choice::Claim(pile), out),
            (Phase::Call { .. }, DiceAction::Pass) => self.choose(player, Choice::Pass, out),
            (Phase::Write { .. }, DiceAction::Write { value, stockpile }) => {
                self.choose(player, Choice::Write(value, stockpile), out);
            }
            (Phase::Turn, DiceAction::Fill { with, pile }) => self.fill(player, with, pile, out),
            (Phase::Turn, DiceAction::Reroll { dice }) => self.reroll(player, dice, out),
            (Phase::Turn, DiceAction::EndTurn) => self.start_write(out),
            _ => {}
        }
    }

    /// Starts a turn: all six dice must be thrown next (D-4).
    pub(super) fn start_turn<S: EventSink<DiceEvent>>(&mut self, player: SeatId, out: &mut S) {
        self.active = player;
        self.used = Dice::NONE;
        self.throw(Dice::ALL);
        out.push(DiceEvent::TurnStarted {
            player,
            last: self.last_turns.is_some(),
        });
    }

    /// Makes the throw of these dice due.
    pub(super) fn throw(&mut self, dice: Dice) {
        for die in dice.iter() {
            self.values[die.index()] = Value::BLANK;
        }
        self.phase = Phase::Rolling { dice };
    }

    /// Applies the result of a throw. If the Bonus Die was thrown, a call opens (D-8), otherwise the turn continues
    /// (D-9).
    fn rolled<S: EventSink<DiceEvent>>(&mut self, dice: Dice, roll: &Roll, out: &mut S) {
        for die in dice.iter() {
            self.values[die.index()] = roll.values[die.index()];
        }
        out.push(DiceEvent::Rolled {
            player: self.active,
            dice,
            values: roll.values,
        });
        if roll.cocked > 0 || roll.floor > 0 {
            out.push(DiceEvent::ThrownAgain {
                cocked: roll.cocked,
                floor: roll.floor,
            });
        }
        if Dice::BONUS.is_within(dice) {
            self.open_call(out);
        } else {
            self.phase = Phase::Turn;
        }
    }

    /// The value of a source for filling a bubble; `None` if it has no value, or if there is no such source.
    pub(super) fn value_of(&self, player: SeatId, source: Source) -> Option<Value> {
        let sheet = self.sheet(player);
        match source {
            Source::Number(die) => {
                let usable = Dice::NUMBERS.without(self.used).contains(die);
                usable.then(|| self.value(die)).filter(|value| value.is_shown())
            }
            Source::Bonus => Some(self.called()).filter(|value| value.is_shown()),
            Source::Stockpile(stockpile) if stockpile.0 < self.board.stockpiles => sheet.stockpile(stockpile).top(),
            Source::Reward(stockpile) if stockpile.0 < self.board.stockpiles => {
                sheet.has_reward(&self.board, stockpile).then_some(Value::SKIP_BO)
            }
            Source::Stockpile(_) | Source::Reward(_) => None,
            Source::FreeSkipBo => (sheet.free_skip_bos > 0).then_some(Value::SKIP_BO),
        }
    }

    /// Fills a bubble and uses up the source (D-5 to D-7, D-12, D-14, D-15).
    fn fill<S: EventSink<DiceEvent>>(&mut self, player: SeatId, with: Source, pile: PileId, out: &mut S) {
        let Some(value) = self.value_of(player, with) else {
            return;
        };
        let sheet = &mut self.sheets[player.index()];
        let bubble = sheet.piles[pile.index()].filled + 1;
        match with {
            Source::Number(die) => self.used = self.used.with(Dice::only(die)),
            Source::Bonus => {}
            Source::Stockpile(stockpile) => sheet.stockpiles[stockpile.index()].cross_out_top(),
            Source::Reward(stockpile) => sheet.stockpiles[stockpile.index()].reward_used = true,
            Source::FreeSkipBo => sheet.free_skip_bos -= 1,
        }
        out.push(DiceEvent::Filled {
            player,
            with,
            pile,
            bubble,
            value,
        });
        let before = self.last_turns;
        let in_call = with == Source::Bonus;
        self.write_bubble(player, pile, value, in_call, out);
        self.tell_last_turns(before, out);
        if in_call {
            self.throw(Dice::BONUS);
        }
    }

    /// Writes a value in the next bubble of a pile: a number collects the star, a Skip-Bo crosses it out (D-11). The
    /// last bubble completes the pile with any value. `in_call` says whether the fill belongs to the current call
    /// (D-17).
    pub(super) fn write_bubble<S: EventSink<DiceEvent>>(
        &mut self,
        player: SeatId,
        pile: PileId,
        value: Value,
        in_call: bool,
        out: &mut S,
    ) {
        let filled = &mut self.sheets[player.index()].piles[pile.index()];
        filled.fill(value);
        let bubble = filled.filled;
        if self.board.has_star(pile, bubble) {
            out.push(if value.is_skip_bo() {
                DiceEvent::StarLost { player, pile, bubble }
            } else {
                DiceEvent::StarCollected { player, pile, bubble }
            });
        }
        if bubble == self.board.bubbles {
            self.complete(player, pile, in_call, out);
        }
    }

    /// Assigns the place of a complete pile (D-16).
    fn complete<S: EventSink<DiceEvent>>(&mut self, player: SeatId, pile: PileId, in_call: bool, out: &mut S) {
        let place = self.next_place(pile, in_call);
        let taken = &mut self.places[pile.index()];
        *taken = place.max(*taken);
        if in_call {
            self.call.places[pile.index()] = place;
        }
        self.sheets[player.index()].piles[pile.index()].place = place;
        out.push(DiceEvent::Completed {
            player,
            pile,
            place,
            stars: self.board.place_reward(place),
        });
        self.see_end(player, in_call);
    }

    /// The place, counted from 1, for completing a pile now: the next free place, or, in a call, the place that others
    /// took in the same call (D-16).
    pub(super) fn next_place(&self, pile: PileId, in_call: bool) -> u8 {
        match self.call.places[pile.index()] {
            shared if in_call && shared > 0 => shared,
            _ => self.places[pile.index()] + 1,
        }
    }

    /// Uses a free re-roll (D-15).
    fn reroll<S: EventSink<DiceEvent>>(&mut self, player: SeatId, dice: Dice, out: &mut S) {
        let left = &mut self.sheets[player.index()].free_rerolls;
        *left -= 1;
        let left = *left;
        self.throw(dice);
        out.push(DiceEvent::RerollUsed { player, dice, left });
    }

    /// Starts the write after the active player's last fill: all players with a free box write one value (D-13).
    fn start_write<S: EventSink<DiceEvent>>(&mut self, out: &mut S) {
        let asked = self.can_write();
        out.push(DiceEvent::WriteStarted {
            player: self.active,
            dice: self.unused(),
            asked,
        });
        if asked.is_empty() {
            self.end_turn(out);
        } else {
            self.phase = Phase::Write { due: asked };
        }
    }

    /// Carries out all writes at the same time (D-13). A full stockpile earns a Skip-Bo Reward (D-14).
    pub(super) fn reveal_writes<S: EventSink<DiceEvent>>(&mut self, choices: &[Choice], out: &mut S) {
        for player in self.seats_after(self.active) {
            let Choice::Write(value, stockpile) = choices[player.index()] else {
                continue;
            };
            let written = &mut self.sheets[player.index()].stockpiles[stockpile.index()];
            let index = written.filled;
            written.write(value);
            out.push(DiceEvent::Wrote {
                player,
                value,
                stockpile,
                index,
            });
            if index + 1 == self.board.boxes {
                out.push(DiceEvent::RewardEarned { player, stockpile });
            }
        }
        self.end_turn(out);
    }

    /// Ends the turn and starts the next one, clockwise. Ends the round if no player has a turn left (D-18, D-19).
    fn end_turn<S: EventSink<DiceEvent>>(&mut self, out: &mut S) {
        let has_turn = |seat: &SeatId| self.last_turns.is_none_or(|left| left.contains(*seat));
        let next = self.seats_after(self.active).find(has_turn);
        if let (Some(left), Some(next)) = (&mut self.last_turns, next) {
            left.remove(next);
        }
        match next {
            Some(next) => self.start_turn(next, out),
            None => self.end_round(out),
        }
    }
}
