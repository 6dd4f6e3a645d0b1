//! The host without a window: the same matches as on a table of entities, and the feed of each viewer.

use bevy::prelude::*;
use rand::RngExt;

use games::catalog::{AnyAction, NAMES};
use host::feed::FeedItem;
use host::match_host::MatchHost;
use host::play::TableMatch;
use host::request::{ActionRequest, DecisionId, Granted, RefusalReason, SeatRequest, Undo};
use host::view::{MatchView, SeatControl};
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use tabletop::throw::ThrowGesture;
use window_kit::table::check::disagreements;
use window_kit::table::defect::Defects;
use window_kit::table::headless::headless_app;
use window_kit::table::journal::Journal;
use window_kit::table::local::LocalHost;
use window_kit::table::show_items;

use crate::support::{Table, options_of, setup_of};

/// A match of computer players on the table of entities, up to this number of entries.
fn by_entities(game: &str, seats: usize, level: Level, entries: usize) -> Table {
    let mut table = Table::new();
    table.start(setup_of(options_of(game, &[]), seats, &SeatControl::Agent(level), 8));
    table.run_until("this number of entries", 400_000, |table| {
        table.record().entries.len() >= entries || is_over(table)
    });
    table
}

fn is_over(table: &Table) -> bool {
    table.app.world().resource::<LocalHost>().host().turn() == Turn::Over
}

/// The same without entities.
fn by_sandbox(game: &str, seats: usize, level: Level, entries: usize) -> TableMatch {
    let setup = setup_of(options_of(game, &[]), seats, &SeatControl::Agent(level), 8);
    let mut playing = TableMatch::new(MatchHost::new(&setup, None, 0).expect("a match"), true);
    while playing.host.entries() < entries && playing.host.turn() != Turn::Over {
        assert!(playing.advance(), "{game} goes on");
    }
    playing
}

/// Compares entries, events, tracks and the bits of all poses.
fn both_ways_alike(game: &str, seats: usize, level: Level, entries: usize) {
    let mut one = by_entities(game, seats, level, entries);
    let mut other = by_sandbox(game, seats, level, entries);
    // A step of either may add more than one entry.
    while one.record().entries.len() != other.host.entries() {
        if one.record().entries.len() < other.host.entries() {
            one.update();
        } else {
            assert!(other.advance(), "{game} goes on");
        }
    }
    assert_eq!(one.record(), other.host.record(), "{game}: entries, {level}");
    let there = one.app.world().resource::<LocalHost>().host();
    assert_eq!(there.tracks(), other.host.tracks(), "{game}: tracks");
    let told = one.app.world().resource::<Journal>().entries();
    assert_eq!(told, other.events, "{game}: events");
    assert!(told.len() > entries / 2);
    // Dice off the table may lie anywhere.
    let parked = |bits: &[u32; 7]| f32::from_bits(bits[1]) < -10.0;
    assert_eq!(one.pose_bits().len(), other.table.pose_bits().len());
    for (die, (here, there)) in one.pose_bits().iter().zip(other.table.pose_bits()).enumerate() {
        assert!(
            *here == there || parked(here) || parked(&there),
            "{game}: die {die} lies elsewhere"
        );
    }
    assert_eq!(other.played().defects, [""; 0], "{game}");
}

#[test]
fn stack_is_the_same_with_and_without_entities() {
    both_ways_alike("stack", 2, Level::Normal, 120);
    both_ways_alike("stack", 5, Level::Greedy, 60);
}

#[test]
fn throws_that_were_tried_before_are_the_same_with_and_without_entities() {
    both_ways_alike("stack", 2, Level::Hard, 16);
}

#[test]
fn skip_bo_is_the_same_with_and_without_entities() {
    both_ways_alike("skip-bo", 4, Level::Normal, 300);
}

#[test]
fn skip_bo_mod_is_the_same_with_and_without_entities() {
    both_ways_alike("skip-bo-mod", 3, Level::Greedy, 300);
}

#[test]
fn skip_bo_dice_is_the_same_with_and_without_entities() {
    both_ways_alike("skip-bo-dice", 4, Level::Greedy, 200);
}

/// A match in which every seat takes any allowed action, and undoes it now and then.
struct Anything {
    playing: TableMatch,
    rng: RulesRng,
}

impl Anything {
    fn of(game: &str, seats: usize, seed: u64) -> Self {
        let setup = setup_of(options_of(game, &[]), seats, &SeatControl::Agent(Level::Random), seed);
        Self {
            playing: TableMatch::new(MatchHost::new(&setup, None, 0).expect("a match"), true),
            rng: stream(seed, Stream::Agents),
        }
    }

    fn go_on(&mut self) {
        let host = &mut self.playing.host;
        if let Some(seat) = host.view(Viewer::Public).undo
            && self.rng.random_bool(0.3)
        {
            let request = SeatRequest::Undo(Undo {
                seat,
                decision: host.decision(seat),
            });
            assert_eq!(host.ask(&request), Ok(Granted::Now), "the view offers it");
        }
        self.playing.advance();
    }
}

/// Every viewer of a match with this number of seats.
fn viewers(seats: usize) -> Vec<Viewer> {
    let seats = (0..seats as u8).map(|seat| Viewer::Player(SeatId(seat)));
    seats.chain([Viewer::Public]).collect()
}

#[test]
fn each_feed_ends_in_its_viewers_view_and_its_items_read_back_as_written() {
    let mut largest = (0, 0);
    for game in NAMES {
        for (seats, seed) in [(2, 1), (4, 2), (if *game == "stack" { 8 } else { 3 }, 3)] {
            let mut anything = Anything::of(game, seats, seed);
            let mut tables: Vec<(Viewer, App, u64)> = viewers(seats)
                .into_iter()
                .map(|viewer| {
                    let whole = anything.playing.host.connect(viewer);
                    let mut app = headless_app();
                    app.update();
                    show_items::lay(app.world_mut(), &whole, viewer);
                    (viewer, app, whole.number)
                })
                .collect();
            for _ in 0..40 {
                anything.go_on();
                let host = &anything.playing.host;
                for (viewer, shows, read) in &mut tables {
                    let items: Vec<FeedItem> = host.after(*viewer, *read).expect("a feed").cloned().collect();
                    for item in items {
                        assert_eq!(item.number, *read + 1, "no gap");
                        *read = item.number;
                        let bytes = postcard::to_stdvec(&item).expect("it can be written");
                        assert!(bytes.len() <= FeedItem::MOST_BYTES, "{game}: {} bytes", bytes.len());
                        largest.0 = largest.0.max(bytes.len());
                        let again: FeedItem = postcard::from_bytes(&bytes).expect("it can be read");
                        assert_eq!(again, item);
                        show_items::show(shows.world_mut(), &again);
                    }
                    assert_eq!(*shows.world().resource::<MatchView>(), host.view(*viewer), "{game}");
                    assert_eq!(disagreements(shows.world_mut()), [""; 0], "{game}, {viewer:?}");
                    assert_eq!(shows.world().resource::<Defects>().all(), [""; 0], "{game}, {viewer:?}");
                }
            }
            for (viewer, ..) in tables {
                let view = anything.playing.host.view(viewer);
                let legal = view.legal.iter().flat_map(|legal| legal.iter());
                for action in legal.cloned().collect::<Vec<AnyAction>>() {
                    let request = SeatRequest::Act(ActionRequest {
                        seat: SeatId(0),
                        decision: DecisionId(u32::MAX),
                        action,
                        gesture: None,
                    });
                    let bytes = postcard::to_stdvec(&request).expect("it can be written");
                    assert!(bytes.len() <= SeatRequest::MOST_BYTES);
                    largest.1 = largest.1.max(bytes.len());
                    assert_eq!(
                        postcard::from_bytes::<SeatRequest>(&bytes).expect("it can be read"),
                        request
                    );
                }
            }
        }
    }
    println!(
        "the largest item took {} bytes, the largest request {}",
        largest.0, largest.1
    );
}

#[test]
fn a_late_or_repeated_request_changes_nothing_and_the_answer_says_which() {
    for game in NAMES {
        let mut anything = Anything::of(game, 2, 5);
        let mut asked_before: Vec<SeatRequest> = Vec::new();
        for _ in 0..60 {
            let host = &mut anything.playing.host;
            for seat in host.due().iter().collect::<Vec<_>>() {
                let legal = host.legal_of(seat);
                let Some(action) = legal.first() else { continue };
                let request = SeatRequest::Act(ActionRequest {
                    seat,
                    decision: host.decision(seat),
                    action: action.clone(),
                    gesture: None,
                });
                if host.ask(&request) != Ok(Granted::Now) {
                    continue;
                }
                let (position, hash) = (host.position(), host.record().entries.clone());
                assert_eq!(host.ask(&request), Ok(Granted::Before), "{game}: repeated");
                let SeatRequest::Act(act) = &request else { continue };
                for other in legal.iter().skip(1) {
                    let late = SeatRequest::Act(ActionRequest {
                        action: other.clone(),
                        ..act.clone()
                    });
                    let answer = host.ask(&late);
                    assert!(
                        matches!(answer, Err(RefusalReason::Stale { asked: request, .. }) if request == act.decision),
                        "{game}: late: {answer:?}"
                    );
                }
                for old in asked_before.iter().rev().take(3) {
                    assert!(matches!(
                        host.ask(old),
                        Ok(Granted::Before) | Err(RefusalReason::Stale { .. })
                    ));
                }
                assert_eq!((host.position(), host.record().entries.clone()), (position, hash));
                asked_before.push(request);
                break;
            }
            anything.playing.advance();
        }
        assert!(asked_before.len() > 10, "{game}");
    }
}

/// Repeats a request, and makes others for the same decision: nothing changes.
fn nothing_more_comes_of(host: &mut MatchHost, request: &SeatRequest, others: &[SeatRequest], game: &str) {
    let before = (host.position(), host.record().entries.clone());
    let views: Vec<MatchView> = viewers(2).into_iter().map(|viewer| host.view(viewer)).collect();
    assert_eq!(host.ask(request), Ok(Granted::Before), "{game}: repeated");
    for other in others {
        let answer = host.ask(other);
        assert!(
            matches!(answer, Err(RefusalReason::Stale { asked: request, .. }) if request == other.decision()),
            "{game}: late: {answer:?}"
        );
    }
    assert_eq!((host.position(), host.record().entries.clone()), before, "{game}");
    let after: Vec<MatchView> = viewers(2).into_iter().map(|viewer| host.view(viewer)).collect();
    assert_eq!(after, views, "{game}");
}

/// A hard throw.
const HARD: ThrowGesture = ThrowGesture {
    from: Vec2::new(0.0, 8.0),
    direction: Vec2::NEG_Y,
    power: 0.9,
};

#[test]
fn a_late_or_repeated_throw_or_undo_changes_nothing_and_the_answer_says_which() {
    let (mut thrown, mut undone) = (0, 0);
    for game in NAMES {
        let setup = setup_of(options_of(game, &[]), 2, &SeatControl::Person, 5);
        let mut playing = TableMatch::new(MatchHost::new(&setup, None, 0).expect("a match"), true);
        let mut rng = stream(5, Stream::Agents);
        for _ in 0..150 {
            let host = &mut playing.host;
            let view = host.view(Viewer::Public);
            if let Some(awaited) = view.awaited {
                let request = SeatRequest::Throw(awaited.given(Some(HARD)));
                assert_eq!(host.ask(&request), Ok(Granted::Now), "{game}: the throw is awaited");
                nothing_more_comes_of(host, &request, &[SeatRequest::Throw(awaited.given(None))], game);
                playing.advance();
                let ours = playing.host.ask(&request);
                assert_eq!(ours, Ok(Granted::Before), "{game}: repeated once the dice lie still");
                thrown += 1;
                continue;
            }
            if let Some(seat) = view.undo
                && rng.random_bool(0.3)
            {
                let decision = host.decision(seat);
                let request = SeatRequest::Undo(Undo { seat, decision });
                let act = |action| {
                    SeatRequest::Act(ActionRequest {
                        seat,
                        decision,
                        action,
                        gesture: None,
                    })
                };
                let late = host.legal_of(seat).into_iter().next().map(act);
                assert_eq!(host.ask(&request), Ok(Granted::Now), "{game}: the view offers it");
                nothing_more_comes_of(host, &request, late.as_slice(), game);
                undone += 1;
                continue;
            }
            let due: Vec<SeatId> = host.due().iter().collect();
            for seat in due {
                let legal = host.legal_of(seat);
                if legal.is_empty() {
                    continue;
                }
                let request = SeatRequest::Act(ActionRequest {
                    seat,
                    decision: host.decision(seat),
                    action: legal[rng.random_range(0..legal.len())].clone(),
                    gesture: None,
                });
                if host.ask(&request).is_ok() {
                    break;
                }
            }
            playing.advance();
        }
    }
    println!("{thrown} throws and {undone} undone acts");
    assert!(thrown > 40 && undone > 20, "{thrown} throws, {undone} undone");
}

#[test]
fn a_resumed_match_has_the_same_decisions_and_answers() {
    for game in NAMES {
        let mut anything = Anything::of(game, 3, 9);
        let head = anything.playing.host.head([0, 1, 2, 3, 4, 5, 6, 7], 0);
        let mut log = Vec::new();
        for _ in 0..60 {
            anything.go_on();
            let host = &mut anything.playing.host;
            log.extend(host.take_log());
            assert_eq!(
                log.len(),
                host.position() as usize,
                "{game}: an undo has its position too"
            );
            let saved_match = SavedMatch::of_log(head.clone(), &log).expect("a story");
            let again = MatchHost::resume(saved_match, 0).expect("it follows the rules");
            assert_eq!(again.record(), host.record(), "{game}");
            assert_eq!(again.position(), host.position());
            for viewer in viewers(3) {
                assert_eq!(again.view(viewer), host.view(viewer), "{game}: {viewer:?}");
            }
        }
    }
}
