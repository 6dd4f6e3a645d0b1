//! The numbers of a score sheet come one after the other, and each flies into its sum. A press ends it.
//!
//! Everything follows from the time that the sheet has been shown, so a window that slept shows the end. Where nothing
//! is to move, all numbers are there at once.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform, UiTransform};
use bevy::window::RequestRedraw;

use messages::Message as Words;
use rules::die::DieId;
use tabletop::die::Die;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::visual::{Highlight, MarkDice, TableCamera};
use window_kit::settings::{Settings, Speed};
use window_kit::table::components::die::Parked;
use window_kit::ui::access::Listening;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::{AMBER, INK, size};
use window_kit::ui::text::{bold, bold_coloured, one_line};
use window_kit::window::state::Overlay;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long the sheet is still before the first number, in seconds.
const LEAD_S: f32 = 0.25;
/// The time from one number to the next, and the most for all of them, in seconds.
const STEP_S: f32 = 0.22;
const STEPS_S: f32 = 2.6;
/// How long a number flies, in seconds.
const FLIGHT_S: f32 = 0.4;
/// How long a stack on the table is lit, in seconds of the table's time.
const LIT_S: f32 = 0.6;
/// How many numbers are in the air at most.
const MOST_IN_THE_AIR: usize = 12;

/// Shows all numbers of every sheet at once: for pictures.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CountsAtOnce(pub bool);

/// Where the numbers of these steps come from.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
#[require(UiTransform)]
pub(crate) struct CountedFrom {
    /// The first step, and how many there are; with none, it only comes with the first.
    pub steps: (u16, u16),
    /// Whether it is hidden until its first step.
    pub comes: bool,
    /// The dice on the table that it stands for, the one that the number flies from first.
    pub dice: Vec<DieId>,
}

impl CountedFrom {
    /// Something that comes with a step, and has the number of it.
    pub(crate) const fn coming(step: u16) -> Self {
        Self {
            steps: (step, 1),
            comes: true,
            dice: Vec::new(),
        }
    }
}

/// A sum on a sheet: each part counts from its step on, when its number has arrived.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
#[require(UiTransform)]
pub(crate) struct CountedSum {
    /// What is there before the first step.
    pub from: i32,
    /// The parts, by step.
    pub parts: Vec<(u16, i32)>,
    /// Whether the sum is written with a sign, and not at all while it is 0.
    pub signed: bool,
    /// Whether the numbers fly here.
    pub draws: bool,
}

impl CountedSum {
    /// A sum that counts up to a total; the parts of a round come on top of what was there.
    pub(crate) fn up_to(total: i32, parts: Vec<(u16, i32)>) -> Self {
        let round: i32 = parts.iter().map(|(_, points)| points).sum();
        Self {
            from: total - round,
            parts,
            signed: false,
            draws: true,
        }
    }

    /// What it shows after so many steps.
    fn after(&self, steps: u16) -> i32 {
        let there = self.parts.iter().filter(|(step, _)| *step < steps);
        self.from + there.map(|(_, points)| points).sum::<i32>()
    }

    fn words(&self, steps: u16) -> Words {
        match self.after(steps) {
            0 if self.signed => Words::empty(),
            sum if self.signed => Words::verbatim(format!("{sum:+}")),
            sum => Words::verbatim(sum.to_string()),
        }
    }
}

/// A sum at the right edge of a column of this width in logical pixels.
pub(crate) fn counted_cell(sum: CountedSum, width: f32) -> impl Bundle {
    let all = sum.words(u16::MAX);
    (
        Node {
            width: px(width),
            flex_shrink: 0.0,
            justify_content: JustifyContent::End,
            ..default()
        },
        Pickable::IGNORE,
        children![(bold(all, size::HEADING), one_line(), sum)],
    )
}

/// A number on its way into a sum.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InTheAir {
    step: u16,
    sum: Entity,
}

/// The counting of the sheet that is shown.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Counting {
    since: StartTime,
    /// Whether all numbers are there.
    over: bool,
    /// How many steps have begun.
    begun: u16,
}

impl Counting {
    /// Shows all numbers. Returns whether some were missing.
    pub(super) const fn end(&mut self) -> bool {
        let was_going = !self.over;
        self.over = true;
        was_going
    }
}

/// When the steps come.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Timeline {
    steps: u16,
    step_s: f32,
}

impl Timeline {
    fn of(steps: u16) -> Self {
        Self {
            steps,
            step_s: (STEPS_S / f32::from(steps.max(1))).min(STEP_S),
        }
    }

    /// How many steps have begun this long after the first.
    fn begun(&self, seconds: f32) -> u16 {
        if seconds < 0.0 {
            return 0;
        }
        // A cast of a large number stops at the largest.
        ((seconds / self.step_s) as u16).saturating_add(1).min(self.steps)
    }

    /// How far the number of a step has flown, 0 to 1.
    fn flown(&self, step: u16, seconds: f32) -> f32 {
        ((seconds - f32::from(step) * self.step_s) / FLIGHT_S).clamp(0.0, 1.0)
    }

    /// When the last number has arrived.
    fn ends_s(&self) -> f32 {
        f32::from(self.steps.saturating_sub(1)) * self.step_s + FLIGHT_S
    }
}

/// Whether and how fast numbers count.
#[derive(SystemParam)]
pub(crate) struct CountPace<'w> {
    settings: Res<'w, Settings>,
    at_once: Option<Res<'w, CountsAtOnce>>,
    heard: Option<Res<'w, Listening>>,
    table: Res<'w, Time<Virtual>>,
}

impl CountPace<'_> {
    /// How many times as fast as at speed 1; `None` if all numbers are there at once. They are if nothing is to move,
    /// and where a screen reader reads them.
    pub(crate) fn factor(&self) -> Option<f32> {
        let is_heard = self.heard.as_ref().is_some_and(|heard| heard.0);
        let at_once = self.at_once.as_ref().is_some_and(|at_once| at_once.0);
        let is_still = self.settings.reduced_motion || self.settings.speed == Speed::Instant;
        (!is_heard && !at_once && !is_still).then(|| self.speed())
    }

    /// The speed of the table, as a multiple of the normal speed.
    pub(super) fn speed(&self) -> f32 {
        let set = self.settings.speed.factor();
        self.table.relative_speed().max(set).max(0.1)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Counting>()
        .add_message::<MarkDice>()
        .add_systems(OnEnter(Overlay::RoundScore), |mut counting: ResMut<Counting>| {
            *counting = Counting::default();
        })
        .add_systems(OnExit(Overlay::RoundScore), land_all);
}

fn land_all(flying: Query<Entity, With<InTheAir>>, mut commands: Commands) {
    for number in &flying {
        commands.entity(number).despawn();
    }
}

/// Shows the numbers that have come.
pub(super) fn count(
    mut clock: UiClock,
    pace: CountPace,
    mut counting: ResMut<Counting>,
    mut sources: Query<(&CountedFrom, &mut Visibility, &mut UiTransform), Without<CountedSum>>,
    mut sums: Query<(&CountedSum, &mut LocalizedText, &mut UiTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let last = sources.iter().map(|(from, ..)| from.steps.0 + from.steps.1).max();
    let timeline = Timeline::of(last.unwrap_or_default());
    let seconds = match pace.factor() {
        Some(factor) if !counting.over && timeline.steps > 0 => {
            clock.age(&mut counting.since).as_secs_f32() * factor - LEAD_S
        }
        _ => f32::INFINITY,
    };
    counting.over |= seconds >= timeline.ends_s();
    counting.begun = timeline.begun(seconds);
    for (from, mut visibility, mut place) in &mut sources {
        let seen = if from.comes && from.steps.0 >= counting.begun {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        };
        visibility.set_if_neq(seen);
        // The number swells as it comes.
        let flown = timeline.flown(from.steps.0, seconds);
        swell(&mut place, if from.comes { 0.45 * (1.0 - flown) } else { 0.0 });
    }
    for (sum, mut text, mut place) in &mut sums {
        let arrived = |(step, _): &&(u16, i32)| timeline.flown(*step, seconds) >= 1.0;
        let arrived = sum.parts.iter().filter(arrived).map(|(step, _)| step + 1).max();
        let words = LocalizedText(sum.words(arrived.unwrap_or_default()));
        text.set_if_neq(words);
        let next = arrived.map_or(1.0, |step| timeline.flown(step - 1, seconds - FLIGHT_S));
        swell(&mut place, 0.2 * (1.0 - next));
    }
    if !counting.over {
        redraw.write(RequestRedraw);
    }
}

fn swell(place: &mut Mut<UiTransform>, by: f32) {
    let scale = Vec2::splat(1.0 + by);
    if place.scale != scale {
        place.scale = scale;
    }
}

/// Where things of the sheet and of the table are on the screen.
#[derive(SystemParam)]
pub(super) struct Places<'w, 's> {
    nodes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    dice: Query<'w, 's, (&'static Die, &'static Transform), Without<Parked>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    fit: Option<Res<'w, UiScale>>,
}

impl Places<'_, '_> {
    /// The middle of a node, in pixels of the interface.
    fn of_node(&self, node: Entity) -> Option<Vec2> {
        let (node, place) = self.nodes.get(node).ok()?;
        Some(place.translation * node.inverse_scale_factor)
    }

    /// The place of a die that lies on the table, in pixels of the interface.
    fn of_die(&self, die: DieId) -> Option<Vec2> {
        let (_, lies) = self.dice.iter().find(|(known, _)| known.id == die)?;
        let (camera, place) = self.cameras.single().ok()?;
        let fit = self.fit.as_ref().map_or(1.0, |fit| fit.0.max(0.1));
        Some(screen_position(camera, place, lies.translation)? / fit)
    }
}

/// Lets the numbers that have begun fly into their sums, and lights their dice.
pub(super) fn fly(
    mut clock: UiClock,
    pace: CountPace,
    mut counting: ResMut<Counting>,
    sources: Query<(Entity, &CountedFrom)>,
    sums: Query<(Entity, &CountedSum)>,
    places: Places,
    mut flying: Query<(Entity, &InTheAir, &mut Node)>,
    mut lit: Local<u16>,
    mut marks: MessageWriter<MarkDice>,
    mut commands: Commands,
) {
    let last = sources.iter().map(|(_, from)| from.steps.0 + from.steps.1).max();
    let timeline = Timeline::of(last.unwrap_or_default());
    *lit = (*lit).min(counting.begun);
    let Some(factor) = pace.factor().filter(|_| !counting.over) else {
        for (number, ..) in &flying {
            commands.entity(number).despawn();
        }
        *lit = 0;
        return;
    };
    let seconds = clock.age(&mut counting.since).as_secs_f32() * factor - LEAD_S;
    let mut in_the_air = flying.iter().count();
    for step in *lit..counting.begun {
        let of_step = |(_, from): &(Entity, &CountedFrom)| (from.steps.0..from.steps.0 + from.steps.1).contains(&step);
        let Some((_, from)) = sources.iter().find(of_step) else {
            continue;
        };
        if !from.dice.is_empty() {
            marks.write(MarkDice {
                dice: from.dice.clone(),
                mark: Highlight::Selected,
                seconds: LIT_S,
            });
        }
        // After a pause, the numbers of that time have arrived.
        if timeline.flown(step, seconds) >= 1.0 || in_the_air >= MOST_IN_THE_AIR {
            continue;
        }
        for (sum, counted) in sums.iter().filter(|(_, sum)| sum.draws) {
            if let Some((_, points)) = counted.parts.iter().find(|(other, _)| *other == step) {
                in_the_air += 1;
                spawn_number(&mut commands, InTheAir { step, sum }, *points);
            }
        }
    }
    *lit = counting.begun;
    for (number, air, mut node) in &mut flying {
        let flown = timeline.flown(air.step, seconds);
        let of_step =
            |(_, from): &(Entity, &CountedFrom)| (from.steps.0..from.steps.0 + from.steps.1).contains(&air.step);
        let from = sources.iter().find(of_step);
        let start = from.and_then(|(entity, from)| {
            let die = from.dice.first().and_then(|die| places.of_die(*die));
            die.or_else(|| places.of_node(entity))
        });
        let (Some(start), Some(end), true) = (start, places.of_node(air.sum), flown < 1.0) else {
            commands.entity(number).despawn();
            continue;
        };
        let own = places
            .nodes
            .get(number)
            .map_or(Vec2::ZERO, |(own, _)| own.size() * own.inverse_scale_factor);
        let eased = flown * flown * (3.0 - 2.0 * flown);
        let at = start.lerp(end, eased) - own / 2.0;
        node.left = px(at.x);
        node.top = px(at.y);
    }
}

fn spawn_number(commands: &mut Commands, air: InTheAir, points: i32) {
    commands.spawn((
        air,
        DespawnOnExit(Overlay::RoundScore),
        Node {
            position_type: PositionType::Absolute,
            // Out of sight until the place is known.
            left: percent(200.0),
            padding: UiRect::axes(px(7), px(1)),
            border_radius: BorderRadius::all(px(7)),
            ..default()
        },
        BackgroundColor(AMBER),
        GlobalZIndex(120),
        Pickable::IGNORE,
        children![(
            bold_coloured(Words::verbatim(points.to_string()), size::GROUP, INK),
            one_line()
        )],
    ));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use window_kit::window::next_frame::NextFrame;

    /// How long the numbers take, at the most and at speed 1.
    const LONGEST: Duration = Duration::from_millis(((LEAD_S + STEPS_S + FLIGHT_S) * 1000.0) as u64);

    fn sum() -> CountedSum {
        CountedSum::up_to(30, vec![(0, 6), (1, 10), (3, 4)])
    }

    /// A sheet with four numbers, of which three go into a sum.
    fn sheet(settings: Settings) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin))
            .insert_resource(settings)
            .insert_state(Overlay::RoundScore)
            .init_resource::<NextFrame>()
            .add_message::<RequestRedraw>()
            .add_plugins(plugin)
            .add_systems(Update, (count, fly).chain());
        for step in 0..4 {
            app.world_mut()
                .spawn((CountedFrom::coming(step), Visibility::default(), Node::default()));
        }
        app.world_mut().spawn((LocalizedText(Words::empty()), sum()));
        app
    }

    fn pass(app: &mut App, seconds: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        app.update();
    }

    /// How many numbers have come, what the sum shows, and whether all is there.
    fn shown(app: &mut App) -> (usize, String, bool) {
        let world = app.world_mut();
        let mut seen = world.query_filtered::<&Visibility, With<CountedFrom>>();
        let come = seen.iter(world).filter(|seen| **seen != Visibility::Hidden).count();
        let mut sums = world.query_filtered::<&LocalizedText, With<CountedSum>>();
        let text = sums.single(world).expect("a sum").0.clone();
        let texts = (0..=30).map(|points: i32| points.to_string());
        let text = texts.into_iter().find(|points| Words::verbatim(points) == text);
        (come, text.unwrap_or_default(), world.resource::<Counting>().over)
    }

    fn in_the_air(app: &mut App) -> usize {
        let world = app.world_mut();
        world.query::<&InTheAir>().iter(world).count()
    }

    #[test]
    fn numbers_come_in_order_and_count_when_they_arrive_at_any_frame_rate() {
        for hertz in [30.0, 240.0] {
            let mut app = sheet(Settings::default());
            pass(&mut app, 1.0 / hertz);
            assert_eq!(shown(&mut app), (0, "10".into(), false));
            let mut seen = vec![(0, "10".to_owned(), false)];
            for _ in 0..(LONGEST.as_secs_f32() * hertz) as usize {
                pass(&mut app, 1.0 / hertz);
                let now = shown(&mut app);
                if seen.last() != Some(&now) {
                    seen.push(now);
                }
            }
            let sums: Vec<_> = seen.iter().map(|(_, sum, _)| sum.as_str()).collect();
            let mut sums = sums;
            sums.dedup();
            assert_eq!(sums, ["10", "16", "26", "30"], "{seen:?}");
            assert_eq!(seen.last(), Some(&(4, "30".into(), true)));
            assert_eq!(in_the_air(&mut app), 0);
        }
    }

    #[test]
    fn a_window_that_slept_shows_the_end() {
        let mut app = sheet(Settings::default());
        for _ in 0..4 {
            pass(&mut app, 0.1);
        }
        pass(&mut app, 10.0);
        assert_eq!(shown(&mut app), (4, "30".into(), true));
        pass(&mut app, 0.1);
        assert_eq!(in_the_air(&mut app), 0);
    }

    #[test]
    fn a_press_ends_it_and_the_next_one_is_for_the_sheet() {
        let mut app = sheet(Settings::default());
        for _ in 0..5 {
            pass(&mut app, 0.1);
        }
        assert!(in_the_air(&mut app) > 0);
        assert!(app.world_mut().resource_mut::<Counting>().end());
        pass(&mut app, 0.1);
        assert_eq!(shown(&mut app), (4, "30".into(), true));
        assert_eq!(in_the_air(&mut app), 0);
        assert!(!app.world_mut().resource_mut::<Counting>().end());
    }

    #[test]
    fn with_reduced_motion_or_at_instant_speed_all_is_there_at_once() {
        let still = Settings {
            reduced_motion: true,
            ..Settings::default()
        };
        let instant = Settings {
            speed: Speed::Instant,
            ..Settings::default()
        };
        for settings in [still, instant] {
            let mut app = sheet(settings);
            pass(&mut app, 0.02);
            assert_eq!(shown(&mut app), (4, "30".into(), true));
        }
        let mut app = sheet(Settings::default());
        app.insert_resource(Listening(true));
        pass(&mut app, 0.02);
        assert_eq!(shown(&mut app), (4, "30".into(), true), "a screen reader reads them");
    }

    #[test]
    fn many_numbers_take_no_longer_than_few() {
        for steps in [1, 12, 150, u16::MAX] {
            let lasts = LEAD_S + Timeline::of(steps).ends_s();
            assert!(lasts <= LONGEST.as_secs_f32() + 0.01, "{steps}: {lasts}");
        }
        assert_eq!(Timeline::of(3).begun(f32::INFINITY), 3);
    }
}
