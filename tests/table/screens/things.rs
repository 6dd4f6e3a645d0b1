//! The things of the table as a screen reader gets them: each die, card, pile and part of a board has a name, lies where
//! it is seen, and does what a click on it does.

use bevy::prelude::{KeyCode, Vec2};
use games::skip_bo::narrate::discard_name;
use messages::texts::{access, skip_bo, skip_bo_dice, stack};
use messages::{CardName, Message, texts};
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, events, on_screen, place};

const ONE: CardName = CardName::Number(1);

/// A node of a thing.
struct Node {
    name: String,
    says: Vec<String>,
}

impl Node {
    fn is(&self, words: &Message) -> bool {
        self.says.iter().any(|id| id == words.id().name())
    }
}

/// The things, in reading order.
fn things(table: &mut Headless) -> Vec<Node> {
    let named = table.named("thing.").into_iter();
    named.map(|(name, says)| Node { name, says }).collect()
}

/// The things that can be taken, are chosen, or are a place for what is chosen.
fn marked(table: &mut Headless, mark: fn(Message) -> Message) -> Vec<Node> {
    let mark = mark(Message::empty());
    let mut things = things(table);
    things.retain(|thing| thing.is(&mark));
    things
}

fn takeable(table: &mut Headless) -> Vec<Node> {
    marked(table, access::thing_takeable)
}

fn chosen(table: &mut Headless) -> Vec<Node> {
    marked(table, access::thing_chosen)
}

fn targets(table: &mut Headless) -> Vec<Node> {
    marked(table, access::thing_target)
}

/// Waits until the table is still and waits for a person.
fn waits_for_a_person(table: &mut Headless) {
    table.until_thought("a person is due", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null()
    });
    table.frames(3);
}

/// A table that is listened to, at the first turn of the person.
fn listened_to(table: &mut Headless, game: &str) {
    table.is_listened_to();
    table.play(game, 1);
    table.until("a turn or a throw", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null() || seen["phase"] == "Throwing"
    });
    if table.description()["phase"] == "Throwing" {
        table.press("hud.primary");
    }
    waits_for_a_person(table);
}

#[test]
fn nothing_of_it_is_there_unless_somebody_listens() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        assert!(things(&mut table).is_empty());
        table.is_listened_to();
        table.frames(3);
        assert!(!things(&mut table).is_empty());
    });
}

#[test]
fn a_turn_of_skip_bo_is_played_by_its_cards_and_piles() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo");
        let all = things(&mut table);
        let count = |words: &Message| all.iter().filter(|thing| thing.is(words)).count();
        assert_eq!(
            count(&texts::text_skip_bo::thing_hand(ONE)),
            5,
            "K-2: five cards in hand"
        );
        assert_eq!(count(&skip_bo::pile_building(1, 1)), 4);
        assert_eq!(count(&texts::text_skip_bo::thing_stock(ONE, 30)), 2);
        let empty = count(&texts::text_skip_bo::thing_empty(discard_name(0)));
        let begun = count(&texts::text_skip_bo::thing_discards(discard_name(0), ONE, 1));
        assert_eq!(empty + begun, 8, "four discard piles of each");
        assert_eq!(count(&skip_bo::pile_draw(1)), 1);
        assert!(
            all[0].is(&texts::text_skip_bo::thing_hand(ONE)),
            "one's own hand comes first"
        );
        let before = events(&table);
        table.ask_for_click("thing.Card(0)");
        assert_eq!(chosen(&mut table)[0].name, "thing.Card(0)");
        table.sees(&skip_bo::BUTTON_CHOOSE_PLACE);
        let places = targets(&mut table);
        let discard = places
            .iter()
            .find(|place| place.name.contains("Discard"))
            .expect("a place");
        table.ask_for_click(&discard.name);
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn a_card_of_somebody_else_is_refused_in_words() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo");
        let before = events(&table);
        table.ask_for_click("thing.Pile(Stock(SeatId(1)))");
        table.sees(&skip_bo::told_not_yours(rules::ids::SeatId(1)));
        assert_eq!(events(&table), before);
        assert!(chosen(&mut table).is_empty());
    });
}

#[test]
fn a_turn_of_stack_is_played_by_its_dice_where_they_lie() {
    on_screen(|mut table| {
        listened_to(&mut table, "stack");
        table.rests();
        let described = table.description();
        let dice = described["dice"].as_array().expect("dice");
        let mut compared = 0;
        for die in dice.iter().filter(|die| die["open"] == true) {
            let node = table.element(&format!("thing.DieId({})", die["id"]));
            let (node, die) = (place(&node).expect("a node"), place(die).expect("a place"));
            assert!(node.distance(die) < 3.0, "{node} {die}");
            compared += 1;
        }
        assert!(compared > 20, "{compared} dice");
        let before = events(&table);
        let takes = takeable(&mut table);
        assert!(!takes.is_empty());
        for take in takes {
            table.ask_for_click(&take.name);
            assert_eq!(chosen(&mut table)[0].name, take.name);
            if let Some(target) = targets(&mut table).first() {
                table.ask_for_click(&target.name);
                table.until("it is placed", |seen| events(seen) > before);
                return;
            }
            table.ask_for_click(&take.name);
            table.sees(&stack::BUTTON_CHOOSE);
        }
        // None fits: the large button rolls the chosen one.
        let take = takeable(&mut table);
        table.ask_for_click(&take[0].name);
        table.press("hud.primary");
        table.press("hud.primary");
        table.until("it is rolled", |seen| events(seen) > before);
    });
}

#[test]
fn the_die_and_the_cards_of_skip_bo_mod_are_things() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo-mod");
        let die = table.element("thing.Die");
        assert!(!die.is_null());
        let says = die["says"].to_string();
        assert!(
            says.contains(texts::text_skip_bo::thing_die(Message::empty()).id().name()),
            "{says}"
        );
        let before = events(&table);
        table.ask_for_click("thing.Card(4)");
        let places = targets(&mut table);
        table.ask_for_click(&places.last().expect("a place").name);
        table.until("the discard", |seen| events(seen) > before);
    });
}

#[test]
fn a_turn_of_skip_bo_dice_is_played_by_its_dice_and_the_parts_of_its_board() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo-dice");
        for _ in 0..20 {
            waits_for_a_person(&mut table);
            let before = events(&table);
            let is_turn = table.description()["dice_game"]["due"] == "Turn";
            let Some(take) = takeable(&mut table)
                .into_iter()
                .find(|thing| thing.name.contains("Die"))
            else {
                match is_turn {
                    true => table.press("hud.primary"),
                    false => table.key(KeyCode::Digit5),
                }
                table.frames(5);
                throws_if_due(&mut table);
                continue;
            };
            table.ask_for_click(&take.name);
            assert_eq!(chosen(&mut table)[0].name, take.name);
            let places = targets(&mut table);
            let place = places.first().expect("a place");
            let pile = texts::text_skip_bo_dice::thing_pile('A', 1);
            let star = texts::text_skip_bo_dice::thing_pile_star('A', 1);
            let stockpile = texts::text_skip_bo_dice::thing_stockpile_none("I", 4);
            assert!(
                [pile, star, stockpile].iter().any(|words| place.is(words)),
                "{:?}",
                place.says
            );
            table.ask_for_click(&place.name);
            table.until("it is used", |seen| events(seen) > before);
            if is_turn {
                return;
            }
        }
        panic!("no die fits in 20 turns");
    });
}

fn throws_if_due(table: &mut Headless) {
    table.until_thought("a decision", |seen| {
        let seen = seen.description();
        seen["still"] == true && (seen["dice_game"]["due"] == "Throw" || !seen["person_due"].is_null())
    });
    if table.description()["dice_game"]["due"] == "Throw" {
        table.press("hud.primary");
    }
}

#[test]
fn the_board_of_another_player_is_a_thing_that_is_made_large() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo-dice");
        let board = "thing.Board(SeatId(1))";
        let at = |table: &mut Headless, name: &str| place(&table.element(name)).expect("a place");
        let small: Vec2 = at(&mut table, board);
        table.ask_for_click(board);
        table.until("the other board is large", |seen| seen.element(board).is_null());
        assert!(
            at(&mut table, "thing.Board(SeatId(0))").distance(small) < 400.0,
            "they change places"
        );
        table.sees(&texts::text_skip_bo_dice::thing_board(0));
        assert!(table.is_seen(&access::thing_of(rules::ids::SeatId(1), Message::empty())));
    });
}

#[test]
fn tab_stops_once_at_the_things_and_arrows_lead_from_one_to_the_next() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo");
        let mut stops = Vec::new();
        for _ in 0..150 {
            table.key(KeyCode::Tab);
            let focus = table.focus();
            if focus.starts_with("thing.") {
                stops.push(focus);
            }
            if stops.len() == 2 {
                break;
            }
        }
        assert_eq!(stops, ["thing.Card(0)", "thing.Card(0)"], "one stop in each round");
        table.key(KeyCode::ArrowRight);
        assert_eq!(table.focus(), "thing.Card(1)");
        let before = events(&table);
        table.key(KeyCode::Enter);
        table.frames(3);
        assert_eq!(chosen(&mut table)[0].name, "thing.Card(1)");
        assert_eq!(table.focus(), "thing.Card(1)", "the focus stays");
        let place = targets(&mut table).last().expect("a place").name.clone();
        table.focus_on(&place);
        table.key(KeyCode::Enter);
        table.until("the discard", |seen| events(seen) > before);
        assert_eq!(table.focus(), place, "the pile is still there");
    });
}

#[test]
fn no_hand_is_among_the_things_while_the_table_is_handed_over() {
    on_screen(|mut table| {
        table.is_listened_to();
        table.play_unseen("skip-bo", 2);
        table.shows(Overlay::HandOver);
        table.frames(10);
        assert!(things(&mut table).is_empty());
        table.press("hand-over.arrive");
        table.shows(Overlay::None);
        waits_for_a_person(&mut table);
        let hands = things(&mut table);
        let hand = texts::text_skip_bo::thing_hand(ONE);
        assert_eq!(
            hands.iter().filter(|thing| thing.is(&hand)).count(),
            5,
            "one hand, not two"
        );
        assert!(
            !hands.iter().any(|thing| thing.name.contains("Hand")),
            "the other one is drawn at its turn (K-3)"
        );
    });
}

/// Plays a card game to its end by its things alone.
fn plays_cards(mut table: Headless, game: &str) {
    table.is_listened_to();
    table.play_with(game, 1, &[("stock", "5")]);
    let over = |seen: &Headless| seen.overlay() == Overlay::RoundScore || seen.screen() == Screen::Results;
    for _ in 0..400 {
        table.until_thought("a decision or the end", |seen| {
            over(seen) || {
                let seen = seen.description();
                let cards = &seen["cards"];
                seen["overlay"] == "None" && seen["still"] == true && (cards["ready"] == true || cards["roll"] == true)
            }
        });
        if over(&table) {
            return;
        }
        table.frames(2);
        if table.description()["cards"]["roll"] == true {
            table.press("hud.primary");
            table.frames(5);
            continue;
        }
        let before = events(&table);
        let takes = takeable(&mut table);
        let best = takes.iter().find(|thing| thing.name.contains("Stock"));
        let best = best.or(takes.iter().find(|thing| thing.name != "thing.Die"));
        // If nothing can be played, a card of the hand is discarded.
        let any = things(&mut table)
            .into_iter()
            .find(|thing| thing.name.starts_with("thing.Card"));
        let Some(take) = best.map(|best| best.name.clone()).or(any.map(|any| any.name)) else {
            table.key(KeyCode::Enter);
            table.frames(3);
            continue;
        };
        table.ask_for_click(&take);
        let place = targets(&mut table).first().map(|place| place.name.clone());
        table.ask_for_click(&place.unwrap_or_else(|| panic!("{take} has a place")));
        table.until_thought("it is played", |seen| events(seen) > before || over(seen));
    }
    panic!("the match does not end");
}

#[test]
fn a_match_of_skip_bo_is_played_by_its_things_alone() {
    on_screen(|table| plays_cards(table, "skip-bo"));
}

#[test]
fn a_match_of_skip_bo_mod_is_played_by_its_things_and_the_throw() {
    on_screen(|table| plays_cards(table, "skip-bo-mod"));
}

#[test]
fn a_write_is_done_by_a_die_and_a_box() {
    on_screen(|mut table| {
        listened_to(&mut table, "skip-bo-dice");
        let before = events(&table);
        table.press("hud.primary");
        table.until_thought("a write", |seen| {
            let seen = seen.description();
            seen["still"] == true && seen["dice_game"]["due"] == "Write" && !seen["person_due"].is_null()
        });
        assert!(events(&table) > before);
        table.frames(3);
        let die = things(&mut table)
            .into_iter()
            .find(|thing| thing.name.contains("Die("))
            .expect("a die");
        table.ask_for_click(&die.name);
        let places = targets(&mut table);
        let place = places.first().expect("a box").name.clone();
        let before = events(&table);
        table.ask_for_click(&place);
        table.until("it is written", |seen| events(seen) > before);
        table.until("the table goes on", |seen| {
            !seen.is_seen(&skip_bo_dice::NOTICE_DIE_FIRST)
        });
    });
}
