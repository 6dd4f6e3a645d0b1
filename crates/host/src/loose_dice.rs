//! The dice of a table without entities: in a sandbox of the physics, or as poses only.

use std::collections::BTreeMap;

use crate::dice::{DiceTable, lay_single_die};
use physics::sandbox::Sandbox;
use rules::die::{DieId, Face};
use tabletop::aside::Aside;
use tabletop::game::Equipment;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::tray::TrayGeometry;

/// Where the dice of a table lie.
pub trait Poses {
    /// Where a die lies.
    fn lies(&self, die: DieId) -> Option<Pose>;
    /// Puts a die down; no throw touches it unless it is in play.
    fn put(&mut self, die: DieId, pose: Pose, in_play: bool);
    /// Takes a die out of play.
    fn take_out(&mut self, die: DieId);
}

impl Poses for Vec<Pose> {
    fn lies(&self, die: DieId) -> Option<Pose> {
        self.get(die.index()).copied()
    }

    fn put(&mut self, die: DieId, pose: Pose, _in_play: bool) {
        if let Some(lies) = self.get_mut(die.index()) {
            *lies = pose;
        }
    }

    fn take_out(&mut self, _die: DieId) {}
}

impl Poses for Sandbox {
    fn lies(&self, die: DieId) -> Option<Pose> {
        self.lies(die)
    }

    fn put(&mut self, die: DieId, pose: Pose, in_play: bool) {
        self.place(0, die, pose);
        if !in_play {
            self.take_out(0, die);
        }
    }

    fn take_out(&mut self, die: DieId) {
        self.take_out(0, die);
    }
}

/// The dice of a match.
#[derive(Clone, Debug)]
pub struct LooseDice<P> {
    /// Where they lie.
    pub poses: P,
    tray: Option<TrayGeometry>,
    dice: Vec<LooseDie>,
    /// By bottom die, bottom first.
    stacks: BTreeMap<DieId, Vec<DieId>>,
}

/// A die, without its pose.
#[derive(Clone, Copy, Debug)]
struct LooseDie {
    shape: DieShape,
    shows: Option<Face>,
    /// Whether it is off the table or beside the tray.
    is_out: bool,
    aside: Option<Aside>,
}

impl<P: Poses> LooseDice<P> {
    /// The dice of a match that is about to begin.
    pub(super) fn new(equipment: &Equipment, poses: P) -> Self {
        let loose = |die: &tabletop::die::Die| LooseDie {
            shape: die.shape,
            shows: None,
            is_out: true,
            aside: None,
        };
        let mut dice = Self {
            poses,
            tray: equipment.tray,
            dice: equipment.dice.iter().map(loose).collect(),
            stacks: BTreeMap::new(),
        };
        lay_single_die(&mut dice);
        dice
    }

    /// All dice, in order.
    pub(super) fn ids(&self) -> impl Iterator<Item = DieId> + use<P> {
        (0..self.dice.len() as u8).map(DieId)
    }

    fn get(&mut self, die: DieId) -> Option<&mut LooseDie> {
        self.dice.get_mut(die.index())
    }
}

impl<P: Poses> DiceTable for LooseDice<P> {
    fn count(&self) -> usize {
        self.dice.len()
    }

    fn tray(&self) -> Option<TrayGeometry> {
        self.tray
    }

    fn shape(&self, die: DieId) -> Option<DieShape> {
        Some(self.dice.get(die.index())?.shape)
    }

    fn lies(&self, die: DieId) -> Option<Pose> {
        self.poses.lies(die)
    }

    fn shows(&self, die: DieId) -> Option<Face> {
        self.dice.get(die.index())?.shows
    }

    fn is_aside(&self, die: DieId) -> Option<Aside> {
        self.dice.get(die.index())?.aside
    }

    fn in_play(&self, die: DieId) -> bool {
        self.dice.get(die.index()).is_some_and(|die| !die.is_out)
    }

    fn show(&mut self, die: DieId, face: Face) {
        if let Some(die) = self.get(die) {
            die.shows = Some(face);
        }
    }

    fn put(&mut self, die: DieId, pose: Pose) {
        let in_play = self.in_play(die);
        self.poses.put(die, pose, in_play);
    }

    fn bring(&mut self, die: DieId) {
        if let Some(die) = self.get(die) {
            (die.is_out, die.aside) = (false, None);
        }
    }

    fn set_aside(&mut self, die: DieId, aside: Aside) {
        if let Some(die) = self.get(die) {
            (die.is_out, die.aside) = (true, Some(aside));
        }
    }

    fn park(&mut self, die: DieId) {
        if let Some(die) = self.get(die) {
            (die.is_out, die.aside) = (true, None);
        }
        self.poses.take_out(die);
    }

    fn stacks(&self) -> Vec<Vec<DieId>> {
        self.stacks.values().cloned().collect()
    }

    fn stack(&self, bottom: DieId) -> Option<Vec<DieId>> {
        self.stacks.get(&bottom).cloned()
    }

    fn add_to_stack(&mut self, die: DieId, bottom: DieId) {
        self.stacks.entry(bottom).or_default().push(die);
    }

    fn end_stack(&mut self, bottom: DieId) {
        self.stacks.remove(&bottom);
    }

    fn end_stacks(&mut self) {
        self.stacks.clear();
    }
}
