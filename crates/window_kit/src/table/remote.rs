//! A match that is hosted elsewhere: this table shows its feeds, and sends its requests there.
//!
//! The owner of the connection gives each item to [`RemoteMatch::tell`] and takes the requests with
//! [`RemoteMatch::take_request`]. The table shows the items at its own pace: a throw rolls as its track says, and a
//! round is dealt once the screen has shown the events before it. A table that has fallen far behind shows no rolls
//! until it has caught up. Nothing that is secret to all viewers here is on this machine.

use std::collections::{BTreeMap, VecDeque};

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use crate::table::current_match::{CurrentMatch, MatchMark};
use crate::table::feed_source::{FeedSource, FeedThrows};
use crate::table::follower::follow;
use crate::table::phase::MatchPhase;
use host::feed::{FeedItem, FeedUpdate};
use host::laid_die::LaidDie;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::request::{ActionRequest, ManualThrow, RequestRefused, SeatRequest, Undo};
use host::view::{MatchView, SeatControl, SeatPlayer};
use rules::error::SetupError;
use rules::game::Turn;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};
use tabletop::game::ChanceDue;
use tabletop::throw::ThrowSettled;

/// A table with more items than this to show is behind: it lays the dice down without rolling them.
const BEHIND: usize = 12;
/// How many of the last requests are remembered.
const MOST_ASKED: usize = 32;

/// Lays the table of a match that is hosted elsewhere. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct AttachRemote {
    /// A snapshot for each viewer at this table; the first one is shown.
    pub feeds: Vec<(Viewer, FeedItem)>,
    /// Tells this match apart from others.
    pub mark: MatchMark,
}

/// A match that is hosted elsewhere. Present while it is on.
#[derive(Resource, Debug)]
pub struct RemoteMatch {
    feeds: BTreeMap<Viewer, Feed>,
    viewer: Viewer,
    asked: VecDeque<SeatRequest>,
    /// The last requests, to know which one a refusal is about.
    lately: VecDeque<SeatRequest>,
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
pub fn first_item(setup: &MatchSetup, viewer: Viewer) -> Result<FeedItem, SetupError> {
    Ok(MatchHost::new(setup, None, 0)?.connect(viewer))
}

impl RemoteMatch {
    /// A match with the first item of each viewer; `None` if there is no viewer.
    pub fn new(feeds: &[(Viewer, FeedItem)]) -> Option<Self> {
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
            asked: VecDeque::new(),
            lately: VecDeque::new(),
        })
    }

    /// Adds the next item to the feed of a viewer at this table. An item that was added before, and one for a viewer
    /// who is not at this table, changes nothing. Returns whether the item follows the one before: after a gap, or
    /// with a new snapshot, the match has to be brought again.
    pub fn tell(&mut self, viewer: Viewer, mut item: FeedItem) -> bool {
        if let FeedUpdate::Sits { seat, player } = &mut item.told {
            *player = self.here(*seat, player.clone());
        }
        let Some(feed) = self.feeds.get_mut(&viewer) else {
            return true;
        };
        let last = feed.coming.back().unwrap_or(&feed.shown).number;
        if item.number <= last {
            return true;
        }
        if item.number != last + 1 || matches!(item.told, FeedUpdate::Whole { .. }) {
            return false;
        }
        feed.coming.push_back(item);
        true
    }

    /// Takes the next request made at this table.
    pub fn take_request(&mut self) -> Option<SeatRequest> {
        self.asked.pop_front()
    }

    /// Whether the table shows all items of its viewer.
    pub fn is_caught_up(&self) -> bool {
        self.feeds.get(&self.viewer).is_none_or(|feed| feed.coming.is_empty())
    }

    /// A seat as this table knows it: a person plays elsewhere, unless this table has the feed of the seat.
    fn here(&self, seat: SeatId, mut player: SeatPlayer) -> SeatPlayer {
        if player.control == SeatControl::Person && !self.feeds.contains_key(&Viewer::Player(seat)) {
            player.control = SeatControl::Elsewhere;
        }
        player
    }

    fn ask(&mut self, request: SeatRequest) {
        if self.lately.len() == MOST_ASKED {
            self.lately.pop_front();
        }
        self.lately.push_back(request.clone());
        self.asked.push_back(request);
    }

    /// The refusal that the item shown last contains.
    fn refused(&self) -> Option<RequestRefused> {
        let FeedUpdate::Refused { decision, reason } = &self.feeds.get(&self.viewer)?.shown.told else {
            return None;
        };
        let request = self.lately.iter().rev().find(|asked| asked.decision() == *decision)?;
        Some(RequestRefused {
            request: request.clone(),
            reason: reason.clone(),
        })
    }
}

impl Feed {
    /// Marks the next item as shown. Returns its position.
    fn show_next(&mut self) -> Option<u32> {
        self.shown = self.coming.pop_front()?;
        Some(self.shown.position)
    }
}

/// The parts of a match that is brought to this table.
pub(super) struct RemoteSetup {
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

impl RemoteSetup {
    /// `None` if the first item is no snapshot.
    pub fn of(bring: &AttachRemote) -> Option<Self> {
        let (viewer, whole) = bring.feeds.first()?;
        let FeedUpdate::Whole { options, players, dice } = &whole.told else {
            return None;
        };
        let view = (*whole.view).clone();
        let remote = RemoteMatch::new(&bring.feeds)?;
        let seats = (0..).map(SeatId);
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
pub(super) fn take_requests(
    mut acts: MessageReader<ActionRequest>,
    mut undos: MessageReader<Undo>,
    mut throws: MessageReader<ManualThrow>,
    mut remote: ResMut<RemoteMatch>,
) {
    for act in acts.read() {
        remote.ask(SeatRequest::Act(act.clone()));
    }
    for undo in undos.read() {
        remote.ask(SeatRequest::Undo(*undo));
    }
    for throw in throws.read() {
        remote.ask(SeatRequest::Throw(*throw));
    }
}

/// Shows the items, as far as the table is ready for them.
pub(super) fn show(world: &mut World, mut settled: Local<MessageCursor<ThrowSettled>>) {
    let has_settled = settled.read(world.resource::<Messages<ThrowSettled>>()).count() > 0;
    if follow::<RemoteMatch>(world, has_settled) {
        let phase = phase(world.resource::<MatchView>());
        NextState::set_if_neq(&mut world.resource_mut::<NextState<MatchPhase>>(), phase);
    }
}

impl FeedSource for RemoteMatch {
    fn throws(&self) -> FeedThrows {
        let feed = self.feeds.get(&self.viewer);
        if feed.is_some_and(|feed| feed.coming.len() > BEHIND) {
            FeedThrows::Laid
        } else {
            FeedThrows::Rolled
        }
    }

    fn turn_to(&mut self, viewer: Viewer, is_rolling: bool, _: &mut World) -> bool {
        // The item of a throw that rolls may not be here yet in the other feed.
        let turns = !is_rolling && viewer != self.viewer && self.feeds.contains_key(&viewer);
        if turns {
            self.viewer = viewer;
        }
        turns
    }

    fn next_item(&self) -> Option<&FeedItem> {
        self.feeds.get(&self.viewer)?.coming.front()
    }

    /// Marks the items of the other viewers up to the same position as shown too.
    fn mark_shown(&mut self, world: &mut World) {
        let feed = self.feeds.get_mut(&self.viewer);
        let Some(position) = feed.and_then(Feed::show_next) else {
            return;
        };
        if let Some(refused) = self.refused() {
            world.write_message(refused);
        }
        let viewer = self.viewer;
        for (_, other) in self.feeds.iter_mut().filter(|(other, _)| **other != viewer) {
            while other.coming.front().is_some_and(|next| next.position <= position) {
                other.show_next();
            }
        }
    }

    fn view(&self) -> Option<MatchView> {
        Some((*self.feeds.get(&self.viewer)?.shown.view).clone())
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
