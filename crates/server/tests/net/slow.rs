//! Tables that take their time: nobody has to be there, and the time of a decision runs over days and restarts.

use std::time::Duration;

use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{LEFT_AFTER_STOP, SLOW_LOBBY_STAYS, SLOW_MATCH_STAYS};
use net::protocol::lobby::MemberId;
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::protocol::token::SeatToken;
use rand::RngExt;
use records::store::log_entry::LogEntry;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};

use crate::sim::{Sim, each_seed, settings, times};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

fn slow(game: &str, seats: u8, days: u8) -> RoomSettings {
    RoomSettings {
        clock: TurnClock::Days(days),
        ..settings(game, seats)
    }
}

/// A match of two people that has begun.
fn begun(game: &str, days: u8, seed: u64) -> Sim {
    let mut sim = Sim::new(slow(game, 2, days), 2, seed);
    sim.start();
    sim
}

fn close_all(sim: &mut Sim) {
    (0..sim.ends.len()).for_each(|end| sim.close(end));
}

/// The seat that is due, by the news.
fn due(sim: &mut Sim) -> SeatId {
    let news = sim.news(0);
    let seat = news.seats.iter().position(|seat| seat.due).expect("a seat is due");
    SeatId(seat as u8)
}

/// The time that is left for the seat that is due.
fn left(sim: &mut Sim) -> Duration {
    let news = sim.news(0);
    let left = news.seats.iter().filter(|seat| seat.due).find_map(|seat| seat.left_ms);
    Duration::from_millis(left.expect("its clock runs").into())
}

/// The changes of seats in the log: the seat, and whether a computer player took it.
fn changes(sim: &Sim) -> Vec<(SeatId, bool)> {
    let change = |entry: &LogEntry| match entry {
        LogEntry::Sits { seat, who } => Some((*seat, host::match_host::player_of(who).control.level().is_some())),
        _ => None,
    };
    sim.disk.log.iter().filter_map(change).collect()
}

#[test]
fn after_its_days_a_computer_player_plays_the_rest_of_a_turn_and_the_log_says_so() {
    for game in games::catalog::NAMES {
        let mut sim = begun(game, 3, 4);
        close_all(&mut sim);
        sim.sleep(HOUR);
        let (late, entries) = (due(&mut sim), sim.disk.log.len());
        assert!(left(&mut sim) <= DAY * 3 - HOUR);
        let wakes = sim.sleep(DAY * 3 - HOUR * 2);
        assert!(
            wakes <= 72,
            "{game}: {wakes} wakes in three days in which nothing happens"
        );
        assert_eq!(
            sim.disk.log.len(),
            entries,
            "{game}: there is time left, and nobody has to be there"
        );
        sim.sleep(HOUR * 2);
        assert!(sim.disk.log.len() > entries, "{game}: its time is over");
        let all = changes(&sim);
        let theirs: Vec<bool> = all
            .iter()
            .filter(|(seat, _)| *seat == late)
            .map(|(_, gone)| *gone)
            .collect();
        assert_eq!(theirs.first(), Some(&true), "{game}: {all:?}");
        assert_eq!(theirs.get(1), Some(&false), "{game}: {all:?} {:?}", sim.room.lobby());
        let lobby = sim.room.lobby();
        assert!(
            lobby.seats.iter().all(|seat| seat.stand_in.is_none()),
            "{game}: {lobby:?}"
        );
        assert!(
            left(&mut sim) > DAY * 2,
            "{game}: whoever is due now has their own time"
        );
        // The others need not have been there.
        sim.open(0);
        sim.open(1);
        sim.finish();
    }
}

#[test]
fn whoever_comes_back_in_the_middle_of_a_turn_plays_on() {
    let mut sim = begun("skip-bo", 1, 7);
    let late = usize::from(due(&mut sim).0);
    close_all(&mut sim);
    // The computer player has thought about its first decision, and its time to act has not come.
    sim.works_later = true;
    sim.sleep(DAY + Duration::from_secs(1));
    assert!(sim.room.lobby().seats[late].stand_in.is_some());
    sim.works_later = false;
    sim.open(late);
    assert_eq!(sim.room.lobby().seats[late].stand_in, None);
    sim.open(1 - late);
    sim.finish();
}

#[test]
fn computer_players_go_on_until_a_person_is_due() {
    let settings = RoomSettings {
        pace_ms: 800,
        ..slow("skip-bo", 3, 7)
    };
    let mut sim = Sim::new(settings, 1, 3);
    sim.sit(0, 0);
    for seat in 1..3 {
        sim.answer(0, RoomRequest::Computer(SeatId(seat), Some(Level::Easy)))
            .expect("a computer player");
    }
    sim.answer(0, RoomRequest::Start).expect("it begins");
    for _ in 0..3 {
        while sim.play() {}
        sim.close(0);
        sim.sleep(HOUR);
        assert_eq!(due(&mut sim), SeatId(0), "the others have played meanwhile");
        sim.open(0);
    }
}

#[test]
fn the_time_of_a_decision_runs_on_while_the_server_is_off() {
    let mut sim = begun("skip-bo", 3, 5);
    close_all(&mut sim);
    sim.sleep(HOUR * 5);
    let before = left(&mut sim);
    sim.kill();
    assert_eq!(left(&mut sim), before, "it was killed for a moment");
    sim.now += DAY;
    sim.kill();
    assert_eq!(left(&mut sim), before - DAY, "it was off for a day");
    // It was off for longer than the decision had time.
    sim.now += DAY * 30;
    sim.kill();
    assert_eq!(left(&mut sim), LEFT_AFTER_STOP);
    sim.sleep(LEFT_AFTER_STOP - HOUR * 2);
    let entries = sim.disk.log.len();
    let little = left(&mut sim);
    sim.now += DAY;
    sim.kill();
    // What was left is known to the hour.
    assert!(left(&mut sim) <= little + HOUR, "a restart gives no new time");
    assert_eq!(sim.disk.log.len(), entries);
    sim.sleep(HOUR * 4);
    assert!(sim.disk.log.len() > entries);
}

#[test]
fn a_clock_of_the_machine_that_is_set_gives_nobody_a_loss() {
    for (set_to, at_least) in [
        // Back by ten years, and to before 1970.
        (Some(1_800_000_000 - 315_360_000), DAY * 3 - HOUR * 7),
        (None, DAY * 3 - HOUR * 7),
        // Ahead by ten years.
        (Some(1_800_000_000 + 315_360_000), LEFT_AFTER_STOP),
    ] {
        let mut sim = begun("stack", 3, 5);
        close_all(&mut sim);
        sim.sleep(HOUR * 5);
        sim.day_zero = set_to.map_or(Duration::ZERO, Duration::from_secs);
        // While the server runs, it counts by its own clock.
        sim.sleep(HOUR);
        assert_eq!(left(&mut sim), DAY * 3 - HOUR * 6);
        sim.kill();
        assert!(left(&mut sim) >= at_least, "{set_to:?}: {:?}", left(&mut sim));
        // The clock is right again.
        sim.day_zero = Duration::from_secs(1_800_000_000);
        let before = left(&mut sim);
        sim.kill();
        assert!(left(&mut sim) >= before.min(LEFT_AFTER_STOP), "{set_to:?}");
        assert!(left(&mut sim) <= DAY * 3);
        sim.sleep(DAY * 4);
        assert!(!changes(&sim).is_empty(), "{set_to:?}: its time ends");
    }
}

#[test]
fn a_room_without_people_stays_for_a_month_and_restarts_do_not_count_anew() {
    let mut sim = begun("skip-bo", 14, 5);
    close_all(&mut sim);
    for _ in 0..9 {
        sim.sleep(DAY * 3);
        sim.kill();
    }
    assert!(!sim.gone);
    sim.sleep(SLOW_MATCH_STAYS - DAY * 27 - HOUR);
    assert!(!sim.gone);
    sim.sleep(HOUR * 2);
    assert!(sim.gone, "a month has passed");
    // Without a match it stays for a week, so that people can come one by one.
    let mut sim = Sim::new(slow("skip-bo", 2, 3), 2, 5);
    close_all(&mut sim);
    sim.sleep(SLOW_LOBBY_STAYS - HOUR);
    assert!(!sim.gone);
    sim.sleep(HOUR * 2);
    assert!(sim.gone);
    // All have left for good.
    let mut sim = begun("skip-bo", 3, 5);
    sim.ask(0, RoomRequest::Leave);
    sim.ask(1, RoomRequest::Leave);
    assert!(!sim.room.plays_slowly());
    sim.sleep(HOUR);
    assert!(sim.gone);
}

#[test]
fn nothing_happens_because_somebody_is_away() {
    let mut sim = begun("skip-bo", 3, 1);
    let host = sim.room.lobby().host;
    sim.close(0);
    sim.sleep(DAY);
    let lobby = sim.room.lobby();
    assert_eq!(lobby.host, host, "the host stays host");
    assert!(lobby.seats.iter().all(|seat| seat.stand_in.is_none()), "{lobby:?}");
    for refused in [RoomRequest::Pause(true), RoomRequest::Replace(SeatId(0))] {
        assert_eq!(
            sim.answer(1, refused.clone()),
            Err(RoomRefusal::TakesItsTime),
            "{refused:?}"
        );
    }
    // An undo needs the others.
    sim.open(0);
    let undo = (0..200).find_map(|_| {
        sim.play();
        let view = &sim.ends[0].session.last(Viewer::Player(SeatId(0)))?.view;
        let seat = view.undo.filter(|seat| *seat == SeatId(0))?;
        let decision = view.decisions[seat.index()];
        Some(host::request::Undo { seat, decision })
    });
    let undo = undo.expect("an undo is possible");
    sim.close(1);
    let asks = RoomRequest::Ask(host::request::SeatRequest::Undo(undo));
    assert_eq!(sim.answer(0, asks.clone()), Err(RoomRefusal::NotAgreed));
    sim.open(1);
    assert_eq!(sim.answer(0, asks), Ok(()), "now they are asked");
}

#[test]
fn news_tell_members_whose_turn_it_is_and_nobody_else() {
    let mut sim = Sim::new(
        RoomSettings {
            onlookers_delay_s: Some(60),
            ..slow("skip-bo", 2, 3)
        },
        2,
        5,
    );
    let looks_on = sim.come("Onlooker");
    sim.sit(0, 0);
    sim.sit(1, 1);
    let before = sim.news(0);
    assert!(!before.playing && !before.finished && !before.is_your_turn());
    sim.answer(0, RoomRequest::Start).expect("it begins");
    close_all(&mut sim);
    sim.sleep(HOUR);
    let due = due(&mut sim);
    for end in 0..2 {
        let news = sim.news(end);
        assert_eq!((news.code, &*news.game), (sim.room.code(), "skip-bo"));
        assert_eq!((news.people, news.here), (3, 0), "whoever asks for news is still away");
        let yours: Vec<bool> = news.seats.iter().map(|seat| seat.yours).collect();
        assert_eq!(yours, [end == 0, end == 1]);
        assert_eq!(news.is_your_turn(), usize::from(due.0) == end);
        let is_due: Vec<bool> = news.seats.iter().map(|seat| seat.due).collect();
        assert_eq!(is_due, [due.0 == 0, due.0 == 1]);
        let left = u32::try_from((DAY * 3 - HOUR).as_millis()).ok();
        assert_eq!(news.your_time_ms(), left.filter(|_| news.is_your_turn()));
    }
    let seen = sim.news(looks_on);
    assert!(
        seen.seats.iter().all(|seat| !seat.due && seat.left_ms.is_none()),
        "{seen:?}"
    );
    let now = sim.now;
    let other = SeatToken::of_random([9; 16]);
    assert_eq!(sim.room.news(&other, now), Err(RoomRefusal::NoSeatOfYours));
    // A token stays valid as long as the room, and asking does not renew it.
    sim.sleep(DAY * 20);
    for end in 0..2 {
        sim.open(end);
    }
    sim.finish();
    assert!(sim.news(0).finished);
}

#[test]
fn people_who_come_and_go_and_a_server_that_is_killed_make_a_match_that_ends() {
    each_seed(times("TUMBLETOP_SLOW", 8), |seed| {
        let game = games::catalog::NAMES[seed as usize % games::catalog::NAMES.len()];
        let mut chance = stream(seed, Stream::Agents);
        let mut sim = begun(game, 1, seed);
        let mut days = 0;
        while !sim.is_over() && !sim.gone {
            match chance.random_range(0..6) {
                0 => close_all(&mut sim),
                1 => sim.open(chance.random_range(0..2)),
                2 => sim.kill(),
                _ => {
                    for _ in 0..chance.random_range(1..20) {
                        sim.play();
                    }
                }
            }
            let hours = chance.random_range(0..30);
            sim.sleep(HOUR * hours);
            days += 1;
            assert!(days < 5_000, "seed {seed}: it does not end");
        }
        assert!(sim.is_over() || sim.gone, "seed {seed}");
        let host = sim.room.lobby().host;
        assert_eq!(host, Some(MemberId(1)), "seed {seed}");
    });
}
