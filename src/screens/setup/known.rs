//! The person in a seat: the face, and the choice among the people known at this machine.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::draft::{Draft, RebuildSetup};
use messages::Message;
use messages::texts::setup as words;
use window_kit::settings::people::{Animal, People};
use window_kit::ui::button::{ButtonLook, control, on_press};
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{FilledElsewhere, InPlace};
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::stepper::{Stepped, stepper};
use window_kit::ui::text::{bold, bold_coloured, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;

/// How large a face in the choice is, in logical pixels.
const FACE: f32 = 28.0;

/// Shows the face of a seat's person, also while the name is being typed.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SeatFace {
    at: usize,
    /// What is shown; `None` before the first time.
    shown: Option<Option<Animal>>,
}

impl SeatFace {
    const fn new(at: usize) -> Self {
        Self { at, shown: None }
    }
}

/// A button as large as a face.
pub(super) fn face_button<'a>(row: &'a mut ChildSpawnerCommands, size: f32) -> EntityCommands<'a> {
    let mut button = row.spawn(control(ButtonLook::Quiet, 1.0));
    button.entry::<Node>().and_modify(move |mut node| {
        node.width = px(size);
        node.height = px(size);
        node.padding = UiRect::ZERO;
    });
    button
}

/// The button with the face of a seat's person: opens and closes the choice.
pub(super) fn spawn_button(row: &mut ChildSpawnerCommands, at: usize, size: f32) {
    let mut who = face_button(row, size);
    who.insert((
        FocusName::new(format!("setup.who.{at}")),
        Tooltip(words::WHO),
        on_press(
            move |_: On<Activate>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
                draft.choosing = (draft.choosing != Some(at)).then_some(at);
                redraw.write(RebuildSetup::All);
            },
        ),
    ));
    who.with_child((SeatFace::new(at), FilledElsewhere, Node::default(), Pickable::IGNORE));
}

fn spawn_face(place: &mut ChildSpawnerCommands, shown: Option<Animal>) {
    match shown {
        Some(animal) => place.spawn(face(Portrait::Person(animal), FACE)),
        None => place.spawn((
            bold_coloured(Message::verbatim("?"), size::GROUP, TEXT_QUIET),
            one_line(),
        )),
    };
}

/// Updates the faces that have changed.
pub(super) fn show_faces(draft: Res<Draft>, mut places: Query<(Entity, &mut SeatFace)>, mut commands: Commands) {
    for (entity, mut of) in &mut places {
        let now = draft.seats.get(of.at).and_then(|seat| seat.face);
        if of.shown != Some(now) {
            of.shown = Some(now);
            commands.entity(entity).update_children(|place| spawn_face(place, now));
        }
    }
}

/// The choice: a face for the person in the seat, and all known people without a seat.
pub(super) fn spawn_choice(entry: &mut ChildSpawnerCommands, draft: &Draft, people: &People, at: usize) {
    let others = draft.others(people);
    if others.is_empty() {
        entry.spawn(coloured(words::NOBODY_ELSE, size::SMALL, TEXT_QUIET));
    }
    entry
        .spawn((
            Node {
                flex_wrap: FlexWrap::Wrap,
                align_items: AlignItems::Center,
                column_gap: px(6),
                row_gap: px(6),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|choice| {
            choice.spawn((
                stepper(
                    (
                        SeatFace::new(at),
                        FilledElsewhere,
                        Node {
                            height: px(FACE),
                            ..default()
                        },
                    ),
                    110.0,
                ),
                FocusName::new(format!("setup.face.{at}")),
                Tooltip(words::FACE),
                observe(
                    move |step: On<Stepped>, people: Res<People>, mut draft: ResMut<Draft>| {
                        draft.step_face(at, step.by, &people);
                    },
                ),
            ));
            for (number, person) in others.into_iter().enumerate() {
                let name = person.name.clone();
                let mut button = choice.spawn((
                    control(ButtonLook::Plain, 1.0),
                    FocusName::new(format!("setup.known.{number}")),
                    on_press(
                        move |_: On<Activate>,
                              people: Res<People>,
                              mut draft: ResMut<Draft>,
                              mut redraw: MessageWriter<RebuildSetup>| {
                            if let Some(person) = people.named(&name) {
                                draft.sit(at, person);
                                redraw.write(RebuildSetup::All);
                            }
                        },
                    ),
                ));
                button.entry::<Node>().and_modify(|mut node| {
                    node.padding = UiRect::axes(px(8), px(0));
                    node.column_gap = px(6);
                });
                button.with_children(|button| {
                    button.spawn(face(Portrait::Person(person.face), FACE));
                    button.spawn((bold(Message::verbatim(&person.name), size::BODY), one_line()));
                });
            }
        });
}
