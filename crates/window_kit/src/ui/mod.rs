//! The look of all screens: colours, type, plates, and widgets.
//!
//! Owns styling and keyboard focus. Must not know any game or match, nor settings other than the interface size and
//! the contrast.

pub mod access;
mod atlases;
pub mod beside;
pub mod button;
pub mod chart;
pub mod chip;
pub mod choice;
pub mod columns;
mod contrast;
pub mod face;
mod fallback;
pub mod field;
pub mod focus;
pub mod fonts;
pub mod in_place;
pub mod localized;
pub mod look;
pub mod measure;
mod mirror;
pub mod pad_signs;
pub mod pictures;
pub mod plate;
pub mod qr_code;
pub mod roving;
pub mod scale;
pub mod scroll;
pub mod shown;
mod sign;
pub mod slider;
pub mod stepper;
pub mod symbols;
mod system_fonts;
pub(crate) mod targets;
pub mod text;
pub mod toggle;
pub mod tooltip;

use bevy::prelude::*;

/// All parts of screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (fonts::plugin, fallback::plugin, atlases::plugin),
        (access::plugin, localized::plugin),
        mirror::plugin,
        scale::plugin,
        (focus::plugin, roving::plugin),
        button::plugin,
        (chip::plugin, pad_signs::plugin),
        (face::plugin, field::plugin, qr_code::plugin),
        (scroll::plugin, columns::plugin),
        slider::plugin,
        stepper::plugin,
        (targets::plugin, toggle::plugin),
        tooltip::plugin,
        text::plugin,
        contrast::plugin,
    ));
}
