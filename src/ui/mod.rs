//! The look of all screens: colours, type, plates, and widgets.
//!
//! Owns styling and keyboard focus. Must not know any game or match, nor settings other than the interface size and
//! the contrast.

pub(crate) mod access;
mod atlases;
pub mod beside;
pub mod button;
pub(crate) mod chart;
pub(crate) mod chip;
pub mod choice;
pub(crate) mod columns;
mod contrast;
pub mod face;
mod fallback;
pub mod field;
pub mod focus;
pub mod fonts;
pub(crate) mod in_place;
pub(crate) mod localized;
pub(crate) mod look;
pub mod measure;
mod mirror;
pub(crate) mod pad_signs;
pub mod pictures;
pub(crate) mod plate;
pub mod scale;
pub mod scroll;
pub(crate) mod shown;
pub(crate) mod slider;
pub(crate) mod stepper;
pub(crate) mod symbols;
mod system_fonts;
pub(crate) mod targets;
pub mod text;
pub(crate) mod toggle;
pub(crate) mod tooltip;

use bevy::prelude::*;

/// All parts of screens.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (fonts::plugin, fallback::plugin, atlases::plugin),
        (access::plugin, localized::plugin),
        mirror::plugin,
        scale::plugin,
        focus::plugin,
        button::plugin,
        (chip::plugin, pad_signs::plugin),
        face::plugin,
        (scroll::plugin, columns::plugin),
        slider::plugin,
        stepper::plugin,
        (targets::plugin, toggle::plugin),
        tooltip::plugin,
        text::plugin,
        contrast::plugin,
    ));
}
