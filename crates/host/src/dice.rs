//! How dice are moved by hand after an event, on a table of entities and in a sandbox alike.

use glam::Vec3;

use crate::hand::HandRng;
use games::catalog::AnyEvent;
use physics::face::{flat_rotation, placed_on, read_face, readable_rotation, upright};
use rules::die::{DieId, Face};
use rules::rng::RulesRng;
use tabletop::aside::Aside;
use tabletop::aside::aside_place;
use tabletop::change::TableChange;
use tabletop::game::{DiePlacement, Layout};
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowKind, ThrowOrder};
use tabletop::tray::TrayGeometry;

/// The turn of a die that was never thrown, in radians: dice laid by hand do not lie quite straight.
const LAID_TURN: f32 = 0.4;

/// A table with dice on it. All methods ignore dice that the table does not have.
pub trait DiceTable {
    /// How many dice there are.
    fn count(&self) -> usize;
    /// The tray.
    fn tray(&self) -> Option<TrayGeometry>;
    /// The shape of a die.
    fn shape(&self, die: DieId) -> Option<DieShape>;
    /// Where a die lies.
    fn lies(&self, die: DieId) -> Option<Pose>;
    /// The number that a die shows by the rules.
    fn shows(&self, die: DieId) -> Option<Face>;
    /// How a die lies beside the tray; `None` if it does not lie there.
    fn is_aside(&self, die: DieId) -> Option<Aside>;
    /// Whether a die is in play.
    fn in_play(&self, die: DieId) -> bool;
    /// Stores the number that a die shows.
    fn show(&mut self, die: DieId, face: Face);
    /// Puts a die down.
    fn put(&mut self, die: DieId, pose: Pose);
    /// Brings a die into play.
    fn bring(&mut self, die: DieId);
    /// Marks a die as lying beside the tray.
    fn set_aside(&mut self, die: DieId, aside: Aside);
    /// Takes a die off the table.
    fn park(&mut self, die: DieId);
    /// All stacks, bottom first, in the order of their bottom dice.
    fn stacks(&self) -> Vec<Vec<DieId>>;
    /// The dice of a stack, by its bottom die.
    fn stack(&self, bottom: DieId) -> Option<Vec<DieId>>;
    /// Adds a die to the stack with this bottom die; if no such stack exists, the die becomes its bottom die.
    fn add_to_stack(&mut self, die: DieId, bottom: DieId);
    /// Removes the stack with this bottom die; its dice stay in place.
    fn end_stack(&mut self, bottom: DieId);
    /// Removes all stacks; their dice stay in place.
    fn end_stacks(&mut self);
}

/// Carries out a change of the dice; `None` if the table lacks a die or stack that it needs. Ignores changes of cards.
pub fn apply_change(table: &mut impl DiceTable, change: TableChange, rng: &mut RulesRng) -> Option<()> {
    match change {
        TableChange::Shows { die, face } => {
            table.shape(die)?;
            table.show(die, face);
        }
        TableChange::IsRead { die } => {
            let face = read_face(table.shape(die)?, table.lies(die)?.rotation).0;
            table.show(die, face);
        }
        TableChange::TurnedTo { die, face } => {
            let (shape, lies) = (table.shape(die)?, table.lies(die)?);
            let rotation = upright(shape, lies.rotation, face);
            table.show(die, face);
            table.put(die, Pose { rotation, ..lies });
        }
        TableChange::PutOn { die, onto, stack } => {
            let (below, face) = (table.lies(onto)?, table.shows(die)?);
            let pose = placed_on(below, face, rng);
            // The first die put on a loose die makes the stack.
            if table.stack(stack).is_none() {
                table.add_to_stack(onto, stack);
            }
            table.add_to_stack(die, stack);
            table.put(die, pose);
        }
        TableChange::UsedUp { die } => lay_aside(table, die, Aside { used: true })?,
        TableChange::TakenOff { stack } => {
            let dice = table.stack(stack)?;
            table.end_stack(stack);
            for die in dice {
                table.park(die);
            }
        }
        TableChange::Cleared => table.end_stacks(),
        TableChange::Cards(_) => {}
    }
    Some(())
}

/// Carries out what the events of an entry of the record change: each change on the table that the one before left.
///
/// # Errors
/// The first change for which the table lacks a die or stack. The others are carried out.
pub fn carry_out_all<'a>(
    table: &mut impl DiceTable,
    hand: &mut HandRng,
    entry: usize,
    events: impl Iterator<Item = &'a AnyEvent>,
) -> Result<(), TableChange> {
    hand.turn_to(entry);
    let mut changes = Vec::new();
    events.for_each(|event| event.changes(&mut changes));
    let mut done = Ok(());
    for change in changes {
        if apply_change(table, change, &mut hand.rng).is_none() {
            done = done.and(Err(change));
        }
    }
    done
}

/// Lays a die in its own place beside the tray, with the number it shows on top.
pub fn lay_aside(table: &mut impl DiceTable, die: DieId, aside: Aside) -> Option<()> {
    let (shape, face) = (table.shape(die)?, table.shows(die)?);
    let pose = Pose {
        position: aside_place(&table.tray()?, die, aside) + Vec3::Y * shape.face_distance(),
        rotation: readable_rotation(shape, face),
    };
    table.set_aside(die, aside);
    table.put(die, pose);
    Some(())
}

/// Moves dice whose use was undone to the kept dice.
pub fn pick_up_used(table: &mut impl DiceTable, layout: &Layout) {
    for (index, lies) in layout.dice.iter().enumerate() {
        let die = DieId(index as u8);
        let used = table.is_aside(die).is_some_and(|aside| aside.used);
        if used && matches!(lies, DiePlacement::OnTable(_)) {
            lay_aside(table, die, Aside { used: false });
        }
    }
}

/// Gathers the dice by hand for a throw of several dice: the dice that are not thrown go off the table, or aside if
/// they are still needed.
pub fn gather(table: &mut impl DiceTable, order: &ThrowOrder) {
    let others = (0..table.count() as u8)
        .map(DieId)
        .filter(|die| !order.dice.contains(die));
    for die in others.collect::<Vec<_>>() {
        match order.kind {
            ThrowKind::Single { .. } => {}
            ThrowKind::FromHands | ThrowKind::Mixed => table.park(die),
            ThrowKind::Handful { .. } => {
                if table.in_play(die) {
                    lay_aside(table, die, Aside { used: false });
                }
            }
        }
    }
}

/// Lays the dice of a throw where they came to rest.
pub fn lay_thrown(table: &mut impl DiceTable, order: &ThrowOrder, lies: impl IntoIterator<Item = (DieId, Pose)>) {
    order.dice.iter().for_each(|die| table.bring(*die));
    lies.into_iter().for_each(|(die, pose)| table.put(die, pose));
}

/// Lays the only die of a game in the tray at the beginning, so that a player can take it. It shows no number yet.
pub fn lay_single_die(table: &mut impl DiceTable) {
    let die = DieId(0);
    if table.count() != 1 {
        return;
    }
    let shape = table.shape(die).unwrap_or_default();
    let pose = Pose {
        position: Vec3::Y * shape.face_distance(),
        rotation: flat_rotation(shape, Face(1), LAID_TURN),
    };
    table.bring(die);
    table.put(die, pose);
}
