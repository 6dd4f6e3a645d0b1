//! Rounds of the card games as text, step by step, with the state of the table: partners, a deck that runs dry, a
//! round that is stuck, and each side of MOD's die.

use std::fmt::Write;

use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::arrange::Arrange;
use games::skip_bo::card::{CardCounts, KINDS, SKIP_BO, is_wild};
use games::skip_bo::classic::Classic;
use games::skip_bo::edition::Edition;
use games::skip_bo::event::CardEvent;
use games::skip_bo::narrate;
use games::skip_bo::options::{CardOptions, Stalemate, StockSize, Target};
use games::skip_bo::piles::Building;
use games::skip_bo::state::CardGame;
use games::skip_bo_mod::Mod;
use language::Language;
use messages::Message;
use rules::card::Card;
use rules::die::Face;
use rules::error::ApplyError;
use rules::game::{Game, Turn};
use rules::ids::{Actor, SeatId};
use rules::seats::Seats;

use crate::golden::check_golden;

const ANA: u8 = 0;
const BO: u8 = 1;
const CY: u8 = 2;
const DI: u8 = 3;
const SB: u8 = SKIP_BO.0;

/// A match and its text so far.
struct Transcript<E: Edition> {
    game: CardGame<E>,
    text: String,
}

impl<E: Edition> Transcript<E> {
    fn new(position: Arrange<E>) -> Self {
        let mut told = Self {
            game: position.build().expect("a possible position"),
            text: String::new(),
        };
        told.table();
        told
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "{}", line.trim_end()).expect("text can grow");
    }

    fn apply(&mut self, who: Actor, action: CardAction) {
        let mut events = Vec::new();
        if let Err(error) = self.game.apply(who, &action, &mut events) {
            panic!("{who:?} {action:?}: {error:?}\n{}", self.text);
        }
        self.game.check_invariants().expect("a state with its invariants");
        for event in &events {
            let told = narrate::line(event).map(|line| said(&line));
            match (event, told, narrate::rule(event)) {
                (_, Some(told), Some(rule)) => self.line(&format!("{told} [{rule}]")),
                (_, Some(told), None) => self.line(&told),
                (CardEvent::TurnStarted { player }, ..) => self.line(&format!("\n{} has a turn.", name(*player))),
                (CardEvent::Drew { player, card }, ..) => {
                    self.line(&format!("    {} draws {}", name(*player), card_of(*card)));
                }
                (CardEvent::StockTurned { seat, card }, ..) => {
                    self.line(&format!("    the stock of {} shows {}", name(*seat), card_of(*card)));
                }
                (other, ..) => panic!("{other:?} has no text"),
            }
        }
    }

    fn act(&mut self, seat: u8, action: CardAction) {
        self.apply(Actor::Player(SeatId(seat)), action);
    }

    /// Plays onto one pile, card after card.
    fn play(&mut self, seat: u8, onto: u8, sources: &[Source]) {
        for from in sources {
            self.act(seat, CardAction::Play { from: *from, onto });
        }
    }

    /// Ends the turn.
    fn discard(&mut self, seat: u8, card: u8, pile: u8) {
        let card = Card(card);
        self.act(seat, CardAction::Discard { card, pile });
    }

    /// Writes why an action is refused.
    fn refused(&mut self, seat: u8, what: &str, action: CardAction) {
        let answer = self.game.apply(Actor::Player(SeatId(seat)), &action, &mut ());
        match answer.expect_err("it should be refused") {
            ApplyError::Illegal { rule, why, .. } => {
                self.line(&format!("Refused, {what}: {} ({rule})", said(&why)));
            }
            other => panic!("{what} should be against a rule, and gives {other:?}"),
        }
    }

    fn shuffle(&mut self, seed: u64) {
        self.apply(Actor::Chance, CardAction::Shuffle { seed });
    }

    fn roll(&mut self, side: u8) {
        self.apply(Actor::Chance, CardAction::DieRolled { face: Face(side) });
    }

    /// Draws the table. S is a Skip-Bo, `*` a place in a building pile that the die took.
    fn table(&mut self) {
        let game = self.game;
        self.line("");
        for (number, pile) in (1..).zip(game.building()) {
            self.line(&format!("  pile {number}: {}", places(pile)));
        }
        let (draw, aside) = (game.draw_len(), game.set_aside().total());
        self.line(&format!("  draw pile: {draw} cards, set aside: {aside}"));
        for seat in game.seats().iter() {
            let top = game.stock_top(seat).map_or("-".to_owned(), card_of);
            let discards = (0..4).map(|pile| format!("[{}]", list(game.discards(seat, pile))));
            self.line(&format!(
                "  {}: stock of {}, on top {top}; discards {}; hand {}",
                name(seat),
                game.stock_len(seat),
                discards.collect::<Vec<_>>().join(" "),
                list(game.hand(seat)),
            ));
        }
        self.line("");
    }
}

fn said(message: &Message) -> String {
    Language::english().localize(message, &|seat| name(SeatId(seat.0)))
}

fn name(player: SeatId) -> String {
    ["Ana", "Bo", "Cy", "Di"][player.index()].to_owned()
}

fn card_of(card: Card) -> String {
    if is_wild(card) {
        "S".to_owned()
    } else {
        card.0.to_string()
    }
}

fn list(cards: &[Card]) -> String {
    cards.iter().copied().map(card_of).collect::<Vec<_>>().join(" ")
}

fn places(pile: &Building) -> String {
    let mut cards = pile.cards();
    let place = |place| match pile.die_places() >> place & 1 {
        1 => "*".to_owned(),
        _ => cards.next().map_or_else(String::new, card_of),
    };
    (0..pile.value()).map(place).collect::<Vec<_>>().join(" ")
}

const fn hand(card: u8) -> Source {
    Source::Hand(Card(card))
}

const fn stock(seat: u8) -> Source {
    Source::Stock(SeatId(seat))
}

const fn discarded(seat: u8, pile: u8) -> Source {
    Source::Discard(SeatId(seat), pile)
}

/// A position in a match with this target, with exactly these cards of each number, the Skip-Bos last.
fn with_deck(players: usize, target: Target, deck: [u16; KINDS], stalemate: Stalemate) -> Arrange<Classic> {
    let mut options = CardOptions {
        target,
        stalemate,
        stock: StockSize::Cards(5),
        ..CardOptions::default()
    };
    options.board.print.deck = CardCounts::new(deck);
    let seats = Seats::solo(players).expect("up to six seats");
    Arrange::new(&options, &seats).expect("a set-up that is allowed")
}

/// Partners play each other's cards. Ana finishes her stock first, and goes on taking turns; the pair wins when she
/// plays Cy's last card.
#[test]
fn a_round_of_partners_goes_as_it_did_k_13_to_k_15() {
    let options = CardOptions::<Classic> {
        target: Target::Points(500),
        ..CardOptions::default()
    };
    let seats = Seats::teams(&[0, 1, 0, 1]).expect("four seats");
    let position = Arrange::new(&options, &seats)
        .expect("a set-up that is allowed")
        .stock(ANA, &[2, 5])
        .stock(BO, &[9, 12, 3])
        .stock(CY, &[3, 8, 6])
        .stock(DI, &[7, 2, 6])
        .hand(ANA, &[1, 4, 10, 12, 12])
        .draw(&[6, 7, 1, 9, 9, SB, 3, 1, 11, 11, 10, 10, 2, 12, 4, 5, 9, 9]);
    let mut told = Transcript::new(position);
    let play = |from, onto| CardAction::Play { from, onto };
    told.play(ANA, 0, &[hand(1), stock(ANA), stock(CY), hand(4), stock(ANA)]);
    told.refused(ANA, "a card of Bo's", play(stock(BO), 0));
    told.discard(ANA, 12, 0);
    told.play(BO, 0, &[hand(6), stock(DI)]);
    told.play(BO, 1, &[hand(1), stock(DI)]);
    told.discard(BO, 9, 1);
    told.table();
    told.play(CY, 0, &[stock(CY)]);
    told.play(CY, 1, &[hand(3), hand(SB)]);
    told.refused(CY, "a card of Ana's hand", play(hand(10), 0));
    told.play(CY, 2, &[hand(1)]);
    told.discard(CY, 11, 0);
    told.play(DI, 0, &[discarded(BO, 1), hand(10)]);
    told.play(DI, 2, &[hand(2)]);
    told.discard(DI, 12, 0);
    told.table();
    told.play(ANA, 0, &[discarded(CY, 0), discarded(ANA, 0)]);
    told.play(ANA, 1, &[hand(5), stock(CY)]);
    told.shuffle(1);
    told.table();
    check_golden("skip_bo_partners.txt", &told.text);
    assert_eq!(
        (told.game.scores().points[..4].to_vec(), told.game.round()),
        (vec![45, 0, 45, 0], 2)
    );
}

/// A small deck: the draw pile runs out in the middle of a refill, the cards set aside come back, and at last both are
/// empty.
#[test]
fn a_deck_that_runs_dry_goes_as_it_did_k_6_k_10() {
    let position = with_deck(
        2,
        Target::Round,
        [3, 2, 2, 4, 3, 2, 3, 2, 2, 2, 1, 4, 2],
        Stalemate::default(),
    )
    .building_of(0, 7, &[3], &[])
    .aside(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, SB, 12])
    .stock(ANA, &[12, 11, 3])
    .stock(BO, &[10, 7])
    .discards(ANA, 0, &[5, 1])
    .discards(BO, 2, &[4])
    .hand(ANA, &[8])
    .hand(BO, &[12, 12])
    .draw(&[4, 9]);
    let mut told = Transcript::new(position);
    told.play(ANA, 0, &[hand(8)]);
    told.shuffle(3);
    told.play(ANA, 0, &[hand(9)]);
    told.play(ANA, 1, &[hand(1)]);
    told.play(ANA, 2, &[discarded(ANA, 0)]);
    told.discard(ANA, 9, 3);
    told.play(BO, 0, &[stock(BO)]);
    told.discard(BO, 12, 0);
    told.table();
    told.discard(ANA, 10, 2);
    told.discard(BO, 12, 0);
    told.discard(ANA, 8, 1);
    told.table();
    told.play(BO, 1, &[hand(2), hand(3), discarded(BO, 2)]);
    told.discard(BO, 6, 1);
    told.play(ANA, 1, &[hand(5)]);
    told.discard(ANA, 4, 0);
    told.table();
    told.play(BO, 1, &[discarded(BO, 1), hand(7)]);
    told.play(BO, 0, &[hand(SB), discarded(BO, 0)]);
    let card = Card(12);
    told.refused(BO, "a discard", CardAction::Discard { card, pile: 0 });
    told.table();
    told.act(BO, CardAction::EndTurn);
    told.shuffle(5);
    told.table();
    check_golden("skip_bo_dry.txt", &told.text);
}

/// Three players in a match to 500, at Ana's turn: nobody can draw, and once she has played her 6 no open card fits.
fn stuck(stalemate: Stalemate) -> Arrange<Classic> {
    stuck_with(stalemate, &[12, 5, 6], &[2, 8])
}

/// The same with this stock of Ana and this discard pile of Cy.
fn stuck_with(stalemate: Stalemate, ana: &[u8], cy: &[u8]) -> Arrange<Classic> {
    with_deck(
        3,
        Target::Points(500),
        [1, 3, 3, 3, 3, 3, 2, 3, 0, 3, 2, 4, 2],
        stalemate,
    )
    .first(BO)
    .totals(&[45, 0, 130])
    .stock(ANA, ana)
    .stock(BO, &[11, 3, 8, 7])
    .stock(CY, &[10, 10])
    .discards(ANA, 0, &[2])
    .discards(BO, 1, &[4, 12])
    .discards(CY, 3, cy)
    .building_of(1, 5, &[1, 2], &[])
    .building(2, 8)
    .hand(ANA, &[6, 11])
    .hand(BO, &[12, 10])
    .hand(CY, &[12])
}

/// With this option, the round is a draw two full rounds after the last card was played; the next round starts with
/// the player after the one who went first.
#[test]
fn a_round_in_which_nothing_moves_any_more_goes_as_it_did_k_11() {
    let mut told = Transcript::new(stuck(Stalemate::Draw));
    told.play(ANA, 1, &[hand(6)]);
    told.discard(ANA, 11, 1);
    told.line("The last card was played in the turn of Ana. The first quiet round:");
    told.discard(BO, 12, 1);
    told.discard(CY, 12, 1);
    told.act(ANA, CardAction::EndTurn);
    told.table();
    told.line("The second quiet round:");
    told.discard(BO, 10, 2);
    told.act(CY, CardAction::EndTurn);
    told.act(ANA, CardAction::EndTurn);
    let totals = told.game.scores().points;
    told.line(&format!("Totals: {:?}", &totals[..3]));
    told.shuffle(2);
    told.table();
    check_golden("skip_bo_stalemate.txt", &told.text);
    assert_eq!(
        (totals[..3].to_vec(), told.game.first()),
        (vec![45, 0, 130], SeatId(CY))
    );
}

/// The table runs dry, and all discard piles become a new draw pile once a full round has passed without a play. The
/// round goes on, and Cy finishes the stock.
#[test]
fn a_dry_table_goes_on_with_the_discards_of_all_as_it_did_k_11() {
    let mut told = Transcript::new(stuck(Stalemate::Reshuffle));
    told.play(ANA, 1, &[hand(6)]);
    told.discard(ANA, 11, 1);
    told.discard(BO, 12, 1);
    told.discard(CY, 12, 1);
    told.table();
    told.act(ANA, CardAction::EndTurn);
    told.shuffle(2);
    told.table();
    check_golden("skip_bo_gathered.txt", &told.text);
    assert_eq!((told.game.dry_tables(), told.game.round()), (1, 1));
}

/// The table is dry for the third time without a stock card played: Cy has the fewest stock cards left and wins the
/// round.
#[test]
fn a_table_that_is_dry_for_good_goes_to_the_fewest_stock_cards_as_it_did_k_11() {
    let mut told = Transcript::new(stuck(Stalemate::Reshuffle).dry(2));
    told.play(ANA, 1, &[hand(6)]);
    told.discard(ANA, 11, 1);
    told.discard(BO, 12, 1);
    told.discard(CY, 12, 1);
    told.act(ANA, CardAction::EndTurn);
    let totals = told.game.scores().points;
    told.line(&format!("Totals: {:?}", &totals[..3]));
    check_golden("skip_bo_fewest.txt", &told.text);
    assert_eq!(totals[..3], [45, 0, 130 + 25 + 5 * 7]);
}

/// If another side has as few stock cards, nobody wins the round.
#[test]
fn a_table_that_is_dry_for_good_with_level_stocks_is_a_draw_as_it_did_k_11() {
    let mut told = Transcript::new(stuck_with(Stalemate::Reshuffle, &[12, 5], &[6, 2, 8]).dry(2));
    told.play(ANA, 1, &[hand(6)]);
    told.discard(ANA, 11, 1);
    told.discard(BO, 12, 1);
    told.discard(CY, 12, 1);
    told.act(ANA, CardAction::EndTurn);
    check_golden("skip_bo_level.txt", &told.text);
    assert_eq!(told.game.scores().points[..3], [45, 0, 130]);
}

/// With the rule off, the round ends as soon as nobody can ever act.
#[test]
fn a_dead_table_ends_at_once_where_the_rule_is_off_as_it_did_k_11() {
    let mut told = Transcript::new(stuck(Stalemate::Off));
    told.play(ANA, 1, &[hand(6)]);
    told.discard(ANA, 11, 1);
    told.discard(BO, 12, 1);
    told.discard(CY, 12, 1);
    told.act(ANA, CardAction::EndTurn);
    told.discard(BO, 10, 2);
    check_golden("skip_bo_dead.txt", &told.text);
    assert_eq!(told.game.turn(), Turn::Chance, "the next round is dealt");
}

const fn stand_in(onto: u8, then: Source) -> CardAction {
    CardAction::StandIn { onto, then }
}

/// A round of MOD that uses every side of the die: as 1, as 6, as 11 and as 12, to discard two more, to make an
/// opponent draw, and as a wild 11 on which the last stock card follows.
#[test]
fn a_round_with_every_side_of_the_die_goes_as_it_did_m_2_to_m_10() {
    let seats = Seats::solo(2).expect("two seats");
    let position = Arrange::<Mod>::new(&CardOptions::default(), &seats)
        .expect("a set-up that is allowed")
        .stock(ANA, &[2, 7, 1, 12])
        .stock(BO, &[12, SB, 4])
        .building(1, 5)
        .building(2, 10)
        .building_of(3, 11, &[4], &[8])
        .hand(ANA, &[9, 9, 9, 8, 3])
        .die(1)
        .draw(&[7, 6, 10, 10, 4, 12, 5, 1, 9, 2, 8, 4, 4, 6, 6, 10, 3, 2, 4, 7, 7, 9, 1]);
    let mut told = Transcript::new(position);
    told.line("The die shows 1-4.");
    told.act(ANA, stand_in(0, stock(ANA)));
    told.refused(ANA, "the die again", stand_in(0, hand(9)));
    told.play(ANA, 0, &[hand(3)]);
    told.discard(ANA, 9, 0);
    told.roll(2);
    told.refused(BO, "the die as a 4", stand_in(0, hand(10)));
    told.refused(BO, "the die as a 6 without a 7", stand_in(1, hand(10)));
    told.act(BO, stand_in(1, hand(7)));
    told.play(BO, 0, &[hand(4)]);
    told.discard(BO, 10, 0);
    told.table();
    told.roll(3);
    told.act(ANA, stand_in(2, hand(12)));
    told.play(ANA, 0, &[hand(5)]);
    told.play(ANA, 1, &[hand(8), hand(9)]);
    told.discard(ANA, 9, 1);
    told.roll(3);
    told.act(BO, stand_in(3, hand(1)));
    told.play(BO, 3, &[hand(2)]);
    told.play(BO, 0, &[hand(6)]);
    told.play(BO, 1, &[hand(10)]);
    told.discard(BO, 9, 1);
    told.table();
    told.roll(6);
    told.refused(ANA, "herself", CardAction::OpponentDraws { opponent: SeatId(ANA) });
    told.act(ANA, CardAction::OpponentDraws { opponent: SeatId(BO) });
    told.play(ANA, 0, &[stock(ANA)]);
    told.play(ANA, 2, &[stock(ANA)]);
    told.play(ANA, 0, &[hand(8)]);
    told.discard(ANA, 4, 0);
    told.roll(5);
    told.play(BO, 3, &[hand(3)]);
    told.play(BO, 2, &[hand(2)]);
    told.play(BO, 3, &[hand(4)]);
    for pile in [2, 3] {
        told.act(BO, CardAction::ExtraDiscard { card: Card(7), pile });
    }
    told.table();
    told.act(BO, CardAction::EndTurn);
    told.roll(4);
    told.refused(ANA, "the die as a 3 without a 4 or a Skip-Bo", stand_in(2, hand(9)));
    told.act(ANA, stand_in(1, stock(ANA)));
    told.table();
    check_golden("skip_bo_mod_faces.txt", &told.text);
    assert_eq!((told.game.turn(), told.game.scores().points[0]), (Turn::Over, 45));
}
