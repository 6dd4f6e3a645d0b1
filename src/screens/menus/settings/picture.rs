//! The settings of the picture.

use std::iter::once;

use super::rows::Rows;
use messages::Message;
use messages::texts::settings as words;
use window_kit::intents::general::FULL_SCREEN;
use window_kit::settings::{ColourVision, Quality};

/// The sizes of the interface to choose from.
const SCALES: [f32; 7] = [0.8, 0.9, 1.0, 1.15, 1.3, 1.6, 2.0];

pub(super) fn list(rows: &mut Rows) {
    rows.group(words::GROUP_PICTURE);
    let about_fullscreen = words::fullscreen_about(rows.keyboard().of(FULL_SCREEN));
    rows.toggle("fullscreen", (words::FULLSCREEN, about_fullscreen), |settings| {
        &mut settings.fullscreen
    });
    rows.choice(
        "quality",
        (words::QUALITY, words::QUALITY_ABOUT),
        qualities(),
        quality_name,
        |settings| &mut settings.quality,
    );
    rows.steps(
        "scale",
        (words::SCALE, words::SCALE_ABOUT),
        |settings| words::scale_percent((settings.ui_scale * 100.0).round() as u32),
        |settings, by| {
            let now = SCALES
                .iter()
                .position(|scale| *scale >= settings.ui_scale - 0.01)
                .unwrap_or(SCALES.len() - 1);
            settings.ui_scale = SCALES[now.saturating_add_signed(by as isize).min(SCALES.len() - 1)];
        },
    );
    rows.toggle("contrast", (words::CONTRAST, words::CONTRAST_ABOUT), |settings| {
        &mut settings.strong_contrast
    });
    rows.choice(
        "eyes",
        (words::EYES, words::EYES_ABOUT),
        ColourVision::ALL,
        eyes_name,
        |settings| &mut settings.colour_vision,
    );
    rows.toggle("motion", (words::MOTION, words::MOTION_ABOUT), |settings| {
        &mut settings.reduced_motion
    });
}

/// The qualities to choose from; `None` for the one that suits the machine.
fn qualities() -> Vec<Option<Quality>> {
    once(None).chain(Quality::ALL.map(Some)).collect()
}

const fn eyes_name(vision: ColourVision) -> Message {
    match vision {
        ColourVision::Usual => words::EYES_USUAL,
        ColourVision::NoRed => words::EYES_NO_RED,
        ColourVision::NoGreen => words::EYES_NO_GREEN,
        ColourVision::NoBlue => words::EYES_NO_BLUE,
    }
}

const fn quality_name(quality: Option<Quality>) -> Message {
    match quality {
        None => words::QUALITY_ANY,
        Some(Quality::Lowest) => words::QUALITY_LOWEST,
        Some(Quality::Low) => words::QUALITY_LOW,
        Some(Quality::Medium) => words::QUALITY_MEDIUM,
        Some(Quality::High) => words::QUALITY_HIGH,
    }
}
