//! A table for practice: dice to throw as often as one likes, without a match. Nothing is decided, saved or counted.
//!
//! Dice, tray, engine and parameters are those of a match. What belongs to the table is there while
//! [`PracticeTable`] is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::phase::TableGate;
use crate::table::physics::drive::clear_world;
use crate::table::physics::steps::ThrowRng;
use crate::table::position::lay_out;
use crate::table::setup::{clear_things, lay_equipment};
use host::hand::HandRng;
use rules::die::{DieId, Face};
use rules::ids::SeatId;
use rules::rng::{Seed, Stream, stream};
use tabletop::die::Die;
use tabletop::game::{DiePlacement, Equipment, Layout};
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// The heights of the stacks to knock over.
const STACKS: [u8; 3] = [4, 3, 2];
/// The number of dice for which the tray is made: that of a match with the fewest dice that have to be aimed.
const TRAY_FOR: usize = 28;
/// How many owners the dice of the stacks have, so that stacks have several colours.
const OWNERS: u8 = 4;

/// The order of the systems at the table for practice, in `Update`. They run only while it is there.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PracticeSystems {
    /// Find out where the pointer is.
    Look,
    /// Follow its motion.
    Follow,
    /// Carry out what the pointer and the keys do.
    Act,
    /// Show it.
    Show,
}

/// The dice on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PracticeSet {
    /// One die.
    #[default]
    One,
    /// One die, and stacks that it can knock over.
    Stacks,
    /// Five dice, thrown together.
    Five,
    /// Fourteen dice, thrown together.
    Fourteen,
}

impl PracticeSet {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::One, Self::Stacks, Self::Five, Self::Fourteen];

    /// How many dice are thrown.
    const fn thrown(self) -> u8 {
        match self {
            Self::One | Self::Stacks => 1,
            Self::Five => 5,
            Self::Fourteen => 14,
        }
    }

    /// The stacks, bottom first. The dice that are thrown come before them.
    fn stacks(self) -> Vec<Vec<DieId>> {
        let heights: &[u8] = if self == Self::Stacks { &STACKS } else { &[] };
        let mut next = self.thrown();
        let mut stack = |height: &u8| {
            let dice = (next..next + height).map(DieId).collect();
            next += height;
            dice
        };
        heights.iter().map(&mut stack).collect()
    }

    /// All dice, in the order of their ids.
    fn dice(self) -> Vec<Die> {
        let stacked: usize = self.stacks().iter().map(Vec::len).sum();
        let all = 0..self.thrown() + stacked as u8;
        let owner = |id: u8| if id < self.thrown() { 0 } else { 1 + id % (OWNERS - 1) };
        all.map(|id| Die {
            id: DieId(id),
            owner: SeatId(owner(id)),
            shape: DieShape::D6,
        })
        .collect()
    }

    /// How the dice lie at first. A stack shows one number.
    fn layout(self) -> Layout {
        let mut faces: Vec<Face> = (0..self.thrown()).map(|die| Face(1 + die % 6)).collect();
        for (at, stack) in self.stacks().iter().enumerate() {
            faces.extend(stack.iter().map(|_| Face(2 + at as u8)));
        }
        Layout {
            dice: faces
                .into_iter()
                .map(|face| DiePlacement::OnTable(face.into()))
                .collect(),
            stacks: self.stacks(),
            piles: None,
        }
    }

    /// The throw with this gesture.
    fn order(self, gesture: ThrowGesture) -> ThrowOrder {
        ThrowOrder {
            dice: (0..self.thrown()).map(DieId).collect(),
            kind: match self {
                Self::One | Self::Stacks => ThrowKind::Single { gesture },
                Self::Five | Self::Fourteen => ThrowKind::Handful { gesture },
            },
        }
    }
}

/// The table for practice.
#[derive(Resource, Clone, Debug)]
pub struct PracticeTable {
    /// The dice on it.
    pub set: PracticeSet,
    /// Whether dice roll.
    pub rolls: bool,
    /// The gesture of the last throw.
    pub gesture: Option<ThrowGesture>,
    /// Its result, once the dice lie still.
    pub settled: Option<ThrowSettled>,
}

impl PracticeTable {
    /// The die that is thrown among others; `None` if several are thrown together.
    pub const fn single(&self) -> Option<DieId> {
        match self.set {
            PracticeSet::One | PracticeSet::Stacks => Some(DieId(0)),
            PracticeSet::Five | PracticeSet::Fourteen => None,
        }
    }
}

/// Throws the dice of the table.
#[derive(SystemParam)]
pub struct PracticeThrows<'w> {
    /// The table.
    pub table: ResMut<'w, PracticeTable>,
    gate: Res<'w, TableGate>,
    orders: MessageWriter<'w, ThrowOrder>,
}

impl PracticeThrows<'_> {
    /// Whether the dice lie still, and nothing is still shown.
    pub fn is_ready(&self) -> bool {
        !self.table.rolls && !self.gate.showing
    }

    /// Throws, if the dice lie still.
    pub fn throw(&mut self, gesture: ThrowGesture) {
        if !self.is_ready() {
            return;
        }
        self.orders.write(self.table.set.order(gesture));
        self.table.rolls = true;
        self.table.gesture = Some(gesture);
        self.table.settled = None;
    }
}

/// Lays these dice on an empty table, or on a table for practice instead of the present dice. The seed decides how
/// they lie at first and in the hand.
pub fn set_up(world: &mut World, set: PracticeSet, seed: u64) {
    take_away(world);
    world.insert_resource(ThrowRng(stream(seed, Stream::Throw)));
    world.insert_resource(HandRng::new(Seed::Number(seed)));
    let equipment = Equipment {
        dice: set.dice(),
        tray: Some(TrayGeometry::for_dice(TRAY_FOR)),
        cards: 0,
        piles: Vec::new(),
    };
    lay_equipment(&mut world.commands(), equipment);
    world.flush();
    lay_out(world, &set.layout());
    world.insert_resource(PracticeTable {
        set,
        rolls: false,
        gesture: None,
        settled: None,
    });
}

/// Takes everything off the table, if it is one for practice.
pub fn take_away(world: &mut World) {
    if world.remove_resource::<PracticeTable>().is_none() {
        return;
    }
    clear_things(world);
    clear_world(world);
    world.remove_resource::<TrayGeometry>();
    world.remove_resource::<HandRng>();
    // A result that was not read yet belongs to no match.
    world.resource_mut::<Messages<ThrowSettled>>().clear();
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            PracticeSystems::Look,
            PracticeSystems::Follow,
            PracticeSystems::Act,
            PracticeSystems::Show,
        )
            .chain()
            .run_if(resource_exists::<PracticeTable>),
    )
    .add_systems(Update, settle.in_set(PracticeSystems::Look));
}

fn settle(mut settled: MessageReader<ThrowSettled>, mut table: ResMut<PracticeTable>) {
    if let Some(settled) = settled.read().last()
        && table.rolls
    {
        table.rolls = false;
        table.settled = Some(settled.clone());
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::table::components::die::DiceIndex;
    use crate::table::headless::headless_app;
    use crate::table::journal::{Journal, JournalCursor};
    use crate::table::local::LocalHost;
    use crate::table::phase::Match;
    use crate::table::physics::body::StandingStacks;

    /// Updates in which any throw comes to rest.
    const LONGEST: usize = 400;

    /// A throw through the middle of the tray.
    fn through_the_middle(power: f32) -> ThrowGesture {
        ThrowGesture {
            from: Vec2::new(0.0, 5.0),
            direction: Vec2::NEG_Y,
            power,
        }
    }

    fn practising(set: PracticeSet) -> App {
        let mut app = headless_app();
        app.update();
        set_up(app.world_mut(), set, 7);
        app.update();
        app
    }

    fn order(app: &mut App, gesture: ThrowGesture) {
        fn throw(In(gesture): In<ThrowGesture>, mut throws: PracticeThrows) {
            throws.throw(gesture);
        }
        let done = app.world_mut().run_system_cached_with(throw, gesture);
        done.expect("the table is there");
    }

    /// Throws, waits for the end, and returns the result.
    fn throw(app: &mut App, gesture: ThrowGesture) -> ThrowSettled {
        order(app, gesture);
        for _ in 0..LONGEST {
            app.update();
            if let Some(settled) = &app.world().resource::<PracticeTable>().settled {
                return settled.clone();
            }
        }
        panic!("the dice never came to rest");
    }

    fn dice(app: &mut App) -> usize {
        app.world_mut().query::<&Die>().iter(app.world()).count()
    }

    fn place(app: &App, die: DieId) -> Vec3 {
        let entity = app.world().resource::<DiceIndex>().get(die).expect("a die");
        app.world().get::<Transform>(entity).expect("it lies").translation
    }

    #[test]
    fn each_set_of_dice_can_be_thrown_again_and_again_by_the_engine() {
        for (set, count) in [
            (PracticeSet::One, 1),
            (PracticeSet::Five, 5),
            (PracticeSet::Fourteen, 14),
        ] {
            let mut app = practising(set);
            assert_eq!(dice(&mut app), count);
            let mut seen = Vec::new();
            for _ in 0..4 {
                let settled = throw(&mut app, through_the_middle(0.6));
                assert_eq!(settled.faces.len(), count, "{set:?}");
                assert!(settled.ticks > 30, "it really rolled");
                seen.push(settled.faces);
            }
            seen.dedup();
            assert!(seen.len() > 1, "{set:?} always shows {seen:?}");
        }
    }

    #[test]
    fn hard_throws_at_a_stack_knock_it_over_and_it_is_built_again() {
        let mut app = practising(PracticeSet::Stacks);
        let stacks = app.world().resource::<StandingStacks>().0.clone();
        assert_eq!(stacks.iter().map(Vec::len).collect::<Vec<_>>(), [4, 3, 2]);
        let bottom = stacks[0][0];
        let before = place(&app, bottom);
        let mut fell = 0;
        for _ in 0..12 {
            let at = place(&app, bottom).xz();
            let from = at - at.normalize_or(Vec2::Y) * 5.0;
            let gesture = ThrowGesture {
                from,
                direction: (at - from).normalize_or(Vec2::NEG_Y),
                power: 1.0,
            };
            fell += throw(&mut app, gesture).fell.len();
        }
        assert!(fell > 0, "nothing fell in twelve hard throws");
        assert_eq!(app.world().resource::<StandingStacks>().0, stacks);
        assert!(place(&app, bottom).distance(before) < 6.0, "about where it stood");
    }

    #[test]
    fn a_throw_while_dice_roll_is_not_taken() {
        let mut app = practising(PracticeSet::One);
        for _ in 0..2 {
            order(&mut app, through_the_middle(0.5));
            assert_eq!(app.world().resource::<Messages<ThrowOrder>>().len(), 1);
        }
    }

    #[test]
    fn practice_is_no_match_and_leaves_an_empty_table() {
        let mut app = practising(PracticeSet::Five);
        throw(&mut app, through_the_middle(0.4));
        let world = app.world();
        assert_eq!(*world.resource::<State<Match>>().get(), Match::None);
        assert!(!world.contains_resource::<LocalHost>());
        let mut cursor = JournalCursor::default();
        assert_eq!(world.resource::<Journal>().read(&mut cursor).len(), 0);
        set_up(app.world_mut(), PracticeSet::One, 8);
        assert_eq!(dice(&mut app), 1, "other dice take the place of the first");
        take_away(app.world_mut());
        assert_eq!(dice(&mut app), 0);
        assert!(!app.world().contains_resource::<TrayGeometry>());
        for _ in 0..3 {
            app.update();
        }
    }

    #[test]
    fn a_result_comes_at_any_frame_rate_and_not_while_time_stands_still() {
        for rate in [30, 240] {
            let mut app = practising(PracticeSet::One);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1) / rate));
            app.world_mut().resource_mut::<Time<Virtual>>().pause();
            order(&mut app, through_the_middle(0.5));
            for _ in 0..rate * 3 {
                app.update();
            }
            assert!(app.world().resource::<PracticeTable>().rolls, "time stands still");
            app.world_mut().resource_mut::<Time<Virtual>>().unpause();
            for _ in 0..rate * 8 {
                app.update();
            }
            let table = app.world().resource::<PracticeTable>();
            assert!(!table.rolls && table.settled.is_some(), "{rate} frames a second");
        }
    }
}
