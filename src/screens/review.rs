//! A review of a finished match: the costliest mistakes and the luckiest moments; each can be replayed.
//!
//! A background task computes it while the sheet is open. The review stays until another match is reviewed.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use serde::{Deserialize, Serialize};

use crate::screens::moment::ShownMoment;
use crate::screens::overlay_page::{closing_button, opening_button, spawn_overlay_page};
use crate::screens::puzzles::start::StartPuzzle;
use crate::screens::replay::watch::{ReplayReturn, WatchAgain};
use games::catalog::AnyEvent;
use host::view::{Players, SeatColours};
use messages::texts::{puzzles, review as words};
use messages::{Message, ToMessage};
use records::progress::Progress;
use records::record::Record;
use records::review::{Luck, Mistake, Review, review};
use rules::ids::SeatSet;
use rules::rng::Seed;
use window_kit::machine::background::{Background, Work};
use window_kit::table::phase::InMatch;
use window_kit::table::played::PlayedSoFar;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, coloured};
use window_kit::window::next_frame::{LOOK_AGAIN_S, NextFrame};
use window_kit::window::state::{CloseOverlay, Overlay};

/// How many entries before a moment its replay starts, to show what it is about.
const LEAD_IN: usize = 1;

/// The review of the finished match, once a player has asked for it.
#[derive(Resource, Default)]
struct MatchReview {
    look: Option<ReviewTask>,
    /// The moment that was watched last, by its entry: it has the focus when the sheet opens again.
    watched: Option<usize>,
}

/// A review, in progress or done.
struct ReviewTask {
    /// The match, identified by its seed and its number of entries.
    of: (Seed, usize),
    work: Option<Background<ReviewWork>>,
    found: Option<Result<Review, Message>>,
}

/// The review of a match.
#[derive(Serialize, Deserialize)]
pub(crate) struct ReviewWork {
    record: Record,
    seats: SeatSet,
}

impl Work for ReviewWork {
    type Answer = Result<Review, Message>;
    const NAME: &'static str = "review";

    fn carry_out(&self, progress: &Progress) -> Result<Review, Message> {
        progress.begin(self.record.entries.len());
        let review = review(&self.record, self.seats, progress, |_| progress.one_more());
        review.map_err(|error| error.message())
    }
}

/// The part of the sheet with the findings.
#[derive(Component, Clone, Copy, Debug)]
struct Findings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchReview>()
        .init_resource::<NextFrame>()
        .add_systems(OnEnter(Overlay::Review), (begin.run_if(in_state(InMatch)), spawn_sheet))
        .add_systems(OnExit(Overlay::Review), stop_unless_done)
        .add_systems(Update, (think, show.run_if(in_state(Overlay::Review))).chain());
}

/// Whether the review of the finished match is done.
pub(crate) fn is_done(world: &World) -> bool {
    let look = world.get_resource::<MatchReview>().and_then(|back| back.look.as_ref());
    look.is_some_and(|look| look.found.is_some())
}

/// The button that opens the sheet.
pub(super) fn review_button() -> impl Bundle {
    opening_button(words::OPEN, "results.review", Overlay::Review)
}

/// Starts the review of the finished match, unless it exists already.
fn begin(
    played: PlayedSoFar,
    (players, shown): (Res<Players>, Option<Res<ShownMoment>>),
    mut back: ResMut<MatchReview>,
) {
    // Only a match that is over is revealed.
    let Some((record, _)) = played.revealed() else { return };
    let of = (record.seed, record.entries.len());
    if back.look.as_ref().is_some_and(|known| known.of == of) {
        return;
    }
    // The seats of people are reviewed; if there were none, all seats.
    let players = shown.as_ref().map_or(&*players, |shown| &shown.players);
    let everybody: SeatSet = record.seats.iter().collect();
    let people: SeatSet = everybody.iter().filter(|seat| players.is_person(*seat)).collect();
    let seats = if people.is_empty() { everybody } else { people };
    let record = record.clone();
    back.watched = None;
    back.look = Some(ReviewTask {
        of,
        work: Some(Background::begin(ReviewWork { record, seats })),
        found: None,
    });
}

/// Stops an unfinished review when the player leaves the sheet.
fn stop_unless_done(mut back: ResMut<MatchReview>) {
    back.look.take_if(|look| look.found.is_none());
}

fn think(mut back: ResMut<MatchReview>, mut next_frame: ResMut<NextFrame>) {
    let Some(look) = &mut back.look else { return };
    let Some(work) = &mut look.work else { return };
    next_frame.within(LOOK_AGAIN_S);
    if let Some(found) = work.ready() {
        look.work = None;
        look.found = Some(found);
    }
}

fn spawn_sheet(mut commands: Commands) {
    spawn_overlay_page(&mut commands, Overlay::Review, plate::solid_plate(760.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        page_area(sheet, 8.0, |page| {
            page.spawn((plate::column(6.0), Findings));
        })
        .insert(by_keys());
        sheet.spawn((closing_button(words::BACK, "review.back"), AutoFocus));
    });
}

/// What the sheet shows now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShownReview {
    /// The percentage that is done.
    Percent(usize),
    Found,
}

fn show(
    back: Res<MatchReview>,
    places: Query<Entity, With<Findings>>,
    colours: Res<SeatColours>,
    mut said: Local<Shown<(Entity, ShownReview)>>,
    mut commands: Commands,
) {
    let (Some(look), Ok(place)) = (&back.look, places.single()) else {
        return;
    };
    let now = match look.found {
        Some(_) => ShownReview::Found,
        None => {
            let (done, all) = look.work.as_ref().map_or((0, 0), Background::state);
            ShownReview::Percent(100 * done / all.max(1))
        }
    };
    if said.change((place, now)).is_none() {
        return;
    }
    let mut place = commands.entity(place);
    place.update_children(|page| match (&look.found, now) {
        (Some(Ok(review)), _) => tell(page, review, &colours, back.watched),
        (Some(Err(error)), _) => {
            page.spawn(coloured(words::failed(error.clone()), size::BODY, TEXT_QUIET));
        }
        (None, ShownReview::Percent(percent)) => {
            page.spawn(coloured(words::going(percent), size::BODY, TEXT_QUIET));
        }
        (None, ShownReview::Found) => {}
    });
}

fn tell(page: &mut ChildSpawnerCommands, review: &Review, colours: &SeatColours, watched: Option<usize>) {
    let quiet = |page: &mut ChildSpawnerCommands, words: Message| {
        page.spawn(coloured(words, size::BODY, TEXT_QUIET));
    };
    let all_told = review.best == review.choices || !review.mistakes.is_empty();
    let choices = if all_told { words::choices } else { words::choices_cheap };
    quiet(page, choices(review.best, review.choices));
    page.spawn(bold(words::MISTAKES_HEADING, size::GROUP));
    if review.mistakes.is_empty() {
        quiet(page, words::NO_MISTAKES);
    }
    for mistake in &review.mistakes {
        let words = of_mistake(mistake);
        row(
            page,
            colours.of(mistake.who),
            words,
            mistake.entry,
            (watched, Some(mistake)),
        );
    }
    page.spawn(bold(words::LUCK_HEADING, size::GROUP));
    if review.luck.is_empty() {
        quiet(page, words::NO_LUCK);
    }
    for luck in &review.luck {
        row(page, colours.of(luck.who), of_luck(luck), luck.entry, (watched, None));
    }
}

/// A moment: its seat, its words, a button to replay it, and for a mistake one that makes a puzzle of it.
fn row(
    page: &mut ChildSpawnerCommands,
    colour: u8,
    (head, lines): (Message, Vec<Message>),
    entry: usize,
    (watched, mistake): (Option<usize>, Option<&Mistake>),
) {
    page.spawn(plate::entry(ROW)).with_children(|row| {
        row.spawn(chip(colour, 26.0));
        row.spawn((
            Node {
                row_gap: px(2),
                ..plate::lines(0.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|words| {
            words.spawn(bold(head, size::BODY));
            for line in lines {
                words.spawn(coloured(line, size::BODY, TEXT_QUIET));
            }
        });
        let mut show = row.spawn((
            button(words::SHOW, ButtonLook::Plain),
            FocusName::new(format!("review.show.{entry}")),
            on_press(
                move |_: On<Activate>,
                      mut watch: MessageWriter<WatchAgain>,
                      (mut back, mut look): (ResMut<ReplayReturn>, ResMut<MatchReview>),
                      mut close: MessageWriter<CloseOverlay>| {
                    close.write(CloseOverlay);
                    back.list(Overlay::Review);
                    look.watched = Some(entry);
                    watch.write(WatchAgain {
                        at: entry.saturating_sub(LEAD_IN),
                    });
                },
            ),
        ));
        if watched == Some(entry) {
            show.insert(AutoFocus);
        }
        if let Some(mistake) = mistake.cloned() {
            row.spawn((
                button(puzzles::OF_MOMENT, ButtonLook::Plain),
                FocusName::new(format!("review.puzzle.{entry}")),
                on_press(move |_: On<Activate>, mut starts: MessageWriter<StartPuzzle>| {
                    starts.write(StartPuzzle::Own(Box::new(mistake.clone())));
                }),
            ));
        }
    });
}

/// A mistake in words: a headline, what was done, and why the other action was better.
fn of_mistake(mistake: &Mistake) -> (Message, Vec<Message>) {
    let advice = |action| mistake.view.advice(action);
    let head = words::mistake(mistake.who, mistake.round, mistake.view.amount(mistake.loss));
    let better = advice(&mistake.better);
    let better = match mistake.view.reason(mistake.who, &mistake.better, Some(&mistake.did)) {
        Some(reason) => words::better_because(better, reason),
        None => words::better(better),
    };
    (head, vec![better, words::instead(advice(&mistake.did))])
}

/// A lucky moment in words: a headline, and what happened.
fn of_luck(luck: &Luck) -> (Message, Vec<Message>) {
    /// Later lines are no longer about the luck.
    const MOST_LINES: usize = 2;
    let head = words::luck(luck.who, luck.round, luck.view.amount(luck.gain));
    let lines = luck.events.iter().filter_map(AnyEvent::line);
    let told: Vec<Message> = lines.take(MOST_LINES).collect();
    let told = if told.is_empty() {
        words::AT_START_OF_ROUND
    } else {
        words::events(told)
    };
    (head, vec![told])
}
