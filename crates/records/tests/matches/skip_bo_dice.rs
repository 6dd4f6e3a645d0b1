//! Matches of Skip-Bo Dice as text, step by step, with the boards: the example of the printed rules, and a match of
//! four that two players end at the same time, off turn.

use std::fmt::Write;

use games::skip_bo_dice::action::{DiceAction, Roll, Source};
use games::skip_bo_dice::arrange::Arrange;
use games::skip_bo_dice::narrate;
use games::skip_bo_dice::options::DiceOptions;
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use games::skip_bo_dice::value::{DICE, Dice, PileId, StockpileId, Value};
use language::Language;
use rules::die::DieId;
use rules::game::{Game, Turn};
use rules::ids::{Actor, SeatId};
use rules::seats::Seats;

use crate::golden::check_golden;

const ANA: u8 = 0;
const BO: u8 = 1;
const CY: u8 = 2;
const DI: u8 = 3;
const A: PileId = PileId(0);
const B: PileId = PileId(1);
const C: PileId = PileId(2);
const D: PileId = PileId(3);
const FIRST: StockpileId = StockpileId(0);
const SECOND: StockpileId = StockpileId(1);
const S: u8 = Value::SKIP_BO.0;

/// A match and its text so far.
struct Transcript {
    game: SkipBoDice,
    text: String,
}

impl Transcript {
    fn new(position: Arrange) -> Self {
        let mut told = Self {
            game: position.build().expect("a possible position"),
            text: String::new(),
        };
        told.boards();
        told
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("text can grow");
    }

    fn apply(&mut self, who: Actor, action: DiceAction) {
        let mut events = Vec::new();
        if let Err(error) = self.game.apply(who, &action, &mut events) {
            panic!("{who:?} {action:?}: {error:?}");
        }
        self.game.check_invariants().expect("a state with its invariants");
        for event in &events {
            if let (Some(told), Some(rule)) = (narrate::line(event), narrate::rule(event)) {
                let told = Language::english().localize(&told, &|seat| name(SeatId(seat.0)));
                self.line(&format!("{told} [{rule}]"));
            }
        }
    }

    fn act(&mut self, seat: u8, action: DiceAction) {
        self.apply(Actor::Player(SeatId(seat)), action);
    }

    fn fill(&mut self, seat: u8, with: Source, pile: PileId) {
        self.act(seat, DiceAction::Fill { with, pile });
    }

    /// Throws dice that show these values, 0 for a die that was not thrown.
    fn throw(&mut self, values: [u8; DICE]) {
        let values = values.map(Value);
        self.apply(
            Actor::Chance,
            DiceAction::Rolled(Roll {
                values,
                ..Roll::default()
            }),
        );
    }

    /// Ends the turn; all players write the same value in the first stockpile, one after the other.
    fn end_turn(&mut self, seat: u8, value: u8) {
        self.act(seat, DiceAction::EndTurn);
        while let Phase::Write { due } = self.game.phase() {
            let seat = due.lowest().expect("somebody is due");
            self.act(seat.0, write(value, FIRST));
        }
    }

    /// Draws all boards and the dice. `*` is a circled star, `x` a crossed out one, `'` one that is still open.
    fn boards(&mut self) {
        let game = self.game;
        self.line("");
        for seat in game.seats() {
            self.line(&format!("{}, {} points", name(seat), game.score(seat).total()));
            for pile in game.board().pile_ids() {
                let line = draw_pile(&game, seat, pile);
                self.line(line.trim_end());
            }
            let stockpiles = game.board().stockpile_ids().map(|id| draw_stockpile(&game, seat, id));
            let stockpiles = stockpiles.collect::<Vec<_>>().join("  ");
            let sheet = game.sheet(seat);
            let (skip_bos, rerolls) = (sheet.free_skip_bos(), sheet.free_rerolls());
            self.line(&format!(
                "  {stockpiles}  free Skip-Bos {skip_bos}, free re-rolls {rerolls}"
            ));
        }
        let show = |dice: Dice| {
            dice.iter()
                .map(|die| game.value(die).to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let (unused, used) = (show(game.unused()), show(Dice::ALL.without(game.unused())));
        if game.phase() == Phase::Turn {
            self.line(format!("Dice of {}: {unused}; set aside: {used}", name(game.active())).trim_end());
        }
        self.line("");
    }
}

fn name(player: SeatId) -> String {
    ["Ana", "Bo", "Cy", "Di"][player.index()].to_owned()
}

fn draw_pile(game: &SkipBoDice, seat: SeatId, pile: PileId) -> String {
    let filled = game.sheet(seat).pile(pile);
    let mut line = format!("  {}", pile.letter());
    for bubble in 1..=game.board().bubbles() {
        let (done, wild) = (bubble <= filled.filled(), filled.is_wild(bubble));
        let inside = match (done, wild) {
            (true, true) => "S".to_owned(),
            (true, false) => bubble.to_string(),
            (false, _) => ".".to_owned(),
        };
        let star = match (game.board().has_star(pile, bubble), done, wild) {
            (false, ..) => ' ',
            (true, false, _) => '\'',
            (true, true, false) => '*',
            (true, true, true) => 'x',
        };
        write!(line, " {inside:>2}{star}").expect("text can grow");
    }
    if let Some(place) = filled.place() {
        write!(line, " place {place}, +{}", game.board().place_reward(place)).expect("text can grow");
    }
    line
}

fn draw_stockpile(game: &SkipBoDice, seat: SeatId, id: StockpileId) -> String {
    let stockpile = game.sheet(seat).stockpile(id);
    let entry = |(index, value): (u8, &Value)| {
        if stockpile.is_crossed_out(index) {
            format!("({value})")
        } else {
            value.to_string()
        }
    };
    let mut boxes: Vec<_> = (0..).zip(stockpile.entries()).map(entry).collect();
    boxes.resize(game.board().boxes().into(), "_".to_owned());
    let reward = if game.sheet(seat).has_reward(game.board(), id) {
        "*"
    } else {
        ""
    };
    format!("[{}]{reward}", boxes.join(" "))
}

const fn write(value: u8, stockpile: StockpileId) -> DiceAction {
    DiceAction::Write {
        value: Value(value),
        stockpile,
    }
}

fn position(seats: usize) -> Arrange {
    let seats = Seats::solo(seats).expect("two to four seats");
    Arrange::new(&DiceOptions::default(), &seats).expect("a set-up that is allowed")
}

/// The turn of the printed example, steps 1 to 8, at a table of three; the others can use some of the calls.
#[test]
fn the_example_of_the_rules_goes_as_it_is_printed_d_4_to_d_17() {
    let values = |values: &[u8]| values.iter().copied().map(Value).collect::<Vec<_>>();
    let position = position(3)
        .fill(ANA, A, 6)
        .fill(ANA, B, 4)
        .stock(ANA, FIRST, &values(&[3, 9]))
        .stock(ANA, SECOND, &values(&[8, 5]))
        .fill(BO, C, 8)
        .stock(BO, FIRST, &values(&[2, 2, 7]))
        .fill(CY, B, 2)
        .rolling(Dice::ALL);
    let mut told = Transcript::new(position);
    told.throw([3, 7, S, 4, 4, 9]);
    told.act(BO, DiceAction::Claim { pile: C });
    told.line("Step 1.");
    told.fill(ANA, Source::Number(DieId(1)), A);
    told.line("Step 2.");
    told.fill(ANA, Source::Stockpile(SECOND), B);
    told.line("Step 3.");
    told.fill(ANA, Source::Stockpile(SECOND), A);
    told.line("Step 4.");
    told.fill(ANA, Source::Bonus, A);
    told.throw([0, 0, 0, 0, 0, 3]);
    told.act(CY, DiceAction::Claim { pile: B });
    told.boards();
    told.line("Steps 5 and 6.");
    told.fill(ANA, Source::Number(DieId(2)), A);
    told.line("Step 7.");
    let dice = Dice::ALL.without(Dice(0b110));
    told.act(ANA, DiceAction::Reroll { dice });
    told.throw([5, 0, 0, 4, 10, 7]);
    told.line("Step 8.");
    told.act(ANA, DiceAction::EndTurn);
    told.act(CY, write(4, FIRST));
    told.act(ANA, write(10, FIRST));
    told.act(BO, write(10, FIRST));
    told.boards();
    check_golden("skip_bo_dice_example.txt", &told.text);
    let ana = told.game.sheet(SeatId(ANA));
    assert_eq!(
        (ana.pile(A).place(), ana.pile(B).filled(), ana.free_rerolls()),
        (Some(1), 5, 2)
    );
    let free = told.game.board().boxes() - ana.stockpile(FIRST).entries().len() as u8;
    assert_eq!(free, 1, "one more number in it fills it");
}

/// Two players complete their third pile in one call, off turn, and share a place; the others have one final turn
/// each.
#[test]
fn a_match_of_four_that_two_end_at_once_off_turn_goes_as_it_did_d_16_d_19_to_d_21() {
    let position = position(4)
        .complete(BO, A, 1)
        .complete(BO, B, 2)
        .fill(BO, C, 9)
        .complete(CY, B, 1)
        .complete(CY, D, 1)
        .wild(CY, D, 9)
        .fill(CY, C, 9)
        .free(CY, 0, 3)
        .complete(DI, A, 2)
        .fill(DI, C, 9)
        .fill(ANA, C, 7)
        .rolling(Dice::ALL);
    let mut told = Transcript::new(position);
    told.throw([1, 3, 9, 8, S, 10]);
    told.act(DI, DiceAction::Pass);
    told.act(CY, DiceAction::Claim { pile: C });
    told.act(BO, DiceAction::Claim { pile: C });
    told.line("Ana goes on with the turn.");
    for (die, pile) in [(3, C), (2, C), (4, C)] {
        told.fill(ANA, Source::Number(DieId(die)), pile);
    }
    told.fill(ANA, Source::FreeSkipBo, A);
    told.end_turn(ANA, 10);
    told.boards();
    told.throw([1, 3, 9, 10, 2, 2]);
    told.act(ANA, DiceAction::Claim { pile: A });
    told.fill(DI, Source::Number(DieId(3)), C);
    told.end_turn(DI, 2);
    told.throw([3, 3, 3, 4, 6, 1]);
    told.act(BO, DiceAction::Claim { pile: D });
    told.act(CY, DiceAction::Pass);
    told.act(DI, DiceAction::Claim { pile: D });
    told.fill(ANA, Source::Bonus, B);
    told.throw([0, 0, 0, 0, 0, 9]);
    told.end_turn(ANA, 9);
    told.boards();
    check_golden("skip_bo_dice_two_end_at_once.txt", &told.text);
    assert_eq!(told.game.turn(), Turn::Over);
}
