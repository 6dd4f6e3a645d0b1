//! Letters that the font of the interface lacks, as names and words of people may have. The fonts of some scripts are
//! in the program; for the others, the fonts of the system are searched when such a letter is first shown.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::text::{EditableText, FontCx};
use fontique::{Blob, FallbackKey, FontInfoOverride, Script};

use crate::ui::{fonts, measure, system_fonts};
use crate::window::next_frame::{LOOK_AGAIN_S, NextFrame};
use messages::names;

/// The most letters that are ever searched for: texts from other machines can't keep the search busy.
const MOST_LETTERS: usize = 2048;
/// The most fonts of the system that are used.
const MOST_FONTS: usize = 24;

/// The letters that were searched for, and the results.
#[derive(Resource)]
struct Fallback {
    /// The folders to search for fonts.
    folders: fn() -> Vec<PathBuf>,
    /// All letters that were ever searched for.
    asked: BTreeSet<char>,
    /// The letters of each text that are still to be searched for.
    waiting: Vec<BTreeSet<char>>,
    search: Option<Task<Vec<Blob<u8>>>>,
    /// How many fonts of the system are used.
    fonts: usize,
}

impl Default for Fallback {
    fn default() -> Self {
        Self {
            folders: system_fonts::folders,
            asked: BTreeSet::new(),
            waiting: Vec::new(),
            search: None,
            fonts: 0,
        }
    }
}

impl Fallback {
    /// Notes the missing letters of a text that is to be shown.
    fn shows(&mut self, letters: impl Iterator<Item = char>) {
        let missing: BTreeSet<char> = letters
            .filter(|letter| !letter.is_ascii() && names::is_letter(*letter) && !measure::has(*letter))
            .take(MOST_LETTERS.saturating_sub(self.asked.len()))
            .collect();
        if !missing.is_subset(&self.asked) {
            self.asked.extend(&missing);
            self.waiting.push(missing);
        }
    }
}

/// The layout asks for the fonts of this script last, whatever script a text is written in.
const LAST: Script = Script::from_bytes(*b"Hani");

/// Lets the engine draw letters that the other fonts lack with these faces of a font.
fn add(fonts: &mut FontCx, faces: impl IntoIterator<Item = Blob<u8>>, name: &str) {
    for face in faces {
        let called = FontInfoOverride {
            family_name: Some(name),
            ..default()
        };
        fonts.collection.register_fonts(face, Some(called));
    }
    let family = fonts.collection.family_id(name);
    fonts
        .collection
        .append_fallbacks(FallbackKey::from(LAST), family.into_iter());
}

fn look(
    texts: Query<&Text, Changed<Text>>,
    spans: Query<&TextSpan, Changed<TextSpan>>,
    fields: Query<&EditableText, Changed<EditableText>>,
    mut fallback: ResMut<Fallback>,
) {
    let fallback = fallback.bypass_change_detection();
    for text in &texts {
        fallback.shows(text.0.chars());
    }
    for span in &spans {
        fallback.shows(span.0.chars());
    }
    for field in &fields {
        fallback.shows(field.value().chars());
    }
}

fn search(mut fallback: ResMut<Fallback>, mut next_frame: ResMut<NextFrame>) {
    let fallback = fallback.bypass_change_detection();
    if fallback.search.is_none() && !fallback.waiting.is_empty() && fallback.fonts < MOST_FONTS {
        let texts = std::mem::take(&mut fallback.waiting);
        let most = MOST_FONTS - fallback.fonts;
        let folders = fallback.folders;
        let find = async move { system_fonts::find(&folders(), &texts, most) };
        fallback.search = Some(AsyncComputeTaskPool::get().spawn(find));
    }
    if fallback.search.is_some() {
        next_frame.within(LOOK_AGAIN_S);
    }
}

fn take(mut fallback: ResMut<Fallback>, mut fonts: ResMut<FontCx>, mut texts: Query<&mut TextFont>) {
    let fallback = fallback.bypass_change_detection();
    let found = fallback.search.as_mut().and_then(|search| block_on(poll_once(search)));
    let Some(found) = found else { return };
    fallback.search = None;
    if found.is_empty() {
        return;
    }
    for font in found {
        add(&mut fonts, [font], &format!("of the system {}", fallback.fonts));
        fallback.fonts += 1;
    }
    // All texts are laid out again.
    texts.iter_mut().for_each(|mut font| font.set_changed());
}

pub(crate) fn plugin(app: &mut App) {
    // A program without text (a test of the menus' logic) has no fonts.
    let Some(mut context) = app.world_mut().get_resource_mut::<FontCx>() else {
        return;
    };
    let faces = fonts::MORE_LETTERS.map(|font| Blob::new(Arc::new(font)));
    add(&mut context, faces, "more letters");
    app.init_resource::<Fallback>()
        .init_resource::<NextFrame>()
        .add_systems(PreUpdate, take)
        .add_systems(PostUpdate, (look, search).chain());
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;
    use system::clock;

    use bevy::asset::AssetPlugin;
    use bevy::text::TextPlugin;
    use fontique::{Attributes, FontStyle, FontWeight, FontWidth, QueryStatus};
    use skrifa::{FontRef, MetadataProvider};

    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .add_plugins((TextPlugin, plugin));
        app
    }

    fn fallback(app: &mut App) -> Mut<'_, Fallback> {
        app.world_mut().resource_mut::<Fallback>()
    }

    /// The weight of the first font that the layout finds for a letter in a text of this script.
    fn found(app: &mut App, letter: char, script: &[u8; 4], weight: FontWeight) -> Option<FontWeight> {
        let context = &mut app.world_mut().resource_mut::<FontCx>().context;
        let mut query = context.collection.query(&mut context.source_cache);
        query.set_fallbacks(FallbackKey::from(Script::from_bytes(*script)));
        query.set_attributes(Attributes::new(FontWidth::NORMAL, FontStyle::Normal, weight));
        let mut has = None;
        query.matches_with(|font| {
            if font
                .charmap()
                .and_then(|letters| letters.map(letter))
                .is_some_and(|glyph| glyph != 0)
            {
                has = FontRef::from_index(font.blob.as_ref(), font.index)
                    .ok()
                    .map(|font| FontWeight::new(font.attributes().weight.value()));
                return QueryStatus::Stop;
            }
            QueryStatus::Continue
        });
        has
    }

    #[test]
    fn the_layout_finds_the_letters_in_the_program_in_a_text_of_any_script() {
        let mut app = app();
        for script in [b"Cyrl", b"Grek", b"Hebr", b"Latn", b"Arab", b"Hani", b"Zyyy"] {
            for letter in ['\u{439}', '\u{3b1}', '\u{5e9}', '\u{1ec5}'] {
                for weight in [FontWeight::NORMAL, FontWeight::BOLD] {
                    assert_eq!(
                        found(&mut app, letter, script, weight),
                        Some(weight),
                        "{letter} {script:?}"
                    );
                }
            }
        }
        assert_eq!(found(&mut app, '\u{3042}', b"Hira", FontWeight::NORMAL), None);
    }

    #[test]
    fn only_letters_that_the_program_lacks_are_looked_for_and_each_once() {
        let mut app = app();
        fallback(&mut app).folders = Vec::new;
        for (text, looked_for) in [
            (
                "Ana, Zo\u{eb}: 3 \u{2026} \u{43e}\u{43b}\u{44f} \u{5e9}\u{5e8}\u{5d4}",
                0,
            ),
            ("\u{2068}\u{5e9}\u{2069}\u{200d}\u{fe0f}\n", 0),
            ("\u{674e} Ana", 1),
            ("\u{674e}\u{674e}", 1),
            ("\u{674e}\u{5c0f}", 2),
        ] {
            app.world_mut().spawn(Text::new(text));
            app.update();
            assert_eq!(fallback(&mut app).asked.len(), looked_for, "{text:?}");
        }
    }

    #[test]
    fn what_others_send_keeps_the_search_busy_only_so_long() {
        let mut fallback = Fallback::default();
        for first in 0..400_u32 {
            let text = (0..40).filter_map(|letter| char::from_u32(0x4e00 + first * 40 + letter));
            fallback.shows(text);
        }
        assert_eq!(fallback.asked.len(), MOST_LETTERS);
        let waiting: usize = fallback.waiting.iter().map(BTreeSet::len).sum();
        assert!(waiting <= MOST_LETTERS && fallback.waiting.len() <= MOST_LETTERS);
    }

    #[test]
    fn a_font_that_is_found_is_used_and_all_texts_are_laid_out_anew() {
        let mut app = app();
        let text = app.world_mut().spawn((Text::new("Ana"), TextFont::default())).id();
        let mut asked = fallback(&mut app);
        asked.folders = || vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts")];
        asked.waiting.push(BTreeSet::from(['\u{439}']));
        app.update();
        app.world_mut().clear_trackers();
        let until = clock::now() + Duration::from_secs(60);
        while fallback(&mut app).fonts == 0 && clock::now() < until {
            std::thread::yield_now();
            app.world_mut().run_schedule(PreUpdate);
        }
        assert_eq!(fallback(&mut app).fonts, 1);
        let world = app.world_mut();
        let mut changed = world.query_filtered::<Entity, Changed<TextFont>>();
        assert!(changed.iter(world).any(|entity| entity == text));
        let context = world.resource_mut::<FontCx>();
        let used = context.into_inner().collection.family_id("of the system 0");
        assert!(used.is_some());
    }
}
