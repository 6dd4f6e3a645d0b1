//! The letter picker: letters on the screen for the text field that has the focus, for those who have no keyboard at
//! hand.
//!
//! `keys` says which letters there are, `page` shows them, `pick` is what can be asked for, and `editing` does it. The
//! text stays in its field, with the limits of the field: the picker only asks it for changes.

mod editing;
mod keys;
mod page;
mod pick;
#[cfg(test)]
mod tests;

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use self::pick::{Capitals, Pick};
use window_kit::input::gamepad::LastUsed;
use window_kit::input::label::Keyboard;
use window_kit::intents::general::{CONFIRM, LETTERS};
use window_kit::intents::{Intents, Source};
use window_kit::ui::field::FieldTakes;
use window_kit::ui::localized::Localizer;
use window_kit::window::letters::LettersFor;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::Overlay;
use window_kit::window::steps::MenuKeys;

/// Where the picker was opened.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct OpenedAt(Overlay);

/// The field that a finger has tapped since the last frame.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct TappedField(Option<Entity>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LettersFor>()
        .init_resource::<Capitals>()
        .init_resource::<OpenedAt>()
        .init_resource::<TappedField>()
        .add_observer(notice_tap)
        .add_message::<Pick>()
        .add_systems(
            Update,
            (
                close_with_its_page,
                open,
                (editing::hear_intents, editing::hear_keys),
                editing::change,
            )
                .chain()
                .before(MenuKeys),
        )
        .add_systems(Update, page::say)
        .add_systems(
            PostUpdate,
            page::show.before(bevy::ui::UiSystems::Prepare).run_if(
                resource_changed::<LettersFor>
                    .or_else(resource_changed::<Capitals>)
                    .or_else(resource_changed::<Localizer>)
                    .or_else(resource_changed::<Keyboard>)
                    .or_else(resource_changed::<LastUsed>)
                    .or_else(resource_changed::<UiScale>)
                    .or_else(any_match_filter::<Changed<EditableText>>),
            ),
        );
    closed_by_escape(
        app,
        "letters",
        |letters: Res<LettersFor>| letters.field().is_some(),
        |mut picks: MessageWriter<Pick>| {
            picks.write(Pick::Close);
        },
    );
}

/// Gives the first field on the screen the focus and opens the picker for it, for pictures.
pub(crate) fn open_for_picture(world: &mut World) {
    let mut fields = world.query_filtered::<Entity, With<FieldTakes>>();
    let Some(field) = fields.iter(world).next() else { return };
    world.resource_mut::<InputFocus>().set(field, FocusCause::Navigated);
    let at = *world.resource::<State<Overlay>>().get();
    world.insert_resource(OpenedAt(at));
    world.insert_resource(Capitals::Once);
    world.insert_resource(LettersFor::of(field));
}

/// Whether a finger opens the picker. In a page, the device shows its own keyboard.
const FINGER_OPENS: bool = cfg!(not(target_family = "wasm"));

fn notice_tap(tap: On<Pointer<Click>>, fields: Query<(), With<FieldTakes>>, mut tapped: ResMut<TappedField>) {
    if FINGER_OPENS && matches!(tap.pointer_id, PointerId::Touch(_)) && fields.contains(tap.entity) {
        tapped.0 = Some(tap.entity);
    }
}

/// Opens the picker for the field that has the focus: a finger's tap on it asks for it, a gamepad's button for
/// "confirm", and the input of its own on any device.
fn open(
    intents: Intents,
    mut tapped: ResMut<TappedField>,
    (focus, overlay): (Res<InputFocus>, Option<Res<State<Overlay>>>),
    mut fields: Query<&mut EditableText, With<FieldTakes>>,
    (mut letters, mut capitals, mut opened): (ResMut<LettersFor>, ResMut<Capitals>, ResMut<OpenedAt>),
) {
    let by_pad = intents
        .first_just(CONFIRM)
        .is_some_and(|meant| matches!(meant.source, Source::Pad(_)));
    let asked = || (by_pad || intents.just(LETTERS)).then(|| focus.get()).flatten();
    let Some(field) = tapped.0.take().or_else(asked).filter(|_| letters.field().is_none()) else {
        return;
    };
    let Ok(mut text) = fields.get_mut(field) else { return };
    // The focus has marked everything, and the first letter would replace it.
    text.queue_edit(TextEdit::TextEnd(false));
    *capitals = if text.value().to_string().is_empty() {
        Capitals::Once
    } else {
        Capitals::Off
    };
    *opened = OpenedAt(overlay.map_or(Overlay::None, |overlay| *overlay.get()));
    *letters = LettersFor::of(field);
}

/// Closes the picker when its field has gone or when another page lies over it.
fn close_with_its_page(
    fields: Query<(), With<FieldTakes>>,
    overlay: Option<Res<State<Overlay>>>,
    opened: Res<OpenedAt>,
    mut letters: ResMut<LettersFor>,
) {
    let Some(field) = letters.field() else { return };
    let covered = overlay.is_some_and(|overlay| *overlay.get() != opened.0);
    if covered || !fields.contains(field) {
        *letters = LettersFor::default();
    }
}
