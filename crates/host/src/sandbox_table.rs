//! A table without entities: the dice of a match in a sandbox of the physics.

use std::collections::BTreeMap;

use glam::{Vec2, Vec3Swizzles};

use crate::dice::{DiceTable, carry_out_all, gather, lay_single_die, lay_thrown, pick_up_used};
use crate::feed::{FeedItem, FeedUpdate};
use crate::hand::HandRng;
use crate::laid_die::LaidDie;
use crate::match_host::{MatchHost, player_of};
use crate::match_setup::MatchSetup;
use crate::saved_throws::exact_poses_of;
use crate::shown_dice::laid;
use crate::throw_search::{TableCopy, in_order, untried_throw};
use crate::thrower::{ThrowOutcome, Thrower};
use physics::aim::fair_throw;
use physics::sandbox::Sandbox;
use records::store::error::StoreError;
use records::store::log_entry::LogEntry;
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::die::{DieId, Face};
use rules::error::SetupError;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use tabletop::aside::Aside;
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowOrder};
use tabletop::tray::TrayGeometry;

/// The dice of a match. It follows the feed of a viewer, and throws without delay.
#[derive(Debug)]
pub struct SandboxTable {
    sandbox: Sandbox,
    tray: Option<TrayGeometry>,
    dice: Vec<OnTable>,
    /// By bottom die, bottom first.
    stacks: BTreeMap<DieId, Vec<DieId>>,
    hand: HandRng,
    /// The last throw, until it is taken.
    at_rest: Option<ThrowOutcome>,
}

/// What the physics does not know of a die.
#[derive(Clone, Copy, Debug)]
struct OnTable {
    die: Die,
    shows: Option<Face>,
    /// Whether it is off the table or beside the tray.
    is_out: bool,
    aside: Option<Aside>,
}

impl SandboxTable {
    /// The table of a match that is about to begin. Its throws leave tracks if `recorded`.
    pub fn new(host: &MatchHost, recorded: bool) -> Self {
        let equipment = host.options().equipment(host.seats());
        let geometry = equipment.tray.unwrap_or(TrayGeometry::for_dice(0));
        // Never used: each throw brings its own random numbers.
        let unused = stream(0, Stream::Throw);
        let mut sandbox = Sandbox::new(geometry, &equipment.dice, [unused]);
        sandbox.record_throws(recorded);
        let on_table = |die| OnTable {
            die,
            shows: None,
            is_out: true,
            aside: None,
        };
        let mut table = Self {
            sandbox,
            tray: equipment.tray,
            dice: equipment.dice.into_iter().map(on_table).collect(),
            stacks: BTreeMap::new(),
            hand: host.hand(),
            at_rest: None,
        };
        lay_single_die(&mut table);
        table
    }

    /// The table of a saved match, with every die exactly where it lay.
    ///
    /// # Errors
    /// [`StoreError`] if the match does not follow the rules, or the pose of a die is invalid.
    pub fn taken_up(saved_match: &SavedMatch, recorded: bool) -> Result<Self, StoreError> {
        let unplayable = |error: SetupError| StoreError::Unplayable(error.into());
        let setup = MatchSetup {
            options: saved_match.head.options.clone(),
            seats: saved_match.head.seats,
            seed: saved_match.head.seed,
            players: saved_match.head.players.iter().map(player_of).collect(),
        };
        let mut shown = MatchHost::new(&setup, None, 0).map_err(unplayable)?;
        let mut table = Self::new(&shown, recorded);
        let mut read = shown.connect(Viewer::Public).number;
        // Undone actions have moved dice too: the log has them, the record does not.
        for kept in &saved_match.log {
            if let LogEntry::Happened { throw: Some(throw), .. } = kept
                && let Some(order) = shown.order(ThrowGesture::NONE)
            {
                let lies = exact_poses_of(throw)?;
                if !lies.is_empty() {
                    gather(&mut table, &order);
                    lay_thrown(&mut table, &order, lies);
                }
            }
            shown.reapply(kept.clone())?;
            for item in shown.after(Viewer::Public, read).into_iter().flatten() {
                table.follow(item).map_err(StoreError::Unreadable)?;
                read = item.number;
            }
            shown.read_to(shown.position());
        }
        Ok(table)
    }

    /// All dice that lie on the table or beside the tray.
    pub fn laid(&self) -> Vec<LaidDie> {
        laid(self)
    }

    /// Changes the dice as a feed item tells.
    ///
    /// # Errors
    /// What the table lacks, in technical English; only a defect of the program can cause that.
    pub fn follow(&mut self, item: &FeedItem) -> Result<(), String> {
        match &item.told {
            FeedUpdate::Happened { entry, events, .. } => {
                let mut hand = self.hand.clone();
                let done = carry_out_all(self, &mut hand, *entry as usize, events.iter());
                self.hand = hand;
                done.map_err(|change| format!("the table has nothing for {change:?}"))?;
            }
            FeedUpdate::Undone { .. } => pick_up_used(self, &item.view.view.layout()),
            FeedUpdate::Whole { .. }
            | FeedUpdate::Sits { .. }
            | FeedUpdate::Given { .. }
            | FeedUpdate::Refused { .. } => {}
        }
        let stacks = self.stacks();
        self.sandbox.set_stacks(0, stacks);
        Ok(())
    }

    /// Takes the result of the last throw.
    pub const fn take_throw(&mut self) -> Option<ThrowOutcome> {
        self.at_rest.take()
    }

    /// The throw of a computer player of this level that tries no throws; `None` if it uses the fair standard throw.
    pub fn untried(&self, level: Level, seat: SeatId, seats: usize) -> Option<ThrowGesture> {
        untried_throw(level, &self.geometry(), (seat, seats), &self.obstacles())
    }

    /// A copy, for trying throws before the real one; `None` if there is no tray.
    pub fn copied(&self, seats: usize) -> Option<TableCopy> {
        Some(TableCopy {
            sandbox: self.sandbox.clone(),
            tray: self.tray?,
            obstacles: self.obstacles(),
            seats,
        })
    }

    /// The exact bits of all poses, by die: place and orientation.
    pub fn pose_bits(&self) -> Vec<[u32; 7]> {
        let dice = self.dice.iter().filter_map(|on_table| self.lies(on_table.die.id));
        dice.map(
            |Pose {
                 position: p,
                 rotation: r,
             }| [p.x, p.y, p.z, r.x, r.y, r.z, r.w].map(f32::to_bits),
        )
        .collect()
    }

    fn geometry(&self) -> TrayGeometry {
        self.tray.unwrap_or(TrayGeometry::for_dice(0))
    }

    /// The place and height of each stack.
    fn obstacles(&self) -> Vec<(Vec2, f32)> {
        let of = |(bottom, dice): (&DieId, &Vec<DieId>)| Some((self.lies(*bottom)?.position.xz(), dice.len() as f32));
        in_order(self.stacks.iter().filter_map(of).collect())
    }

    /// Where a die lies on the felt.
    pub fn place_of(&self, die: DieId) -> Option<Vec2> {
        Some(self.sandbox.lies(die)?.position.xz())
    }

    fn on_table(&mut self, die: DieId) -> Option<&mut OnTable> {
        self.dice.get_mut(die.index())
    }
}

impl Thrower for SandboxTable {
    fn standard(&self, seat: SeatId, seats: usize, among: Option<DieId>) -> ThrowGesture {
        let lies = among.and_then(|die| self.place_of(die));
        fair_throw(&self.geometry(), seat, seats, lies, &self.obstacles())
    }

    fn throw(&mut self, order: ThrowOrder, chance: Option<RulesRng>) {
        gather(self, &order);
        for die in &order.dice {
            self.bring(*die);
        }
        match chance {
            Some(chance) => self.sandbox.throw_with(0, order, chance),
            None => self.sandbox.throw(0, order),
        }
        let settled = self.sandbox.settle();
        let in_play = self.dice.iter().filter(|on_table| !on_table.is_out);
        let lies = in_play.filter_map(|on_table| Some((on_table.die.id, self.lies(on_table.die.id)?)));
        let lies = lies.collect();
        self.at_rest = settled.map(|settled| ThrowOutcome { settled, lies });
        self.sandbox.forget();
    }
}

impl DiceTable for SandboxTable {
    fn count(&self) -> usize {
        self.dice.len()
    }

    fn tray(&self) -> Option<TrayGeometry> {
        self.tray
    }

    fn shape(&self, die: DieId) -> Option<DieShape> {
        Some(self.dice.get(die.index())?.die.shape)
    }

    fn lies(&self, die: DieId) -> Option<Pose> {
        self.sandbox.lies(die)
    }

    fn shows(&self, die: DieId) -> Option<Face> {
        self.dice.get(die.index())?.shows
    }

    fn is_aside(&self, die: DieId) -> Option<Aside> {
        self.dice.get(die.index())?.aside
    }

    fn in_play(&self, die: DieId) -> bool {
        self.dice.get(die.index()).is_some_and(|on_table| !on_table.is_out)
    }

    fn show(&mut self, die: DieId, face: Face) {
        if let Some(on_table) = self.on_table(die) {
            on_table.shows = Some(face);
        }
    }

    fn put(&mut self, die: DieId, pose: Pose) {
        self.sandbox.place(0, die, pose);
        if !self.in_play(die) {
            self.sandbox.take_out(0, die);
        }
    }

    fn bring(&mut self, die: DieId) {
        if let Some(on_table) = self.on_table(die) {
            on_table.is_out = false;
            on_table.aside = None;
        }
    }

    fn set_aside(&mut self, die: DieId, aside: Aside) {
        if let Some(on_table) = self.on_table(die) {
            on_table.is_out = true;
            on_table.aside = Some(aside);
        }
    }

    fn park(&mut self, die: DieId) {
        if let Some(on_table) = self.on_table(die) {
            on_table.is_out = true;
        }
        self.sandbox.take_out(0, die);
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
