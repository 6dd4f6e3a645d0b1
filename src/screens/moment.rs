//! The best moment of a match plays once beside its result: the table shows the replay of it under a small caption, and
//! then the end of the match again.
//!
//! Any press ends it, and whatever opens over the result. Where nothing is to move, where a screen reader reads, where
//! the table has no room and where the match is hosted elsewhere, the result has the same words as a line.

use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::screens::hud::counting::CountPace;
use games::catalog::AnyEvent;
use host::view::{MatchView, Players};
use messages::Message as Words;
use messages::texts::results as words;
use rules::decided::Moment;
use rules::ids::Viewer;
use window_kit::intents::AnyPress;
use window_kit::presentation::gather::Gather;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::journal::Journal;
use window_kit::table::phase::{MatchSystems, TableGate};
use window_kit::table::played::PlayedSoFar;
use window_kit::table::replay::state::{Replay, ReplayControl, ReplayRefused, Replaying, StartReplay};
use window_kit::ui::columns::Folded;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{BRASS, PLATE_SOLID, TEXT_QUIET, size};
use window_kit::ui::plate::column;
use window_kit::ui::text::{bold, coloured, text};
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long the result is shown before the moment begins: its points count up, and dice gather.
const RESULT_FIRST: Duration = Duration::from_millis(3200);
/// How long the table darkens before another moment of the match is laid on it, and brightens after it.
const FADE: Duration = Duration::from_millis(350);
/// How long the end of the moment stays.
const STAYS: Duration = Duration::from_millis(1400);
/// The longest that a moment may take: it ends then, wherever it is.
const MOST: Duration = Duration::from_secs(16);
/// A moment with more steps than this plays faster.
const FEW_STEPS: usize = 4;
/// How many times as fast.
const FASTER: f32 = 1.6;
/// What hides the table.
const DARK: Color = Color::srgb(0.03, 0.03, 0.035);
/// The button that has the focus once nothing plays any more.
pub(super) const FIRST_BUTTON: &str = "results.rematch";

/// Between the parts of a moment the table is hidden, so that nobody sees it being laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The result alone.
    Waits,
    /// The table darkens.
    Darkens,
    /// The table is laid for the moment.
    Lays,
    /// The moment is shown.
    Plays,
    /// The end of the moment stays.
    Stays,
    /// The table darkens again.
    Ends,
    /// The table is laid as it was.
    Returns,
    /// The table brightens, and all is as before.
    Brightens,
}

/// The moment that is shown beside the result.
#[derive(Resource, Clone, Debug)]
pub(crate) struct ShownMoment {
    start: StartReplay,
    /// Who played when the match ended: a replay has players of its own.
    pub(super) players: Players,
    /// How many steps of the match have happened at its end.
    until: usize,
    words: Words,
    stage: Stage,
    since: StartTime,
    /// Whether somebody wants no more of it.
    ended: bool,
}

impl ShownMoment {
    fn go_to(&mut self, stage: Stage) {
        self.stage = stage;
        self.since = StartTime::default();
    }

    /// How dark the table is this long after a stage has begun.
    fn darkness(&self, age: Duration) -> f32 {
        let part = if self.ended {
            1.0
        } else {
            (age.as_secs_f32() / FADE.as_secs_f32()).min(1.0)
        };
        match self.stage {
            Stage::Waits | Stage::Stays => 0.0,
            Stage::Darkens | Stage::Ends => part,
            Stage::Lays | Stage::Returns => 1.0,
            Stage::Plays | Stage::Brightens => 1.0 - part,
        }
    }
}

/// What hides the table while it is laid.
#[derive(Component, Clone, Copy, Debug)]
struct Veil;

/// The caption of the moment.
#[derive(Component, Clone, Copy, Debug)]
struct Caption;

pub(super) fn plugin(app: &mut App) {
    // A press that ends it does not leave the result.
    closed_by_escape(
        app,
        "moment",
        |shown: Option<Res<ShownMoment>>| shown.is_some_and(|shown| shown.stage != Stage::Waits),
        |mut shown: ResMut<ShownMoment>| shown.ended = true,
    );
    app.add_message::<StartReplay>()
        .add_message::<ReplayRefused>()
        .add_message::<ReplayControl>()
        .add_message::<Gather>()
        .init_resource::<Folded>()
        .add_systems(
            Update,
            (go_on, darken.run_if(resource_exists::<ShownMoment>))
                .chain()
                .after(MatchSystems::Present)
                .run_if(resource_exists::<ShownMoment>),
        )
        .add_systems(OnExit(Screen::Results), |mut commands: Commands| {
            commands.remove_resource::<ShownMoment>();
        });
}

/// The best moment of the match that is over.
#[derive(SystemParam)]
pub(super) struct BestMoment<'w> {
    played: PlayedSoFar<'w>,
    journal: Res<'w, Journal>,
    current: Res<'w, CurrentMatch>,
    players: Res<'w, Players>,
    folded: Res<'w, Folded>,
}

impl BestMoment<'_> {
    /// The moment; `None` if nothing stands out.
    pub(super) fn find(&self) -> Option<Moment> {
        // Everybody in front of the screen can read it, so only the public part of each event counts (G-7).
        let public = |step: usize, event: &AnyEvent| Some((step, event.redact(Viewer::Public)?));
        let mut told: Vec<(usize, AnyEvent)> = Vec::new();
        if let Some((record, _)) = self.played.revealed() {
            let whole = record.replay_into(|step, _, events: Vec<AnyEvent>| {
                told.extend(events.iter().filter_map(|event| public(step, event)));
            });
            whole.ok()?;
        } else {
            let whole = (0..).zip(self.journal.of_whole_match());
            told.extend(whole.filter_map(|(step, event)| public(step, event)));
        }
        AnyEvent::best_moment(&told)
    }

    /// The moment as a replay beside the result, if the whole match is at this table and the table has room.
    pub(super) fn to_show(&self, moment: &Moment) -> Option<ShownMoment> {
        let (record, tracks) = self.played.revealed().filter(|_| !self.folded.0)?;
        Some(ShownMoment {
            start: StartReplay {
                record: Arc::new(record.clone()),
                tracks: Arc::new(tracks.clone()),
                players: self.current.players.clone(),
                at: moment.steps.start,
                playing: true,
            },
            players: self.players.clone(),
            until: moment.steps.end,
            words: in_words(moment),
            stage: Stage::Waits,
            since: StartTime::default(),
            ended: false,
        })
    }
}

/// The sentence about a moment.
pub(super) fn in_words(moment: &Moment) -> Words {
    let what = moment.what.clone();
    match moment.round {
        Some(round) => words::moment_round(round, what),
        None => words::moment(what),
    }
}

/// The table beside the result.
#[derive(SystemParam)]
struct ResultTable<'w, 's> {
    replay: Replay<'w>,
    view: Option<Res<'w, MatchView>>,
    gate: Res<'w, TableGate>,
    starts: MessageWriter<'w, StartReplay>,
    refused: MessageReader<'w, 's, ReplayRefused>,
    controls: MessageWriter<'w, ReplayControl>,
    gather: MessageWriter<'w, Gather>,
}

impl ResultTable<'_, '_> {
    /// How many steps have happened on the table; `None` while it is laid or shows no replay.
    fn at(&self) -> Option<usize> {
        let replay = self.replay.on()?;
        (!replay.is_jumping() && !replay.is_skipping()).then(|| replay.at())
    }

    /// Lays the end of the match.
    fn lay_the_end(&mut self) {
        let end = self.replay.on().map_or(0, Replaying::count);
        self.controls.write(ReplayControl::Pause);
        self.controls.write(ReplayControl::To(end));
    }

    /// Whether the end of the match lies there.
    fn is_at_the_end(&self) -> bool {
        let end = self.replay.on().map(Replaying::count);
        end.is_some() && self.at() == end
    }

    fn gather_at_once(&mut self) {
        if let Some(view) = &self.view {
            self.gather.write(Gather {
                owners: view.scores.winners,
                fly: false,
            });
        }
    }
}

/// Takes the moment to its next stage.
fn go_on(
    mut shown: ResMut<ShownMoment>,
    (mut clock, pace, press): (UiClock, CountPace, AnyPress),
    overlay: Res<State<Overlay>>,
    mut table: ResultTable,
    parts: Query<Entity, Or<(With<Veil>, With<Caption>)>>,
    (names, mut focus): (Query<(Entity, &FocusName)>, ResMut<InputFocus>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let age = clock.age(&mut shown.since);
    shown.ended |= press.just() || *overlay.get() != Overlay::None || pace.factor().is_none();
    let ended = shown.ended;
    let refused = table.refused.read().count() > 0;
    let waited = shown.stage == Stage::Waits && clock.left(&mut shown.since, RESULT_FIRST).is_zero();
    match shown.stage {
        Stage::Waits if ended => shown.go_to(Stage::Brightens),
        Stage::Waits if waited => {
            spawn_parts(&mut commands, &shown.words);
            shown.go_to(Stage::Darkens);
        }
        Stage::Darkens if ended => shown.go_to(Stage::Brightens),
        Stage::Darkens if age >= FADE => {
            table.starts.write(shown.start.clone());
            shown.go_to(Stage::Lays);
        }
        Stage::Lays if refused => shown.go_to(Stage::Brightens),
        Stage::Lays if table.at().is_some() && ended => {
            table.lay_the_end();
            shown.go_to(Stage::Returns);
        }
        Stage::Lays if table.at().is_some() => {
            let many = shown.until - shown.start.at > FEW_STEPS;
            let speed = pace.factor().unwrap_or(1.0) * if many { FASTER } else { 1.0 };
            table.controls.write(ReplayControl::Speed(speed));
            shown.go_to(Stage::Plays);
        }
        Stage::Plays if ended || age >= MOST => shown.go_to(Stage::Ends),
        Stage::Plays if table.at().is_some_and(|at| at >= shown.until) && !table.gate.showing => {
            table.controls.write(ReplayControl::Pause);
            shown.go_to(Stage::Stays);
        }
        Stage::Stays if ended || age >= STAYS => shown.go_to(Stage::Ends),
        Stage::Ends if ended || age >= FADE => {
            table.lay_the_end();
            shown.go_to(Stage::Returns);
        }
        Stage::Returns if table.is_at_the_end() => {
            commands.remove_resource::<Replaying>();
            commands.insert_resource(shown.players.clone());
            table.gather_at_once();
            shown.go_to(Stage::Brightens);
        }
        // What was laid last is drawn once before the veil is gone.
        Stage::Brightens if age >= FADE || ended && !age.is_zero() => {
            leave(&parts, &mut commands);
            let first = names.iter().find(|(_, name)| name.0 == FIRST_BUTTON);
            if let (Some((button, _)), None) = (first, focus.get()) {
                focus.set(button, FocusCause::Navigated);
            }
        }
        // Another match took the table.
        Stage::Plays | Stage::Stays | Stage::Ends | Stage::Returns if !table.replay.is_on() => {
            leave(&parts, &mut commands);
        }
        _ => {}
    }
    if shown.stage != Stage::Waits {
        redraw.write(RequestRedraw);
    }
}

fn leave(parts: &Query<Entity, Or<(With<Veil>, With<Caption>)>>, commands: &mut Commands) {
    commands.remove_resource::<ShownMoment>();
    for part in parts {
        commands.entity(part).despawn();
    }
}

/// Darkens the table under the pages, and takes the caption away with the moment.
fn darken(
    mut shown: ResMut<ShownMoment>,
    mut clock: UiClock,
    mut veils: Query<&mut BackgroundColor, With<Veil>>,
    captions: Query<Entity, With<Caption>>,
    mut commands: Commands,
) {
    let age = clock.age(&mut shown.since);
    let dark = BackgroundColor(DARK.with_alpha(shown.darkness(age)));
    for mut veil in &mut veils {
        veil.set_if_neq(dark);
    }
    if shown.ended || matches!(shown.stage, Stage::Returns | Stage::Brightens) {
        for caption in &captions {
            commands.entity(caption).despawn();
        }
    }
}

fn spawn_parts(commands: &mut Commands, words: &Words) {
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    commands.spawn((
        Veil,
        whole,
        BackgroundColor(Color::NONE),
        // Under the pages.
        GlobalZIndex(-1),
        DespawnOnExit(Screen::Results),
        Pickable::IGNORE,
    ));
    // In the middle under the table, which stands beside the result.
    let under_the_table = Node {
        position_type: PositionType::Absolute,
        left: percent(1),
        bottom: percent(3),
        width: percent(55),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let mut root = commands.spawn((
        Caption,
        under_the_table,
        DespawnOnExit(Screen::Results),
        Pickable::IGNORE,
    ));
    let caption = (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(16), px(8)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(10)),
            ..default()
        },
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(BRASS),
        Pickable::IGNORE,
        children![
            coloured(words::MOMENT_HEADING, size::SMALL, TEXT_QUIET),
            bold(words.clone(), size::BODY),
        ],
    );
    root.with_child(caption);
}

/// The moment as a line of the result, where it is not shown.
pub(super) fn still_line(moment: &Moment) -> impl Bundle {
    (
        column(2.0),
        children![
            coloured(words::MOMENT_HEADING, size::SMALL, TEXT_QUIET),
            text(in_words(moment), size::BODY),
        ],
    )
}
