//! The picker on the screen.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;
use bevy::window::PrimaryWindow;

use super::keys::{Keys, Letter, keys};
use super::pick::{Capitals, Pick};
use messages::Message;
use messages::texts::letters as words;
use window_kit::input::gamepad::LastUsed;
use window_kit::input::label::Keyboard;
use window_kit::intents::general::{BACK, CAPITALS, CURSOR_LEFT, CURSOR_RIGHT, DELETE_LETTER, DONE, TYPE_SPACE};
use window_kit::intents::{Context, Intent};
use window_kit::ui::access::{Access, Announcer, Listening};
use window_kit::ui::button::{ButtonLook, control, on_press};
use window_kit::ui::field::FieldTakes;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{CONTROL_PRESSED, EDGE, TEXT_QUIET};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::window::letters::LettersFor;

/// The root of the picker.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Root;

/// The side of a key where there is room, in logical pixels.
const KEY: f32 = 44.0;
/// The least side of a key.
const LEAST_KEY: f32 = 24.0;
/// The keys in a row of letters, and of digits and signs.
const LETTERS_IN_ROW: usize = 10;
const OTHERS_IN_ROW: usize = 7;
/// The gap between keys, and the room around all of them, as parts of a key.
const GAP: f32 = 0.1;
const AROUND: f32 = 0.4;
/// The letters that are shown of a long text before and after the cursor.
const SHOWN_BEFORE: usize = 40;
const SHOWN_AFTER: usize = 12;

/// What the picker shows.
struct Shown<'a> {
    keys: Keys,
    /// The text before and after the cursor.
    text: (String, String),
    is_full: bool,
    takes_space: bool,
    capitals: Capitals,
    /// The side of a key.
    key: f32,
    /// The label of the input of an intent.
    label: &'a dyn Fn(Intent) -> Option<Message>,
}

/// Shows what there is to pick and what is typed, or takes the picker away.
pub(super) fn show(
    (letters, capitals): (Res<LettersFor>, Res<Capitals>),
    fields: Query<(&EditableText, &FieldTakes)>,
    roots: Query<Entity, With<Root>>,
    (localizer, keyboard, last): (Res<Localizer>, Res<Keyboard>, Res<LastUsed>),
    (windows, cameras, scale): (
        Query<&Window, With<PrimaryWindow>>,
        Query<&Camera, With<IsDefaultUiCamera>>,
        Res<UiScale>,
    ),
    mut commands: Commands,
) {
    let there = roots.iter().next();
    let Some((text, takes)) = letters.field().and_then(|field| fields.get(field).ok()) else {
        roots.iter().for_each(|root| commands.entity(root).despawn());
        return;
    };
    let drawn_to = || cameras.iter().find_map(Camera::logical_target_size);
    let window = windows.single().ok().map(Window::size).or_else(drawn_to);
    let keys = keys(&localizer.localize(&words::ALPHABET), *capitals, |letter| {
        takes.takes(letter)
    });
    let room = window.map(|window| window / scale.0);
    let on_pad = matches!(*last, LastUsed::Pad(_));
    let label = |intent| {
        let counts = |context| matches!(context, Context::Everywhere | Context::Letters);
        let mut inputs = keyboard.bound().inputs_of(intent, counts);
        let found = inputs.find(|input| input.is_on_pad() == on_pad)?;
        Some(keyboard.of_input(found))
    };
    let shown = Shown {
        key: room.map_or(KEY, |room| key_size(&keys, room)),
        keys,
        text: around_the_cursor(text),
        is_full: text
            .max_characters
            .is_some_and(|most| text.value().chars().count() >= most),
        takes_space: takes.takes(' '),
        capitals: *capitals,
        label: &label,
    };
    update_root(&mut commands, there, |commands| {
        let mut root = commands.spawn((plate::lower_overlay_root(), Root));
        root.with_children(|root| fill(root, &shown));
        root.id()
    });
}

/// Says what is typed to whoever hears the screen.
pub(super) fn say(
    letters: Res<LettersFor>,
    fields: Query<&EditableText>,
    listening: Res<Listening>,
    mut said: Local<Option<String>>,
    mut announcer: ResMut<Announcer>,
) {
    let text = letters.field().and_then(|field| fields.get(field).ok());
    let text = text.map(|text| text.value().to_string());
    // The words of the page say what was in the field when it opened.
    if let (Some(before), Some(now), true) = (&*said, &text, listening.0)
        && before != now
    {
        announcer.say(words::typed(now));
    }
    *said = text;
}

/// The rows that some keys need.
const fn rows(keys: usize, in_row: usize) -> usize {
    keys.div_ceil(in_row)
}

/// The side of a key, so that all keys have room.
fn key_size(keys: &Keys, room: Vec2) -> f32 {
    let [wide, high] = in_keys(keys);
    KEY.min(room.x * 0.96 / wide).min(room.y * 0.6 / high).max(LEAST_KEY)
}

/// The width and the height of everything, in keys.
fn in_keys(keys: &Keys) -> [f32; 2] {
    let width = |count: usize, most: usize| count.min(most) as f32 * (1.0 + GAP);
    let letters = width(keys.letters.len(), LETTERS_IN_ROW);
    let others = width(keys.others.len(), OTHERS_IN_ROW);
    let high = rows(keys.letters.len(), LETTERS_IN_ROW).max(rows(keys.others.len(), OTHERS_IN_ROW));
    // Under the keys is a row of buttons, and above them the text.
    [
        (letters + others).max(12.0) + 3.0 * AROUND,
        (high as f32 + 2.2) * (1.0 + GAP) + 2.0 * AROUND,
    ]
}

/// The text on both sides of the cursor, of a long text the nearest letters.
fn around_the_cursor(text: &EditableText) -> (String, String) {
    let all = text.value().to_string();
    let cursor = text.editor().raw_selection().focus().index();
    let (before, after) = all.split_at_checked(cursor).unwrap_or((all.as_str(), ""));
    let cut = before.chars().count().saturating_sub(SHOWN_BEFORE);
    let mut shown: String = before.chars().skip(cut).collect();
    if cut > 0 {
        shown.insert(0, '\u{2026}');
    }
    let mut rest: String = after.chars().take(SHOWN_AFTER).collect();
    if after.chars().count() > SHOWN_AFTER {
        rest.push('\u{2026}');
    }
    (shown, rest)
}

fn fill(root: &mut ChildSpawnerCommands, shown: &Shown) {
    let key = shown.key;
    let sheet = Node {
        max_width: percent(98),
        padding: px(key * AROUND).all(),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(12)),
        flex_direction: FlexDirection::Column,
        row_gap: px(key * GAP * 2.0),
        ..default()
    };
    root.spawn((sheet, plate::solid_ground())).with_children(|sheet| {
        text_line(sheet, shown);
        let blocks = Node {
            column_gap: px(key * AROUND),
            justify_content: JustifyContent::Center,
            ..default()
        };
        sheet.spawn((blocks, Pickable::IGNORE)).with_children(|blocks| {
            let first = shown.keys.letters.first().or(shown.keys.others.first()).copied();
            block(blocks, &shown.keys.letters, LETTERS_IN_ROW, key, first);
            block(blocks, &shown.keys.others, OTHERS_IN_ROW, key, first);
        });
        actions(sheet, shown);
    });
}

/// What is typed, with the cursor.
fn text_line(sheet: &mut ChildSpawnerCommands, shown: &Shown) {
    let (before, after) = &shown.text;
    let line = Node {
        min_height: px(shown.key * 0.9),
        padding: UiRect::axes(px(8), px(2)),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(6)),
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Center,
        overflow: Overflow::clip(),
        ..default()
    };
    let size = text_size(shown.key);
    sheet
        .spawn((
            line,
            BackgroundColor(CONTROL_PRESSED),
            BorderColor::all(EDGE),
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            let typed = Message::verbatim(format!("{before}|{after}"));
            let said = words::typed(format!("{before}{after}"));
            line.spawn((bold(typed, size), one_line(), Access::named(said)));
            if shown.is_full {
                line.spawn((coloured(words::FULL, size * 0.8, TEXT_QUIET), one_line()));
            }
        });
}

fn text_size(key: f32) -> f32 {
    (key * 0.45).max(12.0)
}

/// Keys in rows.
fn block(blocks: &mut ChildSpawnerCommands, letters: &[Letter], in_row: usize, key: f32, first: Option<Letter>) {
    if letters.is_empty() {
        return;
    }
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(key * GAP),
        ..default()
    };
    blocks.spawn((node, Pickable::IGNORE)).with_children(|block| {
        for letters in letters.chunks(in_row) {
            let row = Node {
                column_gap: px(key * GAP),
                ..default()
            };
            block.spawn((row, Pickable::IGNORE)).with_children(|row| {
                for letter in letters {
                    letter_key(row, *letter, key, first == Some(*letter));
                }
            });
        }
    });
}

fn letter_key(row: &mut ChildSpawnerCommands, letter: Letter, side: f32, is_first: bool) {
    let Letter { key, types } = letter;
    let mut spawned = row.spawn((
        control(ButtonLook::Plain, 1.0),
        FocusName::new(format!("letters.{key}")),
        children![(bold(Message::verbatim(types), text_size(side)), one_line())],
        on_press(move |_: On<Activate>, mut picks: MessageWriter<Pick>| {
            picks.write(Pick::Letter(types));
        }),
    ));
    spawned.entry::<Node>().and_modify(move |mut node| {
        (node.width, node.height, node.min_height) = (px(side), px(side), px(0));
        node.padding = UiRect::ZERO;
    });
    if is_first {
        spawned.insert(AutoFocus);
    }
}

/// The buttons that are no letters, with the buttons of the gamepad or the keys that do the same.
fn actions(sheet: &mut ChildSpawnerCommands, shown: &Shown) {
    let row = Node {
        column_gap: px(shown.key * GAP),
        row_gap: px(shown.key * GAP),
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let case = match shown.capitals {
        Capitals::Off => words::CAPITALS,
        Capitals::Once | Capitals::On => words::SMALL,
    };
    let has_case = shown.keys.letters.iter().any(|letter| letter.key.is_lowercase());
    sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
        let mut add = |name, does, intent, pick| action(row, shown, (name, does), intent, pick);
        if has_case {
            add("capitals", case, CAPITALS, Pick::Capitals);
        }
        if shown.takes_space {
            add("space", words::SPACE, TYPE_SPACE, Pick::Letter(' '));
        }
        add("left", words::LEFT, CURSOR_LEFT, Pick::Left);
        add("right", words::RIGHT, CURSOR_RIGHT, Pick::Right);
        add("delete", words::DELETE, DELETE_LETTER, Pick::Delete);
        add("close", words::CLOSE, BACK, Pick::Close);
        add("done", words::DONE, DONE, Pick::Done);
    });
}

fn action(
    row: &mut ChildSpawnerCommands,
    shown: &Shown,
    (name, does): (&'static str, Message),
    intent: Intent,
    pick: Pick,
) {
    let look = match pick {
        Pick::Done => ButtonLook::Primary,
        _ => ButtonLook::Plain,
    };
    let size = text_size(shown.key) * 0.85;
    let mut button = row.spawn((
        control(look, 1.0),
        FocusName::new(format!("letters.{name}")),
        Access::named(does.clone()),
        on_press(move |_: On<Activate>, mut picks: MessageWriter<Pick>| {
            picks.write(pick);
        }),
    ));
    let height = shown.key;
    button.entry::<Node>().and_modify(move |mut node| {
        (node.height, node.min_height) = (px(height), px(0));
        node.padding = UiRect::horizontal(px(height * 0.25));
        node.column_gap = px(height * 0.15);
    });
    button.with_children(|button| {
        button.spawn((bold(does, size), one_line()));
        if let Some(label) = (shown.label)(intent) {
            button.spawn((coloured(label, size * 0.9, TEXT_QUIET), one_line()));
        }
    });
}
