//! The settings screen. Every change takes effect at once, on the table beside it too, and is saved.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::matches::{FolderRefused, TextTaken, take_folder};
use super::own_key::{KeyNews, take_key};
use super::rows::{Rows, ValueText};
use super::together::{AddressRefused, take_relay, take_server};
use super::{language, matches, own_key, picture, sound, table, together};
use crate::screens::known_people::KnownPeople;
use crate::screens::overlay_page::{opening_button, spawn_wide_closing_button};
use messages::texts::settings as words;
use window_kit::input::label::Keyboard;
use window_kit::settings::Settings;
use window_kit::table::saving::MatchFolder;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::field;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::localized::{LocalizedText, Localizer};
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::scroll_area;
use window_kit::ui::text::{coloured, one_line, text};
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk};
use window_kit::window::state::Overlay;

/// The id of the question whether to reset all settings.
const RESET: &str = "settings.reset";

/// The list of the rows.
#[derive(Component, Clone, Copy, Debug)]
struct List;

/// The search field, and the words of the last search.
#[derive(Component, Clone, Debug, Default)]
struct SearchField(String);

/// A request to list the rows again.
#[derive(Message, Clone, Copy, Debug)]
struct RebuildRows;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RebuildRows>()
        .add_message::<TextTaken>()
        .init_resource::<FolderRefused>()
        .init_resource::<AddressRefused>()
        .init_resource::<KeyNews>()
        .init_resource::<KnownPeople>()
        .add_systems(OnEnter(Overlay::Settings), (forget_news, spawn_page).chain())
        .add_systems(
            Update,
            (
                reset.run_if(on_message::<ConfirmAnswer>),
                (search, take_folder, take_server, take_relay, take_key).run_if(in_state(Overlay::Settings)),
                // The state is checked last, so that messages are read while the page is closed too: otherwise they
                // would count as new when it opens.
                rebuild.run_if(
                    on_message::<RebuildRows>
                        .or_else(on_message::<TextTaken>)
                        .or_else(resource_exists_and_changed::<MatchFolder>)
                        .or_else(resource_changed::<Keyboard>)
                        .and_then(in_state(Overlay::Settings)),
                ),
                write_values.run_if(in_state(Overlay::Settings).and_then(resource_changed::<Settings>)),
            )
                .chain(),
        );
}

/// What the rows show.
#[derive(SystemParam)]
struct Shown<'w> {
    settings: Res<'w, Settings>,
    localizer: Res<'w, Localizer>,
    keyboard: Res<'w, Keyboard>,
    folder: Option<Res<'w, MatchFolder>>,
    folder_refused: Res<'w, FolderRefused>,
    address_refused: Res<'w, AddressRefused>,
    known: Res<'w, KnownPeople>,
    key_news: Res<'w, KeyNews>,
}

impl Shown<'_> {
    /// The rows that match the search, before any is added.
    fn rows<'a, 'w>(&'a self, list: &'a mut ChildSpawnerCommands<'w>, wanted: &str) -> Rows<'a, 'w> {
        Rows::new(list, &self.settings, (&self.localizer, &self.keyboard), wanted)
    }

    fn list(&self, rows: &mut Rows) {
        language::list(rows);
        sound::list(rows);
        picture::list(rows);
        table::list(rows);
        let folder = self.folder.as_ref().map(|folder| folder.0.as_path());
        matches::list(rows, &self.settings, folder, &self.folder_refused);
        together::list(rows, &self.settings, *self.address_refused);
        own_key::list(rows, &self.known, &self.key_news);
    }
}

/// Whoever opens the page again reads nothing of what they typed before.
fn forget_news(
    mut folder: ResMut<FolderRefused>,
    mut address: ResMut<AddressRefused>,
    mut key: ResMut<KeyNews>,
    mut known: ResMut<KnownPeople>,
) {
    *folder = FolderRefused::default();
    *address = AddressRefused::default();
    *key = KeyNews::default();
    known.read_if_there();
}

fn spawn_page(shown: Shown, mut commands: Commands) {
    commands
        .spawn((plate::overlay_beside_the_table(), DespawnOnExit(Overlay::Settings)))
        .with_children(|root| {
            root.spawn(plate::tall_plate(640.0)).with_children(|sheet| {
                sheet.spawn(along(JustifyContent::SpaceBetween)).with_children(|row| {
                    row.spawn(plate::heading(words::HEADING));
                    row.spawn((along(JustifyContent::End), Pickable::IGNORE))
                        .with_children(|search| {
                            search.spawn((coloured(words::SEARCH, size::SMALL, TEXT_QUIET), one_line()));
                            search.spawn((
                                field("", 180.0, 40, |letter| !letter.is_control()),
                                SearchField::default(),
                                FocusName::new("settings.search"),
                            ));
                        });
                });
                let area = scroll_area(
                    sheet,
                    Node {
                        // A search changes the listed rows, not the size of the page.
                        flex_grow: 1.0,
                        flex_shrink: 1.0,
                        ..default()
                    },
                    6.0,
                    |_| {},
                );
                sheet.commands().entity(area).insert(List).update_children(|list| {
                    let mut rows = shown.rows(list, "");
                    rows.take_focus();
                    shown.list(&mut rows);
                });
                sheet
                    .spawn(along(JustifyContent::SpaceBetween))
                    .with_children(spawn_buttons);
            });
        });
}

/// A row of the page: over the list, or under it.
fn along(justify_content: JustifyContent) -> Node {
    Node {
        column_gap: px(8),
        row_gap: px(6),
        justify_content,
        align_items: AlignItems::Center,
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    }
}

fn spawn_buttons(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button(words::RESET, ButtonLook::Plain),
        FocusName::new("settings.reset"),
        on_press(|_: On<Activate>, mut asks: MessageWriter<ConfirmAsk>| {
            asks.write(ConfirmAsk {
                id: RESET,
                text: words::RESET_ASK,
                yes: words::RESET_YES,
                no: words::RESET_NO,
                loses: true,
            });
        }),
    ));
    row.spawn(opening_button(words::CONTROLS, "settings.controls", Overlay::Controls));
    spawn_wide_closing_button(row, words::DONE, "settings.done");
}

/// Resets all settings, if the answer is yes.
fn reset(
    mut answers: MessageReader<ConfirmAnswer>,
    mut settings: ResMut<Settings>,
    mut relist: MessageWriter<RebuildRows>,
) {
    let agreed = answers.read().filter(|answer| answer.id == RESET && answer.yes).count();
    if agreed > 0 {
        let first = settings.reset();
        *settings = first;
        // Switches and sliders show the values that they were built with.
        relist.write(RebuildRows);
    }
}

/// Lists the rows again, from the top, when the search words change.
fn search(
    mut fields: Query<(&EditableText, &mut SearchField), Changed<EditableText>>,
    mut lists: Query<&mut ScrollPosition, With<List>>,
    mut relist: MessageWriter<RebuildRows>,
) {
    for (typed, mut field) in &mut fields {
        let wanted = typed.value().to_string();
        if field.0 != wanted {
            field.0 = wanted;
            lists.iter_mut().for_each(|mut scrolled| scrolled.y = 0.0);
            relist.write(RebuildRows);
        }
    }
}

fn rebuild(shown: Shown, fields: Query<&SearchField>, lists: Query<Entity, With<List>>, mut commands: Commands) {
    let wanted = fields.single().map_or("", |field| field.0.as_str());
    for list in &lists {
        commands.entity(list).update_children(|list| {
            let mut rows = shown.rows(list, wanted);
            shown.list(&mut rows);
            if rows.found() == 0 {
                list.spawn(text(words::NOTHING_FOUND, size::BODY));
            }
        });
    }
}

fn write_values(settings: Res<Settings>, mut texts: Query<(&ValueText, &mut LocalizedText)>) {
    let mut settings = Settings::clone(&settings);
    for (shows, mut said) in &mut texts {
        said.set_if_neq(LocalizedText((shows.0)(&mut settings)));
    }
}
