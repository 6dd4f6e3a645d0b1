//! A table without entities: the dice of a match in a sandbox of the physics.

use glam::{Vec2, Vec3Swizzles};

use crate::dice::{DiceTable, carry_out_all, gather, lay_thrown, pick_up_used};
use crate::feed::{FeedItem, FeedUpdate};
use crate::hand::HandRng;
use crate::laid_die::LaidDie;
use crate::loose_dice::LooseDice;
use crate::match_host::MatchHost;
use crate::saved_throws::exact_poses_of;
use crate::shown_dice::laid;
use crate::throw_search::{TableCopy, in_order, untried_throw};
use crate::thrower::{ThrowOutcome, Thrower};
use physics::aim::fair_throw;
use physics::sandbox::Sandbox;
use records::store::error::StoreError;
use records::store::log_entry::{LogEntry, LoggedThrow};
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use tabletop::pose::Pose;
use tabletop::throw::{ThrowGesture, ThrowOrder};
use tabletop::tray::TrayGeometry;

/// The dice of a match. It follows the feed of a viewer, and throws without delay.
#[derive(Debug)]
pub struct SandboxTable {
    dice: LooseDice<Sandbox>,
    hand: HandRng,
    /// The last throw, until it is taken.
    at_rest: Option<ThrowOutcome>,
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
        Self {
            dice: LooseDice::new(&equipment, sandbox),
            hand: host.hand(),
            at_rest: None,
        }
    }

    /// The table of a saved match, with every die exactly where it lay.
    ///
    /// # Errors
    /// [`StoreError`] if the match does not follow the rules, or the pose of a die is invalid.
    pub fn taken_up(saved_match: &SavedMatch, recorded: bool) -> Result<Self, StoreError> {
        Self::walked(saved_match, recorded, |shown, table, _, throw| {
            table.put_down(shown, throw)
        })
    }

    /// The same, where `throw` brings the dice to rest that an entry of the log, counted from 0, reports as thrown.
    ///
    /// # Errors
    /// As [`Self::taken_up`], and those of `throw`.
    pub(super) fn walked<E: From<StoreError>>(
        saved_match: &SavedMatch,
        recorded: bool,
        mut throw: impl FnMut(&mut MatchHost, &mut Self, usize, &LoggedThrow) -> Result<(), E>,
    ) -> Result<Self, E> {
        let mut shown = MatchHost::set_up_again(saved_match, 0)?;
        let mut table = Self::new(&shown, recorded);
        let mut read = shown.connect(Viewer::Public).number;
        // Undone actions have moved dice too: the log has them, the record does not.
        for (at, kept) in saved_match.log.iter().enumerate() {
            if let LogEntry::Happened {
                throw: Some(thrown), ..
            } = kept
            {
                throw(&mut shown, &mut table, at, thrown)?;
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

    /// Puts the dice of the throw that is due where they came to rest.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if the pose of a die is invalid.
    pub(super) fn put_down(&mut self, shown: &MatchHost, throw: &LoggedThrow) -> Result<(), StoreError> {
        let lies = exact_poses_of(throw)?;
        if let Some(order) = shown.order(ThrowGesture::NONE).filter(|_| !lies.is_empty()) {
            gather(&mut self.dice, &order);
            lay_thrown(&mut self.dice, &order, lies);
        }
        Ok(())
    }

    /// The dice.
    pub const fn dice(&self) -> &LooseDice<Sandbox> {
        &self.dice
    }

    /// All dice that lie on the table or beside the tray.
    pub fn laid(&self) -> Vec<LaidDie> {
        laid(&self.dice)
    }

    /// Changes the dice as a feed item tells.
    ///
    /// # Errors
    /// What the table lacks, in technical English; only a defect of the program can cause that.
    pub fn follow(&mut self, item: &FeedItem) -> Result<(), String> {
        match &item.told {
            FeedUpdate::Happened { entry, events, .. } => {
                let done = carry_out_all(&mut self.dice, &mut self.hand, *entry as usize, events.iter());
                done.map_err(|change| format!("the table has nothing for {change:?}"))?;
            }
            FeedUpdate::Undone { .. } => pick_up_used(&mut self.dice, &item.view.view.layout()),
            FeedUpdate::Whole { .. }
            | FeedUpdate::Sits { .. }
            | FeedUpdate::Given { .. }
            | FeedUpdate::Refused { .. } => {}
        }
        let stacks = self.dice.stacks();
        self.dice.poses.set_stacks(0, stacks);
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
            sandbox: self.dice.poses.clone(),
            tray: self.dice.tray()?,
            obstacles: self.obstacles(),
            seats,
        })
    }

    /// The exact bits of all poses, by die: place and orientation.
    pub fn pose_bits(&self) -> Vec<[u32; 7]> {
        let dice = self.dice.ids().filter_map(|die| self.dice.lies(die));
        dice.map(
            |Pose {
                 position: p,
                 rotation: r,
             }| [p.x, p.y, p.z, r.x, r.y, r.z, r.w].map(f32::to_bits),
        )
        .collect()
    }

    fn geometry(&self) -> TrayGeometry {
        self.dice.tray().unwrap_or(TrayGeometry::for_dice(0))
    }

    /// The place and height of each stack.
    fn obstacles(&self) -> Vec<(Vec2, f32)> {
        let of = |stack: Vec<DieId>| Some((self.place_of(*stack.first()?)?, stack.len() as f32));
        in_order(self.dice.stacks().into_iter().filter_map(of).collect())
    }

    /// Where a die lies on the felt.
    pub fn place_of(&self, die: DieId) -> Option<Vec2> {
        Some(self.dice.lies(die)?.position.xz())
    }
}

impl Thrower for SandboxTable {
    fn standard(&self, seat: SeatId, seats: usize, among: Option<DieId>) -> ThrowGesture {
        let lies = among.and_then(|die| self.place_of(die));
        fair_throw(&self.geometry(), seat, seats, lies, &self.obstacles())
    }

    fn throw(&mut self, order: ThrowOrder, chance: Option<RulesRng>) {
        gather(&mut self.dice, &order);
        for die in &order.dice {
            self.dice.bring(*die);
        }
        let sandbox = &mut self.dice.poses;
        match chance {
            Some(chance) => sandbox.throw_with(0, order, chance),
            None => sandbox.throw(0, order),
        }
        let settled = sandbox.settle();
        let in_play = self.dice.ids().filter(|die| self.dice.in_play(*die));
        let lies = in_play.filter_map(|die| Some((die, self.dice.lies(die)?))).collect();
        self.at_rest = settled.map(|settled| ThrowOutcome { settled, lies });
        self.dice.poses.forget();
    }
}
