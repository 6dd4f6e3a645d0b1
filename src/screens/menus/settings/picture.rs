//! The settings of the picture.

use std::iter::once;

use super::rows::{Rows, step_in};
use crate::settings::{ColourVision, Quality, Settings};
use messages::Message;
use messages::texts::settings as words;

/// The sizes of the interface to choose from.
const SCALES: [f32; 7] = [0.8, 0.9, 1.0, 1.15, 1.3, 1.6, 2.0];

pub(super) fn list(rows: &mut Rows, settings: &Settings) {
    rows.group(words::GROUP_PICTURE);
    rows.toggle(
        "fullscreen",
        (words::FULLSCREEN, words::FULLSCREEN_ABOUT),
        settings.fullscreen,
        |settings, on| settings.fullscreen = on,
    );
    rows.cycle(
        "quality",
        (words::QUALITY, words::QUALITY_ABOUT),
        |settings| quality_name(settings.quality),
        |settings, by| {
            let all: Vec<_> = once(None).chain(Quality::ALL.map(Some)).collect();
            settings.quality = step_in(&all, settings.quality, by);
        },
    );
    rows.cycle(
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
    rows.toggle(
        "contrast",
        (words::CONTRAST, words::CONTRAST_ABOUT),
        settings.strong_contrast,
        |settings, on| settings.strong_contrast = on,
    );
    rows.cycle(
        "eyes",
        (words::EYES, words::EYES_ABOUT),
        |settings| eyes_name(settings.colour_vision),
        |settings, by| settings.colour_vision = step_in(&ColourVision::ALL, settings.colour_vision, by),
    );
    rows.toggle(
        "motion",
        (words::MOTION, words::MOTION_ABOUT),
        settings.reduced_motion,
        |settings, on| settings.reduced_motion = on,
    );
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
