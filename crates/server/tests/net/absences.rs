//! Nudges, vacations, standing answers and substitutes at tables that take their time.

use std::time::Duration;

use host::feed::FeedUpdate;
use net::protocol::absence::{StandingAnswer, StandingAnswers};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{LONGEST_VACATION_DAYS, NUDGE_EVERY};
use net::protocol::lobby::{MemberId, SeatHolder};
use net::protocol::notice::NoticeAddress;
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::session::Event;
use rules::ids::{SeatId, Viewer};

use crate::sim::{Sim, settings};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

fn slow(game: &str, seats: u8) -> RoomSettings {
    RoomSettings {
        clock: TurnClock::Days(3),
        ..settings(game, seats)
    }
}

/// A match of this many people that has begun.
fn begun(game: &str, people: u8) -> Sim {
    let mut sim = Sim::new(slow(game, people), people.into(), 6);
    sim.start();
    sim
}

/// The client whose turn it is, and their seat: everybody sits in the order in which they came.
fn due(sim: &mut Sim) -> (usize, SeatId) {
    let news = sim.news(0);
    let seat = news.seats.iter().position(|seat| seat.due).expect("a seat is due");
    (seat, SeatId(seat as u8))
}

/// The time that is left for a seat.
fn left(sim: &mut Sim, seat: SeatId) -> Option<Duration> {
    let news = sim.news(0);
    let left = news.seats[seat.index()].left_ms?;
    Some(Duration::from_millis(left.into()))
}

fn member(sim: &Sim, end: usize) -> MemberId {
    sim.ends[end].session.you().expect("a member")
}

#[test]
fn whoever_is_due_is_reminded_once_in_twelve_hours() {
    let mut sim = begun("skip-bo", 2);
    let (late, seat) = due(&mut sim);
    let other = 1 - late;
    sim.answer(
        late,
        RoomRequest::Notify(Some(NoticeAddress::Push("https://a.example/b".into()))),
    )
    .expect("an address");
    let nudge = |sim: &mut Sim, who, seat| sim.answer(who, RoomRequest::Nudge(seat));
    assert_eq!(nudge(&mut sim, late, seat), Err(RoomRefusal::NotDue), "not oneself");
    let not_due = SeatId(1 - seat.0);
    assert_eq!(nudge(&mut sim, late, not_due), Err(RoomRefusal::NotDue));
    assert_eq!(nudge(&mut sim, other, SeatId(7)), Err(RoomRefusal::NotYourSeat));
    sim.close(late);
    assert!(!sim.news(late).seats[seat.index()].nudged);
    assert_eq!(nudge(&mut sim, other, seat), Ok(()));
    assert_eq!(sim.told.len(), 1, "they are told where they want it");
    assert!(sim.news(late).seats[seat.index()].nudged);
    sim.kill();
    sim.sleep(NUDGE_EVERY - HOUR);
    assert!(sim.news(late).seats[seat.index()].nudged, "a restart forgets no nudge");
    assert_eq!(nudge(&mut sim, other, seat), Err(RoomRefusal::NudgedAlready));
    sim.sleep(HOUR * 2);
    sim.open(late);
    assert_eq!(nudge(&mut sim, other, seat), Ok(()));
    assert_eq!(sim.told.len(), 1, "whoever is there hears it in the room");
    let by = member(&sim, other);
    assert!(sim.ends[late].events.contains(&Event::Nudged(by, seat)));
    let heard = sim.ends[other]
        .events
        .iter()
        .filter(|event| **event == Event::Nudged(by, seat));
    assert_eq!(
        heard.count(),
        2,
        "and who reminds them hears both times that it was done"
    );
    // Their next decision is a new one.
    assert!(sim.play());
    if due(&mut sim).1 == seat {
        assert!(!sim.news(late).seats[seat.index()].nudged);
    }
}

#[test]
fn only_tables_that_take_their_time_have_arrangements() {
    let mut sim = Sim::new(settings("skip-bo-dice", 2), 3, 6);
    (0..2).for_each(|end| sim.sit(end, end as u8));
    let all = |seat| {
        [
            RoomRequest::Nudge(seat),
            RoomRequest::Vacation(1),
            RoomRequest::Answers(seat, StandingAnswers::default()),
        ]
    };
    for ask in all(SeatId(0)) {
        assert_eq!(sim.answer(0, ask), Err(RoomRefusal::OnlyInDays));
    }
    sim.answer(0, RoomRequest::Start).expect("it begins");
    for ask in all(SeatId(0)) {
        assert_eq!(sim.answer(0, ask), Err(RoomRefusal::OnlyInDays));
    }
    assert_eq!(
        sim.answer(2, RoomRequest::PlayOn(SeatId(0))),
        Err(RoomRefusal::OnlyInDays)
    );
    let mut sim = Sim::new(slow("skip-bo-dice", 2), 3, 6);
    (0..2).for_each(|end| sim.sit(end, end as u8));
    for ask in all(SeatId(0)) {
        assert_eq!(sim.answer(0, ask), Err(RoomRefusal::NoMatch));
    }
    sim.answer(0, RoomRequest::Start).expect("it begins");
    for ask in all(SeatId(0)) {
        assert_eq!(sim.answer(2, ask), Err(RoomRefusal::NotYourSeat), "an onlooker");
    }
    let answers = |seat| RoomRequest::Answers(SeatId(seat), StandingAnswers::default());
    assert_eq!(
        sim.answer(0, answers(1)),
        Err(RoomRefusal::NotYourSeat),
        "of somebody else"
    );
    let passes_writes = StandingAnswers {
        choices: StandingAnswer::Pass,
        ..StandingAnswers::default()
    };
    assert_eq!(
        sim.answer(0, RoomRequest::Answers(SeatId(0), passes_writes)),
        Err(RoomRefusal::OutOfRange),
        "everybody has to write (D-13)"
    );
}

#[test]
fn a_clock_stands_still_in_a_vacation_and_goes_on_where_it_was() {
    let mut sim = begun("skip-bo", 2);
    let (away, seat) = due(&mut sim);
    let other = 1 - away;
    sim.sleep(DAY);
    let before = left(&mut sim, seat).expect("its clock runs");
    sim.answer(away, RoomRequest::Vacation(5)).expect("a vacation");
    sim.close(away);
    assert_eq!(left(&mut sim, seat), None);
    let vacation = sim.room.lobby().vacations;
    assert_eq!((vacation.len(), vacation[0].hours), (1, 120));
    assert_eq!(
        sim.answer(other, RoomRequest::Nudge(seat)),
        Err(RoomRefusal::OnVacation)
    );
    let entries = sim.disk.log.len();
    sim.sleep(DAY * 2);
    sim.kill();
    // The server is off for a day of it.
    sim.now += DAY;
    sim.kill();
    assert_eq!(sim.news(other).seats[seat.index()].vacation_hours, Some(48));
    sim.sleep(DAY * 2 - HOUR);
    assert_eq!(
        (left(&mut sim, seat), sim.disk.log.len()),
        (None, entries),
        "nobody plays for them"
    );
    sim.sleep(HOUR);
    assert_eq!(left(&mut sim, seat), Some(before));
    assert_eq!(sim.room.lobby().vacations, []);
    sim.sleep(before);
    assert!(sim.disk.log.len() > entries, "their time goes on, and is over");
}

#[test]
fn a_match_has_so_many_days_of_vacation_and_ending_one_gives_no_new_time() {
    let mut sim = begun("skip-bo", 2);
    let (away, seat) = due(&mut sim);
    let most = LONGEST_VACATION_DAYS;
    let take = |sim: &mut Sim, days| sim.answer(away, RoomRequest::Vacation(days));
    let days_left = |sim: &Sim| {
        let own = sim.ends[away].events.iter().rev().find_map(|event| match event {
            Event::Own(own) => Some(own.vacation_days),
            _ => None,
        });
        own.expect("the person is told")
    };
    assert_eq!(take(&mut sim, most + 1), Err(RoomRefusal::VacationTooLong));
    assert_eq!(take(&mut sim, u8::MAX), Err(RoomRefusal::VacationTooLong));
    sim.sleep(DAY * 2);
    let before = left(&mut sim, seat);
    for _ in 0..20 {
        take(&mut sim, 1).expect("a vacation");
        take(&mut sim, 0).expect("its end");
    }
    assert_eq!(left(&mut sim, seat), before, "beginning and ending gains nothing");
    assert_eq!(days_left(&sim), most);
    take(&mut sim, most).expect("all of them");
    sim.sleep(DAY * 3);
    take(&mut sim, 0).expect("its end");
    assert_eq!(days_left(&sim), most - 3);
    assert_eq!(take(&mut sim, most - 2), Err(RoomRefusal::VacationTooLong));
    take(&mut sim, most - 3).expect("the rest");
    sim.sleep(DAY * u32::from(most - 3));
    assert_eq!(take(&mut sim, 1), Err(RoomRefusal::VacationTooLong));
    assert_eq!(left(&mut sim, seat), before);
}

#[test]
fn calls_and_writes_are_answered_for_those_who_said_how() {
    for offers in [StandingAnswer::Pass, StandingAnswer::Computer] {
        let mut sim = begun("skip-bo-dice", 3);
        let answers = StandingAnswers {
            offers,
            choices: StandingAnswer::Computer,
        };
        for end in 0..3 {
            sim.answer(end, RoomRequest::Answers(SeatId(end as u8), answers))
                .expect("answers");
        }
        sim.kill();
        sim.sleep(Duration::from_secs(30));
        let mut claims = 0;
        for _ in 0..3000 {
            if sim.is_over() {
                break;
            }
            // Only whoever has their own turn has to be there.
            let due = sim.due();
            assert!(due.len() <= 1, "{offers:?}: {due:?}");
            assert!(sim.play(), "{offers:?}: it waits for nobody else");
        }
        assert!(sim.is_over(), "{offers:?}");
        for event in sim.ends.iter().flat_map(|end| &end.events) {
            if let Event::Item(Viewer::Player(_), item) = event
                && let FeedUpdate::Happened { events, .. } = &item.told
            {
                claims += events
                    .iter()
                    .filter(|event| format!("{event:?}").contains("Claimed"))
                    .count();
            }
        }
        // Nobody claims who passes always.
        assert_eq!(claims > 0, offers == StandingAnswer::Computer, "{offers:?}: {claims}");
    }
}

#[test]
fn whoever_gave_no_answers_is_waited_for() {
    let mut sim = begun("skip-bo-dice", 2);
    for _ in 0..200 {
        if sim.due().len() > 1 {
            return;
        }
        assert!(sim.play());
    }
    panic!("both write at the end of each turn");
}

/// A match of two people, with a third one who looks on.
fn with_a_friend() -> Sim {
    let mut sim = Sim::new(slow("skip-bo", 2), 2, 6);
    sim.start();
    sim.come("Cleo");
    sim
}

#[test]
fn a_friend_plays_on_once_everybody_agrees() {
    let mut sim = with_a_friend();
    let (seat, cleo) = (SeatId(1), member(&sim, 2));
    let agree = |sim: &mut Sim, who: usize, yes| sim.answer(who, RoomRequest::AgreePlayOn(seat, cleo, yes));
    assert_eq!(agree(&mut sim, 0, true), Err(RoomRefusal::NoOffer));
    assert_eq!(
        sim.answer(0, RoomRequest::PlayOn(seat)),
        Err(RoomRefusal::NotYourSeat),
        "one seat each"
    );
    sim.answer(2, RoomRequest::PlayOn(seat)).expect("an offer");
    assert_eq!(sim.room.lobby().offers[0].asked.len(), 2);
    assert!(sim.news(0).offered && !sim.news(2).offered);
    // One says no, and another offer comes.
    agree(&mut sim, 1, false).expect("an answer");
    assert_eq!(sim.room.lobby().offers, []);
    sim.answer(2, RoomRequest::PlayOn(seat)).expect("an offer");
    agree(&mut sim, 2, true).expect("nothing: it is their own offer");
    agree(&mut sim, 0, true).expect("an answer");
    sim.kill();
    sim.sleep(Duration::from_secs(30));
    assert_eq!(
        sim.room.lobby().offers[0].asked,
        [member(&sim, 1)],
        "a restart forgets no answer"
    );
    sim.close(2);
    agree(&mut sim, 1, true).expect("the seat is given away");
    let there = &sim.room.lobby().seats[1];
    assert_eq!((there.holder, &*there.name), (SeatHolder::Person(cleo), "Cleo"));
    sim.kill();
    sim.open(2);
    assert_eq!(sim.room.lobby().seats[1].holder, SeatHolder::Person(cleo));
    let sees = |sim: &Sim, end: usize| sim.ends[end].session.last(Viewer::Player(seat)).is_some();
    assert!(sees(&sim, 2) && !sees(&sim, 1), "the cards go with the seat");
    let hears_name = |event: &Event| match event {
        Event::Item(_, item) => {
            matches!(&item.told, FeedUpdate::Sits { seat: of, player } if *of == seat && player.name == "Cleo")
        }
        _ => false,
    };
    assert!(sim.ends[0].events.iter().any(hears_name));
    let items = |sim: &Sim| {
        let of_seat = |event: &&Event| matches!(event, Event::Item(Viewer::Player(of), _) if *of == seat);
        sim.ends[1].events.iter().filter(of_seat).count()
    };
    let before = items(&sim);
    sim.finish();
    assert_eq!(
        items(&sim),
        before,
        "whoever gave the seat away sees no more of its cards"
    );
}

#[test]
fn whoever_was_late_is_not_asked_until_they_are_back() {
    let mut sim = with_a_friend();
    let (late, seat) = due(&mut sim);
    let (other, cleo) = (1 - late, member(&sim, 2));
    sim.close(late);
    sim.answer(2, RoomRequest::PlayOn(seat)).expect("an offer");
    sim.answer(other, RoomRequest::AgreePlayOn(seat, cleo, true))
        .expect("an answer");
    assert_eq!(
        sim.room.lobby().offers[0].asked,
        [member(&sim, late)],
        "they may still come"
    );
    sim.sleep(DAY * 3 - HOUR);
    sim.open(late);
    sim.close(late);
    assert_eq!(
        sim.room.lobby().seats[usize::from(seat.0)].holder,
        SeatHolder::Person(member(&sim, late))
    );
    sim.sleep(DAY);
    let holder = sim.room.lobby().seats[usize::from(seat.0)].holder;
    assert_eq!(holder, SeatHolder::Person(cleo), "their time is over");
}

#[test]
fn nobody_takes_a_seat_without_somebody_who_agrees() {
    let mut sim = with_a_friend();
    (0..2).for_each(|end| sim.close(end));
    for seat in 0..2 {
        sim.answer(2, RoomRequest::PlayOn(SeatId(seat))).expect("an offer");
        assert_eq!(sim.room.lobby().offers.len(), 1, "one at a time");
    }
    sim.sleep(DAY * 10);
    let lobby = sim.room.lobby();
    assert!(lobby.offers[0].asked.is_empty(), "both were late");
    assert!(
        lobby
            .seats
            .iter()
            .all(|seat| seat.holder != SeatHolder::Person(member(&sim, 2)))
    );
    // Whoever leaves takes the offer along.
    sim.ask(2, RoomRequest::Leave);
    assert_eq!(sim.room.lobby().offers, []);
}

#[test]
fn a_friend_plays_on_in_the_seat_of_somebody_who_left() {
    let mut sim = with_a_friend();
    let cleo = member(&sim, 2);
    sim.ends[1].off = true;
    sim.ask(1, RoomRequest::Leave);
    assert!(matches!(sim.room.lobby().seats[1].holder, SeatHolder::Computer(_)));
    sim.answer(2, RoomRequest::PlayOn(SeatId(1))).expect("an offer");
    sim.answer(0, RoomRequest::AgreePlayOn(SeatId(1), cleo, true))
        .expect("an answer");
    assert_eq!(sim.room.lobby().seats[1].holder, SeatHolder::Person(cleo));
    sim.ends.remove(1);
    sim.finish();
}

#[test]
fn a_room_holds_one_offer_for_a_seat_and_one_of_a_member() {
    let mut sim = with_a_friend();
    for _ in 0..20 {
        sim.come("Onlooker");
    }
    for end in 2..sim.ends.len() {
        for seat in 0..2 {
            let asked = sim.answer(end, RoomRequest::PlayOn(SeatId(seat)));
            assert!(matches!(asked, Ok(()) | Err(RoomRefusal::AskedAlready)), "{asked:?}");
        }
        let offers = sim.room.lobby().offers;
        let by = |end| offers.iter().filter(|offer| offer.by == member(&sim, end)).count();
        assert!(
            offers.len() <= 2 && (2..sim.ends.len()).all(|end| by(end) <= 1),
            "{offers:?}"
        );
    }
    assert_eq!(sim.room.lobby().offers.len(), 2);
    // Whoever is forgotten, as the room is full, takes theirs along.
    let by = sim.room.lobby().offers[0].by;
    let end = (2..sim.ends.len())
        .find(|end| member(&sim, *end) == by)
        .expect("a member");
    sim.close(end);
    for _ in 0..40 {
        sim.come("More");
    }
    assert!(
        sim.room.lobby().members.iter().all(|member| member.id != by),
        "they are forgotten"
    );
    assert!(sim.room.lobby().offers.iter().all(|offer| offer.by != by));
}
