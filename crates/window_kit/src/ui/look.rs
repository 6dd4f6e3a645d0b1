//! The colours and sizes of the interface.

use bevy::prelude::*;

use crate::presentation::palette;

/// The dark plate behind all text; a little of the table shines through.
pub const PLATE: Color = Color::srgba(0.055, 0.050, 0.046, 0.90);

/// The plate of the seat whose turn it is.
pub const PLATE_OF_TURN: Color = Color::srgba(0.20, 0.155, 0.085, 0.94);

/// A plate that hides everything under it.
pub const PLATE_SOLID: Color = Color::srgb(0.062, 0.056, 0.050);

/// A row on a plate.
pub const ROW: Color = Color::srgba(1.0, 0.96, 0.90, 0.022);

/// A highlighted row.
pub const ROW_MARKED: Color = Color::srgba(1.0, 0.84, 0.55, 0.085);

/// A control that can be pressed.
pub const CONTROL: Color = Color::srgb(0.155, 0.142, 0.128);

/// A control under the pointer.
pub const CONTROL_HOVERED: Color = Color::srgb(0.235, 0.214, 0.190);

/// A pressed control.
pub const CONTROL_PRESSED: Color = Color::srgb(0.095, 0.086, 0.078);

/// The line around controls and plates.
pub const EDGE: Color = Color::srgba(1.0, 0.95, 0.85, 0.10);

/// The only accent colour: focus, the seat whose turn it is, the current choice.
pub const BRASS: Color = palette::BRASS;

/// The accent as a background for white text (contrast 5.5:1).
pub const BRASS_DEEP: Color = Color::srgb(0.500, 0.345, 0.095);

/// The same under the pointer.
pub(crate) const BRASS_DEEP_HOVERED: Color = Color::srgb(0.570, 0.400, 0.125);

/// Text.
pub const TEXT: Color = Color::WHITE;

/// Less important text (contrast 9:1 on a plate).
pub const TEXT_QUIET: Color = Color::srgb(0.790, 0.755, 0.705);

/// Text of things that can't be used now (contrast 4.6:1 on a plate).
pub const TEXT_OFF: Color = Color::srgb(0.540, 0.515, 0.480);

/// The background of a warning, under dark text.
pub const AMBER: Color = palette::AMBER;

/// The background of a calm message.
pub const GREY: Color = Color::srgb(0.300, 0.290, 0.280);

/// Text on amber.
pub const INK: Color = Color::srgb(0.075, 0.055, 0.020);

/// The colour that darkens the table behind an overlay.
pub(crate) const SHADE: Color = Color::srgba(0.0, 0.0, 0.0, 0.55);

/// Sizes of text in logical pixels at 720 lines.
pub mod size {
    /// Side notes; the smallest text.
    pub const SMALL: f32 = 13.0;
    /// Body text.
    pub const BODY: f32 = 16.0;
    /// The heading of a group.
    pub const GROUP: f32 = 19.0;
    /// The heading of a plate.
    pub const HEADING: f32 = 28.0;
    /// The name of the game.
    pub const TITLE: f32 = 68.0;
    /// The least height of a control.
    pub const CONTROL: f32 = 32.0;

    /// The sizes in which letters are drawn. Each needs its own textures, in memory and in graphics memory, so there
    /// are few.
    pub(crate) const LETTERS: [f32; 9] = [12.0, SMALL, 14.0, 15.0, BODY, GROUP, 22.0, HEADING, TITLE];

    /// The largest of these that is not larger than `size`; `size` itself if all are larger.
    pub fn letters(size: f32) -> f32 {
        let smaller = LETTERS.into_iter().rev().find(|letters| *letters <= size);
        smaller.unwrap_or(size)
    }
}
