//! Pieces of text. They never take pointer events; the elements that they label do.

use bevy::prelude::*;
use bevy::text::FontWeight;

use crate::ui::fonts;
use crate::ui::localized::LocalizedText;
use crate::ui::look::{TEXT, size};
use messages::Message;

/// Text on one line. If its box is narrower, the end of the text is replaced by an ellipsis.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Shortens;

/// Text of a size, in logical pixels at 720 lines. It is drawn in the largest of [`size::LETTERS`] that is not larger.
pub fn text(content: impl Into<Message>, size: f32) -> impl Bundle {
    coloured(content, size, TEXT)
}

/// Text in a colour of the theme.
pub fn coloured(content: impl Into<Message>, size: f32, colour: Color) -> impl Bundle {
    (
        LocalizedText(content.into()),
        TextFont::from_font_size(size::letters(size)),
        TextColor(colour),
        Pickable::IGNORE,
    )
}

/// Bold text.
pub fn bold(content: impl Into<Message>, size: f32) -> impl Bundle {
    bold_coloured(content, size, TEXT)
}

/// Bold text in a colour of the theme.
pub fn bold_coloured(content: impl Into<Message>, size: f32, colour: Color) -> impl Bundle {
    (
        LocalizedText(content.into()),
        bold_font(size::letters(size)),
        TextColor(colour),
        Pickable::IGNORE,
    )
}

/// The bold face.
pub(crate) fn bold_font(size: f32) -> TextFont {
    TextFont {
        // For the letters that come from another font.
        weight: FontWeight::BOLD,
        ..TextFont::from_font_size(size).with_font(fonts::BOLD)
    }
}

/// Text that stays on one line, whatever the width of its box.
pub fn one_line() -> TextLayout {
    TextLayout::no_wrap()
}

/// Text that stays on one line and is shortened to fit its box.
pub fn shortening() -> impl Bundle {
    (Shortens, one_line())
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, shorten.after(bevy::ui::UiSystems::Layout));
}

fn shorten(
    mut texts: Query<(&mut Text, &ComputedNode, &ChildOf), (With<Shortens>, Changed<ComputedNode>)>,
    boxes: Query<&ComputedNode>,
) {
    for (mut text, own, parent) in &mut texts {
        let Ok(room) = boxes.get(parent.parent()) else { continue };
        if let Some(shorter) = shortened(&text.0, own.size().x, room.content_box().width()) {
            text.0 = shorter;
        }
    }
}

/// Shortens a text of this width for a box that is narrower; `None` if the text fits.
fn shortened(words: &str, wide: f32, room: f32) -> Option<String> {
    let letters = words.chars().count();
    if wide <= room + 0.5 || room <= 0.0 || letters < 2 {
        return None;
    }
    // The ellipsis takes the place of one letter; if the text is still too wide, the next pass removes more.
    let keep = ((letters as f32 * room / wide) as usize)
        .saturating_sub(1)
        .max(1)
        .min(letters - 1);
    let kept: String = words.chars().take(keep).collect();
    Some(format!("{}\u{2026}", kept.trim_end_matches(['\u{2026}', ' '])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_wide_ends_in_dots_and_one_that_fits_stays() {
        assert_eq!(shortened("Bartholomew", 110.0, 110.0), None);
        assert_eq!(shortened("Bartholomew", 110.0, 60.0).as_deref(), Some("Barth\u{2026}"));
        assert_eq!(shortened("Ana", 30.0, 1.0).as_deref(), Some("A\u{2026}"));
    }
}
