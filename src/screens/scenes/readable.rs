//! Finds words on the screen that can't be read: cut off, shortened, one on the other, or not in the language.
//!
//! All measures come from the layout, in pixels; letters are not counted.

use std::collections::HashSet;

use bevy::camera::visibility::InheritedVisibility;
use bevy::prelude::*;
use bevy::text::{FontAtlas, FontAtlasSet, GlyphCacheKey, TextLayoutInfo, get_glyph_atlas_info};
use bevy::ui::{CalculatedClip, ComputedNode, OverflowAxis, UiGlobalTransform};

use crate::screens::together::lobby::invite::SPELT;
use games::catalog::{AnyOptions, NAMES};
use host::view::SEAT_NAMES;
use window_kit::ui::localized::Localizer;

/// A smaller difference is not a fault, in pixels: layouts are rounded.
const TOLERANCE: f32 = 1.5;
/// How much wider than its box a wrapped text may be, in pixels: the space at the end of a line counts but is not
/// seen.
const SPACE: f32 = 8.0;

/// A text on the screen.
struct Shown {
    words: String,
    place: Rect,
    /// The part of the screen that is drawn as a whole above or below the others.
    layer: Entity,
    /// Whether it is in an area that scrolls, where it may be out of sight.
    scrolls: bool,
}

/// The words that can't be read on a screen of this size in pixels: one line for each fault.
pub fn faults(world: &mut World, size: Vec2) -> Vec<String> {
    let mut faults = Vec::new();
    let mut texts = world.query::<(
        Entity,
        &Text,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &TextLayoutInfo,
        Option<&CalculatedClip>,
    )>();
    let mut shown = Vec::new();
    for (entity, text, node, transform, visible, layout, clip) in texts.iter(world) {
        if !visible.get() || text.0.trim().is_empty() || node.size().min_element() <= 0.0 {
            continue;
        }
        let words = text.0.clone();
        let place = Rect::from_center_size(transform.translation, node.size());
        let (layer, scrolls) = surroundings(world, entity);
        // The engine stores the size of a layout before its scale.
        let size_of_words = layout.size * layout.scale_factor;
        let over = size_of_words - node.size();
        if over.y > TOLERANCE || over.x > SPACE * layout.scale_factor.max(1.0) {
            faults.push(format!(
                "larger than its box: {words:?}: {} in {}",
                size_of_words,
                node.size()
            ));
        }
        if words.ends_with('\u{2026}') && words.chars().count() > 1 {
            faults.push(format!("shortened: {words:?}"));
        }
        if !scrolls {
            let window = Rect::from_corners(Vec2::ZERO, size);
            let seen = clip.map_or(window, |clip| window.intersect(clip.clip));
            let kept = seen.intersect(place);
            if (place.size() - kept.size()).max_element() > TOLERANCE {
                faults.push(format!(
                    "cut off: {words:?}: of {} are seen {}",
                    place.size(),
                    kept.size()
                ));
            }
        }
        shown.push(Shown {
            words,
            place,
            layer,
            scrolls,
        });
    }
    for (at, one) in shown.iter().enumerate() {
        for other in &shown[at + 1..] {
            let both = one.place.intersect(other.place).size();
            if one.layer == other.layer && one.scrolls == other.scrolls && both.min_element() > TOLERANCE {
                faults.push(format!("one on the other: {:?} and {:?}", one.words, other.words));
            }
        }
    }
    faults
}

/// The texts on the screen with a box in place of a letter that no font has.
pub fn boxes(world: &mut World) -> Vec<String> {
    let drawn: HashSet<(AssetId<Image>, UVec2)> = {
        let mut fonts = world.resource_mut::<FontAtlasSet>();
        let box_of = |atlases: &mut Vec<FontAtlas>| get_glyph_atlas_info(atlases, GlyphCacheKey { glyph_id: 0 });
        let boxes = fonts.values_mut().filter_map(box_of);
        boxes.map(|glyph| (glyph.texture, glyph.rect.min.as_uvec2())).collect()
    };
    let mut texts = world.query::<(&Text, &TextLayoutInfo, &InheritedVisibility)>();
    let has_box = |layout: &TextLayoutInfo| {
        let mut glyphs = layout.glyphs.iter().map(|glyph| &glyph.atlas_info);
        glyphs.any(|glyph| drawn.contains(&(glyph.texture, glyph.rect.min.as_uvec2())))
    };
    texts
        .iter(world)
        .filter(|(_, layout, visible)| visible.get() && has_box(layout))
        .map(|(text, ..)| text.0.clone())
        .collect()
}

/// The words on the screen that are not in the language of tests: those without an accent where that language has one.
/// Names of players and games are left out.
pub fn untranslated(world: &mut World) -> Vec<String> {
    let games = NAMES.iter().filter_map(|game| AnyOptions::of_game(game));
    let titles = games
        .map(|game| game.title().to_owned())
        .chain(["Tumbletop".to_owned()]);
    let names: HashSet<String> = world
        .resource::<Localizer>()
        .names()
        .iter()
        .cloned()
        .chain(titles)
        .chain(SEAT_NAMES.map(str::to_owned))
        // These words spell out a code in every language.
        .chain(SPELT.map(|(_, word)| word.to_owned()))
        .flat_map(|name| words(&name).map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let mut found = Vec::new();
    let mut texts = world.query::<(&Text, &InheritedVisibility)>();
    for (text, visible) in texts.iter(world) {
        if !visible.get() {
            continue;
        }
        // Names of files and folders are not translated.
        let is_file = |words: &str| words.contains(['/', '\\']) || words.contains(".match");
        let spoken: Vec<&str> = text.0.split_whitespace().filter(|words| !is_file(words)).collect();
        for word in words(&spoken.join(" ")) {
            let plain = word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic());
            // The language of tests has accents on vowels only, and numerals have none.
            let has_accents = word.contains(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
            let is_numeral = word.chars().all(|letter| "IVX".contains(letter));
            if plain && has_accents && !is_numeral && !names.contains(word) {
                found.push(format!("{word:?} in {:?}", text.0));
            }
        }
    }
    found
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphabetic())
}

/// The nearest part, from the entity upwards, that is drawn as a whole above or below others, and whether something on
/// the way scrolls.
fn surroundings(world: &World, entity: Entity) -> (Entity, bool) {
    let (mut at, mut scrolls) = (entity, false);
    loop {
        if let Some(node) = world.get::<Node>(at) {
            let scroll = [node.overflow.x, node.overflow.y];
            scrolls |= scroll.contains(&OverflowAxis::Scroll);
        }
        if world.get::<GlobalZIndex>(at).is_some() || world.get::<ZIndex>(at).is_some_and(|z| z.0 != 0) {
            return (at, scrolls);
        }
        match world.get::<ChildOf>(at) {
            Some(parent) => at = parent.parent(),
            None => return (Entity::PLACEHOLDER, scrolls),
        }
    }
}
