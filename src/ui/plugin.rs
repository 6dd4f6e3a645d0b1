//! The plugin of the interface kit.

use bevy::prelude::*;

use crate::ui::{
    atlases, button, chip, columns, contrast, face, fallback, focus, fonts, mirror, said, scale, scroll, slider,
    stepper, text, toggle, tooltip,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (fonts::plugin, fallback::plugin, atlases::plugin),
        said::plugin,
        mirror::plugin,
        scale::plugin,
        focus::plugin,
        button::plugin,
        chip::plugin,
        face::plugin,
        (scroll::plugin, columns::plugin),
        slider::plugin,
        stepper::plugin,
        toggle::plugin,
        tooltip::plugin,
        text::plugin,
        contrast::plugin,
    ));
}
