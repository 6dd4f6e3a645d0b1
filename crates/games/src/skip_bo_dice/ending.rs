//! The end of a round and of the match, and the winners (D-18 to D-21).

use super::series::Series;
use super::sheet::Sheet;
use crate::skip_bo_dice::event::DiceEvent;
use crate::skip_bo_dice::score::SeatScore;
use crate::skip_bo_dice::sizes::{MOST_PILES, MOST_PLAYERS, PILES_TO_END};
use crate::skip_bo_dice::state::{Call, Choice, Phase, SkipBoDice};
use rules::game::EventSink;
use rules::ids::{SeatId, SeatSet};

impl SkipBoDice {
    /// The score of a player in the current round (D-20).
    pub fn score(&self, player: SeatId) -> SeatScore {
        let sheet = self.sheet(player);
        let mut score = SeatScore {
            free_rerolls: sheet.free_rerolls,
            free_skip_bos: sheet.free_skip_bos,
            rewards: sheet.rewards(&self.board),
            ..SeatScore::default()
        };
        for (pile, stars) in sheet.piles.iter().zip(self.board.stars) {
            let filled = (2_u32 << pile.filled) - 1;
            score.stars += (u32::from(stars & !pile.wild) & filled).count_ones() as u16;
            score.place_stars += u16::from(self.board.place_reward(pile.place));
        }
        score
    }

    /// Starts the last turns if the player has just completed a third pile (D-18, D-19). `in_call` says whether the
    /// pile was completed in the current call. All players who complete their third pile in the call that leads to the
    /// end get no final turn. Later third piles change nothing.
    pub(crate) fn see_end(&mut self, player: SeatId, in_call: bool) {
        if self.sheet(player).complete() != PILES_TO_END {
            return;
        }
        let left = match self.last_turns {
            None => {
                self.call.brought_end = in_call;
                SeatSet::first(self.series.seats().into())
            }
            Some(left) if in_call && self.call.brought_end => left,
            Some(_) => return,
        };
        self.last_turns = Some(SeatSet(left.0 & !SeatSet::only(player).0));
    }

    /// Pushes the event for the last turns if they have changed since `before`.
    pub(crate) fn tell_last_turns<S: EventSink<DiceEvent>>(&self, before: Option<SeatSet>, out: &mut S) {
        if let Some(left) = self.last_turns
            && before != self.last_turns
        {
            let all = SeatSet::first(self.series.seats().into());
            out.push(DiceEvent::LastTurns {
                player: self.active,
                by: SeatSet(all.0 & !left.0),
                left,
            });
        }
    }

    /// The points of a player: the score, and the points of the rounds before (D-20).
    pub fn points(&self, player: SeatId) -> i32 {
        i32::from(self.points_before(player)) + i32::from(self.score(player).total())
    }

    /// The players with the highest value of this measure.
    fn best_by<T: Ord>(&self, measure: impl Fn(SeatId) -> T) -> SeatSet {
        let best = self.seats().map(&measure).max();
        self.seats().filter(|seat| Some(measure(*seat)) == best).collect()
    }

    /// The leaders: most points, then most unused Skip-Bos and re-rolls, both in all rounds (D-20, D-21).
    pub(crate) fn leaders(&self) -> SeatSet {
        self.best_by(|seat| {
            let unused = u32::from(self.series.before(seat).1) + u32::from(self.score(seat).unused());
            (self.points(seat), unused)
        })
    }

    /// Scores all boards. After the last round, names the winners (D-20, D-21).
    pub fn end_round<S: EventSink<DiceEvent>>(&mut self, out: &mut S) {
        for player in self.seats() {
            out.push(DiceEvent::Scored {
                player,
                score: self.score(player),
            });
        }
        let (round, rounds) = (self.round(), self.rounds());
        if rounds > 1 {
            let mut points = [0; MOST_PLAYERS];
            for player in self.seats() {
                points[player.index()] = self.points(player);
            }
            out.push(DiceEvent::RoundOver { round, rounds, points });
        }
        if round == rounds {
            let winners = self.leaders();
            let tie_broken = winners != self.best_by(|seat| self.points(seat));
            self.winners = winners;
            self.phase = Phase::Over;
            out.push(DiceEvent::MatchOver { winners, tie_broken });
            return;
        }
        // The boards stay as they are until the next round is reported to start, so that everybody sees how this one
        // ended.
        self.phase = Phase::First;
    }

    /// Whether a round is over and the next one has not started.
    pub fn is_between_rounds(&self) -> bool {
        self.phase == Phase::First && self.last_turns.is_some()
    }

    /// Who goes first in the next round: the next seat. `None` in a match of one round.
    pub const fn next_first(&self) -> Option<SeatId> {
        match &self.series {
            Series::EachFirst(so_far) => Some(so_far.next_first()),
            _ => None,
        }
    }

    /// Starts the next round on blank boards. `first` is who goes first in it.
    pub(super) fn start_next_round<S: EventSink<DiceEvent>>(&mut self, first: SeatId, out: &mut S) {
        let mut scores = [SeatScore::default(); MOST_PLAYERS];
        for player in self.seats() {
            scores[player.index()] = self.score(player);
        }
        if let Series::EachFirst(so_far) = &mut self.series {
            so_far.round += 1;
            for (seat, score) in scores.iter().enumerate() {
                so_far.points[seat] = so_far.points[seat].saturating_add(score.total());
                so_far.unused[seat] = so_far.unused[seat].saturating_add(score.unused());
            }
        }
        let blank = Sheet::blank(&self.board);
        self.sheets[..usize::from(self.series.seats())].fill(blank);
        self.choices = [Choice::None; MOST_PLAYERS];
        self.places = [0; MOST_PILES];
        self.call = Call::default();
        self.last_turns = None;
        out.push(DiceEvent::RoundStarted {
            round: self.round(),
            rounds: self.rounds(),
            first,
        });
        self.start_turn(first, out);
    }
}
