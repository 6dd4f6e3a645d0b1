//! The actions for people: adding, changing, forgetting.

use bevy::prelude::*;
use bevy::text::EditableText;

use messages::Message;
use messages::texts::people as words;
use window_kit::settings::people::{Animal, NameFault, People, step_colour};
use window_kit::ui::field::Typed;
use window_kit::window::intent::ConfirmAnswer;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::Overlay;

/// The id of the question whether to forget a person.
pub(super) const FORGET: &str = "people.forget";

/// The person that the question is about.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PendingRemoval(pub Option<String>);

/// A person who is being changed or added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edit {
    /// The name of the person; `None` for a new person.
    pub of: Option<String>,
    /// The name in the field when the row is built.
    pub name: String,
    pub face: Animal,
    pub colour: u8,
    /// Why the person can't be saved like this.
    pub fault: Option<Message>,
}

/// The person who is being changed or added, if any.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Editing(pub Option<Edit>);

/// The field for the name.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct NameField;

/// A request from the page.
#[derive(bevy::prelude::Message, Clone, Debug)]
pub(super) enum Change {
    /// Begins to change this person.
    Begin(String),
    /// Begins to add a person.
    New,
    /// Chooses another face, this many steps further.
    Face(i32),
    /// Chooses another colour, this many steps further.
    Colour(i32),
    /// Saves the person with this name and the chosen face and colour.
    Done(String),
    /// Cancels the change.
    Not,
}

pub(super) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "edit",
        |editing: Res<Editing>, overlay: Res<State<Overlay>>| editing.0.is_some() && *overlay.get() == Overlay::People,
        |mut changes: MessageWriter<Change>| {
            changes.write(Change::Not);
        },
    );
    app.init_resource::<PendingRemoval>()
        .init_resource::<Editing>()
        .add_message::<Change>()
        .add_systems(OnEnter(Overlay::People), |mut editing: ResMut<Editing>| {
            editing.0 = None;
        })
        .add_systems(
            Update,
            (done_by_key.run_if(in_state(Overlay::People)), change, forget).chain(),
        );
}

/// Enter in the field saves the person.
fn done_by_key(typed: Typed<NameField>, mut changes: MessageWriter<Change>) {
    if let Some(name) = typed.entered() {
        changes.write(Change::Done(name));
    }
}

fn change(
    mut asked: MessageReader<Change>,
    mut editing: ResMut<Editing>,
    mut people: ResMut<People>,
    fields: Query<&EditableText, With<NameField>>,
) {
    for change in asked.read() {
        // The row shows the person who is being edited, so the name typed so far is stored.
        if let (Some(edit), Some(field)) = (editing.0.as_mut(), fields.iter().next()) {
            edit.name = field.value().to_string();
        }
        match change {
            Change::Begin(name) => {
                editing.0 = people.named(name).map(|person| Edit {
                    of: Some(person.name.clone()),
                    name: person.name.clone(),
                    face: person.face,
                    colour: person.colour,
                    fault: None,
                });
            }
            Change::New => {
                editing.0 = Some(Edit {
                    of: None,
                    name: String::new(),
                    face: people.free_face(),
                    colour: people.iter().count() as u8 % 8,
                    fault: None,
                });
            }
            Change::Face(by) => {
                if let Some(edit) = editing.0.as_mut() {
                    edit.face = edit.face.step(*by);
                }
            }
            Change::Colour(by) => {
                if let Some(edit) = editing.0.as_mut() {
                    edit.colour = step_colour(edit.colour, *by);
                }
            }
            Change::Done(name) => {
                let Some(edit) = editing.0.as_mut() else { continue };
                match people.change(edit.of.as_deref(), name, edit.colour, edit.face) {
                    Ok(()) => {
                        editing.0 = None;
                        keep(&people);
                    }
                    Err(fault) => {
                        edit.name.clone_from(name);
                        edit.fault = Some(fault_words(fault));
                    }
                }
            }
            Change::Not => editing.0 = None,
        }
    }
}

fn forget(mut answers: MessageReader<ConfirmAnswer>, mut of: ResMut<PendingRemoval>, mut people: ResMut<People>) {
    for answer in answers.read().filter(|answer| answer.id == FORGET) {
        if let Some(name) = of.0.take().filter(|_| answer.yes) {
            people.forget(&name);
            keep(&people);
        }
    }
}

/// Why somebody can't be called so.
pub(crate) const fn fault_words(fault: NameFault) -> Message {
    match fault {
        NameFault::Empty => words::NO_NAME,
        NameFault::Taken => words::TAKEN,
        NameFault::Former => words::HAD,
        NameFault::Given => words::GIVEN,
    }
}

pub(crate) fn keep(people: &People) {
    if let Err(error) = people.save() {
        warn!("the players were not kept: {error}");
    }
}
