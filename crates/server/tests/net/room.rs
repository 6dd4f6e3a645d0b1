//! Rooms with a simulated network: what people see when messages are lost or repeated, or the server is killed.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use games::catalog::{AnyGame, NAMES};
use host::feed::{FeedItem, FeedUpdate};
use host::match_host::MatchHost;
use host::request::{DecisionId, SeatRequest, Undo};
use net::protocol::client_message::{ClientMessage, HandPointer, HeldItem, RoomRequest};
use net::protocol::lobby::{MemberId, SeatHolder};
use net::protocol::phrases::Phrase;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::{RoomSettings, TurnClock, UndoRule};
use net::protocol::wire::encode;
use net::room::effect::{ConnectionId, Effect};
use net::session::{Ended, Event, Goal, Session};
use records::record::Record;
use rules::ai::level::Level;
use rules::ids::{Actor, SeatId, Viewer};

use crate::sim::{Sim, each_seed, settings, times};

/// A match of two people, played to its end.
fn played(game: &str, seed: u64, each: impl FnMut(&mut Sim)) -> Sim {
    played_with(settings(game, 2), seed, each)
}

fn played_with(settings: RoomSettings, seed: u64, each: impl FnMut(&mut Sim)) -> Sim {
    played_on(Sim::new(settings, 2, seed), each)
}

fn played_on(mut sim: Sim, mut each: impl FnMut(&mut Sim)) -> Sim {
    sim.start();
    for _ in 0..20_000 {
        if sim.is_over() {
            break;
        }
        each(&mut sim);
        if !sim.play() {
            sim.pass(Duration::from_millis(500));
        }
    }
    assert!(sim.is_over(), "it ends");
    sim
}

fn record(sim: &Sim) -> Record {
    sim.disk.story().expect("a match").record
}

/// Checks that all clients see the match as the log has it.
fn all_see_the_same(sim: &Sim) {
    let host = MatchHost::resume(sim.disk.story().expect("a match"), 0).expect("it follows the rules");
    for end in &sim.ends {
        assert!(end.connection.is_some(), "everybody is there");
        for viewer in end.session.viewers() {
            let shown = end.session.last(viewer).expect("something");
            assert_eq!(shown.position, host.position(), "{viewer:?}");
            assert_eq!(*shown.view, host.view(viewer), "{viewer:?}");
        }
    }
}

#[test]
fn a_match_of_every_game_ends_for_all_as_in_the_log() {
    for game in NAMES {
        let sim = played(game, 3, |_| {});
        all_see_the_same(&sim);
        let _: AnyGame = record(&sim).replay(|_, _| {}).expect("it follows the rules");
    }
}

#[test]
fn a_connection_lost_after_every_item_ends_with_the_same_views() {
    let (cuts, views) = (AtomicU64::new(0), AtomicU64::new(0));
    let seeds = times("TUMBLETOP_CUTS", 4);
    each_seed(seeds, |seed| {
        let game = NAMES[seed as usize % NAMES.len()];
        let straight = played(game, seed, |_| {});
        let mut onlooker = None;
        let broken = played(game, seed, |sim| {
            if onlooker.is_none() {
                onlooker = Some(sim.come("Onlooker"));
                // All connections are lost after each single item.
                sim.cuts = true;
            }
            for _ in 0..1000 {
                let behind = sim.ends.iter().any(|end| end.connection.is_none())
                    || told(sim).iter().any(|at| *at != sim.disk.log.len() as u32);
                if !behind {
                    break;
                }
                // Much less than the grace period: no computer player stands in.
                sim.pass(Duration::from_millis(400));
            }
            all_see_the_same(sim);
            views.fetch_add(sim.ends.len() as u64, Ordering::Relaxed);
        });
        assert!(broken.cut > 20, "{game}: {}", broken.cut);
        cuts.fetch_add(broken.cut, Ordering::Relaxed);
        assert_eq!(record(&broken), record(&straight), "{game}: the same match");
    });
    println!("{seeds} matches, {cuts:?} connections lost, {views:?} views compared, all equal");
}

#[test]
fn messages_that_arrive_three_times_in_any_order_make_the_same_match() {
    each_seed(times("TUMBLETOP_THRICE", 8), |seed| {
        let game = NAMES[seed as usize % NAMES.len()];
        let straight = played(game, seed, |_| {});
        let mut thrice = Sim::new(settings(game, 2), 0, seed);
        thrice.thrice = true;
        thrice.come("Person 0");
        thrice.come("Person 1");
        let mut steps = 0;
        let thrice = played_on(thrice, |sim| {
            steps += 1;
            if steps % 7 == 3 {
                sim.lose(steps % 2);
                sim.pass(Duration::from_secs(2));
            }
        });
        assert_eq!(record(&thrice), record(&straight), "{game}, seed {seed}");
        all_see_the_same(&thrice);
    });
}

#[test]
fn a_server_killed_at_any_moment_loses_nothing_it_sent() {
    let all_kills = AtomicUsize::new(0);
    each_seed(times("TUMBLETOP_SIM_KILLS", 8), |seed| {
        let game = NAMES[seed as usize % NAMES.len()];
        let straight = played(game, seed, |_| {});
        let mut kills = 0;
        let killed = played(game, seed, |sim| {
            if !sim.chance(0.2) {
                return;
            }
            kills += 1;
            let seen: Vec<u32> = told(sim);
            // A client sends a request, and only a part of the effects is carried out.
            if let Some((end, _)) = sim.due().first().copied() {
                let most = kills % 4;
                sim.ends[end].session.ask(RoomRequest::Say(Phrase::Hello));
                sim.carry_out(most);
            }
            sim.kill();
            sim.pass(Duration::from_secs(2));
            for (now, before) in told(sim).into_iter().zip(seen) {
                assert!(now >= before, "{game}: {now} after {before}");
            }
            all_see_the_same(sim);
        });
        all_kills.fetch_add(kills, Ordering::Relaxed);
        assert_eq!(
            record(&killed),
            record(&straight),
            "{game}, seed {seed}: throws included"
        );
        assert_eq!(
            killed.disk.story().map(|story| story.log.len()),
            straight.disk.story().map(|story| story.log.len())
        );
    });
    assert!(all_kills.into_inner() > 20);
}

/// The position in the log that each client has reached.
fn told(sim: &Sim) -> Vec<u32> {
    let last = |session: &Session| {
        session
            .viewers()
            .filter_map(|viewer| Some(session.last(viewer)?.position))
            .max()
    };
    sim.ends.iter().map(|end| last(&end.session).unwrap_or(0)).collect()
}

fn undo(sim: &Sim) -> Option<Undo> {
    let view = &sim.ends[0].session.last(Viewer::Player(SeatId(0)))?.view;
    let seat = view.undo?;
    let theirs = sim.ends[usize::from(seat.0)].session.last(Viewer::Player(seat))?;
    Some(Undo {
        seat,
        decision: theirs.view.decisions[seat.index()],
    })
}

#[test]
fn an_undo_asks_the_affected_players() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 1);
    sim.start();
    let find = |sim: &mut Sim| {
        for _ in 0..200 {
            if let Some(undo) = undo(sim) {
                return undo;
            }
            sim.play();
        }
        panic!("no undo is possible");
    };
    let asked = find(&mut sim);
    let (one, other) = (usize::from(asked.seat.0), 1 - usize::from(asked.seat.0));
    let entries = record(&sim).entries.len();
    sim.answer(one, RoomRequest::Ask(SeatRequest::Undo(asked)))
        .expect("it is asked");
    assert!(
        sim.ends[other]
            .events
            .contains(&Event::UndoAsked(asked.seat, asked.decision))
    );
    assert_eq!(
        sim.answer(one, RoomRequest::AgreeUndo(asked.seat, asked.decision, true)),
        Err(RoomRefusal::NotYourSeat)
    );
    assert_eq!(record(&sim).entries.len(), entries, "not before they agree");
    sim.answer(other, RoomRequest::AgreeUndo(asked.seat, asked.decision, true))
        .expect("they agree");
    assert_eq!(record(&sim).entries.len(), entries - 1);
    assert!(sim.ends[one].events.contains(&Event::UndoAnswered(asked.seat, true)));
    let asked = find(&mut sim);
    let (one, other) = (usize::from(asked.seat.0), 1 - usize::from(asked.seat.0));
    let entries = record(&sim).entries.len();
    sim.answer(one, RoomRequest::Ask(SeatRequest::Undo(asked)))
        .expect("it is asked");
    sim.answer(other, RoomRequest::AgreeUndo(asked.seat, asked.decision, false))
        .expect("they answer no");
    assert_eq!(record(&sim).entries.len(), entries);
    sim.answer(one, RoomRequest::Ask(SeatRequest::Undo(asked)))
        .expect("it is asked again");
    sim.pass(Duration::from_secs(21));
    assert_eq!(
        sim.answer(other, RoomRequest::AgreeUndo(asked.seat, asked.decision, true)),
        Err(RoomRefusal::NotAgreed),
        "too late"
    );
    let never = RoomSettings {
        undo: UndoRule::Never,
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(never, 2, 1);
    sim.start();
    let asked = find(&mut sim);
    assert_eq!(
        sim.answer(usize::from(asked.seat.0), RoomRequest::Ask(SeatRequest::Undo(asked))),
        Err(RoomRefusal::NoUndo)
    );
}

#[test]
fn after_a_grace_period_a_computer_player_stands_in_until_the_person_is_back() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    sim.lose(1);
    let session = std::mem::replace(
        &mut sim.ends[1].session,
        Session::new(Goal::Join(sim.room.code()), String::new(), [7; 32]),
    );
    // The other client is switched off.
    sim.ends[1].session.disconnected(Some(CloseReason::Left), sim.now, 0.0);
    sim.pass(Duration::from_secs(59));
    assert_eq!(sim.room.lobby().seats[1].stand_in, None);
    sim.pass(Duration::from_secs(1));
    let stands_in = sim.room.lobby().seats[1].stand_in;
    assert_eq!(stands_in, Some(Level::Normal));
    for _ in 0..6 {
        sim.play();
        sim.pass(Duration::from_secs(1));
    }
    let acted = |sim: &Sim| {
        record(sim)
            .entries
            .iter()
            .filter(|entry| entry.who == Actor::Player(SeatId(1)))
            .count()
    };
    assert!(acted(&sim) > 0, "it plays");
    sim.ends[1].session = session;
    sim.pass(Duration::from_secs(1));
    assert_eq!(sim.room.lobby().seats[1].stand_in, None);
    assert_eq!(sim.room.lobby().seats[1].holder, SeatHolder::Person(MemberId(2)));
    all_see_the_same(&sim);
    sim.finish();
}

#[test]
fn a_turn_that_takes_too_long_is_made_by_a_computer_player_and_a_bank_runs_out() {
    for clock in [TurnClock::Turn(30), TurnClock::Bank(30, 5)] {
        for game in NAMES {
            let with_clock = RoomSettings {
                clock,
                ..settings(game, 2)
            };
            let mut sim = Sim::new(with_clock, 2, 4);
            sim.start();
            sim.pass(Duration::from_secs(1));
            let entries = |sim: &Sim| record(sim).entries.len();
            let before = entries(&sim);
            sim.pass(Duration::from_secs(28));
            assert_eq!(entries(&sim), before, "{game}: there is time left");
            for _ in 0..3 {
                sim.pass(Duration::from_secs(31));
            }
            assert!(entries(&sim) > before, "{game}: it goes on");
            assert!(
                sim.room.lobby().seats.iter().all(|seat| seat.stand_in.is_none()),
                "the seat stays theirs"
            );
            assert!(sim.ends[0].events.iter().any(|event| matches!(event, Event::Clock(_))));
        }
    }
}

#[test]
fn a_reminder_reminds_once_and_makes_no_decision() {
    let reminds = RoomSettings {
        clock: TurnClock::Reminder(10),
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(reminds, 2, 4);
    sim.start();
    let before = record(&sim).entries.len();
    for _ in 0..10 {
        sim.pass(Duration::from_secs(11));
    }
    let reminded = sim.ends[0]
        .events
        .iter()
        .filter(|event| matches!(event, Event::Reminded(_)))
        .count();
    assert_eq!(reminded, 1);
    assert_eq!(record(&sim).entries.len(), before);
}

#[test]
fn a_pause_needs_all_people_and_one_ends_it() {
    let mut sim = Sim::new(settings("stack", 2), 2, 4);
    sim.start();
    sim.answer(0, RoomRequest::Pause(true)).expect("a wish");
    assert!(!sim.room.lobby().paused);
    sim.answer(1, RoomRequest::Pause(true)).expect("agreed");
    assert!(sim.room.lobby().paused);
    let (end, seat) = sim.due()[0];
    let throw = SeatRequest::Throw(host::request::ManualThrow {
        seat,
        decision: DecisionId(0),
        gesture: None,
    });
    assert_eq!(sim.answer(end, RoomRequest::Ask(throw)), Err(RoomRefusal::Paused));
    sim.answer(1, RoomRequest::Pause(false)).expect("one is enough");
    sim.finish();
}

#[test]
fn only_its_member_can_withdraw_a_wish_to_pause() {
    let mut sim = Sim::new(settings("stack", 3), 3, 4);
    sim.start();
    let (first, second) = (MemberId(1), MemberId(2));
    sim.answer(0, RoomRequest::Pause(true)).expect("a wish");
    sim.answer(1, RoomRequest::Pause(true)).expect("another wish");
    assert_eq!(sim.room.lobby().wants_pause, [first, second]);
    sim.answer(1, RoomRequest::Pause(false)).expect("the wish is withdrawn");
    assert_eq!(sim.room.lobby().wants_pause, [first], "the other wish stands");
    sim.answer(2, RoomRequest::Pause(false)).expect("nothing to withdraw");
    assert_eq!(sim.room.lobby().wants_pause, [first]);
    // The remaining members agree once the third is gone too.
    sim.answer(2, RoomRequest::Pause(true)).expect("agreed");
    assert!(!sim.room.lobby().paused);
    sim.ask(1, RoomRequest::Leave);
    assert!(sim.room.lobby().paused, "all who are present have agreed");
    assert_eq!(sim.room.lobby().wants_pause, []);
}

#[test]
fn a_pause_starts_when_the_last_member_to_agree_is_killed() {
    let mut sim = Sim::new(settings("stack", 2), 2, 4);
    sim.start();
    sim.answer(0, RoomRequest::Pause(true)).expect("a wish");
    sim.lose(1);
    sim.carry_out(usize::MAX);
    let lobby = sim.room.lobby();
    assert!(lobby.paused && !lobby.members[1].here, "{lobby:?}");
    assert_eq!(sim.ends[0].session.lobby(), Some(&lobby), "the present member knows it");
}

#[test]
fn only_the_host_configures_the_table_and_members_only_their_own_seat() {
    let mut sim = Sim::new(settings("skip-bo", 3), 3, 4);
    sim.sit(0, 0);
    sim.sit(1, 1);
    for request in [
        RoomRequest::Configure(Box::new(settings("stack", 3))),
        RoomRequest::Computer(SeatId(2), Some(Level::Normal)),
        RoomRequest::Remove(MemberId(1)),
        RoomRequest::HandOver(MemberId(2)),
        RoomRequest::Lock(true),
        RoomRequest::Start,
    ] {
        assert_eq!(
            sim.answer(1, request.clone()),
            Err(RoomRefusal::OnlyHost),
            "{request:?}"
        );
    }
    assert_eq!(sim.answer(0, RoomRequest::Start), Err(RoomRefusal::SeatsEmpty));
    assert_eq!(
        sim.answer(1, RoomRequest::Stand(SeatId(0))),
        Err(RoomRefusal::NotYourSeat)
    );
    assert_eq!(
        sim.answer(0, RoomRequest::Computer(SeatId(1), Some(Level::Normal))),
        Err(RoomRefusal::SeatTaken)
    );
    sim.answer(0, RoomRequest::Computer(SeatId(2), Some(Level::Easy)))
        .expect("a computer player");
    sim.answer(1, RoomRequest::Ready(false)).expect("not ready");
    assert_eq!(sim.answer(0, RoomRequest::Start), Err(RoomRefusal::NotReady));
    sim.answer(1, RoomRequest::Ready(true)).expect("ready");
    sim.answer(0, RoomRequest::Start).expect("it begins");
    assert_eq!(sim.answer(0, RoomRequest::Start), Err(RoomRefusal::MatchOn));
    assert_eq!(
        sim.answer(0, RoomRequest::Record(0)),
        Err(RoomRefusal::NoRecord),
        "not before it is over"
    );
    // A client acts for the seat of another, and the spectator tries it too.
    let before = record(&sim);
    let (end, seat) = sim.due()[0];
    let view = sim.ends[end]
        .session
        .last(Viewer::Player(seat))
        .expect("a view")
        .view
        .clone();
    let mut chance = rules::rng::stream(1, rules::rng::Stream::Agents);
    let ask = view
        .computer_request(seat, Level::Greedy, &mut chance)
        .expect("it is due");
    assert_eq!(
        sim.answer(1 - end, RoomRequest::Ask(ask.clone())),
        Err(RoomRefusal::NotYourSeat)
    );
    assert_eq!(
        sim.answer(2, RoomRequest::Ask(ask.clone())),
        Err(RoomRefusal::NotYourSeat)
    );
    assert_eq!(record(&sim), before);
    sim.answer(end, RoomRequest::Ask(ask.clone())).expect("their own");
    let after = record(&sim);
    sim.answer(end, RoomRequest::Ask(ask))
        .expect("the repeated request is already done");
    assert_eq!(record(&sim), after);
    // A removed client is informed and does not return by itself, and a computer player takes over.
    sim.answer(0, RoomRequest::Remove(MemberId(2))).expect("the host may");
    assert!(sim.ends[1].session.is_over());
    sim.ends[1].session.event();
    assert_eq!(sim.room.lobby().seats[1].holder, SeatHolder::Computer(Level::Normal));
    sim.finish();
    sim.answer(0, RoomRequest::Record(0)).expect("it is over");
    let full = sim.ends[0].events.iter().find_map(|event| match event {
        Event::Recorded(full) => Some(full.clone()),
        _ => None,
    });
    let full = full.expect("the whole record");
    assert_eq!(Record::from_bytes(&full.record).expect("a record"), record(&sim));
}

#[test]
fn a_locked_room_lets_in_only_its_members() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.answer(0, RoomRequest::Lock(true)).expect("locked");
    let late = sim.come("Late");
    assert!(sim.ends[late].session.is_over());
    sim.lose(1);
    sim.pass(Duration::from_secs(1));
    assert!(sim.ends[1].connection.is_some());
}

#[test]
fn the_newest_connection_wins_and_an_old_token_opens_nothing() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    let token = |sim: &Sim, end: usize| {
        let mut entered = sim.ends[end].events.iter().rev().filter_map(|event| match event {
            Event::Entered { code, token, .. } => Some((*code, *token)),
            _ => None,
        });
        entered.next().expect("they entered")
    };
    let (code, first) = token(&sim, 1);
    let again = |sim: &mut Sim, token| {
        sim.ends.push(crate::sim::End {
            session: Session::new(Goal::Return(code, token), String::new(), [7; 32]),
            connection: None,
            events: Vec::new(),
            heard: Vec::new(),
            off: false,
        });
        sim.advance();
        sim.ends.len() - 1
    };
    let newer = again(&mut sim, first);
    assert_eq!(sim.ends[newer].session.you(), Some(MemberId(2)));
    assert!(sim.ends[1].session.is_over(), "the older connection is closed for good");
    let (_, second) = token(&sim, newer);
    assert_ne!(first, second);
    let stale = again(&mut sim, first);
    assert!(sim.ends[stale].session.is_over(), "renewed");
    assert_eq!(sim.ends[stale].session.you(), None);
    let refused = std::iter::from_fn(|| sim.ends[stale].session.event()).last();
    assert!(refused.is_none() || refused == Some(Event::Over(Ended::Refused(RoomRefusal::NoSeatOfYours))));
}

#[test]
fn a_late_request_over_an_older_connection_replaces_no_member() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    let entered = |event: &Event| match event {
        Event::Entered { code, token, .. } => Some((*code, *token)),
        _ => None,
    };
    let (code, first) = sim.ends[1].events.iter().rev().find_map(entered).expect("they entered");
    let first_connection = sim.ends[1].connection.take().expect("a connection");
    sim.room.disconnected(first_connection, sim.now);
    // A client asks to return over this connection. Returns its new token.
    let back = |sim: &mut Sim, over: ConnectionId| {
        let told = Vec::new();
        let asks = RoomRequest::Return {
            code,
            token: first,
            told,
        };
        sim.room.receive(over, ClientMessage { number: 0, asks }, sim.now);
        let sent: Vec<Effect> = sim.room.effects().collect();
        assert!(
            !sent.iter().any(|effect| matches!(effect, Effect::Close(..))),
            "closes nothing"
        );
        sent.into_iter().find_map(|effect| match effect {
            Effect::Send {
                message: ServerMessage::Entered { token, .. },
                ..
            } => Some(token),
            _ => None,
        })
    };
    // The client asks over one connection, abandons it, and asks over the next. The room does not know yet that the
    // new token has arrived, so the first one still opens the seat.
    let (given_up, next) = (ConnectionId(100), ConnectionId(101));
    let fresh = back(&mut sim, next).expect("they are back");
    assert_eq!(back(&mut sim, given_up), None);
    assert!(sim.room.lobby().members[1].here, "the newer connection stands");
    // The same if the newer connection is lost too before the late request arrives.
    sim.room.disconnected(next, sim.now);
    assert_eq!(back(&mut sim, given_up), None);
    assert!(!sim.room.lobby().members[1].here);
    sim.ends[1].session = Session::new(Goal::Return(code, fresh), String::new(), [7; 32]);
    sim.next = 102;
    sim.advance();
    assert_eq!(
        sim.ends[1].session.you(),
        Some(MemberId(2)),
        "the newest token opens the seat"
    );
}

#[test]
fn onlookers_with_a_delay_see_the_match_later() {
    let delayed = RoomSettings {
        onlookers_delay_s: Some(30),
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(delayed, 2, 4);
    sim.start();
    let onlooker = sim.come("Onlooker");
    let seen = |sim: &Sim| {
        sim.ends[onlooker]
            .session
            .last(Viewer::Public)
            .map(|item| item.position)
    };
    let at = |sim: &Sim| sim.disk.log.len() as u32;
    for _ in 0..5 {
        sim.play();
        sim.pass(Duration::from_secs(1));
    }
    assert!(seen(&sim) < Some(at(&sim)));
    let then = at(&sim);
    // A spectator who enters now sees no more.
    let other = sim.come("Another");
    assert!(sim.ends[other].session.last(Viewer::Public).map(|item| item.position) < Some(then));
    sim.pass(Duration::from_secs(30));
    assert_eq!(seen(&sim), Some(then));
    sim.finish();
    assert_eq!(seen(&sim), Some(at(&sim)), "nothing is secret any more");
}

#[test]
fn aims_and_sayings_are_seen_by_the_others_unless_muted() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    let aim = HandPointer {
        seat: SeatId(0),
        at: (10, -20),
        near: Some(2),
        throws: Some((3, 200)),
        lifted: Some(HeldItem::CardOf(2)),
    };
    let log = sim.disk.log.len();
    sim.ask(0, RoomRequest::Aim(aim));
    sim.ask(1, RoomRequest::Aim(aim));
    assert_eq!(sim.ends[1].events.last(), Some(&Event::Aimed(aim)));
    assert!(!sim.ends[0].events.contains(&Event::Aimed(aim)), "not their seat");
    assert_eq!(sim.disk.log.len(), log, "an aim is not logged");
    sim.answer(0, RoomRequest::Say(Phrase::GoodLuck)).expect("said");
    let said = Event::Said(MemberId(1), Phrase::GoodLuck);
    assert!(sim.ends[1].events.contains(&said));
    sim.ends[1].events.clear();
    sim.ends[1].session.mute(MemberId(1), true);
    sim.answer(0, RoomRequest::Say(Phrase::GoodLuck)).expect("said");
    assert!(!sim.ends[1].events.contains(&said));
}

#[test]
fn a_rematch_has_the_same_seats_and_another_seed() {
    let mut sim = played("skip-bo-dice", 9, |_| {});
    let first = record(&sim);
    sim.answer(1, RoomRequest::Ready(true)).expect("another one");
    sim.answer(0, RoomRequest::Start).expect("it begins");
    assert_eq!(sim.room.lobby().matches, 2);
    sim.finish();
    assert_ne!(record(&sim).seed, first.seed);
    all_see_the_same(&sim);
}

#[test]
fn in_a_rematch_with_the_same_settings_the_next_seat_goes_first() {
    let first = |sim: &Sim| record(sim).first_turn().expect("a first turn");
    let mut sim = played("skip-bo", 9, |_| {});
    for _ in 0..3 {
        let before = first(&sim);
        sim.answer(1, RoomRequest::Ready(true)).expect("another one");
        sim.answer(0, RoomRequest::Start).expect("it begins");
        sim.finish();
        assert_ne!(first(&sim), before);
    }
    // With other settings it is another match, which begins as these say.
    let mut settings = sim.room.lobby().settings;
    for first_seat in ["1", "2", "1"] {
        settings.options.retain(|(key, _)| key != "first");
        settings.options.push(("first".into(), first_seat.into()));
        sim.answer(0, RoomRequest::Configure(Box::new(settings.clone())))
            .expect("other settings");
        sim.answer(1, RoomRequest::Ready(true)).expect("another one");
        sim.answer(0, RoomRequest::Start).expect("it begins");
        sim.finish();
        assert_eq!((first(&sim).index() + 1).to_string(), first_seat);
    }
}

#[test]
fn computer_players_fill_seats_and_people_can_have_several() {
    for game in NAMES {
        let mut sim = Sim::new(settings(game, 4), 1, 2);
        sim.sit(0, 0);
        sim.sit(0, 1);
        sim.answer(0, RoomRequest::Computer(SeatId(2), Some(Level::Easy)))
            .expect("a computer player");
        sim.answer(0, RoomRequest::Computer(SeatId(3), Some(Level::Normal)))
            .expect("a computer player");
        sim.answer(0, RoomRequest::Start).expect("it begins");
        assert_eq!(sim.ends[0].session.viewers().count(), 2);
        sim.finish();
        all_see_the_same(&sim);
    }
}

#[test]
fn requests_at_the_wrong_moment_are_answered_and_change_nothing() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    let stranger = ConnectionId(999);
    for asks in [
        RoomRequest::Start,
        RoomRequest::Leave,
        RoomRequest::Record(0),
        RoomRequest::Ready(true),
    ] {
        sim.room.receive(stranger, ClientMessage { number: 1, asks }, sim.now);
        let answered = sim.room.effects().any(|effect| {
            let net::room::effect::Effect::Send { to, message, .. } = effect else {
                return false;
            };
            to == stranger && matches!(message, ServerMessage::Answer(1, Err(RoomRefusal::NotEntered)))
        });
        assert!(answered);
    }
    for seat in [2, 7, 8, 200, 255] {
        let seat = SeatId(seat);
        let sit = RoomRequest::Sit {
            seat,
            name: String::new(),
            colour: 0,
            face: 0,
        };
        assert_eq!(sim.answer(0, sit), Err(RoomRefusal::NotYourSeat));
        assert_eq!(sim.answer(0, RoomRequest::Stand(seat)), Err(RoomRefusal::NotYourSeat));
        assert_eq!(
            sim.answer(0, RoomRequest::Computer(seat, None)),
            Err(RoomRefusal::NotYourSeat)
        );
        assert!(sim.answer(0, RoomRequest::Replace(seat)).is_err());
        assert_eq!(
            sim.answer(0, RoomRequest::AgreeUndo(seat, DecisionId(0), true)),
            Err(RoomRefusal::NoMatch)
        );
    }
    let bytes = encode(&sim.room.lobby());
    assert!(bytes.len() < 2000);
}

#[test]
fn everybody_in_the_room_sees_the_first_deal_happen() {
    for game in ["skip-bo", "skip-bo-mod"] {
        for delay in [0, 30] {
            let watched = RoomSettings {
                onlookers_delay_s: Some(delay),
                ..settings(game, 2)
            };
            let mut sim = Sim::new(watched, 2, 4);
            let onlooker = sim.come("Onlooker");
            sim.sit(0, 0);
            sim.sit(1, 1);
            sim.answer(0, RoomRequest::Start).expect("it begins");
            sim.pass(Duration::from_secs(u64::from(delay) + 1));
            let alone = MatchHost::resume(sim.disk.story().expect("a match"), 0).expect("it follows the rules");
            assert!(alone.position() > 0, "{game}: the cards are dealt");
            for (end, viewer) in [
                (0, Viewer::Player(SeatId(0))),
                (1, Viewer::Player(SeatId(1))),
                (onlooker, Viewer::Public),
            ] {
                let told = sim.ends[end].events.iter().filter_map(|event| match event {
                    Event::Item(of, item) if *of == viewer => Some(item),
                    _ => None,
                });
                let [before, deal, ..] = told.collect::<Vec<_>>()[..] else {
                    panic!("{game}: less than two items for {viewer:?}")
                };
                assert!(matches!(before.told, FeedUpdate::Whole { .. }) && before.position == 0);
                let FeedUpdate::Happened { entry: 0, events, .. } = &deal.told else {
                    panic!("{game}: {viewer:?} was told {:?}", deal.told)
                };
                assert!(
                    events.iter().any(|event| event.line().is_some()),
                    "{game}: it has a line"
                );
            }
        }
    }
}

#[test]
fn late_and_returning_clients_learn_where_the_dice_fell() {
    for (game, delay) in [("stack", 0), ("skip-bo-dice", 0), ("stack", 30)] {
        let delayed = RoomSettings {
            onlookers_delay_s: Some(delay),
            ..settings(game, 2)
        };
        let mut sim = Sim::new(delayed, 2, 4);
        sim.start();
        let onlooker = sim.come("Onlooker");
        for _ in 0..14 {
            sim.play();
            sim.pass(Duration::from_secs(3));
        }
        // The knowledge of a client that received the feed item by item.
        let knows = |sim: &Sim, end: usize, of: Viewer| {
            let mut whole: Option<FeedItem> = None;
            for event in &sim.ends[end].events {
                match event {
                    Event::Item(viewer, item) if *viewer == of => match &mut whole {
                        Some(whole) if !matches!(item.told, FeedUpdate::Whole { .. }) => whole.roll_forward(item),
                        _ => whole = Some((**item).clone()),
                    },
                    _ => {}
                }
            }
            let whole = whole.expect("an item was received");
            let FeedUpdate::Whole { dice, .. } = whole.told else {
                panic!("the item is not whole")
            };
            (whole.position, dice)
        };
        let seen = knows(&sim, onlooker, Viewer::Public);
        assert!(!seen.1.is_empty(), "{game}: dice have rolled");
        let late = sim.come("Late");
        assert_eq!(knows(&sim, late, Viewer::Public), seen, "{game}, {delay} s later");
        let seat = Viewer::Player(SeatId(0));
        let before = knows(&sim, 0, seat);
        sim.kill();
        sim.pass(Duration::from_secs(2));
        assert_eq!(knows(&sim, 0, seat), before, "{game}: the same after a restart");
        let told_anew = sim.ends[0].events.iter().rev().find_map(|event| match event {
            Event::Item(_, item) => Some(matches!(item.told, FeedUpdate::Whole { .. })),
            _ => None,
        });
        assert_eq!(told_anew, Some(true), "{game}: a whole item is sent again");
    }
}
