//! The page beside the table for practice: which dice lie there, how the throw is aimed, and how the last one ended.

use std::f32::consts::TAU;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use bevy::window::RequestRedraw;

use super::chosen::{Chosen, LayOut};
use super::hands::{PracticeAim, ThrowAsAimed};
use messages::Message;
use messages::texts::practice as words;
use tabletop::throw::{ThrowGesture, ThrowSettled};
use window_kit::input::gamepad::place::LastUsed;
use window_kit::input::hint::HintFor;
use window_kit::input::label::Keyboard;
use window_kit::intents::general::{CHARGE, CONFIRM, LAY_AGAIN, PRACTICE_DICE};
use window_kit::presentation::camera::FreeRect;
use window_kit::presentation::visual::AimGuide;
use window_kit::settings::Settings;
use window_kit::table::practice::{PracticeSet, PracticeSystems, PracticeTable};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::{BRASS, CONTROL, EDGE, PLATE_SOLID, TEXT_QUIET, size};
use window_kit::ui::scroll::scroll_area;
use window_kit::ui::text::{bold, coloured};
use window_kit::window::state::Screen;

/// The width of the page and its distance from the edge, in logical pixels of the interface.
const WIDTH: f32 = 300.0;
const ASIDE: f32 = 14.0;
/// The width of the window for which sizes are designed.
const MEANT_FOR: f32 = 1280.0;

/// A text of the page that changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    Strength,
    Direction,
    Result,
    /// How to throw, with what is bound on the device used last.
    How,
}

/// The filled part of the bar that shows the strength.
#[derive(Component, Clone, Copy, Debug)]
struct Bar;

/// The button that lays these dice.
#[derive(Component, Clone, Copy, Debug)]
struct Lays(PracticeSet);

/// Gives the keys back to the table after a button was pressed. A gamepad stays on the button: it throws with its stick
/// wherever the focus is, and can press the button again.
#[derive(SystemParam)]
struct KeysToTable<'w> {
    last: Res<'w, LastUsed>,
    focus: ResMut<'w, InputFocus>,
}

impl KeysToTable<'_> {
    fn give_back(mut self) {
        if !matches!(*self.last, LastUsed::Pad(_)) {
            self.focus.clear();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Practice), spawn_page)
        .add_systems(Update, (make_room, mark_chosen).run_if(in_state(Screen::Practice)))
        .add_systems(Update, (show_words, go_on).in_set(PracticeSystems::Show));
}

/// The table has the window to the left of the page, whatever the size of the interface.
fn make_room(settings: Res<Settings>, mut room: ResMut<FreeRect>) {
    let page = (WIDTH + 2.0 * ASIDE) * settings.ui_scale.clamp(0.8, 2.0) / MEANT_FOR;
    room.set_if_neq(FreeRect(Rect::new(0.01, 0.03, 0.99 - page, 0.97)));
}

/// How to throw, with what is bound on the device used last.
fn how(keyboard: &Keyboard) -> Message {
    if keyboard.is_on_pad() {
        return words::how_with_pad(keyboard.of(CONFIRM), keyboard.of(LAY_AGAIN));
    }
    words::how(
        keyboard.named(HintFor::Arrows),
        keyboard.of(CHARGE),
        keyboard.of(CONFIRM),
        keyboard.named(HintFor::Family(PRACTICE_DICE, PracticeSet::ALL.len() as u8)),
        keyboard.of(LAY_AGAIN),
    )
}

/// The name of some dice.
const fn name(set: PracticeSet) -> Message {
    match set {
        PracticeSet::One => words::ONE,
        PracticeSet::Stacks => words::STACKS,
        PracticeSet::Five => words::FIVE,
        PracticeSet::Fourteen => words::FOURTEEN,
    }
}

fn spawn_page(mut commands: Commands) {
    commands
        .spawn((
            DespawnOnExit(Screen::Practice),
            TabGroup::new(1),
            Node {
                position_type: PositionType::Absolute,
                right: px(ASIDE),
                top: percent(3),
                bottom: percent(3),
                width: px(WIDTH),
                padding: px(14).all(),
                border: px(1).all(),
                border_radius: BorderRadius::all(px(12)),
                flex_direction: FlexDirection::Column,
                row_gap: px(8),
                ..default()
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(EDGE),
        ))
        .with_children(|page| {
            page.spawn(bold(words::HEADING, 22.0));
            let frame = Node {
                flex_grow: 1.0,
                flex_shrink: 1.0,
                flex_basis: px(0),
                ..default()
            };
            scroll_area(page, frame, 7.0, |list| {
                list.spawn(coloured(words::ABOUT, size::SMALL, TEXT_QUIET));
                for set in PracticeSet::ALL {
                    list.spawn((
                        button(name(set), ButtonLook::Plain),
                        Lays(set),
                        FocusName::new(format!("practice.{set:?}")),
                        on_press(
                            move |_: On<Activate>, mut lay: MessageWriter<LayOut>, keys: KeysToTable| {
                                lay.write(LayOut(set));
                                keys.give_back();
                            },
                        ),
                    ));
                }
                spawn_strength(list);
                list.spawn((bold(Message::empty(), size::BODY), Says::Direction));
                list.spawn((coloured(Message::empty(), size::BODY, BRASS), Says::Result));
                list.spawn((coloured(Message::empty(), size::SMALL, TEXT_QUIET), Says::How));
            });
            page.spawn((
                button(words::THROW, ButtonLook::Primary),
                FocusName::new("practice.throw"),
                on_press(
                    |_: On<Activate>, mut throw: MessageWriter<ThrowAsAimed>, keys: KeysToTable| {
                        throw.write_default();
                        keys.give_back();
                    },
                ),
            ));
            page.spawn((
                button(words::RESET, ButtonLook::Plain),
                FocusName::new("practice.reset"),
                on_press(
                    |_: On<Activate>, chosen: Res<Chosen>, mut lay: MessageWriter<LayOut>, keys: KeysToTable| {
                        lay.write(LayOut(chosen.0));
                        keys.give_back();
                    },
                ),
            ));
            page.spawn((
                button(words::BACK, ButtonLook::Plain),
                FocusName::new("practice.back"),
                on_press(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                    next.set(Screen::Title);
                }),
            ));
        });
}

/// Spawns the strength in words and as a bar.
fn spawn_strength(list: &mut ChildSpawnerCommands) {
    list.spawn((bold(Message::empty(), size::BODY), Says::Strength));
    list.spawn((
        Node {
            height: px(14),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(4)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(CONTROL),
        BorderColor::all(EDGE),
        Pickable::IGNORE,
    ))
    .with_child((
        Bar,
        Node {
            height: percent(100),
            ..default()
        },
        BackgroundColor(BRASS),
        Pickable::IGNORE,
    ));
}

fn mark_chosen(chosen: Res<Chosen>, mut buttons: Query<(&Lays, &mut ButtonLook)>) {
    for (lays, mut look) in &mut buttons {
        look.set_if_neq(if lays.0 == chosen.0 {
            ButtonLook::Primary
        } else {
            ButtonLook::Plain
        });
    }
}

/// Shows the throw that is aimed or swung now, or else the last one; and how that ended.
fn show_words(
    (table, aim, guide): (Res<PracticeTable>, Res<PracticeAim>, Res<AimGuide>),
    keyboard: Res<Keyboard>,
    mut texts: Query<(&Says, &mut LocalizedText)>,
    mut bars: Query<&mut Node, With<Bar>>,
) {
    let gesture = guide.0.or(if table.rolls { table.gesture } else { aim.gesture });
    let percent_of = |gesture: ThrowGesture| (gesture.power * 100.0).round() as u32;
    for (says, mut text) in &mut texts {
        text.set_if_neq(LocalizedText(match says {
            Says::Strength => gesture.map_or_else(Message::empty, |gesture| words::strength(percent_of(gesture))),
            Says::Direction => gesture.map_or_else(Message::empty, |gesture| words::direction(way(gesture.direction))),
            Says::Result => result(&table, aim.too_slow),
            Says::How => how(&keyboard),
        }));
    }
    for mut bar in &mut bars {
        let width = percent(gesture.map_or(0.0, |gesture| gesture.power * 100.0));
        if bar.width != width {
            bar.width = width;
        }
    }
}

/// The direction in words, one of eight. Away from the player is -z.
fn way(direction: Vec2) -> Message {
    const WAYS: [Message; 8] = [
        words::WAY_AWAY,
        words::WAY_AWAY_RIGHT,
        words::WAY_RIGHT,
        words::WAY_NEAR_RIGHT,
        words::WAY_NEAR,
        words::WAY_NEAR_LEFT,
        words::WAY_LEFT,
        words::WAY_AWAY_LEFT,
    ];
    // Clockwise from away.
    let turn = direction.x.atan2(-direction.y).rem_euclid(TAU) / TAU;
    WAYS[(turn * 8.0).round() as usize % 8].clone()
}

/// How the last throw ended; or what is missing for a throw.
fn result(table: &PracticeTable, too_slow: bool) -> Message {
    if table.rolls {
        return words::ROLLS;
    }
    if too_slow {
        return words::TOO_SLOW;
    }
    let (Some(settled), Some(gesture)) = (&table.settled, table.gesture) else {
        return Message::empty();
    };
    let power = (gesture.power * 100.0).round() as u32;
    let mut told = vec![words::last(power, way(gesture.direction)), shown(settled)];
    let again = settled.cocked.len() + settled.floor.len();
    if again > 0 {
        told.push(words::again(again as u32));
    }
    if table.set == PracticeSet::Stacks {
        told.push(match settled.fell.len() {
            0 => words::STAND,
            fell => words::fell(fell as u32),
        });
    }
    messages::texts::common::lines(told)
}

/// The numbers of the dice, the lowest first, and their sum if there are several.
fn shown(settled: &ThrowSettled) -> Message {
    let mut faces: Vec<u8> = settled.faces.iter().map(|(_, face)| face.0).collect();
    faces.sort_unstable();
    let all: Vec<String> = faces.iter().map(u8::to_string).collect();
    if let [one] = &faces[..] {
        return words::shows(*one);
    }
    let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
    words::show(all.join(" "), sum)
}

/// Frames are drawn while the dice roll.
fn go_on(table: Res<PracticeTable>, time: Res<Time>, mut redraw: MessageWriter<RequestRedraw>) {
    if table.rolls && !time.delta().is_zero() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::die::{DieId, Face};
    use window_kit::ui::localized::Localizer;

    #[test]
    fn a_direction_is_one_of_eight_words_as_the_player_sees_the_table() {
        assert_eq!(way(Vec2::NEG_Y), words::WAY_AWAY);
        assert_eq!(way(Vec2::X), words::WAY_RIGHT);
        assert_eq!(way(Vec2::Y), words::WAY_NEAR);
        assert_eq!(way(Vec2::NEG_X), words::WAY_LEFT);
        assert_eq!(way(Vec2::new(1.0, -1.0).normalize()), words::WAY_AWAY_RIGHT);
        assert_eq!(way(Vec2::new(-0.1, -1.0).normalize()), words::WAY_AWAY, "nearly");
    }

    #[test]
    fn the_last_throw_is_told_with_its_numbers_and_what_fell() {
        let settled = |faces: &[u8]| ThrowSettled {
            faces: (0..).map(DieId).zip(faces.iter().copied().map(Face)).collect(),
            floor: vec![DieId(0)],
            ..ThrowSettled::default()
        };
        let told = |set, faces: &[u8]| {
            let table = PracticeTable {
                set,
                rolls: false,
                gesture: Some(ThrowGesture {
                    from: Vec2::ZERO,
                    direction: Vec2::X,
                    power: 0.42,
                }),
                settled: Some(settled(faces)),
            };
            Localizer::default().localize(&result(&table, false))
        };
        let five = told(PracticeSet::Five, &[6, 2, 2, 5, 1]);
        assert!(
            five.starts_with("Last throw: 42 %, to the right\n1 2 2 5 6 \u{2013} 16 in all"),
            "{five}"
        );
        assert!(five.ends_with("One die was thrown again."), "{five}");
        let stacks = told(PracticeSet::Stacks, &[4]);
        assert!(
            stacks.contains("The die shows 4.") && stacks.ends_with("All stacks stand."),
            "{stacks}"
        );
    }
}
