//! A match that is hosted elsewhere: this table shows its feeds, and sends its requests there.
//!
//! The owner of the connection gives each item to [`RemoteMatch::tell`] and takes the requests with
//! [`RemoteMatch::take_asked`]. The table shows the items at its own pace: a throw rolls as its track says, and a
//! round is dealt once the screen has shown the events before it. A table that has fallen far behind shows no rolls
//! until it has caught up. Nothing that is secret to all viewers here is on this machine.

use crate::table::entities::WorldDice;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use crate::table::current_match::{CurrentMatch, Mark};
use crate::table::defect::Defects;
use crate::table::journal::Journal;
use crate::table::phase::{MatchPhase, TableGate};
use crate::table::replay::laid::{lay_told, order_due};
use crate::table::seats::SeatChanged;
use crate::table::setup::{ChangeMatch, ChangeMatchSystems, WantedMatch, start_match};
use crate::table::viewer::TableViewer;
use host::dice::gather;
use host::feed::{FeedItem, Told};
use host::laid_die::LaidDie;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::request::{ActionRequest, Ask, RequestRefused, ThrowGiven, Undo, Undone};
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use physics::kept::KeptThrow;
use physics::kept::ShowThrow;
use rules::error::SetupError;
use rules::game::Turn;
use rules::ids::{PlayerId, Viewer};
use rules::rng::{Stream, stream};
use tabletop::game::ChanceDue;
use tabletop::throw::ThrowSettled;

/// A table with more items than this to show is behind: it lays the dice down without rolling them.
const BEHIND: usize = 12;
/// How many of the last requests are remembered.
const MOST_ASKED: usize = 32;

/// Lays the table of a match that is hosted elsewhere. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct BringMatch {
    /// A snapshot for each viewer at this table; the first one is shown.
    pub feeds: Vec<(Viewer, FeedItem)>,
    /// Tells this match apart from others.
    pub mark: Mark,
}

/// A match that is hosted elsewhere. Present while it is on.
#[derive(Resource, Debug)]
pub struct RemoteMatch {
    feeds: BTreeMap<Viewer, Feed>,
    viewer: Viewer,
    /// Whether the dice of the next item roll.
    rolling: bool,
    /// The position of the item that the table was about to show in the last frame, and that waits for the gate.
    held: Option<u32>,
    asked: VecDeque<Ask>,
    /// The last requests, to know which one a refusal is about.
    lately: VecDeque<Ask>,
}

/// The feed of a viewer.
#[derive(Debug)]
struct Feed {
    shown: FeedItem,
    coming: VecDeque<FeedItem>,
}

/// The first item of a new match, as a remote host sends it: for pictures of a match without players.
///
/// # Errors
/// [`SetupError`] if there is no such match.
pub fn told_first(setup: &MatchSetup, viewer: Viewer) -> Result<FeedItem, SetupError> {
    Ok(MatchHost::new(setup, None, 0)?.connect(viewer))
}

impl RemoteMatch {
    /// `None` if there is no viewer.
    fn new(feeds: &[(Viewer, FeedItem)]) -> Option<Self> {
        let (viewer, _) = feeds.first()?;
        let feed = |(viewer, whole): &(Viewer, FeedItem)| {
            let feed = Feed {
                shown: whole.clone(),
                coming: VecDeque::new(),
            };
            (*viewer, feed)
        };
        Some(Self {
            feeds: feeds.iter().map(feed).collect(),
            viewer: *viewer,
            rolling: false,
            held: None,
            asked: VecDeque::new(),
            lately: VecDeque::new(),
        })
    }

    /// Adds the next item to the feed of a viewer at this table. An item that was added before, and one for a viewer
    /// who is not at this table, changes nothing. Returns whether the item follows the one before: after a gap, or
    /// with a new snapshot, the match has to be brought again.
    pub fn tell(&mut self, viewer: Viewer, item: FeedItem) -> bool {
        let Some(feed) = self.feeds.get_mut(&viewer) else {
            return true;
        };
        let last = feed.coming.back().unwrap_or(&feed.shown).number;
        if item.number <= last {
            return true;
        }
        if item.number != last + 1 || matches!(item.told, Told::Whole { .. }) {
            return false;
        }
        feed.coming.push_back(item);
        true
    }

    /// Takes the next request made at this table.
    pub fn take_asked(&mut self) -> Option<Ask> {
        self.asked.pop_front()
    }

    /// Whether the table shows all items of its viewer.
    pub fn is_caught_up(&self) -> bool {
        self.feeds.get(&self.viewer).is_none_or(|feed| feed.coming.is_empty())
    }

    /// A seat as this table knows it: a person plays elsewhere, unless this table has the feed of the seat.
    fn here(&self, seat: PlayerId, mut player: SeatPlayer) -> SeatPlayer {
        if player.control == SeatControl::Person && !self.feeds.contains_key(&Viewer::Player(seat)) {
            player.control = SeatControl::Elsewhere;
        }
        player
    }

    fn feed(&mut self) -> Option<&mut Feed> {
        self.feeds.get_mut(&self.viewer)
    }

    fn ask(&mut self, asked: Ask) {
        if self.lately.len() == MOST_ASKED {
            self.lately.pop_front();
        }
        self.lately.push_back(asked.clone());
        self.asked.push_back(asked);
    }

    /// Marks the next item as shown, and the items of the other viewers up to the same position.
    fn shown(&mut self) {
        let Some(feed) = self.feed() else { return };
        let Some(item) = feed.coming.pop_front() else { return };
        let position = item.position;
        feed.shown = item;
        let viewer = self.viewer;
        for (_, other) in self.feeds.iter_mut().filter(|(other, _)| **other != viewer) {
            while other.coming.front().is_some_and(|next| next.position <= position) {
                if let Some(next) = other.coming.pop_front() {
                    other.shown = next;
                }
            }
        }
    }
}

/// The parts of a match that is brought to this table.
pub(super) struct Brought {
    /// The match.
    pub remote: RemoteMatch,
    /// Its set-up.
    pub current: CurrentMatch,
    /// Its players.
    pub players: Vec<SeatPlayer>,
    /// The view of it, as the viewer may see it.
    pub view: MatchView,
    /// Where the dice lie.
    pub dice: Vec<LaidDie>,
    /// The viewer for whom the table shows it.
    pub viewer: Viewer,
}

impl Brought {
    /// `None` if the first item is no snapshot.
    pub fn of(bring: &BringMatch) -> Option<Self> {
        let (viewer, whole) = bring.feeds.first()?;
        let Told::Whole { options, players, dice } = &whole.told else {
            return None;
        };
        let view = (*whole.view).clone();
        let remote = RemoteMatch::new(&bring.feeds)?;
        let seats = (0..).map(PlayerId);
        let players: Vec<SeatPlayer> = seats
            .zip(players)
            .map(|(seat, player)| remote.here(seat, player.clone()))
            .collect();
        Some(Self {
            remote,
            current: CurrentMatch {
                options: options.clone(),
                seats: view.seats,
                players: players.clone(),
                mark: bring.mark,
            },
            players,
            view,
            dice: dice.clone(),
            viewer: *viewer,
        })
    }
}

/// Takes the requests made at this table.
pub(super) fn ask_there(
    mut acts: MessageReader<ActionRequest>,
    mut undos: MessageReader<Undo>,
    mut throws: MessageReader<ThrowGiven>,
    mut remote: ResMut<RemoteMatch>,
) {
    for act in acts.read() {
        remote.ask(Ask::Act(act.clone()));
    }
    for undo in undos.read() {
        remote.ask(Ask::Undo(*undo));
    }
    for throw in throws.read() {
        remote.ask(Ask::Throw(*throw));
    }
}

/// Shows the items, as far as the table is ready for them.
pub(super) fn show(world: &mut World, mut settled: Local<MessageCursor<ThrowSettled>>) {
    let has_settled = settled.read(world.resource::<Messages<ThrowSettled>>()).count() > 0;
    world.resource_scope(|world, mut remote: Mut<RemoteMatch>| remote.show(world, has_settled));
}

impl RemoteMatch {
    fn show(&mut self, world: &mut World, has_settled: bool) {
        let wanted = world.resource::<TableViewer>().0;
        let mut is_new = false;
        if wanted != self.viewer && !self.rolling && self.feeds.contains_key(&wanted) {
            self.viewer = wanted;
            is_new = true;
        }
        if std::mem::take(&mut self.rolling) {
            if !has_settled {
                self.rolling = true;
                return;
            }
            is_new |= self.tell_next(world, false);
        }
        while self.is_ready(*world.resource::<TableGate>()) {
            if self.roll_next(world) {
                break;
            }
            is_new |= self.tell_next(world, true);
        }
        if is_new {
            self.lay_view(world);
        }
    }

    /// Whether the next item can be shown now.
    fn is_ready(&mut self, gate: TableGate) -> bool {
        let held = self.held;
        let Some(item) = self.feed().and_then(|feed| feed.coming.front()) else {
            self.held = None;
            return false;
        };
        // A screen that has something to show first can close the gate before the next frame.
        let begins = matches!(item.told, Told::Happened { begins: true, .. });
        let throws = matches!(item.told, Told::Happened { throw: Some(_), .. });
        let (position, seen) = (item.position, held == Some(item.position));
        self.held = Some(position);
        if (begins || throws) && !(seen && gate.open()) {
            return false;
        }
        self.held = None;
        true
    }

    /// Rolls the dice of the next item, if it has a throw and the table is not behind. Returns whether they roll.
    fn roll_next(&mut self, world: &mut World) -> bool {
        let Some(feed) = self.feed() else { return false };
        if feed.coming.len() > BEHIND {
            return false;
        }
        let Some(Told::Happened { throw: Some(throw), .. }) = feed.coming.front().map(|item| &item.told) else {
            return false;
        };
        match (order_due(world), KeptThrow::from_bytes(&throw.0, &throw.1)) {
            (Some(order), Ok(throw)) => {
                gather(&mut WorldDice(world), &order);
                let throw = Arc::new(throw);
                world.write_message(ShowThrow { order, throw });
                self.rolling = true;
                true
            }
            _ => false,
        }
    }

    /// Applies the next item to this table. With `lays`, its dice did not roll and are put where they came to rest.
    fn tell_next(&mut self, world: &mut World, lays: bool) -> bool {
        let Some(item) = self.feed().and_then(|feed| feed.coming.front()).cloned() else {
            return false;
        };
        match &item.told {
            Told::Happened {
                entry, events, throw, ..
            } => {
                if let Some(throw) = throw.as_ref().filter(|_| lays) {
                    lay_told(world, &throw.0, &throw.1);
                }
                let mut journal = world.resource_mut::<Journal>();
                for event in events {
                    journal.append(event.clone(), *entry as usize);
                }
            }
            Told::Undone { seat, told } => {
                let (seat, told) = (*seat, *told as usize);
                world.write_message(Undone { seat, told });
            }
            Told::Sits { seat, player } => {
                let player = self.here(*seat, player.clone());
                if let Some(sits) = world.resource_mut::<Players>().0.get_mut(seat.index()) {
                    *sits = player.clone();
                }
                let (seat, control) = (*seat, player.control);
                world.write_message(SeatChanged { seat, control });
            }
            Told::Refused { decision, reason } => {
                let asked = self.lately.iter().rev().find(|asked| asked.decision() == *decision);
                if let Some(request) = asked.cloned() {
                    let reason = reason.clone();
                    world.write_message(RequestRefused { request, reason });
                }
            }
            Told::Whole { .. } | Told::Given { .. } => {}
        }
        world.insert_resource::<MatchView>((*item.view).clone());
        self.shown();
        true
    }

    /// Sets the view and the phase to those of the item shown last.
    fn lay_view(&mut self, world: &mut World) {
        let Some(feed) = self.feeds.get(&self.viewer) else {
            return;
        };
        let view: MatchView = (*feed.shown.view).clone();
        let phase = phase(&view);
        world.insert_resource(view);
        NextState::set_if_neq(&mut world.resource_mut::<NextState<MatchPhase>>(), phase);
    }
}

/// The phase of a match, as a viewer sees it.
pub(super) fn phase(view: &MatchView) -> MatchPhase {
    // Any state that is possible for this viewer is in the same phase.
    let possible = view.view.determinize(&mut stream(0, Stream::Agents));
    match possible.turn() {
        Turn::Players(_) => MatchPhase::Deciding,
        Turn::Chance if matches!(possible.chance_due(), ChanceDue::Drawn { .. }) => MatchPhase::Dealing,
        Turn::Chance => MatchPhase::Throwing,
        Turn::Over => MatchPhase::Over,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<BringMatch>()
        .add_systems(ChangeMatch, bring.after(start_match).in_set(ChangeMatchSystems::Hear));
}

/// Lays the table of a match that is hosted elsewhere.
fn bring(mut asked: MessageReader<BringMatch>, mut wanted: WantedMatch, mut defects: ResMut<Defects>) {
    let Some(bring) = asked.read().last() else { return };
    match bring.feeds.first().map(|(_, whole)| &whole.told) {
        Some(Told::Whole { options, .. }) => wanted.bring(options.name(), bring.clone()),
        _ => defects.note("a match was brought without its beginning".to_owned()),
    }
}
