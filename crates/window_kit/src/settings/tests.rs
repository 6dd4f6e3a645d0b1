use std::path::{Path, PathBuf};
use std::{env, fs};

use toml::Table;

use super::files::{load_from, save_to};
use super::testing::stands_every_spoilt_value;
use super::values::FILE;
use super::*;
use language::Locale;

fn scratch(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("tumbletop-settings-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("the temporary folder can be written");
    folder.join(FILE)
}

#[test]
fn settings_come_back_as_they_were_kept() {
    let path = scratch("round-trip");
    let settings = Settings {
        volume: 0.25,
        speed: Speed::Quadruple,
        dice_marks: DiceMarks::Symbols,
        ..Settings::default()
    };
    save_to(&path, &settings, Shape::default()).expect("the file can be written");
    assert_eq!(load_from::<Settings>(&path), settings);
}

#[test]
fn every_setting_comes_back_as_it_was_kept() {
    let path = scratch("all");
    let settings = Settings {
        language: Some(Locale::Spanish),
        welcomed: true,
        volume: 0.5,
        dice_volume: 0.25,
        interface_volume: 0.75,
        room_volume: 0.1,
        music_volume: 0.9,
        mono: true,
        captions: true,
        banter: false,
        fullscreen: true,
        speed: Speed::Half,
        table_theme: TableTheme::Morning,
        dice_set: DiceSet::Stardust,
        card_back: CardBack::Leaves,
        dice_marks: DiceMarks::Numerals,
        hand_over: HandOver::Always,
        ask_first: AskFirst::Always,
        log: LogDetail::Main,
        answer_within_s: 15,
        reduced_motion: true,
        strong_contrast: true,
        colour_vision: ColourVision::NoGreen,
        ui_scale: 1.3,
        quality: Some(Quality::Medium),
        found_quality: Some(Quality::Low),
        toggle_held: true,
        stick_push: 0.5,
        stick_pull: 0.2,
        repeat: Repeat::Fast,
        throw_strength: 1.5,
        rumble: Rumble::Weak,
        keep_in: Some("elsewhere".into()),
        near_by: false,
        turn_notices: true,
        server: "play.example.org".to_owned(),
        relay: "relay.example.org".to_owned(),
    };
    save_to(&path, &settings, Shape::default()).expect("the file can be written");
    assert_eq!(load_from::<Settings>(&path), settings);
}

#[test]
fn values_out_of_range_are_clamped() {
    let text = "stick_push = 0.0\nstick_pull = 5.0\nthrow_strength = nan\nrepeat = \"off\"\n";
    let read: Settings = toml::from_str(text).expect("they are read");
    let read = read.within_limits();
    assert_eq!((read.stick_push, read.stick_pull, read.throw_strength), (0.3, 0.6, 1.0));
    assert_eq!(read.repeat, Repeat::Off);
    let low: Settings = toml::from_str("stick_pull = -1.0").expect("it is read");
    assert_eq!(low.within_limits().stick_pull, 0.1);
}

#[test]
fn a_file_without_room_and_music_has_them_quiet_and_a_wrong_volume_is_mended() {
    let old: Settings =
        toml::from_str("volume = 1.0\ndice_volume = 0.5\ninterface_volume = 0.5\n").expect("it is read");
    let old = old.within_limits();
    assert_eq!((old.room_volume, old.music_volume), (0.4, 0.4));
    let wrong: Settings = toml::from_str("room_volume = -3.0\nmusic_volume = nan\n").expect("it is read");
    let wrong = wrong.within_limits();
    assert_eq!((wrong.room_volume, wrong.music_volume), (0.0, 0.4));
}

#[test]
fn values_are_written_as_words() {
    let text = "hand_over = \"always\"\nask_first = \"always\"\nlog = \"main\"\n";
    let loaded: Settings = toml::from_str(text).expect("they are read");
    assert_eq!(
        (loaded.hand_over, loaded.ask_first, loaded.log),
        (HandOver::Always, AskFirst::Always, LogDetail::Main)
    );
}

#[test]
fn settings_that_a_file_does_not_name_are_the_defaults() {
    let path = scratch("partial");
    fs::write(&path, "volume = 0.5\n").expect("the file can be written");
    let loaded = load_from::<Settings>(&path);
    assert_eq!(
        loaded,
        Settings {
            volume: 0.5,
            ..Settings::default()
        }
    );
}

#[test]
fn all_settings_but_the_language_can_be_put_back() {
    let settings = Settings {
        language: Some(Locale::French),
        volume: 0.1,
        speed: Speed::Instant,
        found_quality: Some(Quality::Low),
        keep_in: Some("elsewhere".into()),
        server: "play.example.org".to_owned(),
        ..Settings::default()
    };
    assert_eq!(
        settings.reset(),
        Settings {
            language: Some(Locale::French),
            found_quality: Some(Quality::Low),
            keep_in: Some("elsewhere".into()),
            server: "play.example.org".to_owned(),
            ..Settings::default()
        }
    );
}

#[test]
fn a_match_that_is_kept_can_be_left_unasked_and_no_other() {
    assert!([true, false].into_iter().all(|kept| AskFirst::Always.asks(kept)));
    assert!(!AskFirst::default().asks(true), "a saved match is not lost");
    assert!(AskFirst::default().asks(false));
}

#[test]
fn a_line_in_the_file_names_the_folder_of_kept_matches() {
    assert_eq!(Settings::default().kept_in(), None);
    let of = |named: &Path| Settings {
        keep_in: Some(named.to_owned()),
        ..Settings::default()
    };
    assert_eq!(of(Path::new("")).kept_in(), None, "an empty name names no folder");
    let whole = env::temp_dir().join("matches");
    assert_eq!(of(&whole).kept_in(), Some(whole));
    let below = of(Path::new("matches")).kept_in().expect("a folder");
    assert!(below.ends_with("matches"), "{}", below.display());
    let path = scratch("folder");
    fs::write(&path, "keep_in = \"/srv/matches\"\n").expect("the file can be written");
    assert_eq!(load_from::<Settings>(&path).keep_in, Some("/srv/matches".into()));
}

/// Reads the file as another window does, which knows nothing of what this one wrote before.
fn other_window(path: &Path) -> Settings {
    load_from(path)
}

#[test]
fn what_another_window_changed_is_not_undone() {
    let path = scratch("two-windows");
    let _ = fs::remove_file(&path);
    let one = load_from::<Settings>(&path);
    // The other window changes the contrast and writes.
    let contrast = "strong_contrast = true\nfrom_the_future = 3\n";
    fs::write(&path, contrast).expect("the file can be written");
    let one = Settings {
        fullscreen: true,
        ..one
    };
    save_to(&path, &one, Shape::default()).expect("the file can be written");
    let both = other_window(&path);
    assert!(both.fullscreen && both.strong_contrast);
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(text.contains("from_the_future = 3"), "{text}");
    assert!(!text.contains("speed"), "the speed was not changed: {text}");
}

#[test]
fn a_setting_that_is_put_back_is_put_back_in_the_file() {
    let path = scratch("put-back");
    fs::write(&path, "quality = \"low\"\nvolume = 0.5\n").expect("the file can be written");
    let settings = load_from::<Settings>(&path);
    save_to(&path, &settings.reset(), Shape::default()).expect("the file can be written");
    assert_eq!(other_window(&path), Settings::default());
}

#[test]
fn many_windows_that_write_at_the_same_time_lose_nothing() {
    let path = scratch("many-windows");
    let _ = fs::remove_file(&path);
    let before = Table::try_from(Settings::default()).expect("it can be written");
    std::thread::scope(|scope| {
        for window in 0..4 {
            let (path, before) = (&path, &before);
            scope.spawn(move || {
                for number in 0..5 {
                    let mut now = before.clone();
                    now.insert(format!("window-{window}-{number}"), number.into());
                    files::write_changes(path, before, &now, Shape::default()).expect("the file can be written");
                }
            });
        }
    });
    let text = fs::read_to_string(&path).expect("the file is there");
    let table: Table = toml::from_str(&text).expect("it is whole");
    assert_eq!(table.len(), 20);
}

#[test]
fn a_value_that_nobody_knows_leaves_all_other_settings() {
    let path = scratch("ludicrous");
    let text = "volume = 0.25\nspeed = \"ludicrous\"\nui_scale = 1.5\n";
    fs::write(&path, text).expect("the file can be written");
    let settings = load_from::<Settings>(&path);
    assert_eq!(
        settings,
        Settings {
            volume: 0.25,
            ui_scale: 1.5,
            ..Settings::default()
        }
    );
    let told: Vec<_> = files::take_unreadable()
        .into_iter()
        .filter(|told| told.file == path)
        .collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].entries, ["speed"]);
    // The unknown value stays in the file until the setting is changed here.
    let louder = Settings {
        volume: 0.75,
        ..settings
    };
    save_to(&path, &louder, Shape::default()).expect("the file can be written");
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(
        text.contains("speed = \"ludicrous\"") && text.contains("volume = 0.75"),
        "{text}"
    );
    let faster = Settings {
        speed: Speed::Double,
        ..louder
    };
    save_to(&path, &faster, Shape::default()).expect("the file can be written");
    assert_eq!(other_window(&path), faster);
}

#[test]
fn a_damaged_file_is_kept_aside() {
    let path = scratch("damaged");
    for name in ["toml.bak", "toml.bak.1"] {
        let _ = fs::remove_file(path.with_extension(name));
    }
    fs::write(&path, "volume = loud").expect("the file can be written");
    assert_eq!(load_from::<Settings>(&path), Settings::default());
    let aside = path.with_extension("toml.bak");
    assert_eq!(fs::read_to_string(aside).expect("the copy is there"), "volume = loud");
    fs::write(&path, "volume = silent").expect("the file can be written");
    assert_eq!(load_from::<Settings>(&path), Settings::default());
    let second = path.with_extension("toml.bak.1");
    assert_eq!(fs::read_to_string(second).expect("another copy"), "volume = silent");
}

#[test]
fn a_file_that_cant_be_read_at_present_is_not_saved_over() {
    let path = scratch("unread");
    // A folder in place of the file can't be read as a file.
    let _ = fs::remove_file(&path);
    fs::create_dir_all(&path).expect("a folder");
    let settings = load_from::<Settings>(&path);
    assert_eq!(settings, Settings::default());
    let told = files::take_unreadable();
    assert!(told.iter().any(|told| told.file == path), "{told:?}");
    let quiet = Settings {
        dice_volume: 0.5,
        ..settings
    };
    save_to(&path, &quiet, Shape::default()).expect_err("its content is unknown");
    fs::remove_dir(&path).expect("it can be removed");
    fs::write(&path, "volume = 0.5\n").expect("the file can be written");
    save_to(&path, &quiet, Shape::default()).expect("now it can be read");
    let text = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(text, "dice_volume = 0.5\nvolume = 0.5\n");
}

#[test]
fn one_value_that_makes_no_sense_costs_no_other_of_settings_and_people() {
    let settings = Settings {
        quality: Some(Quality::Low),
        keep_in: Some("elsewhere".into()),
        language: Some(Locale::French),
        ..Settings::default()
    };
    stands_every_spoilt_value(&settings, &[]);
    let mut people = people::People::default();
    people.plays("Rob", 1, people::Animal::Cat);
    people.plays("Max", 2, people::Animal::Dog);
    stands_every_spoilt_value(&people, &[]);
}

#[test]
fn a_file_of_lists_is_read_as_it_is() {
    let reading = document::read::<Table>("games = [\"stack\", 3]\n");
    assert_eq!(reading.value["games"].as_array().map(Vec::len), Some(2));
}
