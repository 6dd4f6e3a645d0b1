//! Finds fonts of the system that have given letters. It opens file after file until all letters are found, so it
//! belongs on its own thread. It opens no files outside the given folders.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

use bevy::log::debug;
use directories::BaseDirs;
use fontique::{Blob, Collection, CollectionOptions, FontInfo, FontStyle};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::TableProvider;
use skrifa::{FontRef, MetadataProvider};

use system::disk;

/// The most files that are listed.
const MOST_FILES: usize = 20_000;
/// The most levels of nested font folders.
const DEEPEST: usize = 8;

/// The folders of the system's fonts.
pub(super) fn folders() -> Vec<PathBuf> {
    let own = BaseDirs::new();
    let own = own.as_ref();
    let mut folders = Vec::new();
    if cfg!(windows) {
        let windows = env::var_os("WINDIR").map_or_else(|| PathBuf::from("C:\\Windows"), PathBuf::from);
        folders.push(windows.join("Fonts"));
        folders.extend(own.map(|own| own.data_local_dir().join("Microsoft\\Windows\\Fonts")));
    } else if cfg!(target_os = "macos") {
        folders.extend(["/System/Library/Fonts", "/Library/Fonts"].map(PathBuf::from));
        folders.extend(own.map(|own| own.home_dir().join("Library/Fonts")));
    } else {
        folders.extend(own.map(|own| own.data_dir().join("fonts")));
        folders.extend(own.map(|own| own.home_dir().join(".fonts")));
        let shared = env::var_os("XDG_DATA_DIRS").unwrap_or_else(|| "/usr/local/share:/usr/share".into());
        folders.extend(env::split_paths(&shared).map(|folder| folder.join("fonts")));
        // A sandbox shows the fonts of the system here.
        folders.push(PathBuf::from("/run/host/fonts"));
    }
    folders
}

/// The fonts of these folders that can show these texts, each text given as its missing letters. A font that has all
/// letters of a text comes before fonts that have some. At most `most` fonts.
pub(super) fn find(folders: &[PathBuf], texts: &[BTreeSet<char>], most: usize) -> Vec<Blob<u8>> {
    let mut missing: Vec<BTreeSet<char>> = texts.to_vec();
    let mut partly: Vec<(Blob<u8>, BTreeSet<char>)> = Vec::new();
    let mut found = Vec::new();
    let wanted: BTreeSet<char> = texts.iter().flatten().copied().collect();
    for file in files(folders) {
        missing.retain(|text| !text.is_empty());
        if missing.is_empty() || found.len() >= most {
            break;
        }
        let Some((font, has)) = of_file(&file, &wanted) else {
            continue;
        };
        if missing.iter().any(|text| text.is_subset(&has)) {
            debug!("letters are taken from {}", file.display());
            missing.retain(|text| !text.is_subset(&has));
            found.push(font);
        } else {
            partly.push((font, has));
        }
    }
    // No font has all letters of these texts.
    let mut left: BTreeSet<char> = missing.into_iter().flatten().collect();
    while found.len() < most && !left.is_empty() {
        let share = |(_, has): &(Blob<u8>, BTreeSet<char>)| has.intersection(&left).count();
        // The first of equal ones: the files come in the order of preference.
        let Some(best) = partly.iter().rev().max_by_key(|font| share(font)) else {
            break;
        };
        if share(best) == 0 {
            break;
        }
        found.push(best.0.clone());
        let has = best.1.clone();
        left.retain(|letter| !has.contains(letter));
    }
    found
}

/// The font files, best ones first.
fn files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in folders {
        walk(folder, DEEPEST, &mut found);
    }
    let mut ranked: Vec<(u32, PathBuf)> = found
        .into_iter()
        .filter_map(|file| Some((rank(file.file_name()?.to_str()?)?, file)))
        .collect();
    ranked.sort();
    ranked.into_iter().map(|(_, file)| file).collect()
}

fn walk(folder: &Path, deeper: usize, found: &mut Vec<PathBuf>) {
    for entry in disk::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if found.len() >= MOST_FILES {
            return;
        }
        // Follows links.
        match disk::metadata(&path) {
            Ok(data) if data.is_dir() && deeper > 0 => walk(&path, deeper - 1, found),
            Ok(data) if data.is_file() => found.push(path),
            _ => {}
        }
    }
}

/// How well a font suits the others, by the name of its file, lowest first: plain, upright and without serifs. `None`
/// if it is no font, or one that has a box for every letter.
fn rank(file: &str) -> Option<u32> {
    /// Fonts of operating systems for many scripts, in the order of preference.
    const KNOWN: [&str; 18] = [
        "notosans",
        "emoji",
        "segoeui",
        "arial",
        "pingfang",
        "hiragino",
        "applesd",
        "sfarabic",
        "sfhebrew",
        "msyh",
        "yugoth",
        "meiryo",
        "malgun",
        "nirmala",
        "leelaw",
        "dejavusans",
        "freesans",
        "wqy",
    ];
    const NOT_PLAIN: [&str; 16] = [
        "bold",
        "italic",
        "oblique",
        "light",
        "thin",
        "black",
        "medium",
        "condensed",
        "mono",
        "serif",
        "display",
        "slanted",
        "kufi",
        "nastaliq",
        "math",
        "music",
    ];
    /// They have every letter, but show none.
    const BOXES: [&str; 3] = ["lastresort", "notdef", "adobeblank"];
    let (stem, ending) = file.rsplit_once('.')?;
    let letters = stem.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    let is_font = ["ttf", "otf", "ttc", "otc"]
        .iter()
        .any(|font| ending.eq_ignore_ascii_case(font));
    if !is_font || BOXES.iter().any(|boxes| name.contains(boxes)) {
        return None;
    }
    let known = KNOWN
        .iter()
        .position(|known| name.contains(known))
        .unwrap_or(KNOWN.len());
    let plain = NOT_PLAIN.iter().filter(|word| name.contains(*word)).count();
    Some(100 * plain as u32 + known as u32)
}

/// A font of a file, and which of these letters it draws; `None` if it draws none.
fn of_file(file: &Path, wanted: &BTreeSet<char>) -> Option<(Blob<u8>, BTreeSet<char>)> {
    // A separate collection maps the file, and reads only the parts that are used.
    let mut fonts = Collection::new(CollectionOptions {
        shared: false,
        system_fonts: false,
    });
    fonts.load_fonts_from_paths([file]);
    let families: Vec<String> = fonts.family_names().map(str::to_owned).collect();
    let families = families.iter().filter_map(|name| fonts.family_by_name(name));
    let faces: Vec<FontInfo> = families.flat_map(|family| family.fonts().to_vec()).collect();
    // If a file has several faces, the engine chooses one by its style. They differ in the shape of their letters.
    let face = faces
        .iter()
        .find(|face| face.style() == FontStyle::Normal)
        .or(faces.first())?;
    let data = face.load(None)?;
    let has = drawn(&FontRef::from_index(data.as_ref(), face.index()).ok()?, wanted);
    (!has.is_empty()).then_some((data, has))
}

/// The letters that are visible when drawn: with an outline, or a picture of a kind that the engine knows.
fn drawn(font: &FontRef, wanted: &BTreeSet<char>) -> BTreeSet<char> {
    let pictures =
        font.cbdt().is_ok() || font.sbix().is_ok() || font.colr().is_ok_and(|colours| colours.version() == 0);
    let (letters, outlines) = (font.charmap(), font.outline_glyphs());
    let is_seen = |letter: &char| {
        let Some(glyph) = letters.map(*letter) else {
            return false;
        };
        let mut pen = Inked(false);
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let outline = outlines
            .get(glyph)
            .map(|outline| outline.draw(settings, &mut pen).is_ok());
        pictures || (outline == Some(true) && pen.0)
    };
    wanted.iter().copied().filter(is_seen).collect()
}

/// Whether a pen drew anything.
struct Inked(bool);

impl OutlinePen for Inked {
    fn move_to(&mut self, _: f32, _: f32) {}

    fn line_to(&mut self, _: f32, _: f32) {
        self.0 = true;
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        self.0 = true;
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        self.0 = true;
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn letters(text: &str) -> BTreeSet<char> {
        text.chars().collect()
    }

    fn carried() -> Vec<PathBuf> {
        vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")]
    }

    #[test]
    fn plain_fonts_for_many_scripts_come_first_and_those_of_boxes_never() {
        let order = [
            "NotoSansHebrew-Regular.ttf",
            "NotoColorEmoji.ttf",
            "DejaVuSans.ttf",
            "Somebody.otf",
            "NotoSans-Bold.ttf",
            "NotoSansMono-Bold.ttf",
        ];
        let ranks: Vec<_> = order.iter().map(|file| rank(file).expect("a font")).collect();
        assert!(ranks.is_sorted() && ranks[0] < ranks[3], "{ranks:?}");
        for file in ["LastResort.otf", "AdobeBlank-Regular.otf", "readme.txt", "NotoSans"] {
            assert_eq!(rank(file), None, "{file}");
        }
    }

    #[test]
    fn a_font_with_all_letters_of_a_text_is_found_and_else_those_with_some() {
        let find = |texts: &[&str], most| {
            let texts: Vec<_> = texts.iter().map(|text| letters(text)).collect();
            super::find(&carried(), &texts, most).len()
        };
        assert_eq!(find(&["\u{439}", "\u{5e9}\u{5e8}"], 8), 1, "both are in one font");
        assert_eq!(find(&["a\u{439}"], 8), 2, "Latin and Cyrillic are in two");
        assert_eq!(find(&["a\u{439}"], 1), 1);
        assert_eq!(find(&["\u{674e}"], 8), 0);
        assert_eq!(find(&["\u{674e}\u{439}"], 8), 1, "a font with a part of the text");
        assert_eq!(
            super::find(&[PathBuf::from("no/such/folder")], &[letters("a")], 8).len(),
            0
        );
    }

    #[test]
    fn what_only_looks_like_a_font_is_passed_over() {
        let folder = env::temp_dir().join(format!("tumbletop-fonts-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let whole = fs::read(carried()[0].join("fonts/NotoSans-Regular.ttf")).expect("a font of the project");
        let files: [(&str, &[u8]); 4] = [
            ("NotoSans-Empty.ttf", &[]),
            ("NotoSans-Text.ttf", b"not a font at all, only text"),
            ("NotoSans-Cut.ttf", &whole[..whole.len() / 3]),
            ("Other.ttf", &whole),
        ];
        for (file, bytes) in files {
            fs::write(folder.join(file), bytes).expect("a file for the test");
        }
        let found = super::find(std::slice::from_ref(&folder), &[letters("\u{439}")], 8);
        let whole_one = found.last().map(|font| font.as_ref().len());
        drop(found);
        fs::remove_dir_all(&folder).expect("the test's folder can be removed");
        assert_eq!(whole_one, Some(whole.len()));
    }
}
