//! Tests of the page with keys and buttons, without rendering.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::import::{Importing, Offered, UsualFolders};
use super::library::key;
use super::notices::ResumeFailure;
use super::{LibraryContents, actions, import, notices, offers, page};
use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::menus::confirm;
use crate::screens::menus::overlays::bench::{activate, focused, menus, named, overlay, press};
use crate::screens::replay::watch::ReplayReturn;
use games::catalog::AnyOptions;
use messages::ToMessage;
use messages::texts::matches as words;
use records::store::error::StoreError;
use records::store::library::{self, MatchLibrary};
use records::store::log_entry::{LogHeaderBody, SeatOccupant};
use rules::seats::Seats;
use window_kit::intents::general::BACK;
use window_kit::settings::people::People;
use window_kit::table::replay::state::{ReplayRefused, StartReplay};
use window_kit::table::resume::{ResumeMatch, ResumeRefused, Resumed};
use window_kit::table::saving::MatchFolder;
use window_kit::window::intent::Notice;
use window_kit::window::state::{OpenOverlay, Overlay};

/// A temporary folder for one test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-page-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Begins a match in this folder.
fn begin(folder: &Path, seed: u64) -> PathBuf {
    let head = LogHeaderBody {
        options: AnyOptions::default(),
        seats: Seats::solo(2).expect("two can play"),
        seed: seed.into(),
        draw: None,
        players: ["Max", "Zoë"]
            .map(|name| SeatOccupant {
                name: name.to_owned(),
                level: None,
            })
            .into(),
        colours: [0, 1, 2, 3, 4, 5, 6, 7],
        began_s: seed,
    };
    let (log, file) = library::begin(folder, head).expect("it can be written");
    drop(log);
    file
}

/// The page over the title, with the saved matches of `kept`; `usual` is the folder searched for imports.
fn on_the_page(kept: &Path, usual: &Path) -> App {
    let mut app = menus();
    app.insert_resource(MatchFolder(kept.to_owned()))
        .init_resource::<People>()
        .init_resource::<ResumeFailure>()
        .init_resource::<ReplayReturn>()
        .add_message::<Notice>()
        .add_message::<StartReplay>()
        .add_message::<ReplayRefused>()
        .add_message::<ResumeMatch>()
        .add_message::<ResumeRefused>()
        .add_message::<Resumed>()
        .add_plugins((
            confirm::plugin,
            super::library::plugin,
            page::plugin,
            actions::plugin,
            import::plugin,
            offers::plugin,
        ))
        .insert_resource(UsualFolders(vec![usual.to_owned()]));
    app.update();
    app.world_mut().write_message(OpenOverlay(Overlay::Matches));
    settle(&mut app);
    app
}

/// Runs frames until the condition is true.
fn wait(app: &mut App, mut so: impl FnMut(&mut App) -> bool) {
    for _ in 0..2000 {
        app.update();
        if so(app) {
            app.update();
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("the condition never became true");
}

/// Waits until the page no longer changes: the folder is read in the background.
fn settle(app: &mut App) {
    wait(app, |app| overlay(app) == Overlay::Matches);
    wait(app, |app| !app.world().resource::<LibraryContents>().is_reading());
}

#[test]
fn a_match_that_the_title_can_t_continue_opens_the_page_that_says_why() {
    let mut app = menus();
    app.init_resource::<WithTutorial>()
        .add_message::<Notice>()
        .add_message::<ResumeRefused>()
        .add_message::<Resumed>()
        .add_plugins(notices::plugin);
    app.update();
    app.world_mut().write_message(ResumeRefused(StoreError::InUse));
    app.update();
    app.update();
    assert_eq!(overlay(&app), Overlay::Matches);
    let said = app.world().resource::<ResumeFailure>().0.clone();
    assert_eq!(said, Some(words::refused(StoreError::InUse.message())));
}

#[test]
fn escape_while_a_match_is_renamed_gives_up_the_name_and_not_the_page() {
    let scratch = Scratch::new("rename");
    let (first, _) = (begin(&scratch.0, 1), begin(&scratch.0, 2));
    let mut app = on_the_page(&scratch.0, &scratch.0);
    let rename = format!("matches.{}.rename", key(&first));
    activate(&mut app, &rename);
    assert_eq!(focused(&app).as_deref(), Some("matches.name"));
    press(&mut app, BACK);
    wait(&mut app, |app| named(app, &rename).is_some());
    assert_eq!(overlay(&app), Overlay::Matches);
    assert!(named(&mut app, "matches.name").is_none(), "the name field is gone");
    assert_eq!(focused(&app), Some(rename), "the button has the focus again");
    press(&mut app, BACK);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn who_keeps_a_match_after_all_is_back_on_its_row() {
    let scratch = Scratch::new("keep");
    let (first, second) = (begin(&scratch.0, 1), begin(&scratch.0, 2));
    let mut app = on_the_page(&scratch.0, &scratch.0);
    let delete = |file: &Path| format!("matches.{}.delete", key(file));
    for answer in ["confirm.no", "Escape"] {
        activate(&mut app, &delete(&first));
        assert_eq!(overlay(&app), Overlay::Confirm);
        if answer == "Escape" {
            press(&mut app, BACK);
        } else {
            activate(&mut app, answer);
        }
        settle(&mut app);
        assert_eq!(focused(&app), Some(delete(&first)), "{answer}");
    }
    // After a match is deleted, the one beside it has the focus.
    activate(&mut app, &delete(&first));
    activate(&mut app, "confirm.yes");
    wait(&mut app, |app| named(app, &delete(&first)).is_none());
    settle(&mut app);
    assert_eq!(focused(&app), Some(delete(&second)));
}

#[test]
fn a_match_file_of_the_usual_folders_is_offered_and_taken_in() {
    let scratch = Scratch::new("import");
    let (kept, usual) = (scratch.0.join("kept"), scratch.0.join("usual"));
    begin(&kept, 1);
    let new = begin(&usual, 2);
    std::fs::write(usual.join("holiday.match"), "a picture").expect("it can be written");
    let mut app = on_the_page(&kept, &usual);
    activate(&mut app, "matches.import");
    wait(&mut app, |app| app.world().resource::<Offered>().offers.is_some());
    let offered = app.world().resource::<Offered>().offers.clone().expect("offers");
    let is_match: Vec<bool> = offered.iter().map(|offer| offer.holds.is_ok()).collect();
    assert_eq!(is_match.iter().filter(|is_match| **is_match).count(), 1, "{offered:?}");
    let at = is_match.iter().position(|is_match| *is_match).expect("a match");
    activate(&mut app, &format!("matches.offer.{at}"));
    let said = app.world().resource::<ResumeFailure>().0.clone();
    let name = new.file_name().expect("a name").to_string_lossy().into_owned();
    assert_eq!(said, Some(words::imported(name)));
    assert_eq!(*app.world().resource::<Importing>(), Importing(false));
    wait(&mut app, |app| {
        app.world().resource::<LibraryContents>().matches.len() == 2
    });
    settle(&mut app);
    assert_eq!(focused(&app), Some(format!("matches.{}.watch", key(&new))));
    assert_eq!(MatchLibrary::read(&kept).expect("a folder").matches.len(), 2);
    // A typed folder is searched, and a path without a file is refused with a message.
    activate(&mut app, "matches.import");
    app.world_mut()
        .write_message(import::Import::Written(kept.display().to_string()));
    wait(&mut app, |app| app.world().resource::<Offered>().offers.is_some());
    assert_eq!(app.world().resource::<Offered>().offers.as_ref().map(Vec::len), Some(2));
    let nothing = scratch.0.join("nothing.match").display().to_string();
    app.world_mut().write_message(import::Import::Written(nothing.clone()));
    app.update();
    assert_eq!(app.world().resource::<Offered>().trouble, Some(words::no_file(nothing)));
    press(&mut app, BACK);
    wait(&mut app, |app| named(app, "matches.import").is_some());
    assert_eq!(overlay(&app), Overlay::Matches, "Escape leads back to the list first");
    assert_eq!(focused(&app).as_deref(), Some("matches.import"));
}

#[test]
fn only_so_many_files_are_offered_and_the_newest_first() {
    let scratch = Scratch::new("many");
    let (kept, usual) = (scratch.0.join("kept"), scratch.0.join("usual"));
    begin(&kept, 1);
    std::fs::create_dir_all(&usual).expect("a folder");
    for at in 0..import::MOST_OFFERED + 3 {
        let file = usual.join(format!("{at}.match"));
        std::fs::write(&file, "nothing").expect("it can be written");
        let file = std::fs::File::options().write(true).open(file).expect("it is there");
        let then = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1000 + at as u64);
        file.set_modified(then).expect("a time");
    }
    let mut app = on_the_page(&kept, &usual);
    activate(&mut app, "matches.import");
    wait(&mut app, |app| app.world().resource::<Offered>().offers.is_some());
    let offered = app.world().resource::<Offered>();
    let offers = offered.offers.as_ref().expect("offers");
    assert_eq!((offers.len(), offered.more), (import::MOST_OFFERED, 3));
    assert!(offers[0].file.ends_with(format!("{}.match", import::MOST_OFFERED + 2)));
}
