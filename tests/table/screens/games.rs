//! Each game on the real screen: the first turn, a refusal, a hint, the hand-over, and the score sheet.

use bevy::prelude::KeyCode;
use games::catalog::Listed;
use games::stack::action::StackAction;
use games::stack::state::Stack;
use host::view::MatchView;
use messages::Message;
use messages::texts::{hand_over, hud, skip_bo, skip_bo_dice, skip_bo_mod, stack};
use window_kit::presentation::visual::Highlight;
use window_kit::settings::HandOver;
use window_kit::window::intent::MentionedActions;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, events, on_screen, on_screen_with};

/// Waits until the table is still and waits for a person.
fn waits_for_a_person(table: &mut Headless) {
    table.until("a person is due", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null()
    });
}

/// Asks for a hint and waits until it is on the screen, with or without a reason.
fn asks_for_a_hint(table: &mut Headless) {
    table.press("hud.hint");
    let hints = [
        hud::hint(Message::empty()),
        hud::hint_because(Message::empty(), Message::empty()),
    ];
    table.until_thought("a hint", |seen| hints.iter().any(|hint| seen.is_seen(hint)));
}

#[test]
fn stack_begins_with_a_throw_of_the_person_for_the_first_turn_s_2() {
    on_screen(|mut table| {
        table.play_unseen("stack", 1);
        table.has("hud.primary");
        table.sees(&stack::BUTTON_THROW_FIRST);
        table.sees(&stack::STATUS_THROW_FIRST);
        table.frames(600);
        assert_eq!(events(&table), 0, "nobody throws for the person");
        table.press("hud.primary");
        table.sees(&stack::BUTTON_THROW_ALL);
        assert!(events(&table) > 0);
    });
}

#[test]
fn stack_begins_with_a_throw_of_all_dice_and_marks_the_dice_of_a_hint() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.sees(&stack::BUTTON_THROW_ALL);
        let before = events(&table);
        table.press("hud.primary");
        waits_for_a_person(&mut table);
        assert!(events(&table) > before);
        table.sees(&stack::BUTTON_CHOOSE);
        asks_for_a_hint(&mut table);
        table.frames(2);
        let advised = table.known::<MentionedActions>().hint.clone();
        let (die, onto) = match advised.as_ref().and_then(Stack::of_action) {
            Some(StackAction::Place { die, onto }) => (*die, vec![*onto]),
            Some(StackAction::Reroll { die }) => (*die, Vec::new()),
            other => panic!("{other:?} is no move at the start"),
        };
        assert_eq!(table.dice_marked(Highlight::Takeable), [die], "the hint's die");
        assert_eq!(table.dice_marked(Highlight::Target), onto, "the hint's target");
    });
}

#[test]
fn stack_waits_for_a_die_before_it_can_be_rolled() {
    on_screen(|mut table| {
        table.play("stack", 1);
        table.press("hud.primary");
        waits_for_a_person(&mut table);
        table.sees(&stack::BUTTON_CHOOSE);
        assert!(!table.is_enabled("hud.primary"));
        table.key(KeyCode::ArrowRight);
        table.key(KeyCode::Enter);
        table.until("a die is chosen", |seen| !seen.is_seen(&stack::BUTTON_CHOOSE));
        table.key(KeyCode::Backspace);
        table.sees(&stack::BUTTON_CHOOSE);
    });
}

#[test]
fn skip_bo_asks_for_a_card_and_then_for_its_place() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        table.sees(&skip_bo::BUTTON_CHOOSE_CARD);
        asks_for_a_hint(&mut table);
        let before = events(&table);
        // Any card of the hand can be discarded, and that ends the turn.
        table.key(KeyCode::Digit1);
        table.sees(&skip_bo::BUTTON_CHOOSE_PLACE);
        table.key(KeyCode::KeyQ);
        table.until("the discard", |seen| events(seen) > before);
    });
}

/// Chooses a pile that has no card.
fn chooses_an_empty_pile(table: &mut Headless) {
    waits_for_a_person(table);
    let before = events(table);
    table.key(KeyCode::KeyW);
    table.sees(&skip_bo::TOLD_EMPTY_PILE);
    assert_eq!(events(table), before);
}

#[test]
fn skip_bo_refuses_a_card_from_an_empty_pile() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        chooses_an_empty_pile(&mut table);
    });
}

#[test]
fn skip_bo_mod_begins_with_the_die_and_refuses_an_empty_pile() {
    on_screen(|mut table| {
        table.play("skip-bo-mod", 1);
        table.sees(&skip_bo_mod::BUTTON_ROLL);
        table.press("hud.primary");
        chooses_an_empty_pile(&mut table);
    });
}

#[test]
fn skip_bo_dice_begins_with_a_throw_and_gives_a_hint() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 1);
        table.sees(&skip_bo_dice::BUTTON_THROW);
        let before = events(&table);
        table.press("hud.primary");
        table.until("the throw", |seen| events(seen) > before);
        table.until("a choice", |seen| seen.is_enabled("hud.hint"));
        asks_for_a_hint(&mut table);
    });
}

#[test]
fn no_hand_is_seen_while_the_table_is_handed_over() {
    on_screen(|mut table| {
        table.play_unseen("skip-bo", 2);
        table.shows(Overlay::HandOver);
        table.sees(&hand_over::HIDDEN);
        table.press("hand-over.arrive");
        table.shows(Overlay::None);
        waits_for_a_person(&mut table);
        table.key(KeyCode::Digit1);
        table.sees(&skip_bo::BUTTON_CHOOSE_PLACE);
        table.key(KeyCode::KeyQ);
        table.shows(Overlay::HandOver);
    });
}

#[test]
fn an_open_game_hands_the_table_over_if_that_is_set() {
    on_screen_with(
        |settings| settings.hand_over = HandOver::Always,
        |mut table| {
            table.play("stack", 2);
            table.press("hud.primary");
            table.shows(Overlay::HandOver);
            table.sees(&hand_over::OPEN);
        },
    );
}

#[test]
fn an_open_game_usually_hands_nothing_over() {
    on_screen(|mut table| {
        table.play("stack", 2);
        assert_eq!(table.overlay(), Overlay::None);
    });
}

#[test]
fn a_match_of_several_rounds_has_a_sheet_after_each_and_starts_the_next_on_blank_boards_d_20() {
    /// A board on which a round is short.
    const BOARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/boards/short.toml");
    on_screen(|mut table| {
        table.play_with("skip-bo-dice", 0, &[("board", BOARD), ("rounds", "each-first")]);
        table.until_thought("the score", |seen| seen.overlay() == Overlay::RoundScore);
        table.sees(&skip_bo_dice::score_heading_round(1, 2));
        table.sees(&skip_bo_dice::SCORE_SO_FAR);
        assert_eq!(table.known::<MatchView>().scores.winners.len(), 0, "the match goes on");
        table.key(KeyCode::Enter);
        table.until("the sheet is put away", |seen| seen.overlay() == Overlay::None);
        table.sees(&skip_bo_dice::heading_round(2, 2));
        table.until_thought("the last score", |seen| seen.overlay() == Overlay::RoundScore);
        table.sees(&skip_bo_dice::score_heading_round(2, 2));
        table.sees(&skip_bo_dice::SCORE_ALL_ROUNDS);
        table.key(KeyCode::Enter);
        table.until("the result", |seen| seen.screen() == Screen::Results);
    });
}

#[test]
fn a_match_ends_with_a_score_sheet_that_is_put_away() {
    on_screen(|mut table| {
        table.play("skip-bo-dice", 0);
        table.until_thought("the score", |seen| seen.overlay() == Overlay::RoundScore);
        table.sees(&skip_bo_dice::SCORE_HEADING);
        table.key(KeyCode::Enter);
        table.until("the result", |seen| seen.screen() == Screen::Results);
    });
}
