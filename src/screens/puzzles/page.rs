//! The list of all puzzles, by what is at stake.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::book::{BookEntry, PuzzleBook};
use super::start::StartPuzzle;
use crate::screens::daily::progress::DayProgress;
use crate::screens::overlay_page::{closing_button, spawn_overlay_page};
use messages::Message;
use messages::texts::puzzles as words;
use records::puzzle::Grade;
use window_kit::ui::access::Access;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{AMBER, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::roving::{RovingItem, RovingList};
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::{bold, coloured, text};
use window_kit::window::state::Overlay;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Puzzles), spawn_page);
}

fn spawn_page(mut book: ResMut<PuzzleBook>, progress: Res<DayProgress>, mut commands: Commands) {
    let entries = book.entries();
    spawn_overlay_page(&mut commands, Overlay::Puzzles, plate::solid_plate(760.0), |page| {
        page.spawn(plate::heading(words::HEADING));
        page.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
        match entries {
            Ok(entries) => {
                let solved = entries.iter().filter(|entry| progress.is_solved(&entry.id)).count();
                page.spawn(text(words::solved(solved, entries.len()), size::BODY));
                page_area(page, 10.0, |area| spawn_list(area, entries, &progress));
            }
            Err(why) => {
                page.spawn(coloured(words::unread(why), size::BODY, AMBER));
            }
        }
        page.spawn(closing_button(words::BACK, "puzzles.back"));
    });
}

fn spawn_list(area: &mut ChildSpawnerCommands, entries: &[BookEntry], progress: &DayProgress) {
    // The first one that was not found yet has the focus, or else the first one.
    let first = entries
        .iter()
        .position(|entry| !progress.is_solved(&entry.id))
        .unwrap_or(0);
    for grade in Grade::ALL {
        area.spawn(bold(said(grade), size::GROUP));
        // Tab leads from one grade to the next, and soon to the button below.
        let list = (plate::tight_row(), RovingList, Access::group(said(grade)));
        area.spawn(list).with_children(|row| {
            let of_grade = entries.iter().enumerate().filter(|(_, entry)| entry.grade == grade);
            for (number, entry) in of_grade {
                let label = label(number, entry, progress.is_solved(&entry.id));
                let mut entry = row.spawn((
                    button(label, ButtonLook::Plain),
                    RovingItem,
                    FocusName::new(format!("puzzles.{number}")),
                    on_press(move |_: On<Activate>, mut starts: MessageWriter<StartPuzzle>| {
                        starts.write(StartPuzzle::Listed(number));
                    }),
                ));
                if number == first {
                    entry.insert(AutoFocus);
                }
            }
        });
    }
}

fn label(number: usize, entry: &BookEntry, solved: bool) -> Message {
    let game = entry.puzzle.record.options.title();
    if solved {
        words::entry_solved(number + 1, game)
    } else {
        words::entry(number + 1, game)
    }
}

/// How much is at stake, in words.
pub(super) const fn said(grade: Grade) -> Message {
    match grade {
        Grade::Small => words::GRADE_SMALL,
        Grade::Middle => words::GRADE_MIDDLE,
        Grade::Large => words::GRADE_LARGE,
    }
}
