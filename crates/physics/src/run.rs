//! A throw from the hand to rest, re-throws included: a state machine over fixed steps that knows no entities.

use std::sync::Arc;

use glam::{Vec2, Vec3};
use rand::RngExt;
use rand::seq::SliceRandom;

use crate::dice_world::{DiceWorld, Thing};
use crate::face::{is_level, read_face};
use crate::impact::ImpactMeter;
use crate::integrity::{Stacked, Verdict, judge};
use crate::launch::{Launch, by_gesture, handful, handfuls, tosses};
use crate::params::{
    AGAIN_PAUSE_TICKS, CROWD_TOSS_FROM_ATTEMPT, HITS_KEPT_PER_TICK, OFF_TABLE_Y_EDGES, RAISED_EDGES, SETTLE_TICKS,
    SETTLING_EDGES, STANDARD_POWER, THROW_LIMIT_TICKS, TOSS_FROM_ATTEMPT,
};
use crate::recorder::Recorder;
use crate::tidy::{Aftermath, Poses, Tidied, after_single, spread_out};
use rules::die::{DieId, DieSet, Face};
use rules::ids::SeatId;
use rules::rng::RulesRng;
use tabletop::pose::Pose;
use tabletop::throw::{
    DieImpact, DieRethrown, MovedByHand, RethrowReason, ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled,
};
use tabletop::tray::TrayGeometry;

/// The table at the start of a throw, apart from where the dice lie.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The owner of each die of the match, by die.
    pub owners: Vec<(DieId, SeatId)>,
    /// The number of seats.
    pub seats: usize,
    /// The stacks on the table, bottom first.
    pub stacks: Vec<Vec<DieId>>,
    /// The tray.
    pub tray: TrayGeometry,
}

/// A throw under way.
#[derive(Clone, Debug)]
pub struct ThrowRun {
    order: ThrowOrder,
    scene: Scene,
    /// The poses of the other dice before the throw.
    before: Poses,
    /// The dice that moved or were touched because of the thrown dice.
    touched: DieSet,
    fell: DieSet,
    floor: Vec<DieId>,
    cocked: Vec<DieId>,
    meter: ImpactMeter,
    /// The top faces in the hand, for the thrown dice in order.
    in_hand: Vec<(DieId, Face)>,
    /// The dice to launch next; empty while they roll.
    again: Vec<DieId>,
    /// Steps until the next launch: a moment to see what went wrong.
    pause_ticks: u32,
    /// How often dice were thrown again.
    attempt: u32,
    attempt_ticks: u32,
    still_ticks: u32,
    ticks: u32,
    /// Records how the dice move, if the throw is recorded.
    recorder: Option<Recorder>,
    /// The hits, if the throw is recorded and its impacts are measured.
    hits: Vec<(u32, DieImpact)>,
    again_at: Vec<(u32, DieRethrown)>,
    /// The dice that hands moved in the last step: those they threw and those they tidied.
    moved: Vec<DieId>,
}

impl ThrowRun {
    /// Launches the dice of an order. Records their track if `recorded`.
    pub fn start(order: ThrowOrder, scene: Scene, world: &mut DiceWorld, rng: &mut RulesRng, recorded: bool) -> Self {
        let thrown: DieSet = order.dice.iter().copied().collect();
        let before = world
            .on_table()
            .filter(|die| !thrown.contains(die.id))
            .map(|die| (die.id, die.pose()))
            .collect();
        let mut run = Self {
            again: order.dice.clone(),
            scene,
            before,
            touched: thrown,
            fell: DieSet::EMPTY,
            floor: Vec::new(),
            cocked: Vec::new(),
            meter: ImpactMeter::default(),
            in_hand: order.dice.iter().map(|die| (*die, Face(0))).collect(),
            order,
            attempt: 0,
            pause_ticks: 0,
            attempt_ticks: 0,
            still_ticks: 0,
            ticks: 0,
            recorder: recorded.then(|| Recorder::new(world)),
            hits: Vec::new(),
            again_at: Vec::new(),
            moved: Vec::new(),
        };
        run.launch(world, rng);
        run
    }

    /// Stops recording this throw and drops its track.
    pub(crate) fn forget_track(&mut self) {
        self.recorder = None;
        self.hits.clear();
    }

    /// How hard dice hit in the last step, for the sound. A caller that needs it calls this after each step of the
    /// engine, before [`ThrowRun::step`].
    pub fn impacts(&mut self, world: &DiceWorld) -> Vec<DieImpact> {
        let impacts = self.meter.measure(world);
        if self.recorder.is_some() {
            let tick = self.ticks + 1;
            let loudest = impacts.iter().take(HITS_KEPT_PER_TICK);
            self.hits.extend(loudest.map(|impact| (tick, *impact)));
        }
        impacts
    }

    /// The dice that hands moved in the last step, or at the start: thrown and tidied ones.
    pub fn moved_by_hand(&self) -> impl Iterator<Item = MovedByHand> {
        self.moved.iter().copied().map(MovedByHand)
    }

    /// Whether the throw leaves a track.
    pub(crate) const fn is_recorded(&self) -> bool {
        self.recorder.is_some()
    }

    /// Starts to measure impacts: those before this call are not reported.
    pub fn listen(&mut self, world: &DiceWorld) {
        self.meter = ImpactMeter::default();
        self.meter.measure(world);
    }

    /// Reads the world after a step of the engine: waits until all dice are at rest, throws dice again and reports
    /// each of them to `tell_again`, and at the end returns the result.
    pub fn step(
        &mut self,
        world: &mut DiceWorld,
        rng: &mut RulesRng,
        tell_again: &mut impl FnMut(DieRethrown),
    ) -> Option<ThrowSettled> {
        self.ticks += 1;
        self.attempt_ticks += 1;
        self.moved.clear();
        if let Some(recorder) = &mut self.recorder {
            recorder.tick(world);
        }
        if matches!(self.order.kind, ThrowKind::Single { .. }) {
            self.follow_contacts(world);
        }

        if !self.again.is_empty() {
            self.pause_ticks = self.pause_ticks.saturating_sub(1);
            if self.pause_ticks == 0 {
                self.launch(world, rng);
            }
            return None;
        }

        let all_still = world.on_table().all(|die| die.is_still() || die.is_off());
        self.still_ticks = if all_still { self.still_ticks + 1 } else { 0 };
        if self.still_ticks < SETTLE_TICKS && self.attempt_ticks < THROW_LIMIT_TICKS {
            return None;
        }

        self.note_fallen(world);
        for die in self.order.dice.clone() {
            if let Err(why) = result_of(world, die) {
                match why {
                    RethrowReason::Floor => self.floor.push(die),
                    RethrowReason::Cocked | RethrowReason::Restless => self.cocked.push(die),
                }
                let thrown = DieRethrown { die, why };
                tell_again(thrown);
                self.again_at.push((self.ticks, thrown));
                self.again.push(die);
            }
        }
        if self.again.is_empty() {
            return Some(self.finish(world));
        }
        self.attempt += 1;
        self.pause_ticks = AGAIN_PAUSE_TICKS;
        None
    }

    /// Marks the dice that the thrown dice touched, and the dice that those touched in turn. Only contacts that carry
    /// force count.
    fn follow_contacts(&mut self, world: &DiceWorld) {
        let mut found = true;
        while found {
            found = false;
            for die in world.on_table() {
                if self.touched.contains(die.id) || die.is_asleep() {
                    continue;
                }
                let chained = world
                    .pressing(die)
                    .any(|press| matches!(press.other, Thing::Die(other) if self.touched.contains(other)));
                if chained {
                    self.touched.insert(die.id);
                    found = true;
                }
            }
        }
    }

    /// Notes which touched stacks have fallen so far.
    fn note_fallen(&mut self, world: &DiceWorld) {
        for bottom in self.stacks_with(world, Verdict::Fallen).iter() {
            if self.is_touched(bottom) {
                self.fell.insert(bottom);
            }
        }
    }

    /// Puts dice that nothing touched back exactly where they lay. The fresh engine of each throw lets them sink and
    /// slide by less than can be seen while it settles their contact forces; over many throws stacks would creep.
    fn leave_untouched(&mut self, world: &mut DiceWorld) {
        for (die, lay) in &self.before {
            let lies = world.pose(*die).filter(|_| !self.touched.contains(*die));
            if lies.is_some_and(|lies| lies.position.distance(lay.position) < SETTLING_EDGES) {
                world.place(*die, *lay);
                if let Some(recorder) = &mut self.recorder {
                    recorder.forget(*die);
                }
            }
        }
    }

    /// Whether a chain of contacts leads from the thrown dice to the stack on this bottom die.
    fn is_touched(&self, bottom: DieId) -> bool {
        let stack = self.scene.stacks.iter().find(|stack| stack[0] == bottom);
        stack.is_some_and(|stack| stack.iter().any(|die| self.touched.contains(*die)))
    }

    /// The stacks that are in this state now, by bottom die, whether touched or not.
    fn stacks_with(&self, world: &DiceWorld, wanted: Verdict) -> DieSet {
        self.scene
            .stacks
            .iter()
            .filter(|stack| {
                let before: Vec<_> = stack.iter().filter_map(|die| self.before.get(die).copied()).collect();
                judge(&before, &stack_now(world, stack)) == wanted
            })
            .map(|stack| stack[0])
            .collect()
    }

    /// Launches the dice that are due.
    fn launch(&mut self, world: &mut DiceWorld, rng: &mut RulesRng) {
        let dice = std::mem::take(&mut self.again);
        self.attempt_ticks = 0;
        self.still_ticks = 0;
        let others: Vec<Vec3> = world
            .on_table()
            .filter(|die| !dice.contains(&die.id))
            .map(|die| die.pose().position)
            .filter(|position| position.y > OFF_TABLE_Y_EDGES)
            .collect();
        let tray = self.scene.tray;
        let toss_from = match self.order.kind {
            ThrowKind::Single { .. } => TOSS_FROM_ATTEMPT,
            ThrowKind::FromHands | ThrowKind::Mixed | ThrowKind::Handful { .. } => CROWD_TOSS_FROM_ATTEMPT,
        };
        let launches: Vec<Launch> = if self.attempt >= toss_from {
            tosses(dice.len(), &tray, others, rng)
        } else {
            match &self.order.kind {
                ThrowKind::Single { gesture } => {
                    let gesture = self.gesture_again(gesture, rng);
                    dice.iter().map(|_| by_gesture(&gesture, &tray, &others, rng)).collect()
                }
                ThrowKind::Handful { gesture } => handful(dice.len(), gesture, &tray, rng),
                ThrowKind::FromHands => {
                    let hands: Vec<_> = dice.iter().map(|die| self.owner(*die)).collect();
                    handfuls(&hands, self.scene.seats, &tray, rng)
                }
                ThrowKind::Mixed => {
                    // Mixed: every hand throws dice of all colours (S-3).
                    let mut hands: Vec<_> = dice.iter().map(|die| self.owner(*die)).collect();
                    hands.shuffle(rng);
                    handfuls(&hands, self.scene.seats, &tray, rng)
                }
            }
        };
        for (die, launch) in dice.iter().zip(launches) {
            let up = read_face(world.shape(*die), launch.pose.rotation).0;
            self.in_hand
                .iter_mut()
                .filter(|(thrown, _)| thrown == die)
                .for_each(|held| held.1 = up);
            world.turn_solid(*die, rng);
            world.launch(*die, launch.pose, launch.velocity, launch.spin);
            self.meter.set(*die, launch.velocity);
            self.moved.push(*die);
            if let Some(recorder) = &mut self.recorder {
                recorder.jump(*die, launch.pose);
            }
        }
    }

    /// The gesture of the thrower at the first attempt; after that, a standard throw from the same place, in a random
    /// direction inwards.
    fn gesture_again(&self, gesture: &ThrowGesture, rng: &mut RulesRng) -> ThrowGesture {
        if self.attempt == 0 {
            return *gesture;
        }
        let inward = (-gesture.from).normalize_or(Vec2::NEG_Y);
        ThrowGesture {
            from: gesture.from,
            direction: Vec2::from_angle(rng.random_range(-0.6..=0.6)).rotate(inward),
            power: STANDARD_POWER,
        }
    }

    fn owner(&self, die: DieId) -> SeatId {
        self.scene
            .owners
            .iter()
            .find(|(id, _)| *id == die)
            .map_or(SeatId(0), |(_, owner)| *owner)
    }

    fn finish(&mut self, world: &mut DiceWorld) -> ThrowSettled {
        // A stack that fell although nothing touched it is not the throw's fault: it is rebuilt, and not reported.
        let down: DieSet = self
            .fell
            .iter()
            .chain(self.stacks_with(world, Verdict::Fallen).iter())
            .collect();
        let pushed = self
            .stacks_with(world, Verdict::Pushed)
            .iter()
            .filter(|bottom| !down.contains(*bottom) && self.is_touched(*bottom))
            .collect();
        let faces = self
            .order
            .dice
            .iter()
            .filter_map(|die| Some((*die, read_face(world.shape(*die), world.pose(*die)?.rotation).0)))
            .collect();
        self.leave_untouched(world);
        let track = self.recorder.take().map(|recorder| Arc::new(recorder.finish()));
        let now: Poses = world.on_table().map(|die| (die.id, die.pose())).collect();
        let tidied = match self.order.kind {
            ThrowKind::FromHands | ThrowKind::Handful { .. } => Tidied::default(),
            ThrowKind::Mixed => spread_out(&now, &self.scene.tray),
            ThrowKind::Single { .. } => after_single(
                &Aftermath {
                    now: &now,
                    before: &self.before,
                    stacks: &self.scene.stacks,
                    down,
                },
                &self.scene.tray,
            ),
        };
        for step in &tidied.moves {
            world.place(step.die, step.to);
            self.moved.push(step.die);
        }
        world.stop();
        ThrowSettled {
            faces,
            in_hand: std::mem::take(&mut self.in_hand),
            floor: std::mem::take(&mut self.floor),
            cocked: std::mem::take(&mut self.cocked),
            fell: self.fell,
            pushed,
            turned_back: tidied.turned_back,
            moves: tidied.moves,
            hits: std::mem::take(&mut self.hits),
            again: std::mem::take(&mut self.again_at),
            ticks: self.ticks,
            track,
        }
    }
}

/// The present state of the dice of a stack, bottom first.
fn stack_now(world: &DiceWorld, stack: &[DieId]) -> Vec<Stacked> {
    let mut below = None;
    let mut dice = Vec::with_capacity(stack.len());
    for &die in stack {
        let Some(pose) = world.pose(die) else {
            continue;
        };
        let borne = below.is_none_or(|below| {
            // A die that still moves when the time is up is judged by its pose alone, because its contacts come and
            // go.
            !world.is_still(die) || world.lies_on(die, below)
        });
        dice.push(Stacked { pose, borne });
        below = Some(die);
    }
    dice
}

/// The number a thrown die shows, or why it is thrown again (G-3, S-10).
fn result_of(world: &DiceWorld, die: DieId) -> Result<Face, RethrowReason> {
    let Some(Pose { position, rotation }) = world.pose(die) else {
        return Err(RethrowReason::Restless);
    };
    let shape = world.shape(die);
    if position.y < OFF_TABLE_Y_EDGES {
        Err(RethrowReason::Floor)
    } else if !world.is_still(die) {
        Err(RethrowReason::Restless)
    } else if !is_level(shape, rotation)
        || position.y > shape.face_distance() + RAISED_EDGES
        || world.rests_on_something(die)
    {
        Err(RethrowReason::Cocked)
    } else {
        Ok(read_face(shape, rotation).0)
    }
}
