//! A second implementation of the rules, as players apply them with pen and paper. It stores the values on the boards;
//! it computes places, last turns and points from the list of completed piles and their times. It is slow and uses
//! none of the game's code for the rules. Along random matches the game must agree with it about the players who are
//! due, the legal actions, and all points.

use super::*;
use crate::skip_bo_dice::board::Board;
use crate::skip_bo_dice::options::FirstSeat;
use rules::conformance::walk::random_action;
use rules::rng::{RulesRng, Stream, below, once_in, stream};

/// The time when a pile was completed: the number of the call, counted from 1, and 0 for the called value or the
/// number of the fill after it (D-17).
type Moment = (u32, u32);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Throw(Vec<u8>),
    Call(Vec<u8>),
    Turn,
    Write(Vec<u8>),
    Over,
}

/// One player's board with what is written on it.
#[derive(Clone, Debug)]
struct Page {
    /// The values in the bubbles of each pile.
    piles: Vec<Vec<u8>>,
    /// The values in the boxes of each stockpile, and whether they are crossed out.
    stockpiles: Vec<Vec<(u8, bool)>>,
    rewards_used: Vec<bool>,
    skip_bos: u8,
    rerolls: u8,
}

struct Paper {
    board: Board,
    pages: Vec<Page>,
    stage: Stage,
    /// The values of the dice, the Bonus Die last.
    dice: [u8; 6],
    set_aside: Vec<u8>,
    said: Vec<(u8, DiceAction)>,
    /// Every completed pile: the time, the player, and the pile.
    completed: Vec<(Moment, u8, u8)>,
    now: Moment,
    /// The players of all turns so far, including the current one.
    turns: Vec<u8>,
    /// The number of the turn, counted from 1, in which a player first had three complete piles.
    end_near: Option<usize>,
}

/// Whether a value can be written in the bubble of this number (D-5, D-11).
const fn fits(value: u8, number: usize) -> bool {
    value == S || value as usize == number
}

impl Paper {
    fn new(board: Board, seats: u8, first: u8) -> Self {
        let page = Page {
            piles: vec![vec![]; board.piles.into()],
            stockpiles: vec![vec![]; board.stockpiles.into()],
            rewards_used: vec![false; board.stockpiles.into()],
            skip_bos: board.free_skip_bos,
            rerolls: board.free_rerolls,
        };
        Self {
            board,
            pages: vec![page; seats.into()],
            stage: Stage::Throw((0..6).collect()),
            dice: [0; 6],
            set_aside: vec![],
            said: vec![],
            completed: vec![],
            now: (0, 0),
            turns: vec![first],
            end_near: None,
        }
    }

    fn active(&self) -> u8 {
        *self.turns.last().expect("a first turn")
    }

    fn page(&mut self, seat: u8) -> &mut Page {
        &mut self.pages[usize::from(seat)]
    }

    /// The seats clockwise, from the one after the active player.
    fn leftwards(&self) -> Vec<u8> {
        let seats = self.pages.len() as u8;
        (1..=seats).map(|step| (self.active() + step) % seats).collect()
    }

    fn due(&self) -> Turn {
        match &self.stage {
            Stage::Throw(_) => Turn::Chance,
            Stage::Call(seats) | Stage::Write(seats) => due(seats),
            Stage::Turn => due(&[self.active()]),
            Stage::Over => Turn::Over,
        }
    }

    /// The piles whose next bubble takes the value.
    fn open(&self, seat: u8, value: u8) -> Vec<PileId> {
        let bubbles = usize::from(self.board.bubbles);
        let piles = self.pages[usize::from(seat)].piles.iter().zip((0..).map(PileId));
        let takes = |pile: &Vec<u8>| pile.len() < bubbles && fits(value, pile.len() + 1);
        piles.filter(|(pile, _)| takes(pile)).map(|(_, id)| id).collect()
    }

    fn unused(&self) -> Vec<u8> {
        (0..6).filter(|die| !self.set_aside.contains(die)).collect()
    }

    fn is_full(&self, seat: u8, stockpile: usize) -> bool {
        self.pages[usize::from(seat)].stockpiles[stockpile].len() == usize::from(self.board.boxes)
    }

    fn has_reward(&self, seat: u8, stockpile: usize) -> bool {
        self.is_full(seat, stockpile) && !self.pages[usize::from(seat)].rewards_used[stockpile]
    }

    /// The sources with which the active player can fill a bubble, and their values.
    fn sources(&self) -> Vec<(Source, u8)> {
        let seat = self.active();
        let page = &self.pages[usize::from(seat)];
        let mut sources = vec![(Source::Bonus, self.dice[5])];
        for die in self.unused().into_iter().filter(|die| *die < 5) {
            sources.push((Source::Number(DieId(die)), self.dice[usize::from(die)]));
        }
        for (index, entries) in page.stockpiles.iter().enumerate() {
            let id = StockpileId(index as u8);
            if let Some((value, _)) = entries.iter().rev().find(|(_, crossed_out)| !crossed_out) {
                sources.push((Source::Stockpile(id), *value));
            }
            if self.has_reward(seat, index) {
                sources.push((Source::Reward(id), S));
            }
        }
        sources.extend((page.skip_bos > 0).then_some((Source::FreeSkipBo, S)));
        sources
    }

    fn legal(&self, seat: u8) -> Vec<DiceAction> {
        let mut legal = vec![];
        match &self.stage {
            Stage::Turn if seat == self.active() => {
                for (with, value) in self.sources() {
                    legal.extend(self.open(seat, value).into_iter().map(|pile| fill(with, pile)));
                }
                if self.pages[usize::from(seat)].rerolls > 0 {
                    let unused = set(&self.unused());
                    let some = (1..=u8::MAX).map(Dice).filter(|dice| dice.is_within(unused));
                    legal.extend(some.map(|dice| DiceAction::Reroll { dice }));
                }
                legal.push(DiceAction::EndTurn);
            }
            Stage::Call(asked) if asked.contains(&seat) => {
                legal.extend(self.open(seat, self.dice[5]).into_iter().map(claim));
                legal.push(DiceAction::Pass);
            }
            Stage::Write(asked) if asked.contains(&seat) => {
                for value in
                    (1..=S).filter(|value| self.unused().iter().any(|die| self.dice[usize::from(*die)] == *value))
                {
                    let free = (0..self.board.stockpiles).filter(|id| !self.is_full(seat, (*id).into()));
                    legal.extend(free.map(|id| write(value, StockpileId(id))));
                }
            }
            _ => {}
        }
        legal
    }

    fn apply(&mut self, who: Actor, action: DiceAction) {
        match (who, action) {
            (Actor::Chance, DiceAction::Rolled(roll)) => self.thrown(roll),
            (Actor::Player(player), action) => self.act(player.0, action),
            (Actor::Chance, other) => panic!("{other:?} is no throw"),
        }
    }

    fn thrown(&mut self, roll: Roll) {
        let Stage::Throw(dice) = std::mem::replace(&mut self.stage, Stage::Turn) else {
            panic!("no throw is due");
        };
        for die in &dice {
            self.dice[usize::from(*die)] = roll.values[usize::from(*die)].0;
        }
        if dice.contains(&5) {
            self.now = (self.now.0 + 1, 0);
            let mut asked = self.leftwards();
            asked.retain(|seat| *seat != self.active() && !self.open(*seat, self.dice[5]).is_empty());
            if !asked.is_empty() {
                self.stage = Stage::Call(asked);
            }
        }
    }

    fn act(&mut self, seat: u8, action: DiceAction) {
        match action {
            DiceAction::Fill { with, pile } => {
                let found = self.sources().into_iter().find(|(source, _)| *source == with);
                let (_, value) = found.expect("an available source");
                let page = self.page(seat);
                match with {
                    Source::Number(die) => self.set_aside.push(die.0),
                    Source::Bonus => self.stage = Stage::Throw(vec![5]),
                    Source::Stockpile(id) => {
                        let mut entries = page.stockpiles[id.index()].iter_mut().rev();
                        entries
                            .find(|(_, crossed_out)| !crossed_out)
                            .expect("an entry that is not crossed out")
                            .1 = true;
                    }
                    Source::Reward(id) => page.rewards_used[id.index()] = true,
                    Source::FreeSkipBo => page.skip_bos -= 1,
                }
                let moment = if with == Source::Bonus {
                    (self.now.0, 0)
                } else {
                    self.now.1 += 1;
                    self.now
                };
                self.write_bubble(seat, pile, value, moment);
            }
            DiceAction::Reroll { dice } => {
                self.page(seat).rerolls -= 1;
                self.stage = Stage::Throw(dice.iter().map(|die| die.0).collect());
            }
            DiceAction::EndTurn => {
                let mut asked = self.leftwards();
                asked.retain(|seat| (0..self.board.stockpiles.into()).any(|id| !self.is_full(*seat, id)));
                self.stage = Stage::Write(asked);
                self.carry_out();
            }
            said => {
                self.said.push((seat, said));
                if let Stage::Call(asked) | Stage::Write(asked) = &mut self.stage {
                    asked.retain(|other| *other != seat);
                }
                self.carry_out();
            }
        }
    }

    /// Carries out the choices once all players who were asked have chosen.
    fn carry_out(&mut self) {
        match &self.stage {
            Stage::Call(waiting) if waiting.is_empty() => {
                for (seat, said) in std::mem::take(&mut self.said) {
                    if let DiceAction::Claim { pile } = said {
                        self.write_bubble(seat, pile, self.dice[5], (self.now.0, 0));
                    }
                }
                self.stage = Stage::Turn;
            }
            Stage::Write(waiting) if waiting.is_empty() => {
                for (seat, said) in std::mem::take(&mut self.said) {
                    if let DiceAction::Write { value, stockpile } = said {
                        self.page(seat).stockpiles[stockpile.index()].push((value.0, false));
                    }
                }
                self.next_turn();
            }
            _ => {}
        }
    }

    fn write_bubble(&mut self, seat: u8, pile: PileId, value: u8, moment: Moment) {
        let bubbles = usize::from(self.board.bubbles);
        let bubble = &mut self.page(seat).piles[pile.index()];
        bubble.push(value);
        if bubble.len() == bubbles {
            self.completed.push((moment, seat, pile.0));
            if self.third(seat).is_some() {
                self.end_near.get_or_insert(self.turns.len());
            }
        }
    }

    /// The time when a player completed the third pile.
    fn third(&self, seat: u8) -> Option<Moment> {
        let own = self.completed.iter().filter(|(_, by, _)| *by == seat);
        own.map(|(moment, ..)| *moment).nth(2)
    }

    /// The players who brought the end about: those who completed a third pile first, or in the same call as the first
    /// (D-18, D-19).
    fn enders(&self) -> Vec<u8> {
        let seats = || 0..self.pages.len() as u8;
        let first = seats().filter_map(|seat| self.third(seat)).min();
        seats()
            .filter(|seat| first.is_some() && self.third(*seat) == first)
            .collect()
    }

    fn next_turn(&mut self) {
        let next = match self.end_near {
            None => self.leftwards().first().copied(),
            Some(turns) => {
                let over = self.turns.len() - turns;
                let ended_by = self.turns[turns - 1];
                let seats = self.pages.len() as u8;
                let left = (1..=seats).map(|step| (ended_by + step) % seats);
                let enders = self.enders();
                left.filter(|seat| !enders.contains(seat)).nth(over)
            }
        };
        self.set_aside.clear();
        self.turns.extend(next);
        self.stage = next.map_or(Stage::Over, |_| Stage::Throw((0..6).collect()));
    }

    /// The place of a completed pile, counted from 0: the number of earlier times at which the pile was completed, by
    /// one or more players each (D-16).
    fn place(&self, moment: Moment, pile: u8) -> usize {
        let mut earlier: Vec<_> = self
            .completed
            .iter()
            .filter(|(when, _, of)| *of == pile && *when < moment)
            .collect();
        earlier.sort_unstable();
        earlier.dedup_by_key(|(when, ..)| when);
        earlier.len()
    }

    /// The points, and how many of them break ties (D-20, D-21).
    fn score(&self, seat: u8) -> (u16, u16) {
        let page = &self.pages[usize::from(seat)];
        let mut points = 0;
        for (pile, id) in page.piles.iter().zip((0..).map(PileId)) {
            let starred = |bubble: &usize| self.board.has_star(id, *bubble as u8 + 1);
            points += (0..pile.len())
                .filter(|bubble| pile[*bubble] != S && starred(bubble))
                .count() as u16;
        }
        for (moment, by, pile) in &self.completed {
            if *by == seat {
                points += u16::from(*self.board.place_rewards.get(self.place(*moment, *pile)).unwrap_or(&0));
            }
        }
        let rewards = (0..self.board.stockpiles.into()).filter(|id| self.has_reward(seat, *id));
        let unused = u16::from(page.skip_bos) + u16::from(page.rerolls) + rewards.count() as u16;
        (points + unused, unused)
    }

    fn winners(&self) -> Vec<u8> {
        let seats = 0..self.pages.len() as u8;
        let best = seats.clone().map(|seat| self.score(seat)).max();
        seats.filter(|seat| Some(self.score(*seat)) == best).collect()
    }
}

/// A small random board, on which players often complete piles, also several players in one call.
fn small_board(rng: &mut RulesRng) -> Board {
    let mut upto = |least: u8, most: u8| least + below(rng, u32::from(most - least) + 1) as u8;
    let mut board = Board {
        piles: upto(3, 4),
        bubbles: upto(1, 3),
        place_rewards: [upto(0, 4), upto(0, 4), upto(0, 4), upto(0, 1)],
        stockpiles: upto(1, 3),
        boxes: upto(1, 3),
        free_skip_bos: upto(0, 2),
        free_rerolls: upto(0, 3),
        stars: [0; 4],
        ..Board::standard()
    };
    for pile in 0..usize::from(board.piles) {
        board.stars[pile] = u16::from(upto(0, 7)) << 1 & ((2 << board.bubbles) - 2);
    }
    // On about half of the boards the Number Dice have a number that fits nowhere, except one Skip-Bo, so that nearly
    // everything depends on calls.
    let idle = upto(0, 1) == 0;
    for side in board.numbers.iter_mut().flatten() {
        *side = Value(if idle { 10 } else { upto(1, board.bubbles + 1) });
    }
    for side in &mut board.bonus {
        *side = Value(upto(1, board.bubbles + 1));
    }
    board.numbers[4][5] = Value::SKIP_BO;
    if upto(0, 2) == 0 {
        board.bonus[0] = Value::SKIP_BO;
    }
    board
}

/// The number of matches in which rare events happened.
#[derive(Debug, Default)]
struct Met {
    shared_places: u32,
    ends_on_turn: u32,
    ends_off_turn: u32,
    ends_by_several: u32,
    ends_by_several_and_the_active_player: u32,
    ends_by_all: u32,
    further_third_piles: u32,
    shared_wins: u32,
    broken_ties: u32,
    rewards_used: u32,
    rewards_left: u32,
}

impl Met {
    fn count(&mut self, paper: &Paper) {
        let seats = paper.pages.len();
        let (enders, winners) = (paper.enders(), paper.winners());
        let active = paper.turns[paper.end_near.expect("the match is over") - 1];
        let mut sorted = paper.completed.clone();
        sorted.sort_by_key(|(moment, _, pile)| (*pile, *moment));
        let same = |pair: &[(Moment, u8, u8)]| (pair[0].0, pair[0].2) == (pair[1].0, pair[1].2);
        self.shared_places += u32::from(sorted.windows(2).any(same));
        self.ends_on_turn += u32::from(enders == [active]);
        self.ends_off_turn += u32::from(!enders.contains(&active));
        self.ends_by_several += u32::from(enders.len() > 1);
        self.ends_by_several_and_the_active_player += u32::from(enders.len() > 1 && enders.contains(&active));
        self.ends_by_all += u32::from(enders.len() == seats);
        let thirds = (0..seats as u8).filter(|seat| paper.third(*seat).is_some());
        self.further_third_piles += u32::from(thirds.count() > enders.len());
        self.shared_wins += u32::from(winners.len() > 1);
        let best = paper.score(winners[0]).0;
        let level = (0..seats as u8).filter(|seat| paper.score(*seat).0 == best);
        self.broken_ties += u32::from(level.count() > winners.len());
        let used = |page: &Page| page.rewards_used.contains(&true);
        self.rewards_used += u32::from(paper.pages.iter().any(used));
        let left = |seat| (0..paper.board.stockpiles.into()).any(|id| paper.has_reward(seat, id));
        self.rewards_left += u32::from((0..seats as u8).any(left));
    }

    fn all(&self) -> [u32; 11] {
        [
            self.shared_places,
            self.ends_on_turn,
            self.ends_off_turn,
            self.ends_by_several,
            self.ends_by_several_and_the_active_player,
            self.ends_by_all,
            self.further_third_piles,
            self.shared_wins,
            self.broken_ties,
            self.rewards_used,
            self.rewards_left,
        ]
    }
}

/// Checks that the game agrees with the version on paper.
fn compare(game: &SkipBoDice, paper: &Paper, told: &str) {
    assert_eq!(game.turn(), paper.due(), "{told}");
    let seats = 0..paper.pages.len() as u8;
    for seat in seats {
        let (found, expected) = (legal(game, seat), paper.legal(seat));
        let missing: Vec<_> = expected.iter().filter(|action| !found.contains(action)).collect();
        assert!(missing.is_empty(), "{told}: seat {seat} can't {missing:?}");
        assert_eq!(
            found.len(),
            expected.len(),
            "{told}: seat {seat} can {found:?}, not {expected:?}"
        );
        let score = game.score(SeatId(seat));
        assert_eq!(
            (score.total(), score.unused()),
            paper.score(seat),
            "{told}: seat {seat}"
        );
    }
    let winners = match paper.stage {
        Stage::Over => players(&paper.winners()),
        _ => SeatSet::EMPTY,
    };
    assert_eq!(game.winners(), winners, "{told}");
}

/// Plays a random match with both versions.
fn play(board: Board, seats: u8, seed: u64) -> Paper {
    let first = (seed % u64::from(seats)) as u8;
    let options = DiceOptions {
        board,
        first: FirstSeat::Seat(SeatId(first)),
        ..DiceOptions::default()
    };
    let seating = solo(seats.into());
    let mut game = SkipBoDice::new(&options, &seating, seed).expect("a set-up that is allowed");
    let mut paper = Paper::new(board, seats, first);
    let mut rng = stream(seed, Stream::Chance);
    compare(&game, &paper, "at the start");
    while let Some((who, mut action)) = random_action(&game, &seating, &mut rng) {
        // Three of four ends of turns and re-rolls are replaced by the first legal action, so that rare events happen
        // more often.
        if matches!(action, DiceAction::EndTurn | DiceAction::Reroll { .. }) && !once_in(&mut rng, 4) {
            action = legal(&game, game.active().0)[0];
        }
        game.apply(who, &action, &mut ()).expect("a legal action applies");
        paper.apply(who, action);
        compare(&game, &paper, &format!("seed {seed}, {board:?}, after {action:?}"));
    }
    paper
}

#[test]
fn random_matches_on_small_boards_go_as_on_paper_d_4_to_d_21() {
    let mut rng = stream(1, Stream::Agents);
    let mut met = Met::default();
    for seed in 0..1_500 {
        met.count(&play(small_board(&mut rng), 2 + (seed % 3) as u8, seed));
    }
    assert!(
        met.all().iter().all(|times| *times >= 20),
        "too rare to be tested: {met:?}"
    );
}

#[test]
fn random_matches_on_the_standard_board_go_as_on_paper_d_4_to_d_21() {
    for seed in 0..60 {
        let paper = play(Board::standard(), 2 + (seed % 3) as u8, seed);
        assert_eq!(paper.stage, Stage::Over);
    }
}
