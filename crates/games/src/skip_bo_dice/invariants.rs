//! Conditions that hold in every state of a match of Skip-Bo Dice.

use super::action::DiceAction;
use super::board::Board;
use super::series::Series;
use super::sheet::{BuildPile, Sheet, Stockpile};
use super::state::{Call, Choice, Phase, SkipBoDice};
use super::value::{DICE, Dice, PileId, Value};
use crate::skip_bo_dice::sizes::{LEAST_PLAYERS, MOST_PLAYERS, PILES_TO_END};
use rules::die::DieId;
use rules::error::InvariantError;
use rules::ids::{SeatId, SeatSet};

type Checked = Result<(), InvariantError>;

impl SkipBoDice {
    /// Checks that the parts of the state agree. This must hold for views too.
    pub(super) fn check_parts(&self) -> Checked {
        self.board
            .check()
            .map_err(|wrong| InvariantError::new(wrong.to_string()))?;
        let seats = usize::from(self.series.seats());
        ensure(
            (LEAST_PLAYERS..=MOST_PLAYERS).contains(&seats),
            "two to four play (D-1)",
        )?;
        ensure(self.active.0 < self.series.seats(), "the active player does not play")?;
        for (seat, sheet) in self.sheets.iter().enumerate() {
            if seat < seats {
                check_sheet(&self.board, sheet)?;
            } else {
                ensure(*sheet == Sheet::default(), "a seat that does not play has a board")?;
            }
        }
        self.check_series()?;
        self.check_dice()?;
        self.check_places()?;
        self.check_ending()?;
        self.check_choices()
    }

    /// Checks that the current round is one of the match, and that only seats that play have points (D-20).
    fn check_series(&self) -> Checked {
        let Series::EachFirst(so_far) = &self.series else {
            return Ok(());
        };
        ensure(
            (1..=so_far.seats).contains(&so_far.round),
            "the current round is none of the match",
        )?;
        ensure(so_far.first.0 < so_far.seats, "the first player does not play")?;
        for (seat, (points, unused)) in so_far.points.iter().zip(&so_far.unused).enumerate() {
            let may = so_far.round > 1 && seat < usize::from(so_far.seats);
            ensure(may || *points == 0, "points of a round that nobody has played")?;
            ensure(unused <= points, "what is unused counts as points (D-20)")?;
        }
        Ok(())
    }

    /// Checks that no choice is hidden: only a view may have hidden choices.
    pub(super) fn check_choices_known(&self) -> Checked {
        ensure(
            !self.choices.contains(&Choice::Hidden),
            "a choice is hidden from the rules",
        )
    }

    /// Checks that dice show one of their own sides, or nothing while they are thrown, and that only Number Dice are
    /// set aside (D-1, D-6, D-7).
    fn check_dice(&self) -> Checked {
        ensure(
            self.used.is_within(Dice::NUMBERS),
            "only Number Dice are set aside (D-6)",
        )?;
        let thrown = match self.phase {
            Phase::First if !self.is_between_rounds() => Dice::ALL,
            Phase::Rolling { dice } => dice,
            _ => Dice::NONE,
        };
        let known = thrown.is_within(Dice::ALL.without(self.used));
        ensure(known, "a die that is set aside or not there is thrown")?;
        ensure(
            !matches!(self.phase, Phase::Rolling { dice: Dice::NONE }),
            "no die is thrown",
        )?;
        for die in (0..DICE as u8).map(DieId) {
            let value = self.value(die);
            let right = if thrown.contains(die) {
                value == Value::BLANK
            } else {
                self.board.sides(die).contains(&value)
            };
            InvariantError::unless(right, || format!("{die:?} shows {value:?}"))?;
        }
        Ok(())
    }

    /// Checks that complete piles have places, and that the places of a pile have no gap; players can share a place
    /// (D-16).
    fn check_places(&self) -> Checked {
        for pile in (0..self.places.len()).map(|index| PileId(index as u8)) {
            let mut held = [false; MOST_PLAYERS + 1];
            for sheet in &self.sheets {
                let place = usize::from(sheet.pile(pile).place);
                ensure(
                    place <= usize::from(self.places_taken(pile)),
                    "a place is not taken (D-16)",
                )?;
                if let Some(held) = held.get_mut(place) {
                    *held = true;
                }
            }
            let taken = usize::from(self.places_taken(pile));
            let all_held = held.get(1..=taken).is_some_and(|held| held.iter().all(|held| *held));
            ensure(all_held, "a place was taken by nobody (D-16)")?;
            let shared = usize::from(self.call.places[pile.index()]);
            ensure(shared <= taken, "a place of the call is not taken (D-16)")?;
        }
        Ok(())
    }

    /// Checks that the last turns have begun exactly if a player has three complete piles (D-18, D-19).
    fn check_ending(&self) -> Checked {
        let near = self.sheets.iter().any(|sheet| sheet.complete() >= PILES_TO_END);
        ensure(
            near == self.last_turns.is_some(),
            "the last turns and three complete piles go together (D-18)",
        )?;
        let all = SeatSet::first(self.series.seats().into());
        let within = |set: SeatSet| set.0 & !all.0 == 0;
        ensure(
            self.last_turns.is_none_or(within),
            "a seat that does not play has a last turn",
        )?;
        if self.phase == Phase::Over {
            let last = self.last_turns == Some(SeatSet::EMPTY);
            ensure(last, "the match is over and somebody has a turn left (D-18)")?;
            ensure(self.winners == self.leaders(), "others have won (D-20)")?;
        } else {
            ensure(self.winners.is_empty(), "somebody has won before the end")?;
        }
        ensure(
            near || !self.call.brought_end,
            "a call brought an end about that is not near (D-19)",
        )?;
        if self.is_between_rounds() {
            let last = self.last_turns == Some(SeatSet::EMPTY);
            ensure(last, "the round is over and somebody has a turn left (D-18)")?;
            let more = self.series.round() < self.series.rounds();
            return ensure(more, "another round than the last one is to start");
        }
        if self.phase == Phase::First {
            let untouched = Sheet::blank(&self.board);
            let fresh = self.seats().all(|seat| *self.sheet(seat) == untouched);
            return ensure(
                fresh && self.call == Call::default() && self.series.round() == 1,
                "the match has begun before the first turn",
            );
        }
        Ok(())
    }

    /// Checks that a player who is due was asked and has not chosen, and that a player who has chosen was asked and
    /// made a legal choice (D-8, D-13).
    fn check_choices(&self) -> Checked {
        let (due, asked) = match self.phase {
            Phase::Call { due } => (due, self.can_claim()),
            Phase::Write { due } => (due, self.can_write()),
            _ => (SeatSet::EMPTY, SeatSet::EMPTY),
        };
        let waits = matches!(self.phase, Phase::Call { .. } | Phase::Write { .. });
        ensure(waits != due.is_empty(), "somebody has to be due")?;
        for (seat, choice) in (0..).map(SeatId).zip(&self.choices) {
            let chosen = asked.contains(seat) && !due.contains(seat);
            ensure(
                chosen == (*choice != Choice::None),
                "who was asked is due or has chosen",
            )?;
            let action = match *choice {
                Choice::None | Choice::Hidden => continue,
                Choice::Pass => DiceAction::Pass,
                Choice::Claim(pile) => DiceAction::Claim { pile },
                Choice::Write(value, stockpile) => DiceAction::Write { value, stockpile },
            };
            ensure(self.refuse(seat, &action).is_none(), "a choice is against the rules")?;
        }
        ensure(due.0 & !asked.0 == 0, "somebody is due who was not asked")
    }
}

/// Checks that the parts of one player's board agree.
fn check_sheet(board: &Board, sheet: &Sheet) -> Checked {
    ensure(
        sheet.free_skip_bos <= board.free_skip_bos,
        "more free Skip-Bos than there were (D-15)",
    )?;
    ensure(
        sheet.free_rerolls <= board.free_rerolls,
        "more free re-rolls than there were (D-15)",
    )?;
    for (index, pile) in sheet.piles.iter().enumerate() {
        let blank = *pile == BuildPile::default();
        ensure(
            blank || index < board.piles.into(),
            "a pile that is not on the board is filled (D-3)",
        )?;
        ensure(
            pile.filled <= board.bubbles,
            "a pile has more bubbles than the board (D-3)",
        )?;
        let filled = (2_u32 << pile.filled) - 2;
        ensure(
            u32::from(pile.wild) & !filled == 0,
            "an S stands in an empty bubble (D-11)",
        )?;
        ensure(
            (pile.place > 0) == (pile.filled == board.bubbles),
            "a complete pile has a place (D-16)",
        )?;
    }
    for (index, stockpile) in sheet.stockpiles.iter().enumerate() {
        let blank = *stockpile == Stockpile::default();
        ensure(
            blank || index < board.stockpiles.into(),
            "a stockpile that is not on the board holds something (D-3)",
        )?;
        ensure(
            stockpile.filled <= board.boxes,
            "a stockpile has more boxes than the board (D-3)",
        )?;
        let (filled, empty) = stockpile.boxes.split_at(stockpile.filled.into());
        ensure(
            filled.iter().all(|value| value.is_shown()),
            "a filled box is empty (D-13)",
        )?;
        ensure(
            empty.iter().all(|value| *value == Value::BLANK),
            "a box is filled out of order (D-13)",
        )?;
        ensure(
            stockpile.crossed >> stockpile.filled == 0,
            "an empty box is crossed out (D-12)",
        )?;
        ensure(
            !stockpile.reward_used || stockpile.filled == board.boxes,
            "a reward was used unearned (D-14)",
        )?;
    }
    Ok(())
}

fn ensure(holds: bool, what: &'static str) -> Checked {
    InvariantError::unless(holds, || what.to_owned())
}
