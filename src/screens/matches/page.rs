//! The page of all kept matches: going on, watching, deleting.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::shelf::{ReadAgain, Shelved, Summary, WasRead};
use super::told::Trouble;
use crate::messages::Told;
use crate::messages::texts::matches as words;
use crate::store::error::StoreError;
use crate::table::replay::state::StartReplay;
use crate::table::resume::{ResumeMatch, ResumeRefused, Resumed, shown_again};
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use crate::ui::plate;
use crate::ui::scroll::scroll_area;
use crate::ui::text::{bold, coloured};
use crate::window::intent::{ConfirmAnswer, ConfirmAsk};
use crate::window::state::{CloseOverlay, Overlay};

/// The question whether a match is to be deleted.
const DELETE: &str = "matches.delete";

/// The list on the page.
#[derive(Component, Clone, Copy, Debug)]
struct List;

/// The match that the question is about.
#[derive(Resource, Clone, Debug, Default)]
struct ToDelete(Option<PathBuf>);

/// Shows a kept match from its beginning.
#[derive(Message, Clone, Debug)]
struct Watch(PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ToDelete>()
        .add_message::<Watch>()
        .add_systems(OnEnter(Overlay::Matches), spawn_page)
        .add_systems(
            Update,
            (
                watch,
                delete,
                close.run_if(on_message::<Resumed>.or_else(on_message::<StartReplay>)),
                list.run_if(in_state(Overlay::Matches))
                    .run_if(on_message::<WasRead>.or_else(resource_changed::<Trouble>)),
            )
                .chain(),
        );
}

fn spawn_page(mut commands: Commands) {
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Matches)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(760.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                let area = scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    7.0,
                    |_| {},
                );
                sheet.commands().entity(area).insert(List);
                sheet.spawn((
                    button(words::BACK, ButtonLook::Primary),
                    FocusName::new("matches.back"),
                    AutoFocus,
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}

fn list(shelved: Res<Shelved>, trouble: Res<Trouble>, lists: Query<Entity, With<List>>, mut commands: Commands) {
    let now = SystemTime::now();
    for list in &lists {
        commands
            .entity(list)
            .despawn_related::<Children>()
            .with_children(|list| {
                if let Some(trouble) = &trouble.0 {
                    list.spawn(coloured(trouble.clone(), size::BODY, AMBER));
                }
                if shelved.matches.is_empty() {
                    list.spawn(coloured(words::NONE, size::BODY, TEXT_QUIET));
                }
                for (at, summary) in shelved.matches.iter().enumerate() {
                    entry(list, at, summary, now);
                }
                for unread in &shelved.unread {
                    list.spawn(coloured(unread.clone(), size::SMALL, AMBER));
                }
            });
    }
}

fn entry(list: &mut ChildSpawnerCommands, at: usize, summary: &Summary, now: SystemTime) {
    let mut row = list.spawn(plate::entry(ROW));
    row.entry::<Node>().and_modify(|mut node| {
        node.flex_wrap = FlexWrap::Wrap;
        node.row_gap = px(6);
    });
    row.with_children(|row| {
        row.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(300),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|lines| {
            lines.spawn(bold(summary.title.clone(), size::BODY));
            lines.spawn(coloured(summary.stands(now), size::SMALL, TEXT_QUIET));
        });
        if !summary.over {
            let file = summary.file.clone();
            row.spawn((
                button(words::GO_ON, ButtonLook::Primary),
                FocusName::new(format!("matches.{at}.go-on")),
                on_press(move |_: On<Activate>, mut resume: MessageWriter<ResumeMatch>| {
                    resume.write(ResumeMatch(file.clone()));
                }),
            ));
        }
        if summary.over {
            // What others may not see yet is in a match that goes on.
            let file = summary.file.clone();
            row.spawn((
                button(words::WATCH, ButtonLook::Plain),
                FocusName::new(format!("matches.{at}.watch")),
                on_press(move |_: On<Activate>, mut watch: MessageWriter<Watch>| {
                    watch.write(Watch(file.clone()));
                }),
            ));
        }
        let file = summary.file.clone();
        row.spawn((
            button(words::DELETE, ButtonLook::Plain),
            FocusName::new(format!("matches.{at}.delete")),
            on_press(
                move |_: On<Activate>, mut of: ResMut<ToDelete>, mut asks: MessageWriter<ConfirmAsk>| {
                    of.0 = Some(file.clone());
                    asks.write(ConfirmAsk {
                        id: DELETE,
                        text: words::DELETE_ASK,
                        yes: words::DELETE_YES,
                        no: words::DELETE_NO,
                        loses: true,
                    });
                },
            ),
        ));
    });
}

fn watch(
    mut asked: MessageReader<Watch>,
    mut starts: MessageWriter<StartReplay>,
    mut refused: MessageWriter<ResumeRefused>,
) {
    let Some(Watch(file)) = asked.read().last() else { return };
    match shown_again(file) {
        Ok(start) => {
            starts.write(start);
        }
        Err(error) => {
            refused.write(ResumeRefused(error));
        }
    }
}

fn delete(
    mut answers: MessageReader<ConfirmAnswer>,
    mut of: ResMut<ToDelete>,
    mut trouble: ResMut<Trouble>,
    mut read: MessageWriter<ReadAgain>,
) {
    for answer in answers.read().filter(|answer| answer.id == DELETE) {
        let Some(file) = of.0.take().filter(|_| answer.yes) else {
            continue;
        };
        trouble.0 = std::fs::remove_file(&file)
            .err()
            .map(|error| words::not_deleted(StoreError::system(&file, &error).message()));
        read.write(ReadAgain);
    }
}

/// The page makes room for a match that goes on or is shown.
fn close(overlay: Res<State<Overlay>>, mut next: ResMut<NextState<Overlay>>) {
    if *overlay.get() == Overlay::Matches {
        next.set(Overlay::None);
    }
}
