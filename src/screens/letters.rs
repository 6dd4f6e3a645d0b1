//! While a menu is open, draws letters in all sizes that matches use. Each size of a font has its own texture, and
//! making a dozen of them at once would delay the first frame of a match.

use bevy::prelude::*;

use messages::Message;
use window_kit::ui::localized::Localizer;
use window_kit::ui::text::{bold, text};
use window_kit::window::state::Screen;

/// The sizes of plain text in matches, in logical pixels at 720 lines. A size missing here is drawn when it is first
/// needed.
const PLAIN: &[f32] = &[13.0, 14.0, 15.0];
/// The sizes of bold text.
const BOLD: &[f32] = &[12.0, 13.0, 14.0, 15.0, 16.0, 19.0, 22.0];

/// The letters of a size; never visible.
#[derive(Component)]
struct Letters;

/// Draws one size in each frame, with all letters that the language needs.
fn draw_letters(
    (mut next, mut all): (Local<usize>, Local<Message>),
    scale: Res<UiScale>,
    localizer: Res<Localizer>,
    drawn: Query<Entity, With<Letters>>,
    mut commands: Commands,
) {
    if localizer.is_changed() {
        let needed = Message::verbatim(localizer.language().letters());
        if *all != needed {
            *all = needed;
            *next = 0;
        }
    }
    if scale.is_changed() {
        *next = 0;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let sizes = PLAIN.iter().map(|size| (false, *size));
    let Some((is_bold, size)) = sizes.chain(BOLD.iter().map(|size| (true, *size))).nth(*next) else {
        return;
    };
    *next += 1;
    let mut letters = commands.spawn((
        Letters,
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
        Visibility::Hidden,
    ));
    if is_bold {
        letters.with_child(bold(all.clone(), size));
    } else {
        letters.with_child(text(all.clone(), size));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw_letters.run_if(resource_exists::<UiScale>.and_then(not(in_state(Screen::Match)))),
    );
}
