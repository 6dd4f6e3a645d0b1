//! The two pages of the first start.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{Activate, observe};

use super::introduction::Introduction;
use super::start::FirstMatch;
use crate::screens::menus::settings::language::{language_name, step_language};
use crate::screens::overlay_page::spawn_overlay_page;
use crate::screens::people::actions::{fault_words, keep};
use games::catalog::{AnyOptions, NAMES};
use messages::texts::{settings as of_settings, title, welcome as words};
use messages::{Message, names};
use window_kit::settings::Settings;
use window_kit::settings::people::{LONGEST_NAME, People};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::{Typed, field};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::look::{AMBER, EDGE, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::stepper::{Stepped, stepper};
use window_kit::ui::text::{bold, coloured, one_line, text};
use window_kit::window::by_game::ByGame;
use window_kit::window::state::{CloseOverlay, Overlay};

/// The widths of the two pages, of their controls, and of a card, in logical pixels.
const PERSON_WIDTH: f32 = 520.0;
const GAMES_WIDTH: f32 = 980.0;
const CONTROL_WIDTH: f32 = 240.0;
const CARD_WIDTH: f32 = 440.0;

/// Which of the two pages is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum WelcomePage {
    /// Name and language.
    #[default]
    Person,
    /// The games.
    Games,
}

/// What a page is filled with.
#[derive(Component, Clone, Copy, Debug)]
struct Sheet;

/// The field with the name.
#[derive(Component, Clone, Copy, Debug)]
struct NameField;

/// Why the name can't be taken; `None` if it can.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Fault(Option<Message>);

/// A person is done with the first page.
#[derive(Message, Clone, Copy, Debug)]
struct Introduced;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WelcomePage>()
        .init_resource::<Fault>()
        .add_message::<Introduced>()
        .add_systems(OnEnter(Overlay::Welcome), spawn)
        .add_systems(
            Update,
            (
                done_by_key,
                introduce,
                fill.run_if(
                    resource_changed::<WelcomePage>
                        .or_else(resource_changed::<Fault>)
                        .or_else(resource_changed::<Settings>)
                        .or_else(any_match_filter::<Added<Sheet>>),
                ),
            )
                .chain()
                .run_if(in_state(Overlay::Welcome)),
        )
        // Whatever closes the page has asked for it before.
        .add_systems(PostUpdate, keep_name.run_if(in_state(Overlay::Welcome)));
}

fn spawn(mut page: ResMut<WelcomePage>, mut fault: ResMut<Fault>, mut commands: Commands) {
    *page = WelcomePage::Person;
    fault.0 = None;
    let plate = (Sheet, plate::solid_plate(PERSON_WIDTH));
    spawn_overlay_page(&mut commands, Overlay::Welcome, plate, |_| {});
}

/// Enter in the field goes on.
fn done_by_key(typed: Typed<NameField>, mut introduced: MessageWriter<Introduced>) {
    if typed.entered().is_some() {
        introduced.write(Introduced);
    }
}

/// The name in the field; `None` if there is none.
fn typed_name(fields: &Query<&EditableText, With<NameField>>) -> Option<String> {
    let name = fields.iter().next().map(|field| field.value().to_string());
    name.filter(|name| !name.trim().is_empty())
}

/// Saves the person, if there is a name, and goes on to the games.
fn introduce(
    mut introduced: MessageReader<Introduced>,
    fields: Query<&EditableText, With<NameField>>,
    mut people: ResMut<People>,
    (mut fault, mut page): (ResMut<Fault>, ResMut<WelcomePage>),
) {
    if introduced.read().count() == 0 || *page != WelcomePage::Person {
        return;
    }
    let name = typed_name(&fields);
    let face = people.free_face();
    match name.map_or(Ok(()), |name| people.change(None, &name, 0, face)) {
        Ok(()) => {
            fault.set_if_neq(Fault(None));
            *page = WelcomePage::Games;
            keep(&people);
        }
        Err(refused) => fault.0 = Some(fault_words(refused)),
    }
}

fn fill(
    (page, fault): (Res<WelcomePage>, Res<Fault>),
    (settings, games): (Res<Settings>, Res<ByGame<Introduction>>),
    fields: Query<&EditableText, With<NameField>>,
    mut sheets: Query<(Entity, &mut Node), With<Sheet>>,
    mut commands: Commands,
) {
    let typed = fields
        .iter()
        .next()
        .map_or_else(String::new, |field| field.value().to_string());
    for (sheet, mut node) in &mut sheets {
        let (width, key) = match *page {
            WelcomePage::Person => (PERSON_WIDTH, "person"),
            WelcomePage::Games => (GAMES_WIDTH, "games"),
        };
        node.width = px(width);
        commands.entity(sheet).update_children(|sheet| {
            sheet
                .spawn((Key::new(key), contents(), Pickable::IGNORE))
                .with_children(|sheet| match *page {
                    WelcomePage::Person => spawn_person(sheet, &typed, &settings, &fault),
                    WelcomePage::Games => spawn_games(sheet, &games),
                });
        });
    }
}

/// The column of a page. It gets lower where the window is low, so that the games scroll in it.
fn contents() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(12),
        min_height: px(0),
        ..default()
    }
}

fn spawn_person(sheet: &mut ChildSpawnerCommands, typed: &str, settings: &Settings, fault: &Fault) {
    sheet.spawn(plate::heading(words::HEADING));
    sheet.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
    asked(sheet, words::NAME, words::NAME_ABOUT, |row| {
        row.spawn((
            field(typed, CONTROL_WIDTH, LONGEST_NAME, names::may_be_typed),
            NameField,
            FocusName::new("welcome.name"),
            AutoFocus,
        ));
    });
    asked(sheet, of_settings::LANGUAGE, of_settings::LANGUAGE_ABOUT, |row| {
        row.spawn((
            stepper(
                (bold(language_name(settings.language), size::BODY), one_line()),
                CONTROL_WIDTH,
            ),
            FocusName::new("welcome.language"),
            observe(|step: On<Stepped>, mut settings: ResMut<Settings>| {
                settings.language = step_language(settings.language, step.by);
            }),
        ));
    });
    if let Some(fault) = &fault.0 {
        sheet.spawn(coloured(fault.clone(), size::BODY, AMBER));
    }
    foot(sheet, |foot| {
        skip(foot);
        foot.spawn((
            button(words::NEXT, ButtonLook::Primary),
            FocusName::new("welcome.next"),
            on_press(|_: On<Activate>, mut introduced: MessageWriter<Introduced>| {
                introduced.write(Introduced);
            }),
        ));
    });
}

/// A row with what is asked, and the control for the answer.
fn asked(
    sheet: &mut ChildSpawnerCommands,
    what: Message,
    about: Message,
    control: impl FnOnce(&mut ChildSpawnerCommands),
) {
    sheet.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn((plate::lines(180.0), Pickable::IGNORE))
            .with_children(|lines| {
                lines.spawn(bold(what, size::BODY));
                lines.spawn(text(about, size::SMALL));
            });
        control(row);
    });
}

/// The buttons at the end of a page, the last one at the right edge.
fn foot(sheet: &mut ChildSpawnerCommands, buttons: impl FnOnce(&mut ChildSpawnerCommands)) {
    sheet
        .spawn((
            Node {
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(12),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(buttons);
}

fn skip(foot: &mut ChildSpawnerCommands) {
    foot.spawn((
        button(words::SKIP, ButtonLook::Plain),
        FocusName::new("welcome.skip"),
        on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
            close.write(CloseOverlay);
        }),
    ));
}

/// Keeps a name that can be taken, however the page is left: nobody is asked again.
fn keep_name(
    mut closes: MessageReader<CloseOverlay>,
    page: Res<WelcomePage>,
    fields: Query<&EditableText, With<NameField>>,
    mut people: ResMut<People>,
) {
    if closes.read().count() == 0 || *page != WelcomePage::Person {
        return;
    }
    let face = people.free_face();
    if typed_name(&fields).is_some_and(|name| people.change(None, &name, 0, face).is_ok()) {
        keep(&people);
    }
}

fn spawn_games(sheet: &mut ChildSpawnerCommands, games: &ByGame<Introduction>) {
    sheet.spawn(plate::heading(words::GAMES_HEADING));
    page_area(sheet, 10.0, |area| {
        area.spawn((
            Node {
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(12),
                row_gap: px(12),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|cards| {
            for (at, game) in NAMES.iter().copied().enumerate() {
                if let Some(introduction) = games.of(game) {
                    spawn_card(cards, game, introduction, at == 0);
                }
            }
        });
    });
    foot(sheet, skip);
}

/// The card of a game: what it is, for how many, how long it takes, and how to begin.
fn spawn_card(cards: &mut ChildSpawnerCommands, game: &'static str, introduction: &Introduction, is_first: bool) {
    let options = AnyOptions::of_game(game);
    let (title, (least, most)) = options.map_or(("", (0, 0)), |options| (options.title(), options.players()));
    cards
        .spawn((
            Node {
                width: px(CARD_WIDTH),
                flex_grow: 1.0,
                padding: px(14).all(),
                border: px(1).all(),
                border_radius: BorderRadius::all(px(10)),
                flex_direction: FlexDirection::Column,
                row_gap: px(7),
                ..default()
            },
            BackgroundColor(ROW),
            BorderColor::all(EDGE),
        ))
        .with_children(|card| {
            card.spawn(bold(Message::verbatim(title), size::GROUP));
            card.spawn(text(introduction.says.clone(), size::BODY));
            let company = words::company(title::players(least, most), introduction.time());
            card.spawn(coloured(company, size::SMALL, TEXT_QUIET));
            let buttons = Node {
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(10),
                row_gap: px(8),
                flex_shrink: 0.0,
                ..default()
            };
            card.spawn((buttons, Pickable::IGNORE)).with_children(|row| {
                if let Some(short) = introduction.short {
                    let mut first = row.spawn(begins(
                        words::short(short.minutes),
                        format!("welcome.short.{game}"),
                        ButtonLook::Primary,
                        FirstMatch { game, learns: false },
                    ));
                    if is_first {
                        first.insert(AutoFocus);
                    }
                }
                row.spawn(begins(
                    words::LEARN,
                    format!("welcome.learn.{game}"),
                    ButtonLook::Plain,
                    FirstMatch { game, learns: true },
                ));
            });
        });
}

fn begins(label: Message, name: String, look: ButtonLook, first: FirstMatch) -> impl Bundle {
    (
        button(label, look),
        FocusName::new(name),
        on_press(move |_: On<Activate>, mut starts: MessageWriter<FirstMatch>| {
            starts.write(first);
        }),
    )
}
