//! Adds the systems of the setup screen.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::hud::tutorial::learned::{Learned, WithTutorial};
use crate::screens::setup::draft::{Draft, RebuildSetup};
use crate::screens::setup::{known, options, seats};
use games::catalog::{AnyOptions, NAMES};
use host::view::SeatColours;
use messages::Message;
use messages::ToMessage;
use messages::texts::setup as words;
use rules::error::SetupError;
use system::random;
use window_kit::intents::Intents;
use window_kit::intents::general::BEGIN;
use window_kit::settings::people::People;
use window_kit::settings::{self, Shape};
use window_kit::table::current_match::clear_the_table;
use window_kit::table::current_match::{StartMatch, StartRefused};
use window_kit::table::phase::MatchSystems;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::columns::{Column, head_and_columns};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::localized::Localizer;
use window_kit::ui::look::{AMBER, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, bold_coloured, coloured};
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{Overlay, Screen};

/// The file with the last setup, in the settings folder.
const FILE: &str = "last-setup.toml";

/// What is wrong with the setup; `None` if it can be played.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct SetupRefusal(Option<Message>);

/// The parts of the screen that are updated with every change.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Games,
    Seats,
    Options,
    Foot,
}

/// A request to start the match.
#[derive(Message, Clone, Copy, Debug)]
struct Start;

/// Sets this game up with this many players, as far as the game allows.
pub(crate) fn prepare(world: &mut World, game: &str, players: usize) {
    let mut draft = world.resource_mut::<Draft>();
    draft.choose_game(game);
    for _ in draft.seats.len()..players.min(draft.most_seats()) {
        draft.add_seat();
    }
}

/// Gives the first seat to a known person, and opens the choice for the second seat.
pub(crate) fn choose_somebody(world: &mut World, name: &str) {
    world.resource_scope(|world, mut draft: Mut<Draft>| {
        if let Some(person) = world.resource::<People>().named(name) {
            draft.sit(0, person);
        }
        draft.set_kind(1, None);
        draft.choosing = Some(1);
    });
}

/// A seed that nobody can know before, for a match without a chosen one.
pub(crate) fn new_seed() -> u64 {
    random::seed()
}

/// A request to set up this game.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ChooseGame(pub &'static str);

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "choice",
        |draft: Res<Draft>, screen: Res<State<Screen>>| draft.choosing.is_some() && *screen.get() == Screen::Setup,
        |mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
            draft.choosing = None;
            redraw.write(RebuildSetup::All);
        },
    );
    app.add_message::<ChooseGame>()
        .insert_resource(settings::load::<Draft>(FILE).repaired())
        .init_resource::<SetupRefusal>()
        .add_message::<RebuildSetup>()
        .add_message::<Start>()
        .add_systems(
            OnEnter(Screen::Setup),
            (clear_the_table, choose_game, spawn_setup).chain(),
        )
        .add_systems(
            Update,
            (
                seats::read_names,
                options::read_seed,
                options::read_files,
                start_by_key,
                start,
                rebuild.run_if(on_message::<RebuildSetup>),
                known::show_faces,
            )
                .chain()
                .run_if(in_state(Screen::Setup)),
        )
        .add_systems(Update, hear_refusal.after(MatchSystems::Referee));
}

fn choose_game(
    mut chosen: MessageReader<ChooseGame>,
    learned: Res<Learned>,
    (people, localizer): (Res<People>, Res<Localizer>),
    mut draft: ResMut<Draft>,
) {
    draft.speak(|message| localizer.localize(message));
    if let Some(ChooseGame(game)) = chosen.read().last() {
        draft.choose_game(game);
    }
    draft.meet(&people);
    draft.tutorial = !learned.knows(&draft.game);
}

fn spawn_setup(mut refusal: ResMut<SetupRefusal>, mut redraw: MessageWriter<RebuildSetup>, mut commands: Commands) {
    refusal.0 = None;
    commands
        .spawn((plate::screen_root(), DespawnOnExit(Screen::Setup)))
        .with_children(|screen| {
            screen.spawn(plate::tall_plate(1160.0)).with_children(|sheet| {
                let columns = [(1.2, Part::Seats), (1.0, Part::Options)].map(|(share, mark)| Column { share, mark });
                head_and_columns(sheet, (Part::Games, plate::tight_row()), 26.0, columns);
                sheet.spawn((
                    Part::Foot,
                    Node {
                        align_items: AlignItems::Center,
                        column_gap: px(12),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
            });
        });
    redraw.write(RebuildSetup::All);
}

fn rebuild(
    mut asked: MessageReader<RebuildSetup>,
    (draft, people): (Res<Draft>, Res<People>),
    refusal: Res<SetupRefusal>,
    parts: Query<(Entity, &Part, Option<&Children>)>,
    mut commands: Commands,
) {
    let all = asked.read().any(|redraw| *redraw == RebuildSetup::All);
    for (entity, part, children) in &parts {
        if !all && *part != Part::Foot {
            continue;
        }
        let first = children.is_none_or(|children| children.is_empty());
        let mut part_commands = commands.entity(entity);
        part_commands.update_children(|parent| match part {
            Part::Games => spawn_games(parent, &draft),
            Part::Seats => seats::spawn(parent, &draft, &people),
            Part::Options => options::spawn(parent, &draft),
            Part::Foot => spawn_foot(parent, &draft, refusal.0.as_ref(), first),
        });
    }
}

/// The games; the chosen one is marked.
fn spawn_games(head: &mut ChildSpawnerCommands, draft: &Draft) {
    head.spawn((
        plate::heading(words::HEADING),
        Node {
            margin: UiRect::right(px(14)),
            ..default()
        },
    ));
    for game in NAMES.iter().copied() {
        let look = if draft.game == game {
            ButtonLook::Primary
        } else {
            ButtonLook::Plain
        };
        let title = AnyOptions::of_game(game).map_or("", |options| options.title());
        head.spawn((
            button(Message::verbatim(title), look),
            FocusName::new(format!("setup.game.{game}")),
            on_press(
                move |_: On<Activate>,
                      learned: Res<Learned>,
                      mut draft: ResMut<Draft>,
                      mut redraw: MessageWriter<RebuildSetup>| {
                    draft.choose_game(game);
                    draft.tutorial = !learned.knows(game);
                    redraw.write(RebuildSetup::All);
                },
            ),
        ));
    }
}

fn spawn_foot(foot: &mut ChildSpawnerCommands, draft: &Draft, refusal: Option<&Message>, first: bool) {
    let problem = refusal.cloned().or_else(|| draft.problem());
    foot.spawn((
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| match problem {
        Some(problem) => {
            line.spawn(bold_coloured(problem, size::BODY, AMBER));
        }
        None => {
            line.spawn(coloured(draft.summary(), size::BODY, TEXT_QUIET));
        }
    });
    foot.spawn((
        button(words::BACK, ButtonLook::Plain),
        FocusName::new("setup.back"),
        on_press(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
    ));
    let mut start = foot.spawn((
        button(words::START, ButtonLook::Primary),
        FocusName::new("setup.start"),
        on_press(|_: On<Activate>, mut start: MessageWriter<Start>| {
            start.write(Start);
        }),
    ));
    start.entry::<Node>().and_modify(|mut node| node.min_width = px(190));
    if draft.problem().is_some() {
        start.insert(bevy::ui::InteractionDisabled);
    }
    if first {
        start.insert(AutoFocus);
    }
    foot.spawn(bold(Message::empty(), size::BODY));
}

fn start_by_key(intents: Intents, overlay: Res<State<Overlay>>, mut start: MessageWriter<Start>) {
    if *overlay.get() == Overlay::None && intents.just(BEGIN) {
        start.write(Start);
    }
}

fn start(
    mut asked: MessageReader<Start>,
    draft: Res<Draft>,
    mut refusal: ResMut<SetupRefusal>,
    mut redraw: MessageWriter<RebuildSetup>,
    mut starts: MessageWriter<StartMatch>,
    (mut colours, mut people): (ResMut<SeatColours>, ResMut<People>),
    mut tutorial: ResMut<WithTutorial>,
    mut next: ResMut<NextState<Screen>>,
) {
    if asked.read().count() == 0 || draft.problem().is_some() {
        return;
    }
    match draft.setup(new_seed()) {
        Ok(setup) => {
            refusal.0 = None;
            *colours = draft.colours();
            tutorial.0 = draft.tutorial;
            starts.write(StartMatch(setup));
            next.set(Screen::Match);
            draft.remember(&mut people);
            if let Err(error) = settings::save(FILE, &*draft, Shape::default()).and_then(|()| people.save()) {
                warn!("the set-up was not remembered: {error}");
            }
        }
        Err(error) => {
            refusal.0 = Some(refused(&error));
            redraw.write(RebuildSetup::All);
        }
    }
}

/// The rules refused a setup that looked right here: goes back to the setup screen, with the reason.
fn hear_refusal(
    mut refusals: MessageReader<StartRefused>,
    mut refusal: ResMut<SetupRefusal>,
    screen: Res<State<Screen>>,
    mut redraw: MessageWriter<RebuildSetup>,
    mut next: ResMut<NextState<Screen>>,
    mut late: Local<Option<Message>>,
) {
    if let Some(StartRefused(error)) = refusals.read().last() {
        *late = Some(refused(error));
        next.set(Screen::Setup);
    }
    // The reason is shown once the setup screen is there.
    if *screen.get() == Screen::Setup
        && let Some(words) = late.take()
    {
        refusal.0 = Some(words);
        redraw.write(RebuildSetup::All);
    }
}

/// Why the rules refuse a set-up, as a sentence.
fn refused(error: &SetupError) -> Message {
    words::refused(error.message())
}
