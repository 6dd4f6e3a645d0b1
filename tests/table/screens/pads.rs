//! Two people with two gamepads on the real screens: whose turn it is, the table that is handed over, several who are
//! asked at once, a gamepad that is lost, and the list of players.

use bevy::input::ButtonState;
use bevy::prelude::{Entity, GamepadButton, KeyCode, MouseButton};
use messages::texts::{hand_over, input, pause, players};
use rules::ids::SeatId;
use window_kit::presentation::visual::Highlight;
use window_kit::window::state::Overlay;

use super::headless::{Headless, events, on_screen, place};

const SOUTH: GamepadButton = GamepadButton::South;

/// The seats that are due.
fn due(table: &mut Headless) -> Vec<u64> {
    let described = table.description();
    let due = described["due"].as_array().into_iter().flatten();
    due.filter_map(serde_json::Value::as_u64).collect()
}

/// Waits until the table is still and waits for a person; the seat.
fn person(table: &mut Headless) -> usize {
    table.until("a person is due", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null()
    });
    let seat = table.description()["person_due"].as_u64();
    seat.and_then(|seat| usize::try_from(seat).ok())
        .expect("a small number")
}

/// Gives each of two people a gamepad, at the turn of the first of them: the one who is due presses first. Returns
/// them by seat.
fn shared_out(table: &mut Headless, first: usize) -> [Entity; 2] {
    let [one, two] = [table.pad("a gamepad"), table.pad("a gamepad")];
    // The view of the table changes nothing in the match.
    table.press_pad(one, GamepadButton::DPadRight);
    table.press_pad(two, GamepadButton::DPadRight);
    let seat = |seat: usize| SeatId(seat as u8);
    table.sees(&input::pad_of_another(seat(first), seat(1 - first)));
    if first == 0 { [one, two] } else { [two, one] }
}

/// Skip-Bo Dice of two people, after the first throw: whose turn it is, and the gamepads by seat.
fn dice_match(table: &mut Headless) -> (usize, [Entity; 2]) {
    table.play("skip-bo-dice", 2);
    let pads = {
        table.until("a throw", |seen| seen.is_enabled("hud.primary"));
        table.press("hud.primary");
        let first = in_a_turn(table, None);
        shared_out(table, first)
    };
    (person(table), pads)
}

/// Goes on to the turn of a person after the throw, and passes at calls. The gamepads are by seat.
fn in_a_turn(table: &mut Headless, pads: Option<[Entity; 2]>) -> usize {
    for _ in 0..40 {
        table.until("a person is asked", |seen| {
            let seen = seen.description();
            let waits = seen["still"] == true && !seen["person_due"].is_null();
            waits || seen["phase"] == "Throwing"
        });
        if !table
            .names()
            .iter()
            .any(|name| name.starts_with("panel.") && name.ends_with(".0") && !name.contains("calls"))
        {
            let seen = table.description();
            if seen["still"] == true && !seen["person_due"].is_null() {
                return person(table);
            }
            table.key(KeyCode::Space);
            table.frames(4);
            continue;
        }
        let asked = due(table);
        for seat in asked {
            match pads {
                Some(pads) => table.press_pad(pads[seat as usize], GamepadButton::East),
                None => table.key([KeyCode::Digit5, KeyCode::KeyF][seat as usize]),
            }
        }
    }
    panic!("no turn: {:#}", table.description());
}

#[test]
fn a_gamepad_out_of_turn_does_nothing_and_says_why() {
    on_screen(|mut table| {
        let (active, pads) = dice_match(&mut table);
        let before = events(&table);
        for button in [
            SOUTH,
            GamepadButton::RightTrigger,
            GamepadButton::West,
            GamepadButton::LeftTrigger,
        ] {
            table.press_pad(pads[1 - active], button);
        }
        let seat = |seat: usize| SeatId(seat as u8);
        table.sees(&input::pad_of_another(seat(active), seat(1 - active)));
        assert_eq!(events(&table), before);
        table.press_pad(pads[1 - active], GamepadButton::Start);
        table.shows(Overlay::Pause);
        table.press_pad(pads[1 - active], GamepadButton::Start);
        table.shows(Overlay::None);
        table.press_pad(pads[active], GamepadButton::RightTrigger);
        table.until("the turn ends", |seen| events(seen) > before);
    });
}

#[test]
fn each_person_writes_by_their_own_gamepad_in_any_order_and_at_once() {
    on_screen(|mut table| {
        let (mut active, pads) = dice_match(&mut table);
        for round in 0..3 {
            // Just after a call the buttons of the turn do nothing yet.
            table.rests();
            table.press_pad(pads[active], GamepadButton::RightTrigger);
            table.until("both are asked", |seen| {
                due(seen).len() == 2 && seen.description()["still"] == true
            });
            let first = [active, 1 - active, 0][round];
            let both = [(pads[0], SOUTH), (pads[1], SOUTH)];
            if round == 2 {
                table.until("both have written", |seen| {
                    seen.press_at_once(&both);
                    due(seen).len() != 2
                });
            } else {
                // Just after the turn the buttons do nothing yet.
                table.until("only one has written", |seen| {
                    seen.press_pad(pads[first], SOUTH);
                    due(seen) == [1 - first as u64]
                });
                assert!(
                    !table.focus().starts_with("panel."),
                    "the focus would show what is chosen"
                );
                table.press_pad(pads[first], SOUTH);
                assert_eq!(due(&mut table), [1 - first as u64], "once is enough");
                if round == 1 {
                    // The other one has put the gamepad away.
                    table.press(&format!("panel.{}.0", 1 - first));
                } else {
                    table.press_pad(pads[1 - first], SOUTH);
                }
            }
            active = in_a_turn(&mut table, Some(pads));
        }
    });
}

/// Waits until both people are asked at a call of the computer player, and the table is still; passes on the way.
fn both_are_called(table: &mut Headless, pads: [Entity; 2]) {
    for _ in 0..400 {
        table.until_thought("something is due", |seen| {
            let seen = seen.description();
            let is_person = !seen["person_due"].is_null();
            let is_next = is_person || seen["dice_game"]["due"] == "Throw";
            seen["overlay"] == "RoundScore" || seen["still"] == true && is_next
        });
        if table.overlay() == Overlay::RoundScore {
            table.key(KeyCode::Enter);
            table.until("the next round", |seen| seen.overlay() == Overlay::None);
            continue;
        }
        let what = table.description()["dice_game"]["due"].clone();
        let asked = due(table);
        match what.as_str() {
            Some("Call") if asked == [0, 1] => return,
            Some("Throw") => table.press("hud.primary"),
            Some("Turn") => {
                // Just after a call the buttons of the turn do nothing yet.
                table.rests();
                table.press_pad(pads[asked[0] as usize], GamepadButton::RightTrigger);
            }
            Some("Call") => table.press_pad(pads[asked[0] as usize], GamepadButton::East),
            _ => {
                for seat in asked.into_iter().filter(|seat| *seat < 2) {
                    table.press_pad(pads[seat as usize], SOUTH);
                }
            }
        }
        table.frames(4);
    }
    panic!("no call of both: {:#}", table.description());
}

#[test]
fn two_people_answer_one_call_by_their_own_gamepads_in_any_order_and_at_once() {
    on_screen(|mut table| {
        // The computer player calls, and both people are asked; in one round that may not happen twice.
        table.play_at("skip-bo-dice", (2, 3), &[("rounds", "each-first")]);
        let [one, two] = [table.pad("a gamepad"), table.pad("a gamepad")];
        let first = loop {
            table.until_thought("a person or a throw", |seen| {
                let seen = seen.description();
                let is_turn = !seen["person_due"].is_null() && seen["dice_game"]["due"] == "Turn";
                seen["still"] == true && (is_turn || seen["dice_game"]["due"] != "Turn")
            });
            match table.description()["dice_game"]["due"].as_str() {
                Some("Turn") => break person(&mut table),
                Some("Throw") => table.press("hud.primary"),
                due => {
                    let seat = person(&mut table);
                    let pass = [KeyCode::Digit5, KeyCode::KeyF];
                    let write = [KeyCode::Digit1, KeyCode::KeyQ];
                    table.key(if due == Some("Call") { pass[seat] } else { write[seat] });
                }
            }
            table.frames(4);
        };
        // The one who is due presses first: the first gamepad is theirs, and the second the other one's.
        table.press_pad(one, GamepadButton::DPadRight);
        table.press_pad(two, GamepadButton::DPadRight);
        let pads = if first == 0 { [one, two] } else { [two, one] };
        for at_once in [false, true] {
            both_are_called(&mut table, pads);
            if at_once {
                let both = [(pads[0], GamepadButton::East), (pads[1], SOUTH)];
                table.until("both have answered", |seen| {
                    seen.press_at_once(&both);
                    seen.description()["dice_game"]["due"] != "Call" || due(seen) != [0, 1]
                });
                assert_ne!(
                    table.description()["dice_game"]["due"],
                    "Call",
                    "nobody is left who is asked"
                );
                continue;
            }
            let (first, other) = (1, 0);
            let before = events(&table);
            table.until("only one has answered", |seen| {
                seen.press_pad(pads[first], GamepadButton::East);
                due(seen) == [other as u64]
            });
            assert_eq!(
                events(&table),
                before + 1,
                "only that they chose is known until all have answered (D-8)"
            );
            assert!(!table.focus().starts_with("panel."), "the focus would show it");
            table.press_pad(pads[first], SOUTH);
            assert_eq!(due(&mut table), [other as u64], "once is enough");
            table.press_pad(pads[other], SOUTH);
            table.until("the call is over", |seen| events(seen) > before + 1);
        }
    });
}

/// Goes on to a turn in which a die fits. Returns whose it is.
fn turn_with_a_die(table: &mut Headless, mut active: usize, pads: [Entity; 2]) -> usize {
    for _ in 0..20 {
        table.rests();
        if !table.dice_marked(Highlight::Takeable).is_empty() {
            return active;
        }
        table.press_pad(pads[active], GamepadButton::RightTrigger);
        table.until("both are asked", |seen| {
            due(seen).len() == 2 && seen.description()["still"] == true
        });
        table.until("both have written", |seen| {
            seen.press_at_once(&[(pads[0], SOUTH), (pads[1], SOUTH)]);
            due(seen).len() != 2
        });
        active = in_a_turn(table, Some(pads));
    }
    panic!("no die fits");
}

#[test]
fn gamepads_keys_and_the_mouse_go_on_with_what_another_one_began() {
    on_screen(|mut table| {
        let (active, pads) = dice_match(&mut table);
        let active = turn_with_a_die(&mut table, active, pads);
        let chosen = |table: &mut Headless| table.dice_marked(Highlight::Selected);
        let fits = table.dice_marked(Highlight::Takeable)[0];
        let dice = table.description()["dice_game"]["dice"].take();
        let mut dice = dice.as_array().expect("dice").iter();
        let at = dice.find(|die| die["id"] == fits.0).and_then(place).expect("a place");
        // The mouse chooses, the gamepad lets go.
        table.click(at);
        assert_eq!(chosen(&mut table), [fits]);
        table.press_pad(pads[active], GamepadButton::East);
        assert!(chosen(&mut table).is_empty());
        // The gamepad chooses, a key lets go, and the mouse chooses again.
        table.until("the gamepad is at a die", |seen| {
            seen.press_pad(pads[active], GamepadButton::DPadRight);
            seen.dice_marked(Highlight::Focus) == [fits]
        });
        table.press_pad(pads[active], SOUTH);
        assert_eq!(chosen(&mut table), [fits]);
        table.key(KeyCode::Backspace);
        assert!(chosen(&mut table).is_empty());
        table.click(at);
        // The gamepad of somebody else changes nothing of it.
        table.press_pad(pads[1 - active], GamepadButton::East);
        assert_eq!(chosen(&mut table), [fits]);
        table.key(KeyCode::Backspace);
        // The large button by mouse ends the turn; then one writes by gamepad and the other one by mouse.
        let before = events(&table);
        table.click_on("hud.primary");
        table.until("both are asked", |seen| {
            events(seen) > before && due(seen) == [0, 1] && seen.description()["still"] == true
        });
        table.until("one has written", |seen| {
            seen.press_pad(pads[1], SOUTH);
            due(seen) == [0]
        });
        let before = events(&table);
        table.click_on("panel.0.0");
        table.until("both have written", |seen| events(seen) > before);
    });
}

#[test]
fn a_gamepad_and_the_mouse_count_in_the_same_frame() {
    on_screen(|mut table| {
        let (active, pads) = dice_match(&mut table);
        table.rests();
        table.press_pad(pads[active], GamepadButton::RightTrigger);
        table.until("both are asked", |seen| {
            due(seen) == [0, 1] && seen.description()["still"] == true
        });
        // Just after the turn the buttons do nothing yet.
        table.rests();
        let button = table.comes_into_view("panel.0.0");
        table.mouse_to(button);
        table.mouse_button(MouseButton::Left, ButtonState::Pressed);
        table.frames(3);
        let before = events(&table);
        table.mouse_button(MouseButton::Left, ButtonState::Released);
        table.press_pad(pads[1], SOUTH);
        table.until("both have written", |seen| {
            events(seen) > before && due(seen).len() != 2
        });
    });
}

#[test]
fn the_table_is_handed_over_to_the_gamepad_of_the_person_who_takes_it() {
    on_screen(|mut table| {
        table.play_unseen("skip-bo", 2);
        table.shows(Overlay::HandOver);
        let [one, two] = [table.pad("a gamepad"), table.pad("a gamepad")];
        table.press_pad(one, SOUTH);
        table.shows(Overlay::None);
        let first = person(&mut table);
        let seat = |seat: usize| SeatId(seat as u8);
        table.press_pad(two, SOUTH);
        table.sees(&input::pad_of_another(seat(first), seat(1 - first)));
        table.key(KeyCode::Digit1);
        table.key(KeyCode::KeyQ);
        table.shows(Overlay::HandOver);
        table.sees(&hand_over::pad(seat(1 - first)));
        table.press_pad(one, SOUTH);
        table.sees(&hand_over::pad(seat(1 - first)));
        assert_eq!(table.overlay(), Overlay::HandOver);
        table.press_pad(two, SOUTH);
        table.shows(Overlay::None);
        assert_eq!(person(&mut table), 1 - first);
    });
}

#[test]
fn a_lost_gamepad_pauses_the_match_and_gets_its_seat_back() {
    on_screen(|mut table| {
        let (active, pads) = dice_match(&mut table);
        let [own, other] = [pads[active], pads[1 - active]];
        let seat = |seat: usize| SeatId(seat as u8);
        table.unplug(other);
        table.shows(Overlay::PadGone);
        table.sees(&pause::pad_gone(seat(1 - active)));
        // Under another name it is another gamepad.
        let stranger = table.pad("another gamepad");
        assert_eq!(table.overlay(), Overlay::PadGone);
        table.plug_in(other, "a gamepad");
        table.shows(Overlay::None);
        table.press_pad(other, SOUTH);
        table.sees(&input::pad_of_another(seat(active), seat(1 - active)));
        // Now another one takes its place.
        table.unplug(other);
        table.shows(Overlay::PadGone);
        table.press_pad(stranger, SOUTH);
        table.shows(Overlay::None);
        table.press_pad(stranger, SOUTH);
        table.sees(&input::pad_of_another(seat(active), seat(1 - active)));
        // And now the people go on without it, by the other gamepad.
        table.unplug(stranger);
        table.shows(Overlay::PadGone);
        table.until("the focus", |seen| seen.focus() == "pad-gone.without");
        table.press_pad(own, SOUTH);
        table.shows(Overlay::None);
        table.frames(10);
        assert_eq!(table.overlay(), Overlay::None);
    });
}

#[test]
fn keys_and_the_mouse_go_on_without_a_lost_gamepad_too() {
    on_screen(|mut table| {
        let (active, pads) = dice_match(&mut table);
        table.unplug(pads[1 - active]);
        table.shows(Overlay::PadGone);
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
        table.frames(5);
        assert_eq!(table.overlay(), Overlay::None);
    });
}

#[test]
fn the_list_of_players_changes_whose_a_gamepad_is() {
    on_screen(|mut table| {
        dice_match(&mut table);
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
        table.press("pause.Players");
        table.shows(Overlay::Players);
        table.sees(&players::PADS);
        let stepper = "players.pad.2";
        table.focus_on(stepper);
        let before = table.label(stepper);
        table.key(KeyCode::ArrowRight);
        table.until("another owner", |seen| seen.label(stepper) != before);
        assert_eq!(table.focus(), stepper, "the focus stays");
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
        table.key(KeyCode::Escape);
        table.shows(Overlay::None);
    });
}
