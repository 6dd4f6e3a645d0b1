//! The search over all pages: the results replace the page, and the reader can step through them.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::page::found;
use super::pieces::{Found, mark, spawn_piece};
use super::place::{Page, StandHere, tail};
use crate::screens::menus::rules::pages::{PageOf, pages, pieces_of};
use crate::screens::menus::rules::pieces::spawn_pieces;
use messages::Message;
use messages::texts::{input, pages as words};
use window_kit::input::label::Keyboard;
use window_kit::intents::Intents;
use window_kit::intents::general::{FIND_BACKWARDS, FIND_NEXT};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::{enters, field};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::localized::{LocalizedText, Localizer};
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::text::{coloured, one_line, text};
use window_kit::ui::tooltip::Tooltip;

/// The searched words, the number of results, and the current result.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct LookedFor {
    words: String,
    count: usize,
    at: usize,
}

impl LookedFor {
    /// Whether something is searched for.
    pub(super) const fn is_under_way(&self) -> bool {
        !self.words.is_empty()
    }
}

/// A step by this many results.
#[derive(Message, Clone, Copy, Debug)]
struct Step(i32);

/// The search field.
#[derive(Component, Clone, Copy, Debug)]
struct SearchField;

/// The container of the buttons to step through the results.
#[derive(Component, Clone, Copy, Debug)]
struct Through;

/// The counter of the results: "2 of 7".
#[derive(Component, Clone, Copy, Debug)]
struct Counter;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookedFor>().add_message::<Step>();
}

/// The systems of the search, in order.
pub(super) fn systems() -> bevy::ecs::schedule::ScheduleConfigs<bevy::ecs::system::ScheduleSystem> {
    (search, step_by_key, step, tell).chain()
}

/// The search field, and the buttons to step through the results. Each search, by its number, has a field of its own.
pub(super) fn spawn(row: &mut ChildSpawnerCommands, keyboard: &Keyboard, number: usize) {
    row.spawn((coloured(words::SEARCH, size::SMALL, TEXT_QUIET), one_line()));
    row.spawn((
        field("", 150.0, 40, |letter| !letter.is_control()),
        SearchField,
        Key::new(number.to_string()),
        FocusName::new("rules.search"),
        search_tip(keyboard),
    ));
    row.spawn((
        Node {
            column_gap: px(6),
            align_items: AlignItems::Center,
            ..default()
        },
        Through,
    ));
}

fn search_tip(keyboard: &Keyboard) -> Tooltip {
    Tooltip(words::search_about(keyboard.of(FIND_NEXT), backwards(keyboard)))
}

/// The label of what leads to the previous result.
fn backwards(keyboard: &Keyboard) -> Message {
    input::keys_chord(keyboard.of(FIND_BACKWARDS), keyboard.of(FIND_NEXT))
}

/// Spawns the button to the previous result, the counter, and the button to the next result.
fn fill_through(row: &mut ChildSpawnerCommands, keyboard: &Keyboard) {
    let step = |by| {
        on_press(move |_: On<Activate>, mut steps: MessageWriter<Step>| {
            steps.write(Step(by));
        })
    };
    row.spawn((
        button(Message::verbatim("\u{2039}"), ButtonLook::Plain),
        FocusName::new("rules.before"),
        Tooltip(words::previous(backwards(keyboard))),
        step(-1),
    ));
    row.spawn((coloured(Message::empty(), size::BODY, TEXT_QUIET), one_line(), Counter));
    row.spawn((
        button(Message::verbatim("\u{203a}"), ButtonLook::Plain),
        FocusName::new("rules.next"),
        Tooltip(words::next(keyboard.of(FIND_NEXT))),
        step(1),
    ));
}

/// While there is a search, the results of all pages replace the page.
fn search(
    fields: Query<&EditableText, (With<SearchField>, Changed<EditableText>)>,
    page: Res<PageOf>,
    assets: Res<AssetServer>,
    (localizer, keyboard): (Res<Localizer>, Res<Keyboard>),
    mut areas: Query<(Entity, &mut ScrollPosition), With<Page>>,
    mut looked_for: ResMut<LookedFor>,
    mut commands: Commands,
) {
    let (Ok(field), Ok((area, mut scrolled))) = (fields.single(), areas.single_mut()) else {
        return;
    };
    let wanted = field.value().to_string();
    let wanted = wanted.trim();
    if wanted == looked_for.words {
        return;
    }
    *looked_for = LookedFor {
        words: wanted.to_owned(),
        ..default()
    };
    scrolled.y = 0.0;
    let mut area = commands.entity(area);
    area.update_children(|list| {
        if wanted.is_empty() {
            spawn_pieces(list, pieces_of(page.0, &localizer, &keyboard), None, &assets);
            return;
        }
        for piece in pages().flat_map(|game| found(pieces_of(game, &localizer, &keyboard), wanted)) {
            if let Some(drawn) = spawn_piece(list, piece, None, &assets) {
                let mut drawn = list.commands_mut().entity(drawn);
                drawn.insert(Found(looked_for.count));
                if looked_for.count == 0 {
                    drawn.insert(mark(true));
                }
                looked_for.count += 1;
            }
        }
        if looked_for.count == 0 {
            list.spawn(text(words::NOTHING_FOUND, size::BODY));
        }
        list.spawn(tail());
    });
}

fn step_by_key(
    intents: Intents,
    focus: Res<InputFocus>,
    fields: Query<(), With<SearchField>>,
    mut steps: MessageWriter<Step>,
) {
    let in_field = focus.get().is_some_and(|entity| fields.contains(entity));
    if in_field && enters(&intents) || intents.just(FIND_NEXT) {
        let back = intents.held(FIND_BACKWARDS);
        steps.write(Step(if back { -1 } else { 1 }));
    }
}

/// Marks the next result and scrolls to it; after the last one comes the first.
fn step(
    mut steps: MessageReader<Step>,
    mut looked_for: ResMut<LookedFor>,
    places: Query<(Entity, &Found)>,
    mut commands: Commands,
) {
    let by: i32 = steps.read().map(|step| step.0).sum();
    if by == 0 || looked_for.count == 0 {
        return;
    }
    let former = looked_for.at;
    looked_for.at = (former as i32 + by).rem_euclid(looked_for.count as i32) as usize;
    for (entity, place) in &places {
        let here = place.0 == looked_for.at;
        if here || place.0 == former {
            commands.entity(entity).insert(mark(here));
        }
        if here {
            commands.entity(entity).insert(StandHere);
        }
    }
}

fn tell(
    looked_for: Res<LookedFor>,
    keyboard: Res<Keyboard>,
    through: Query<(Entity, Has<Children>), With<Through>>,
    mut counters: Query<&mut LocalizedText, With<Counter>>,
    mut tips: Query<&mut Tooltip, With<SearchField>>,
    mut commands: Commands,
) {
    for mut tip in &mut tips {
        tip.set_if_neq(search_tip(&keyboard));
    }
    let found = looked_for.count > 0;
    for (place, filled) in &through {
        if found && (!filled || keyboard.is_changed()) {
            commands
                .entity(place)
                .update_children(|row| fill_through(row, &keyboard));
        } else if filled && !found {
            commands.entity(place).update_children(|_| {});
        }
    }
    for mut text in &mut counters {
        text.set_if_neq(LocalizedText(words::found(looked_for.at + 1, looked_for.count)));
    }
}
