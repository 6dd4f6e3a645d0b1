//! Clocks that run out, slow messages, lost connections and killed servers, by seeds: the invariants hold in all of
//! them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use games::catalog::{AnyGame, NAMES};
use host::match_host::MatchHost;
use net::protocol::client_message::RoomRequest;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::session::Event;
use rand::RngExt;
use rules::ai::level::Level;
use rules::ids::Viewer;

use crate::sim::{Sim, each_seed, settings, times};

/// How long a decision may last beyond its clock: messages are on their way, or the server is down for a moment.
const SLACK: Duration = Duration::from_secs(5);
/// The longest simulated time of a match.
const LONGEST: Duration = Duration::from_secs(12 * 3600);

/// Counts of what happened, to know that something was tested.
#[derive(Debug, Default)]
struct Tried {
    items: AtomicU64,
    lost: AtomicU64,
    kills: AtomicU64,
    ran_out: AtomicU64,
    reminded: AtomicU64,
}

fn clock(sim: &mut Sim) -> TurnClock {
    match sim.rng.random_range(0..4) {
        0 => TurnClock::None,
        1 => TurnClock::Reminder(20),
        2 => TurnClock::Turn(15),
        _ => TurnClock::Bank(40, 10),
    }
}

/// Checks that each feed moves forward, and never runs ahead of the saved log.
fn check_feeds(sim: &mut Sim, at: &mut BTreeMap<(usize, Viewer), (u64, u32)>, tried: &Tried) {
    let kept = sim.disk.log.len() as u32;
    for (number, end) in sim.ends.iter_mut().enumerate() {
        for event in end.events.drain(..) {
            match event {
                Event::Item(viewer, item) => {
                    tried.items.fetch_add(1, Ordering::Relaxed);
                    assert!(item.position <= kept, "sent before it was saved");
                    let (_, position) = at
                        .insert((number, viewer), (item.number, item.position))
                        .unwrap_or_default();
                    assert!(
                        item.position >= position,
                        "{viewer:?}: {} after {position}",
                        item.position
                    );
                }
                Event::Reminded(_) => {
                    tried.reminded.fetch_add(1, Ordering::Relaxed);
                }
                Event::Clock(times) => {
                    assert!(times.left_ms.iter().flatten().all(|left| *left <= 40_000), "{times:?}");
                }
                _ => {}
            }
        }
    }
}

/// Checks that the view of each person is that of the log at its position.
fn check_views(sim: &Sim) {
    let story = sim.disk.story().expect("a match");
    let host = MatchHost::resume(story, 0).expect("it follows the rules");
    for end in sim.ends.iter().filter(|end| end.connection.is_some()) {
        for viewer in end.session.viewers() {
            let shown = end.session.last(viewer).expect("something");
            if shown.position == host.position() {
                assert_eq!(*shown.view, host.view(viewer), "{viewer:?}");
            }
        }
    }
}

fn weather(seed: u64, tried: &Tried) {
    let game = NAMES[seed as usize % NAMES.len()];
    let mut sim = Sim::new(settings(game, 2), 2, seed);
    let rule = clock(&mut sim);
    let with_clock = RoomSettings {
        clock: rule,
        grace_s: 5,
        ..settings(game, 2)
    };
    sim.answer(0, RoomRequest::Configure(Box::new(with_clock)))
        .expect("the host sets the table");
    sim.start();
    if sim.chance(0.3) {
        sim.come("Onlooker");
    }
    sim.ends.iter_mut().for_each(|end| end.events.clear());
    sim.slow_ms = sim.rng.random_range(1..800);
    // How often a connection is lost, the server is killed, a person falls asleep.
    let (loses, kills, sleeps) = (
        sim.rng.random_range(0.0..0.1),
        sim.rng.random_range(0.0..0.01),
        sim.rng.random_range(0.0..0.1),
    );
    let mut at = BTreeMap::new();
    let mut asleep_until = Duration::ZERO;
    // The length of the log, and since when it has not changed.
    let (mut stands, mut since) = (0, sim.now);
    while !sim.is_over() {
        assert!(sim.now < LONGEST, "{game}, seed {seed}: it does not end");
        if sim.chance(loses) {
            let who = sim.rng.random_range(0..sim.ends.len());
            sim.lose(who);
            tried.lost.fetch_add(1, Ordering::Relaxed);
        }
        if sim.chance(kills) {
            sim.kill();
            since = sim.now;
            tried.kills.fetch_add(1, Ordering::Relaxed);
        }
        if sim.now >= asleep_until {
            if sim.chance(sleeps) {
                asleep_until = sim.now + Duration::from_secs(sim.rng.random_range(0..60));
            } else {
                // A client may act on an old view, so its request may be stale.
                sim.play();
            }
        }
        let passes = Duration::from_millis(sim.rng.random_range(1..1500));
        sim.pass(passes);
        check_feeds(&mut sim, &mut at, tried);
        if sim.chance(0.02) {
            check_views(&sim);
        }
        if sim.disk.log.len() != stands {
            (stands, since) = (sim.disk.log.len(), sim.now);
        }
        let most = match rule {
            TurnClock::Turn(each) => Some(each),
            TurnClock::Bank(bank, _) => Some(bank),
            TurnClock::None | TurnClock::Reminder(_) | TurnClock::Days(_) => None,
        };
        if let Some(most) = most {
            // Several decisions follow one another: each is a log entry. A computer player acts when the time is up.
            let stood = sim.now.saturating_sub(since);
            assert!(
                stood <= Duration::from_secs(most.into()) + SLACK,
                "{game}, seed {seed}: stood still for {stood:?}"
            );
            tried
                .ran_out
                .fetch_add(u64::from(stood > Duration::from_secs(10)), Ordering::Relaxed);
        }
    }
    // The network is good again: all see the end.
    for _ in 0..200 {
        let behind = |end: &crate::sim::End| {
            let seen = end.session.viewers().filter_map(|viewer| end.session.last(viewer));
            end.connection.is_none() || seen.map(|item| item.position).max() != Some(sim.disk.log.len() as u32)
        };
        if !sim.ends.iter().any(behind) {
            break;
        }
        sim.pass(Duration::from_millis(500));
    }
    check_feeds(&mut sim, &mut at, tried);
    let story = sim.disk.story().expect("a match");
    let host = MatchHost::resume(story.clone(), 0).expect("it follows the rules");
    for end in &sim.ends {
        assert!(
            end.connection.is_some(),
            "{game}, seed {seed}: everybody is back (session over: {}, {:?})",
            end.session.is_over(),
            end.events.last()
        );
        for viewer in end.session.viewers() {
            let shown = end.session.last(viewer).expect("something");
            assert_eq!(shown.position, host.position(), "{game}, seed {seed}: {viewer:?}");
            assert_eq!(*shown.view, host.view(viewer), "{game}, seed {seed}: {viewer:?}");
        }
    }
    let _: AnyGame = story.record.replay(|_, _| {}).expect("it follows the rules");
    for seat in sim.room.lobby().seats {
        assert!(seat.stand_in.is_none_or(|level| level == Level::Normal));
    }
}

#[test]
fn the_match_continues_and_all_see_it_in_any_network_weather() {
    let tried = Tried::default();
    let seeds = times("TUMBLETOP_WEATHER", 24);
    each_seed(seeds, |seed| weather(seed, &tried));
    println!("{seeds} seeds, {tried:?}");
    let some = |counter: &AtomicU64| assert!(counter.load(Ordering::Relaxed) > 0, "{tried:?}");
    [&tried.items, &tried.lost, &tried.kills, &tried.ran_out, &tried.reminded]
        .into_iter()
        .for_each(some);
}
