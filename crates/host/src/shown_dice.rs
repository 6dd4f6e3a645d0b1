//! The dice of a match as the viewers see them: where their throws were seen to end, and where they were put by hand
//! since. Viewers who join later, or come back, get these poses.

use crate::dice::{DiceTable, carry_out_all, gather, lay_thrown, pick_up_used};
use crate::feed::{FeedItem, FeedUpdate};
use crate::hand::HandRng;
use crate::laid_die::LaidDie;
use crate::loose_dice::LooseDice;
use games::catalog::{AnyEvent, AnyOptions};
use physics::recorded_throw::RecordedThrow;
use rules::die::DieId;
use rules::rng::{Seed, Stream, stream};
use rules::seats::Seats;
use tabletop::aside::Aside;
use tabletop::game::Layout;
use tabletop::pose::Pose;
use tabletop::throw::{ThrowGesture, ThrowOrder};

/// All dice that lie on a table or beside its tray.
pub fn laid(table: &impl DiceTable) -> Vec<LaidDie> {
    let there = (0..table.count() as u8).map(DieId);
    let laid = there.filter_map(|die| {
        let aside = table.is_aside(die);
        if !table.in_play(die) && aside.is_none() {
            return None;
        }
        let pose = table.lies(die)?;
        Some(LaidDie {
            die,
            place: pose.position.to_array(),
            turned: pose.rotation.to_array(),
            shows: table.shows(die),
            aside: aside.map(|aside| aside.used),
        })
    });
    laid.collect()
}

/// Puts dice down exactly as they lay. Invalid dice are left out.
pub fn lay(table: &mut impl DiceTable, dice: &[LaidDie]) {
    for told in dice {
        let (Some(pose), Some(shape)) = (told.pose(), table.shape(told.die)) else {
            continue;
        };
        let aside = told.aside.map(|used| Aside { used });
        let shows = told.shows.filter(|face| (1..=shape.faces()).contains(&face.0));
        let lies = (table.lies(told.die), table.is_aside(told.die), table.in_play(told.die));
        if lies == (Some(pose), aside, aside.is_none()) && table.shows(told.die) == shows {
            continue;
        }
        table.bring(told.die);
        if let Some(face) = shows {
            table.show(told.die, face);
        }
        if let Some(aside) = aside {
            table.set_aside(told.die, aside);
        }
        table.put(told.die, pose);
    }
}

/// The dice, without physics.
#[derive(Clone, Debug)]
pub(super) struct ShownDice {
    dice: LooseDice<Vec<Pose>>,
    hand: HandRng,
}

impl ShownDice {
    /// The dice of a match that is about to begin.
    pub(super) fn new(options: &AnyOptions, seats: &Seats) -> Self {
        let equipment = options.equipment(seats);
        let poses = vec![Pose::default(); equipment.dice.len()];
        Self {
            dice: LooseDice::new(&equipment, poses),
            // The same numbers as on every table that only follows a feed: the host's seed stays secret.
            hand: HandRng::new(Seed::Number(0)),
        }
    }

    /// All dice that lie on the table or beside its tray.
    pub(super) fn laid(&self) -> Vec<LaidDie> {
        laid(&self.dice)
    }

    /// Shows a throw that came to rest.
    pub(super) fn thrown(&mut self, order: &ThrowOrder, lies: Vec<(DieId, Pose)>) {
        gather(&mut self.dice, order);
        lay_thrown(&mut self.dice, order, lies);
    }

    /// Shows the events of an entry of the match.
    pub(super) fn happened<'a>(&mut self, entry: usize, events: impl Iterator<Item = &'a AnyEvent>) {
        // A table of this match has all its dice, so this never fails.
        let _ = carry_out_all(&mut self.dice, &mut self.hand, entry, events);
    }

    /// Shows that an action was undone; `layout` is the match after that.
    pub(super) fn undone(&mut self, layout: &Layout) {
        pick_up_used(&mut self.dice, layout);
    }
}

impl FeedItem {
    /// Turns a snapshot into one that is as new as the next item. Changes nothing if `self` is no snapshot.
    pub fn roll_forward(&mut self, next: &Self) {
        let FeedUpdate::Whole {
            options,
            mut players,
            dice,
        } = self.told.clone()
        else {
            return;
        };
        let mut shown = ShownDice::new(&options, &self.view.seats);
        lay(&mut shown.dice, &dice);
        for stack in self.view.view.layout().stacks {
            let bottom = stack.first().copied();
            let dice = stack.iter().zip(bottom.into_iter().cycle());
            dice.for_each(|(die, bottom)| shown.dice.add_to_stack(*die, bottom));
        }
        match &next.told {
            FeedUpdate::Happened {
                entry, events, throw, ..
            } => {
                // Everybody knows who throws which dice, so any state that is possible for this viewer gives the right
                // order.
                let possible = self.view.view.determinize(&mut stream(0, Stream::Agents));
                let throw = throw.as_ref().and_then(|throw| {
                    let order = possible.throw_due(ThrowGesture::NONE)?;
                    Some((order, RecordedThrow::from_bytes(&throw.0, &throw.1).ok()?.lies()))
                });
                if let Some((order, lies)) = throw {
                    shown.thrown(&order, lies);
                }
                shown.happened(*entry as usize, events.iter());
            }
            FeedUpdate::Undone { .. } => shown.undone(&next.view.view.layout()),
            FeedUpdate::Sits { seat, player } => {
                if let Some(sits) = players.get_mut(seat.index()) {
                    *sits = player.clone();
                }
            }
            FeedUpdate::Whole { .. } | FeedUpdate::Given { .. } | FeedUpdate::Refused { .. } => {}
        }
        let dice = shown.laid();
        *self = Self {
            told: FeedUpdate::Whole { options, players, dice },
            ..next.clone()
        };
    }
}
