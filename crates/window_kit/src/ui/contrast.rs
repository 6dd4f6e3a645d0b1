//! Stronger colours for people who can't read the usual ones: every text then has a contrast of at least 7:1 to its
//! background.
//!
//! The screens are built in the usual colours and do not know about this. While the setting is on, the colours that
//! are too weak are exchanged before a frame is drawn; they are changed back when it is turned off. So no stronger
//! colour may be a usual one too.

use bevy::prelude::*;

use crate::settings::Settings;
use crate::ui::look::{
    AMBER, BRASS, BRASS_DEEP, BRASS_DEEP_HOVERED, PLATE, PLATE_OF_TURN, PLATE_SOLID, ROW_MARKED, TEXT_OFF, TEXT_QUIET,
};

/// A usual colour, and the stronger one.
type Pair = (Color, Color);

/// The text colours that are too weak. All others have the contrast already.
const TEXTS: [Pair; 4] = [
    (TEXT_QUIET, Color::srgb(0.930, 0.910, 0.880)),
    (TEXT_OFF, Color::srgb(0.820, 0.790, 0.750)),
    (BRASS, Color::srgb(0.950, 0.800, 0.520)),
    (AMBER, Color::srgb(1.000, 0.800, 0.400)),
];

/// The backgrounds of texts that are too light, or through which too much of the table shines.
fn grounds() -> [Pair; 7] {
    [
        (PLATE, PLATE.with_alpha(1.0)),
        (PLATE.with_alpha(0.80), PLATE.with_alpha(0.99)),
        (PLATE_OF_TURN, PLATE_OF_TURN.with_alpha(1.0)),
        (PLATE_SOLID.with_alpha(0.94), PLATE_SOLID.with_alpha(0.99)),
        (ROW_MARKED, ROW_MARKED.with_alpha(0.042)),
        (BRASS_DEEP, Color::srgb(0.420, 0.285, 0.070)),
        (BRASS_DEEP_HOVERED, Color::srgb(0.460, 0.315, 0.085)),
    ]
}

pub(crate) fn plugin(app: &mut App) {
    // After all systems that set colours in the frame.
    app.add_systems(PostUpdate, follow_setting.after(bevy::ui::UiSystems::Layout));
}

/// The other colour of a pair, if this colour is in one of the pairs.
fn exchanged(colour: Color, pairs: &[Pair], stronger: bool) -> Option<Color> {
    pairs.iter().find_map(|(usual, strong)| {
        let (from, to) = if stronger { (usual, strong) } else { (strong, usual) };
        (*from == colour).then_some(*to)
    })
}

fn follow_setting(
    settings: Res<Settings>,
    mut texts: Query<&mut TextColor>,
    mut plates: Query<&mut BackgroundColor>,
    mut known: Local<bool>,
) {
    let stronger = settings.strong_contrast;
    let all = std::mem::replace(&mut *known, stronger) != stronger;
    if !all && !stronger {
        return;
    }
    for mut text in &mut texts {
        if (all || text.is_changed())
            && let Some(colour) = exchanged(text.0, &TEXTS, stronger)
        {
            text.0 = colour;
        }
    }
    let grounds = grounds();
    for mut plate in &mut plates {
        if (all || plate.is_changed())
            && let Some(colour) = exchanged(plate.0, &grounds, stronger)
        {
            plate.0 = colour;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::look::{CONTROL, CONTROL_HOVERED, CONTROL_PRESSED, GREY, INK, ROW, TEXT};

    /// The contrast that WCAG calls enhanced.
    const LEAST: f32 = 7.0;

    /// The luminance of a ground on top of a background with luminance `below`. Grounds are blended as linear light.
    fn on(ground: Color, below: f32) -> f32 {
        ground.luminance() * ground.alpha() + below * (1.0 - ground.alpha())
    }

    /// The contrast by WCAG between two luminances.
    fn contrast(one: f32, other: f32) -> f32 {
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn strong(colour: Color, pairs: &[Pair]) -> Color {
        exchanged(colour, pairs, true).unwrap_or(colour)
    }

    fn text(colour: Color) -> f32 {
        strong(colour, &TEXTS).luminance()
    }

    #[test]
    fn every_text_has_a_contrast_of_seven_to_one_on_every_panel() {
        let ground = |colour, below| on(strong(colour, &grounds()), below);
        // The worst case: nothing on the table is lighter than white.
        let plates = [
            PLATE,
            PLATE.with_alpha(0.80),
            PLATE_OF_TURN,
            PLATE_SOLID.with_alpha(0.94),
            PLATE_SOLID.with_alpha(0.988),
        ]
        .map(|plate| ground(plate, 1.0));
        let solid = ground(PLATE_SOLID, 1.0);
        let on_plates = [ROW, ROW_MARKED, CONTROL, CONTROL_HOVERED, CONTROL_PRESSED].map(|row| ground(row, solid));
        let grounds = plates.into_iter().chain([solid]).chain(on_plates);
        for (at, ground) in grounds.enumerate() {
            for colour in [TEXT, TEXT_QUIET, TEXT_OFF, BRASS, AMBER] {
                let found = contrast(text(colour), ground);
                assert!(found >= LEAST, "{colour:?} on ground {at}: {found}");
            }
        }
    }

    #[test]
    fn what_stands_on_a_coloured_ground_has_that_contrast_too() {
        let ground = |colour| strong(colour, &grounds()).luminance();
        for (colour, below) in [
            (TEXT, BRASS_DEEP),
            (TEXT, BRASS_DEEP_HOVERED),
            (TEXT, GREY),
            (TEXT_QUIET, GREY),
            (INK, AMBER),
        ] {
            let found = contrast(text(colour), ground(below));
            assert!(found >= LEAST, "{colour:?} on {below:?}: {found}");
        }
    }

    #[test]
    fn every_exchange_can_be_taken_back() {
        for pairs in [&TEXTS[..], &grounds()] {
            for (usual, stronger) in pairs {
                assert_eq!(exchanged(*usual, pairs, true), Some(*stronger));
                assert_eq!(exchanged(*stronger, pairs, false), Some(*usual));
                assert!(pairs.iter().all(|(other, _)| other != stronger), "{stronger:?}");
            }
        }
    }

    #[test]
    fn texts_follow_the_setting_at_once_and_come_back() {
        let mut app = App::new();
        app.init_resource::<Settings>().add_plugins(plugin);
        let early = app.world_mut().spawn(TextColor(TEXT_QUIET)).id();
        app.update();
        app.world_mut().resource_mut::<Settings>().strong_contrast = true;
        app.update();
        let late = app.world_mut().spawn(TextColor(TEXT_QUIET)).id();
        app.update();
        let of = |app: &App, text| app.world().get::<TextColor>(text).expect("it is there").0;
        assert_eq!([of(&app, early), of(&app, late)], [TEXTS[0].1; 2]);
        app.world_mut().resource_mut::<Settings>().strong_contrast = false;
        app.update();
        assert_eq!([of(&app, early), of(&app, late)], [TEXT_QUIET; 2]);
    }
}
