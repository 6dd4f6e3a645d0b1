//! The standing in a match of Skip-Bo Dice: each seat's chance to win it. It is an estimate, not a rule.
//!
//! The match is judged as a race. The effort that a seat still needs for its third pile gives the time that the match
//! will last. This time, and the effort up to each star and to the end of each pile, give the chance that the seat
//! reaches them. The result is the expected points of each seat. Their differences, compared with the luck that is
//! possible in the remaining time, give the chance to win. This module must not know the plans of any seat.

use crate::skip_bo_dice::board::Board;
use crate::skip_bo_dice::sheet::Sheet;
use crate::skip_bo_dice::sizes::{MOST_PILES, MOST_PLAYERS, MOST_STOCKPILES, PILES_TO_END};
use crate::skip_bo_dice::state::SkipBoDice;
use crate::skip_bo_dice::value::{Dice, MOST_BUBBLES, PileId, Value};
use rules::ids::SeatId;

/// The parameters of the race. Efforts are in bubbles of average difficulty, times in turns of each seat. The values
/// were fitted to the results of many matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights {
    /// The effect of thrown Skip-Bos, which make numbers more equal: added to the expected appearances of each number
    /// in a throw.
    pub(super) even: f32,
    /// The effort that a seat works off in one turn.
    pub(super) pace: f32,
    /// The effort that an unused Skip-Bo saves.
    pub(super) wild_effort: f32,
    /// The turns left to a seat after the end was brought about, if it has a turn of its own left.
    pub(super) last_turn: f32,
    /// The same for a seat without a turn of its own.
    pub(super) no_turn: f32,
    /// The turns that every round lasts longer than its effort predicts.
    pub(super) slack: f32,
    /// The effort that one pile works off in a turn.
    pub(super) pile_pace: f32,
    /// The effort that one pile works off at once.
    pub(super) pile_start: f32,
    /// The uncertainty of this progress, in effort: a constant part, and a part for the square root of the turns
    /// left.
    pub(super) spread: [f32; 2],
    /// The points for a star that will be reached; a Skip-Bo may cross it out.
    pub(super) star: f32,
    /// The factor for the expected stars of a place.
    pub(super) place: f32,
    /// The lead in effort that makes it likely that one seat completes a pile before another.
    pub(super) ahead: f32,
    /// The points for a stocked number that fits at once.
    pub(super) stocked: f32,
    /// The factor for each bubble that must be filled before it.
    pub(super) fade: f32,
    /// The factor for each entry above it in the stockpile.
    pub(super) buried: f32,
    /// The points for a stocked Skip-Bo.
    pub(super) stocked_wild: f32,
    /// The points for an unused Skip-Bo, besides the one point that it counts at the end.
    pub(super) wild: f32,
    /// The same for a free re-roll.
    pub(super) reroll: f32,
    /// The points for the Skip-Bo Reward of a stockpile that will be full.
    pub(super) reward: f32,
    /// The points for a bubble that the next throw may fill at once.
    pub(super) ready: f32,
    /// The effort that such a bubble saves.
    pub(super) ready_effort: f32,
    /// The turns that a seat needs to use all its unused and stocked values; with less time only a part of them
    /// counts.
    pub(super) full_time: f32,
    /// The lead in expected points that makes a win likely: a constant part, and a part for the square root of the
    /// turns left.
    pub(super) luck: [f32; 2],
}

/// The weights of the computer players.
pub(super) const WEIGHTS: Weights = Weights {
    even: 0.107,
    pace: 6.05,
    wild_effort: 4.19,
    last_turn: 0.39,
    no_turn: 0.284,
    slack: 0.96,
    pile_pace: 0.894,
    pile_start: -0.024,
    spread: [1.74, 0.32],
    star: 1.123,
    place: 1.155,
    ahead: 3.18,
    stocked: 0.518,
    fade: 0.872,
    buried: 0.41,
    stocked_wild: 0.133,
    wild: -0.068,
    reroll: 0.167,
    reward: 0.948,
    ready: 0.389,
    ready_effort: -0.169,
    full_time: 0.436,
    luck: [0.394, 1.19],
};

/// The judge of one match. It computes the values that depend only on the board once.
#[derive(Clone, Debug)]
pub(super) struct Race<'a> {
    board: &'a Board,
    weights: &'a Weights,
    /// The effort to fill the bubbles 1 to n of a pile.
    effort: [f32; MOST_BUBBLES + 1],
    /// The effort for each number.
    cost: [f32; MOST_BUBBLES + 1],
    /// By number: the chance that at least 1, 2, 3 or 4 of the six dice show it.
    shows: [[f32; MOST_PILES]; MOST_BUBBLES + 1],
}

/// The expectations for one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Seat {
    /// The effort that each pile still needs; 0 for a complete pile.
    rest: [f32; MOST_PILES],
    /// The turns that the seat still has.
    time: f32,
}

impl<'a> Race<'a> {
    /// The judge of a match with this board.
    pub(super) fn new(board: &'a Board, weights: &'a Weights) -> Self {
        let mut shown = [0.0_f32; MOST_BUBBLES + 1];
        for die in Dice::ALL.iter() {
            let sides = board.sides(die);
            for side in sides.iter().filter(|side| side.is_shown() && !side.is_skip_bo()) {
                shown[usize::from(side.0)] += 1.0 / sides.len() as f32;
            }
        }
        let bubbles = usize::from(board.bubbles());
        let mut cost = [0.0; MOST_BUBBLES + 1];
        for number in 1..=bubbles {
            cost[number] = 1.0 / (shown[number] + weights.even);
        }
        let mean = cost.iter().sum::<f32>() / bubbles as f32;
        let mut effort = [0.0; MOST_BUBBLES + 1];
        for number in 1..=bubbles {
            cost[number] /= mean;
            effort[number] = effort[number - 1] + cost[number];
        }
        Self {
            board,
            weights,
            effort,
            cost,
            shows: shows(board),
        }
    }

    /// The chance of `who` to win, from 0 to 1; a shared win counts as its share.
    pub(super) fn chance(&self, game: &SkipBoDice, who: SeatId) -> f32 {
        let winners = game.winners();
        if !winners.is_empty() {
            return f32::from(u8::from(winners.contains(who))) / winners.len() as f32;
        }
        let (points, time) = self.points(game);
        let scale = self.scale(game, time);
        let mine = points[who.index()];
        let others: f32 = game
            .seats()
            .map(|seat| ((points[seat.index()] - mine) / scale).exp())
            .sum();
        1.0 / others
    }

    /// The lead in points that makes a win likely if so many turns of each are left. The rounds of the match that are
    /// to come add the luck of a whole round each.
    fn scale(&self, game: &SkipBoDice, time: f32) -> f32 {
        let of = |time: f32| self.weights.luck[0] + self.weights.luck[1] * time.sqrt();
        let to_come = f32::from(game.rounds() - game.round());
        if to_come == 0.0 {
            return of(time);
        }
        let blank = Sheet::blank(self.board);
        let rest = [self.rest(0); MOST_PILES];
        let whole = of(self.turns(&blank, &rest) + self.weights.slack);
        (of(time).powi(2) + to_come * whole.powi(2)).sqrt()
    }

    /// The points that each seat can expect at the end of the round, and the turns of each until then.
    pub(super) fn points(&self, game: &SkipBoDice) -> ([f32; MOST_PLAYERS], f32) {
        let mut seats = [Seat::default(); MOST_PLAYERS];
        let mut time = f32::INFINITY;
        for seat in game.seats() {
            let sheet = game.sheet(seat);
            let rest = &mut seats[seat.index()].rest;
            for pile in self.board.pile_ids() {
                rest[pile.index()] = self.rest(sheet.pile(pile).filled());
            }
            time = time.min(self.turns(sheet, rest));
        }
        time += self.weights.slack;
        for seat in game.seats() {
            seats[seat.index()].time = match game.last_turns() {
                None => time,
                Some(left) if left.contains(seat) || game.active() == seat => self.weights.last_turn,
                Some(_) => self.weights.no_turn,
            };
        }
        if game.last_turns().is_some() {
            time = self.weights.last_turn;
        }
        let mut points = [0.0; MOST_PLAYERS];
        for seat in game.seats() {
            points[seat.index()] = self.seat_points(game, seat, &seats);
        }
        (points, time)
    }

    /// The effort that a pile still needs, by the number of its filled bubbles.
    fn rest(&self, filled: u8) -> f32 {
        self.effort[usize::from(self.board.bubbles())] - self.effort[usize::from(filled)]
    }

    /// How many turns a seat needs for its third complete pile.
    fn turns(&self, sheet: &Sheet, rest: &[f32; MOST_PILES]) -> f32 {
        let mut piles = *rest;
        let piles = &mut piles[..self.board.pile_ids().count()];
        piles.sort_by(f32::total_cmp);
        let effort: f32 = piles.iter().take(PILES_TO_END).sum();
        let wilds = f32::from(sheet.free_skip_bos() + sheet.rewards(self.board));
        let wilds = wilds + self.weights.ready_effort * self.ready(sheet);
        ((effort - self.weights.wild_effort * wilds) / self.weights.pace).max(0.0)
    }

    /// The points that a seat can expect at the end.
    fn seat_points(&self, game: &SkipBoDice, who: SeatId, seats: &[Seat; MOST_PLAYERS]) -> f32 {
        let weights = self.weights;
        let sheet = game.sheet(who);
        let seat = &seats[who.index()];
        let mut points = game.points(who) as f32;
        for pile in self.board.pile_ids() {
            let filled = sheet.pile(pile).filled();
            for bubble in (filled + 1..=self.board.bubbles()).filter(|bubble| self.board.has_star(pile, *bubble)) {
                let effort = self.effort[usize::from(bubble)] - self.effort[usize::from(filled)];
                points += weights.star * self.reaches(effort, seat.time);
            }
            if filled < self.board.bubbles() {
                let complete = self.reaches(seat.rest[pile.index()], seat.time);
                points += weights.place * complete * self.place(game, who, pile, seats);
            }
        }
        let use_of = (seat.time / weights.full_time).min(1.0);
        let wilds = f32::from(sheet.free_skip_bos() + sheet.rewards(self.board));
        points += use_of * (weights.wild * wilds + weights.reroll * f32::from(sheet.free_rerolls()));
        points += use_of * (self.stock(sheet) + weights.ready * self.ready(sheet));
        points + weights.reward * self.coming_rewards(game, sheet, seat.time)
    }

    /// How many bubbles the next throw of all dice can be expected to fill, only the next bubble of each pile.
    fn ready(&self, sheet: &Sheet) -> f32 {
        let mut needed = [0_usize; MOST_BUBBLES + 2];
        let mut ready = 0.0;
        for pile in self.board.pile_ids() {
            let number = usize::from(sheet.pile(pile).filled()) + 1;
            if number <= usize::from(self.board.bubbles()) {
                ready += self.shows[number][needed[number]];
                needed[number] += 1;
            }
        }
        ready
    }

    /// The chance that a pile progresses by this effort in this time.
    fn reaches(&self, effort: f32, time: f32) -> f32 {
        let weights = self.weights;
        let spread = weights.spread[0] + weights.spread[1] * time.sqrt();
        let far = weights.pile_start + weights.pile_pace * time;
        1.0 / (1.0 + ((effort - far) / spread).exp())
    }

    /// The stars that a seat can expect for completing a pile, if it completes it (D-16).
    fn place(&self, game: &SkipBoDice, who: SeatId, pile: PileId, seats: &[Seat; MOST_PLAYERS]) -> f32 {
        let mine = seats[who.index()].rest[pile.index()];
        let mut before = f32::from(game.places_taken(pile));
        for other in game.seats().filter(|other| *other != who) {
            let seat = &seats[other.index()];
            let rest = seat.rest[pile.index()];
            if rest > 0.0 {
                let ahead = 1.0 / (1.0 + ((rest - mine) / self.weights.ahead).exp());
                before += ahead * self.reaches(rest, seat.time);
            }
        }
        let place = before as u8 + 1;
        let share = before.fract();
        let stars = |place| f32::from(self.board.place_reward(place));
        (1.0 - share) * stars(place) + share * stars(place + 1)
    }

    /// The worth of the stocked values, in points.
    fn stock(&self, sheet: &Sheet) -> f32 {
        let weights = self.weights;
        let mut worth = 0.0;
        // The numbers that are already counted for each pile: a pile takes each number once.
        let mut taken = [0_u16; MOST_PILES];
        for id in self.board.stockpile_ids() {
            let stockpile = sheet.stockpile(id);
            let mut share = 1.0;
            for (index, value) in stockpile.entries().iter().enumerate().rev() {
                if stockpile.is_crossed_out(index as u8) {
                    continue;
                }
                worth += share
                    * if value.is_skip_bo() {
                        weights.stocked_wild
                    } else {
                        self.stocked(sheet, *value, &mut taken)
                    };
                share *= weights.buried;
            }
        }
        worth
    }

    /// The worth of a stocked number, in points: the sooner a pile takes it, the higher.
    fn stocked(&self, sheet: &Sheet, value: Value, taken: &mut [u16; MOST_PILES]) -> f32 {
        let nearest = self
            .board
            .pile_ids()
            .filter(|pile| taken[pile.index()] >> value.0 & 1 == 0)
            .filter_map(|pile| Some((value.0.checked_sub(sheet.pile(pile).filled() + 1)?, pile)))
            .min();
        let Some((distance, pile)) = nearest else {
            return 0.0;
        };
        taken[pile.index()] |= 1 << value.0;
        self.weights.stocked
            * self.cost.get(usize::from(value.0)).copied().unwrap_or(0.0)
            * self.weights.fade.powi(distance.into())
    }

    /// How many more stockpiles of a seat will probably be full at the end: all players write in every turn (D-13).
    fn coming_rewards(&self, game: &SkipBoDice, sheet: &Sheet, time: f32) -> f32 {
        let mut room = [0_u8; MOST_STOCKPILES];
        let mut count = 0;
        for id in self.board.stockpile_ids().filter(|id| sheet.has_room(self.board, *id)) {
            room[count] = self.board.boxes() - sheet.stockpile(id).entries().len() as u8;
            count += 1;
        }
        let room = &mut room[..count];
        room.sort_unstable();
        let mut writes = time * game.seats().count() as f32;
        let mut full = 0.0;
        for boxes in room.iter().map(|boxes| f32::from(*boxes)) {
            full += (writes / boxes).min(1.0).powi(2);
            writes = (writes - boxes).max(0.0);
        }
        full
    }
}

/// By number: the chance that at least 1, 2, 3 or 4 of the six dice show it.
fn shows(board: &Board) -> [[f32; MOST_PILES]; MOST_BUBBLES + 1] {
    let mut shows = [[0.0; MOST_PILES]; MOST_BUBBLES + 1];
    for (number, at_least) in shows.iter_mut().enumerate() {
        // The chance of exactly this many dice; the last entry means this many or more.
        let mut exactly = [0.0_f32; MOST_PILES + 1];
        exactly[0] = 1.0;
        for die in Dice::ALL.iter() {
            let sides = board.sides(die);
            let showing = sides.iter().filter(|side| usize::from(side.0) == number).count();
            let chance = showing as f32 / sides.len().max(1) as f32;
            for count in (0..=MOST_PILES).rev() {
                let stays = if count == MOST_PILES { 1.0 } else { 1.0 - chance };
                let comes = if count == 0 { 0.0 } else { exactly[count - 1] * chance };
                exactly[count] = exactly[count] * stays + comes;
            }
        }
        for count in 0..MOST_PILES {
            at_least[count] = exactly[count + 1..].iter().sum();
        }
    }
    shows
}
