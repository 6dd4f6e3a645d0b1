//! What a puzzle asks, and, once it was answered, whether the play is right and why.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::book::PuzzleBook;
use super::current::{CurrentPuzzle, LeavePuzzle};
use super::page::said;
use super::start::StartPuzzle;
use crate::screens::overlay_page::{closing_button, spawn_overlay_page};
use messages::Message;
use messages::texts::puzzles as words;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{coloured, text};
use window_kit::window::state::Overlay;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Overlay::Puzzle),
        spawn_page.run_if(resource_exists::<CurrentPuzzle>),
    );
}

fn spawn_page(current: Res<CurrentPuzzle>, mut book: ResMut<PuzzleBook>, mut commands: Commands) {
    let count = book.entries().map_or(0, <[_]>::len);
    spawn_overlay_page(&mut commands, Overlay::Puzzle, plate::solid_plate(560.0), |sheet| {
        let right = current.is_right();
        sheet.spawn(plate::heading(match (right, current.number) {
            (Some(true), _) => words::FOUND,
            (Some(false), _) => words::NOT_FOUND,
            (None, Some(number)) => words::task_heading(number + 1),
            (None, None) => words::TASK_OWN,
        }));
        page_area(sheet, 8.0, |page| match right {
            None => spawn_task(page, &current),
            Some(right) => spawn_verdict(page, &current, right),
        })
        .insert(by_keys());
        sheet.spawn(plate::row()).with_children(|row| match right {
            None => {
                row.spawn((closing_button(words::BEGIN, "puzzle.begin"), AutoFocus));
                row.spawn(leave());
            }
            Some(right) => spawn_after(row, &current, right, count),
        });
    });
}

fn spawn_task(page: &mut ChildSpawnerCommands, current: &CurrentPuzzle) {
    let game = current.puzzle.record.options.title();
    page.spawn(text(words::task(game), size::BODY));
    page.spawn(text(said(current.puzzle.grade(&current.view)), size::BODY));
    page.spawn(coloured(words::TASK_ABOUT, size::BODY, TEXT_QUIET));
}

fn spawn_verdict(page: &mut ChildSpawnerCommands, current: &CurrentPuzzle, right: bool) {
    let (puzzle, view) = (&current.puzzle, &current.view);
    if let Some(answer) = current.answer.as_ref().filter(|_| !right) {
        page.spawn(text(words::yours(view.advice(answer)), size::BODY));
    }
    // A right answer is explained as it was played, and compared with what was played in the match.
    let own = current.answer.as_ref().filter(|_| right);
    if let Some(best) = own.or(puzzle.accepted.first()) {
        let other = current.answer.as_ref().filter(|_| !right).unwrap_or(&puzzle.missed);
        let advice = view.advice(best);
        page.spawn(text(
            match view.reason(puzzle.seat, best, Some(other)) {
                Some(reason) => words::best_because(advice, reason),
                None => words::best(advice),
            },
            size::BODY,
        ));
    }
    let missed = words::in_the_match(view.advice(&puzzle.missed), view.amount(puzzle.stake));
    page.spawn(coloured(missed, size::BODY, TEXT_QUIET));
}

/// The buttons after an answer.
fn spawn_after(row: &mut ChildSpawnerCommands, current: &CurrentPuzzle, right: bool, count: usize) {
    let next = current.number.map(|number| number + 1).filter(|next| *next < count);
    if let Some(next) = next {
        let look = if right { ButtonLook::Primary } else { ButtonLook::Plain };
        let mut entry = row.spawn(starts(words::NEXT, "puzzle.next", look, StartPuzzle::Listed(next)));
        if right {
            entry.insert(AutoFocus);
        }
    }
    let look = if right { ButtonLook::Plain } else { ButtonLook::Primary };
    let mut again = row.spawn(starts(words::AGAIN, "puzzle.again", look, StartPuzzle::Again));
    if !right || next.is_none() {
        again.insert(AutoFocus);
    }
    row.spawn(leave());
}

fn starts(label: Message, name: &'static str, look: ButtonLook, start: StartPuzzle) -> impl Bundle {
    (
        button(label, look),
        FocusName::new(name),
        on_press(move |_: On<Activate>, mut starts: MessageWriter<StartPuzzle>| {
            starts.write(start.clone());
        }),
    )
}

/// The button that leads back to the list.
pub(crate) fn leave() -> impl Bundle {
    (
        button(words::LEAVE, ButtonLook::Plain),
        FocusName::new("puzzle.leave"),
        on_press(|_: On<Activate>, mut leaves: MessageWriter<LeavePuzzle>| {
            leaves.write(LeavePuzzle);
        }),
    )
}
