//! The page of all saved matches.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::actions::Naming;
use super::filter::{self, Filter};
use super::import::{Import, Importing};
use super::library::{LibraryContents, LibraryRead};
use super::notices::ResumeFailure;
use super::{offers, row};
use crate::screens::overlay_page::{spawn_overlay_page, spawn_wide_closing_button};
use messages::texts::matches as words;
use system::clock;
use window_kit::settings::people::People;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{AMBER, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::coloured;
use window_kit::window::state::Overlay;

/// The list on the page.
#[derive(Component, Clone, Copy, Debug)]
struct List;

/// The buttons below it.
#[derive(Component, Clone, Copy, Debug)]
struct Foot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Filter>()
        .add_systems(OnEnter(Overlay::Matches), spawn_page)
        .add_systems(
            Update,
            show_foot.run_if(in_state(Overlay::Matches).and_then(resource_changed::<Importing>)),
        )
        .add_systems(Update, list.run_if(in_state(Overlay::Matches)));
}

fn spawn_page(mut commands: Commands) {
    spawn_overlay_page(&mut commands, Overlay::Matches, plate::solid_plate(760.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        page_area(sheet, 7.0, |_| {}).insert(List);
        sheet
            .spawn((Foot, plate::row()))
            .with_children(|foot| spawn_foot(foot, true));
    });
}

/// Spawns the buttons for importing and for going back; the latter has the focus at first.
fn spawn_foot(foot: &mut ChildSpawnerCommands, first: bool) {
    foot.spawn((
        button(words::IMPORT_ASK, ButtonLook::Plain),
        FocusName::new("matches.import"),
        on_press(|_: On<Activate>, mut imports: MessageWriter<Import>| {
            imports.write(Import::Begin);
        }),
    ));
    let mut back = spawn_wide_closing_button(foot, words::BACK, "matches.back");
    if first {
        back.insert(AutoFocus);
    }
}

/// Spawns the button back to the list.
fn spawn_not(foot: &mut ChildSpawnerCommands) {
    let mut not = foot.spawn((
        button(words::IMPORT_NOT, ButtonLook::Plain),
        FocusName::new("matches.import.not"),
        on_press(|_: On<Activate>, mut imports: MessageWriter<Import>| {
            imports.write(Import::Not);
        }),
    ));
    not.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
}

fn show_foot(importing: Res<Importing>, feet: Query<(Entity, Ref<Foot>)>, mut commands: Commands) {
    for (foot, mark) in &feet {
        if mark.is_added() {
            continue;
        }
        commands.entity(foot).update_children(|foot| {
            if importing.0 {
                spawn_not(foot);
            } else {
                spawn_foot(foot, false);
            }
        });
    }
}

fn list(
    library: Res<LibraryContents>,
    (trouble, naming, filter): (Res<ResumeFailure>, Res<Naming>, Res<Filter>),
    (people, importing): (Res<People>, Res<Importing>),
    mut read: MessageReader<LibraryRead>,
    lists: Query<(Entity, Ref<List>)>,
    mut commands: Commands,
) {
    let changed = trouble.is_changed() || naming.is_changed() || filter.is_changed();
    // All changes together build the list once, so that no press and no focus is lost.
    let anew = read.read().count() > 0 || changed;
    let first = importing.is_changed() || lists.iter().any(|(_, list)| list.is_added());
    // The offers change by themselves, and the typed path stays.
    if !first && (importing.0 || !anew) {
        return;
    }
    let now = clock::time();
    for (list, _) in &lists {
        commands.entity(list).update_children(|list| {
            if importing.0 {
                return offers::spawn(list);
            }
            if let Some(trouble) = &trouble.0 {
                list.spawn(coloured(trouble.clone(), size::BODY, AMBER));
            }
            if library.matches.is_empty() {
                list.spawn(coloured(words::NONE, size::BODY, TEXT_QUIET));
            }
            filter::spawn(list, &library.matches, &filter);
            let shown = library.matches.iter().filter(|summary| filter.lets_through(summary));
            if !library.matches.is_empty() && shown.clone().next().is_none() {
                list.spawn(coloured(words::NO_SUCH, size::BODY, TEXT_QUIET));
            }
            for summary in shown {
                row::spawn(list, summary, (&naming, &people), now);
            }
            for unread in &library.unread {
                list.spawn(coloured(unread.clone(), size::SMALL, AMBER));
            }
        });
    }
}
