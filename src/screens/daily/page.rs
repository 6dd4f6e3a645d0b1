//! The page of the table of the day: the match, the result, the calendar, the streaks.

use bevy::clipboard::Clipboard;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::calendar;
use super::progress::DayProgress;
use super::today::Today;
use super::tries::Try;
use super::words::{about, day_in_words, result_in_words};
use crate::screens::matches::ResumeFailure;
use crate::screens::overlay_page::{opening_button, spawn_overlay_page, spawn_wide_closing_button};
use games::catalog::AnyOptions;
use messages::texts::{daily as words, puzzles, together, welcome};
use messages::{Message, ToMessage};
use records::daily::date::Date;
use records::daily::days::{DayMark, Streaks};
use records::daily::result::DayResult;
use records::daily::table::DayTable;
use rules::ai::level::Level;
use rules::options::Offer;
use window_kit::machine::clipboard;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{AMBER, ROW, ROW_MARKED, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{bold, coloured, text};
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk};
use window_kit::window::state::Overlay;

/// The id of the question whether to give up.
const GIVE_UP: &str = "daily.give-up";

/// The part of the page that changes.
#[derive(Component, Clone, Copy, Debug)]
struct Shown;

/// Whether the text to share was copied; `None` before somebody wants that.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Copied(Option<bool>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copied>()
        .add_systems(OnEnter(Overlay::Daily), spawn_page)
        .add_systems(
            Update,
            (
                hear_answer,
                show.run_if(in_state(Overlay::Daily)).run_if(
                    resource_changed::<Today>
                        .or_else(resource_changed::<DayProgress>)
                        .or_else(resource_changed::<Copied>)
                        .or_else(resource_changed::<ResumeFailure>)
                        .or_else(any_match_filter::<Added<Shown>>),
                ),
            )
                .chain(),
        );
}

fn spawn_page(mut copied: ResMut<Copied>, mut commands: Commands) {
    copied.0 = None;
    spawn_overlay_page(&mut commands, Overlay::Daily, plate::solid_plate(620.0), |page| {
        page.spawn(plate::heading(words::HEADING));
        page_area(page, 10.0, |page| {
            page.spawn((plate::column(10.0), Shown));
        })
        .insert(by_keys());
        page.spawn(plate::row()).with_children(|row| {
            row.spawn(opening_button(puzzles::OPEN, "daily.puzzles", Overlay::Puzzles));
            spawn_wide_closing_button(row, words::BACK, "daily.back");
        });
    });
}

fn hear_answer(mut answers: MessageReader<ConfirmAnswer>, today: Res<Today>, mut tries: MessageWriter<Try>) {
    for answer in answers.read() {
        if answer.id == GIVE_UP && answer.yes {
            tries.write(Try::GiveUp(today.date));
        }
    }
}

fn show(
    (today, progress): (Res<Today>, Res<DayProgress>),
    (copied, trouble): (Res<Copied>, Res<ResumeFailure>),
    places: Query<Entity, With<Shown>>,
    mut commands: Commands,
) {
    let date = today.date;
    let mark = progress.days.mark(date);
    let result = progress.days.of(date).and_then(|day| day.result.as_ref());
    for place in &places {
        commands.entity(place).update_children(|page| {
            page.spawn(coloured(day_in_words(date), size::BODY, TEXT_QUIET));
            match DayTable::of(date) {
                Ok(table) => spawn_match(page, &table),
                Err(error) => {
                    page.spawn(coloured(error.message(), size::BODY, AMBER));
                }
            }
            page.spawn(text(about(mark), size::BODY));
            if let Some(trouble) = trouble.0.as_ref().filter(|_| mark == DayMark::Begun) {
                page.spawn(coloured(trouble.clone(), size::BODY, AMBER));
            }
            page.spawn(plate::row())
                .with_children(|row| spawn_buttons(row, date, mark));
            if let Some(result) = result {
                spawn_result(page, date, result, *copied);
            }
            calendar::spawn(page, date, &progress.days);
            page.spawn(coloured(calendar::legend(), size::SMALL, TEXT_QUIET));
            for line in streaks_in_words(&progress.days.streaks(date)) {
                page.spawn(text(line, size::BODY));
            }
        });
    }
}

/// The match: its game, the opponents, the options that are not the usual ones, and how long it takes.
fn spawn_match(page: &mut ChildSpawnerCommands, table: &DayTable) {
    page.spawn(plate::entry(ROW)).with_children(|entry| {
        entry
            .spawn((plate::lines(0.0), Pickable::IGNORE))
            .with_children(|lines| {
                lines.spawn(bold(Message::verbatim(table.options.title()), size::GROUP));
                let opponents = table.opponents.iter().copied().map(Level::said);
                lines.spawn(text(words::against(opponents), size::BODY));
                for option in chosen(&table.options) {
                    lines.spawn(text(option, size::BODY));
                }
                lines.spawn(coloured(welcome::minutes(table.minutes), size::SMALL, TEXT_QUIET));
            });
    });
}

/// The options that are not the usual ones, as on the page of the set-up.
fn chosen(options: &AnyOptions) -> Vec<Message> {
    let usual = AnyOptions::of_game(options.name()).unwrap_or_default();
    let of = |info: rules::options::OptionInfo| {
        let value = options.get(info.key)?;
        let value = Some(value).filter(|value| usual.get(info.key).as_ref() != Some(value))?;
        let shown = match info.offer {
            Offer::Switch if value == "on" => together::ON,
            Offer::Switch => together::OFF,
            Offer::OneOf(offered) => offered
                .into_iter()
                .find(|(offer, _)| *offer == value)
                .map_or_else(|| Message::verbatim(value), |(_, name)| name),
            Offer::File | Offer::Never => Message::verbatim(value),
        };
        Some(words::option(info.name, shown))
    };
    options.info().into_iter().filter_map(of).collect()
}

fn spawn_buttons(row: &mut ChildSpawnerCommands, date: Date, mark: DayMark) {
    let (label, look) = match mark {
        DayMark::Open => (words::PLAY, ButtonLook::Primary),
        DayMark::Begun => (words::CONTINUE, ButtonLook::Primary),
        DayMark::GivenUp | DayMark::Played | DayMark::Won => (words::AGAIN, ButtonLook::Plain),
    };
    row.spawn((
        button(label, look),
        FocusName::new("daily.play"),
        AutoFocus,
        on_press(move |_: On<Activate>, mut tries: MessageWriter<Try>| {
            tries.write(Try::Play(date));
        }),
    ));
    if mark == DayMark::Begun {
        row.spawn((
            button(words::GIVE_UP, ButtonLook::Plain),
            FocusName::new("daily.give-up"),
            on_press(|_: On<Activate>, mut asks: MessageWriter<ConfirmAsk>| {
                asks.write(ConfirmAsk {
                    id: GIVE_UP,
                    text: words::GIVE_UP_ASK,
                    yes: words::GIVE_UP_YES,
                    no: words::GIVE_UP_NO,
                    loses: true,
                });
            }),
        ));
    }
}

/// How the try that counts ended, and the text to share.
fn spawn_result(page: &mut ChildSpawnerCommands, date: Date, result: &DayResult, copied: Copied) {
    let share = result.share(date);
    page.spawn(plate::wrapping_entry(ROW_MARKED)).with_children(|entry| {
        entry
            .spawn((plate::lines(260.0), Pickable::IGNORE))
            .with_children(|lines| {
                lines.spawn(text(result_in_words(result), size::BODY));
                lines.spawn(bold(Message::verbatim(&share), size::BODY));
                match copied.0 {
                    Some(true) => lines.spawn(coloured(words::COPIED, size::SMALL, TEXT_QUIET)),
                    Some(false) => lines.spawn(coloured(words::NOT_COPIED, size::SMALL, AMBER)),
                    None => lines.spawn(coloured(words::SHARE_ABOUT, size::SMALL, TEXT_QUIET)),
                };
            });
        entry.spawn((
            button(words::COPY, ButtonLook::Plain),
            FocusName::new("daily.copy"),
            on_press(
                move |_: On<Activate>, clipboard: Option<ResMut<Clipboard>>, mut copied: ResMut<Copied>| {
                    let clipboard = clipboard.filter(|_| clipboard::works());
                    let done = clipboard.is_some_and(|mut clipboard| clipboard.set_text(share.clone()).is_ok());
                    copied.0 = Some(done);
                },
            ),
        ));
    });
}

/// The streaks, as far as there are any.
fn streaks_in_words(streaks: &Streaks) -> Vec<Message> {
    if streaks.played == 0 {
        return vec![words::STREAK_NONE];
    }
    vec![
        words::streak(streaks.current, streaks.longest),
        words::played(streaks.played, streaks.won),
    ]
}
