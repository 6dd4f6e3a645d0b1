//! No client is sent what its seat may not know: all sent messages are captured and searched.
//!
//! The search terms come from the saved match, not from what the program shows: the seed of the match, the seeds of
//! all shuffles, the order of the draw piles, the tokens of the other members. Every feed item is read too, and its
//! hidden cards and choices are compared with the match at that moment. Leaking messages are made by hand, to prove
//! that the search finds them.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};

use games::catalog::{AnyEvent, AnyGame, NAMES};
use host::feed::{FeedItem, FeedUpdate};
use host::match_host::MatchHost;
use host::request::{SeatRequest, Undo};
use net::protocol::client_message::{HandPointer, RoomRequest};
use net::protocol::lobby::MemberId;
use net::protocol::packed::DeltaBase;
use net::protocol::phrases::Phrase;
use net::protocol::server_message::ServerMessage;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode};
use records::store::log_entry::LogEntry;
use records::store::saved_match::SavedMatch;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::Seed;
use serde_json::Value;

use crate::sim::{Sim, each_seed, settings, times};

/// This many cards of a draw pile in a row are in no message by chance.
const IN_A_ROW: usize = 12;
/// Piles of a seat in the buffer of a card game: a stock, then its discard piles.
const PILES_A_SEAT: usize = 5;

/// Bytes to search for, indexed by their first eight.
#[derive(Default)]
struct Needles(HashMap<[u8; 8], Vec<(Vec<u8>, &'static str)>>);

impl Needles {
    fn add(&mut self, bytes: Vec<u8>, what: &'static str) {
        let first = bytes[..8].try_into().expect("eight bytes");
        self.0.entry(first).or_default().push((bytes, what));
    }

    /// A number as it may be written: in eight bytes, in seven bits a byte, as text.
    fn add_number(&mut self, number: u64, what: &'static str) {
        self.add(number.to_le_bytes().to_vec(), what);
        for bytes in [
            postcard::to_stdvec(&number).expect("bytes"),
            number.to_string().into_bytes(),
        ] {
            if bytes.len() >= 8 {
                self.add(bytes, what);
            }
        }
    }

    /// 256 secret bits: any quarter of them, as bytes or as hexadecimal text.
    fn add_bits(&mut self, bits: &[u8; 32], what: &'static str) {
        for part in bits.chunks(8) {
            self.add(part.to_vec(), what);
            let text: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
            self.add(text.into_bytes(), what);
        }
    }

    fn found_in(&self, bytes: &[u8]) -> Option<&'static str> {
        bytes.windows(8).enumerate().find_map(|(at, window)| {
            let first: [u8; 8] = window.try_into().expect("eight bytes");
            let these = self.0.get(&first)?;
            these
                .iter()
                .find(|(needle, _)| bytes[at..].starts_with(needle))
                .map(|(_, what)| *what)
        })
    }
}

/// The saved match: its state at each position of the log.
struct Truth {
    story: SavedMatch,
    /// By position in the log.
    states: Vec<Value>,
    needles: Needles,
    shuffles: usize,
}

impl Truth {
    fn of(saved_match: SavedMatch) -> Self {
        let mut needles = Needles::default();
        let draw = saved_match.head.draw.as_ref().expect("it was drawn");
        let Seed::Drawn(seed) = draw.seed() else {
            panic!("a draw draws")
        };
        needles.add_bits(&seed, "the seed of the match");
        needles.add_bits(&draw.secret, "the secret of the host");
        let begun = AnyGame::new(
            &saved_match.head.options,
            &saved_match.record.seats,
            saved_match.head.seed.short(),
        )
        .expect("a match");
        let mut stack = vec![begun];
        let json = |game: &AnyGame| serde_json::to_value(game).expect("it can be written");
        let mut states = vec![json(&stack[0])];
        let mut shuffles = 0;
        for kept in &saved_match.log {
            match kept {
                LogEntry::Happened { entry, .. } => {
                    let mut game = stack.last().expect("a state").clone();
                    let no_events = &mut ();
                    entry
                        .apply_to::<()>(&mut game, stack.len(), stack.len(), no_events)
                        .expect("it follows the rules");
                    let action = serde_json::to_value(&entry.action).expect("it can be written");
                    if entry.who == Actor::Chance
                        && let Some(seed) = inner(&action).pointer("/Shuffle/seed").and_then(Value::as_u64)
                    {
                        shuffles += 1;
                        needles.add_number(seed, "the seed of a shuffle");
                        let state = json(&game);
                        let pile = cards(&inner(&state)["draw"]);
                        for row in pile.windows(IN_A_ROW) {
                            needles.add(row.to_vec(), "the order of the draw pile");
                            let text = serde_json::to_vec(row).expect("text");
                            needles.add(text[1..text.len() - 1].to_vec(), "the order of the draw pile as text");
                        }
                    }
                    stack.push(game);
                }
                LogEntry::Undone => {
                    stack.pop();
                }
                LogEntry::Sits { .. } | LogEntry::Given { .. } | LogEntry::Named(_) => {}
            }
            states.push(json(stack.last().expect("a state")));
        }
        Self {
            story: saved_match,
            states,
            needles,
            shuffles,
        }
    }
}

/// The contents of an enum: values of games are written as the name of the game with its value.
fn inner(value: &Value) -> &Value {
    let only = value
        .as_object()
        .filter(|object| object.len() == 1)
        .and_then(|object| object.values().next());
    let inner = only.unwrap_or(value);
    inner.get("known").unwrap_or(inner)
}

fn cards(value: &Value) -> Vec<u8> {
    let numbers = value.as_array().into_iter().flatten();
    numbers
        .map(|card| card.as_u64().expect("a card is a number") as u8)
        .collect()
}

/// How much was searched.
#[derive(Debug, Default)]
struct Looked {
    messages: AtomicU64,
    bytes: AtomicU64,
    items: AtomicU64,
    /// Cards and choices that existed and were hidden.
    hidden: AtomicU64,
}

/// Searches the messages to one person.
struct Search<'a> {
    truth: &'a Truth,
    /// The seats of this person.
    seats: &'a [SeatId],
    /// The tokens of the other members.
    tokens: Needles,
    before: BTreeMap<Viewer, DeltaBase>,
    looked: &'a Looked,
}

impl<'a> Search<'a> {
    fn new(truth: &'a Truth, seats: &'a [SeatId], others: &[SeatToken], looked: &'a Looked) -> Self {
        let mut tokens = Needles::default();
        for token in others {
            tokens.add(postcard::to_stdvec(token).expect("bytes"), "the token of another");
        }
        Self {
            truth,
            seats,
            tokens,
            before: BTreeMap::new(),
            looked,
        }
    }

    fn message(&mut self, bytes: &[u8]) -> Result<(), String> {
        let count = |counter: &AtomicU64, more: usize| counter.fetch_add(more as u64, Ordering::Relaxed);
        count(&self.looked.messages, 1);
        count(&self.looked.bytes, bytes.len());
        self.scan(bytes)?;
        match decode::<ServerMessage>(bytes).map_err(|_| "no message")? {
            ServerMessage::Began(_) => self.before.clear(),
            ServerMessage::Entered { .. } => self.before.clear(),
            ServerMessage::Record { .. } => return Err("the record of a match that is on".to_owned()),
            ServerMessage::Item(viewer, packed) => {
                let theirs = match viewer {
                    Viewer::Player(seat) => self.seats.contains(&seat),
                    Viewer::Public => self.seats.is_empty(),
                };
                if !theirs {
                    return Err(format!("the feed of {viewer:?}"));
                }
                let before = self.before.entry(viewer).or_default();
                let item = before.unpack(*packed).map_err(|_| "no item")?;
                count(&self.looked.items, 1);
                self.scan(&postcard::to_stdvec(&item).expect("bytes"))?;
                self.scan(&serde_json::to_vec(&item).expect("bytes"))?;
                let hidden = hides(&item, viewer, &self.truth.states)?;
                count(&self.looked.hidden, hidden);
            }
            _ => {}
        }
        Ok(())
    }

    fn scan(&self, bytes: &[u8]) -> Result<(), String> {
        let found = self
            .truth
            .needles
            .found_in(bytes)
            .or_else(|| self.tokens.found_in(bytes));
        found.map_or(Ok(()), |what| Err(what.to_owned()))
    }
}

/// Checks that an item hides what its viewer may not know. Returns the number of hidden cards and choices.
fn hides(item: &FeedItem, viewer: Viewer, states: &[Value]) -> Result<usize, String> {
    let truth = states.get(item.position as usize).ok_or("a place that is not kept")?;
    let truth = inner(truth);
    let all = serde_json::to_value(item).map_err(|error| error.to_string())?;
    let shown = inner(&all["view"]["view"]);
    let own = |seat: usize| viewer == Viewer::Player(SeatId(seat as u8));
    let mut hidden = 0;
    let mut covered = |what: String, real: &[u8], shown: &[u8]| {
        if real.contains(&0) || real.len() != shown.len() || shown.iter().any(|card| *card != 0) {
            return Err(format!("{what}: {shown:?} of {real:?}"));
        }
        hidden += real.len();
        Ok(())
    };
    if let Some(hands) = truth["hands"].as_array() {
        for (seat, hand) in hands.iter().enumerate() {
            let seen = cards(&shown["hands"][seat]);
            if own(seat) {
                if seen != cards(hand) {
                    return Err("one's own hand is another".to_owned());
                }
            } else {
                covered(format!("the hand of seat {seat}"), &cards(hand), &seen)?;
            }
        }
        covered(
            "the draw pile".to_owned(),
            &cards(&truth["draw"]),
            &cards(&shown["draw"]),
        )?;
        let ends: Vec<usize> = truth["piles"]["ends"]
            .as_array()
            .ok_or("no piles")?
            .iter()
            .map(|end| end.as_u64().expect("a number") as usize)
            .collect();
        let (real, seen) = (cards(&truth["piles"]["cards"]), cards(&shown["piles"]["cards"]));
        for (pile, end) in ends.iter().enumerate().step_by(PILES_A_SEAT) {
            let begin = pile.checked_sub(1).map_or(0, |before| ends[before]);
            // The top card is face up.
            let under = begin..end.saturating_sub(1).max(begin);
            let (real, seen) = (&real[under.clone()], seen.get(under).ok_or("a stock is shorter")?);
            covered(format!("the stock of seat {}", pile / PILES_A_SEAT), real, seen)?;
        }
    }
    if let Some(choices) = truth["choices"].as_array() {
        for (seat, choice) in choices.iter().enumerate().filter(|(seat, _)| !own(*seat)) {
            let seen = &shown["choices"][seat];
            if choice != "None" {
                hidden += 1;
            }
            if (choice == "None") != (seen == "None") || (seen != "None" && seen != "Hidden") {
                return Err(format!("the choice of seat {seat}: {seen}"));
            }
        }
    }
    for event in all["told"]["Happened"]["events"].as_array().into_iter().flatten() {
        if let Some(drew) = inner(event).get("Drew") {
            let who = drew["player"].as_u64().ok_or("nobody drew")?;
            if !own(who as usize) && drew["card"] != 0 {
                return Err(format!("what seat {who} drew"));
            }
        }
    }
    // The card actions of another seat reveal its hand. What it can write is open to all.
    for (seat, legal) in all["view"]["legal"].as_array().ok_or("no acts")?.iter().enumerate() {
        if !own(seat) {
            for act in legal.as_array().into_iter().flatten() {
                let text = act.to_string();
                if text.contains("\"Hand\"") || text.contains("\"card\"") {
                    return Err(format!("what seat {seat} can do: {text}"));
                }
            }
        }
    }
    Ok(hidden)
}

/// Events that disturb a running match, besides its play.
fn disturb(sim: &mut Sim, step: u32) {
    use rand::RngExt;
    let people = sim.ends.len();
    let who = sim.rng.random_range(0..people);
    match sim.rng.random_range(0..24) {
        0 => {
            sim.lose(who);
            sim.pass(std::time::Duration::from_secs(2));
        }
        1 if step.is_multiple_of(5) => {
            sim.kill();
            sim.pass(std::time::Duration::from_secs(2));
        }
        2 => {
            if let Some(undo) = undo(sim) {
                let (asks, agrees) = (usize::from(undo.seat.0), 1 - usize::from(undo.seat.0));
                sim.ask(asks, RoomRequest::Ask(SeatRequest::Undo(undo)));
                sim.ask(agrees, RoomRequest::AgreeUndo(undo.seat, undo.decision, true));
            }
        }
        3 => {
            sim.ask(who, RoomRequest::Say(Phrase::Hello));
        }
        4 => {
            sim.ask(0, RoomRequest::HandOver(MemberId(2)));
            sim.ask(1, RoomRequest::Lock(true));
            sim.ask(1, RoomRequest::Lock(false));
            sim.ask(1, RoomRequest::HandOver(MemberId(1)));
        }
        5 => {
            sim.ask(0, RoomRequest::Pause(true));
            sim.ask(1, RoomRequest::Pause(true));
            sim.ask(who, RoomRequest::Pause(false));
            // A spectator can't end a pause.
            sim.ask(0, RoomRequest::Pause(false));
        }
        6 => {
            let aim = HandPointer {
                seat: SeatId((who % 2) as u8),
                at: (1, 2),
                near: Some(0),
                throws: None,
                lifted: None,
            };
            sim.ask(who, RoomRequest::Aim(aim));
        }
        7 => {
            // None of these requests is allowed.
            sim.ask(who, RoomRequest::Record(0));
            sim.ask(who, RoomRequest::Stand(SeatId(((who + 1) % 2) as u8)));
            sim.ask(
                who,
                RoomRequest::Sit {
                    seat: SeatId(1),
                    name: String::new(),
                    colour: 1,
                    face: 1,
                },
            );
        }
        8 if people < 5 => {
            sim.come("Another");
        }
        9 if people > 3 => {
            sim.ask(people - 1, RoomRequest::Leave);
        }
        _ => {}
    }
}

fn undo(sim: &Sim) -> Option<Undo> {
    let view = &sim.ends[0].session.last(Viewer::Player(SeatId(0)))?.view;
    let seat = view.undo.filter(|seat| seat.0 < 2)?;
    let theirs = sim.ends[usize::from(seat.0)].session.last(Viewer::Player(seat))?;
    Some(Undo {
        seat,
        decision: theirs.view.decisions[seat.index()],
    })
}

/// A room of two people, whose messages are captured from the beginning.
fn listened_to(game: &str, seats: u8, seed: u64) -> Sim {
    let mut sim = Sim::new(settings(game, seats), 0, seed);
    sim.listens = true;
    sim.come("Person 0");
    sim.come("Person 1");
    sim
}

/// A match of two people, in every third one also of a computer player, with spectators and everything that can
/// happen. Returns it before its results are known.
fn disturbed(seed: u64) -> Sim {
    let game = NAMES[seed as usize % NAMES.len()];
    let third = seed % 3 == 2;
    let mut sim = listened_to(game, if third { 3 } else { 2 }, seed);
    if third {
        let level = rules::ai::level::Level::Easy;
        sim.answer(0, RoomRequest::Computer(SeatId(2), Some(level)))
            .expect("a seat");
    }
    // One of them takes another seat first.
    sim.sit(1, 0);
    sim.answer(1, RoomRequest::Stand(SeatId(0))).expect("it is theirs");
    sim.start();
    sim.come("Onlooker");
    for step in 0..100_000 {
        if sim.is_over() {
            return sim;
        }
        disturb(&mut sim, step);
        if !sim.play() {
            sim.pass(std::time::Duration::from_millis(500));
        }
    }
    panic!("{game}, seed {seed}: it does not end");
}

fn tokens(heard: &[Vec<u8>]) -> Vec<SeatToken> {
    let token = |bytes: &Vec<u8>| match decode::<ServerMessage>(bytes) {
        Ok(ServerMessage::Entered { token, .. }) => Some(token),
        _ => None,
    };
    heard.iter().filter_map(token).collect()
}

/// The seats of each person.
fn seats_of(end: usize) -> &'static [SeatId] {
    match end {
        0 => &[SeatId(0)],
        1 => &[SeatId(1)],
        _ => &[],
    }
}

fn others(sim: &Sim, end: usize) -> Vec<SeatToken> {
    let ends = sim.ends.iter().enumerate().filter(|(at, _)| *at != end);
    ends.flat_map(|(_, end)| tokens(&end.heard)).collect()
}

#[test]
fn no_client_is_sent_what_its_seat_may_not_know() {
    let looked = Looked::default();
    let matches = times("TUMBLETOP_CANARY", 12);
    each_seed(matches, |seed| {
        let sim = disturbed(seed);
        let truth = Truth::of(sim.disk.story().expect("a match"));
        let game = truth.story.record.options.name();
        let dealt = ["skip-bo", "skip-bo-mod"].contains(&game);
        assert_eq!(truth.shuffles > 0, dealt, "{game}: shuffles");
        let head = postcard::to_stdvec(&truth.story.head).expect("bytes");
        assert!(
            truth.needles.found_in(&head).is_some(),
            "the search finds the seed where it is"
        );
        for (at, end) in sim.ends.iter().enumerate() {
            let mut search = Search::new(&truth, seats_of(at), &others(&sim, at), &looked);
            for message in &end.heard {
                if let Err(what) = search.message(message) {
                    panic!("{game}, seed {seed}, person {at}: {what} was sent");
                }
            }
        }
    });
    println!("{matches} matches, {looked:?}, 0 secrets");
    assert!(looked.hidden.load(Ordering::Relaxed) > 10_000);
}

/// The current view of a viewer, as a whole feed item.
fn whole(saved_match: &SavedMatch, viewer: Viewer) -> FeedItem {
    let mut host = MatchHost::resume(saved_match.clone(), 0).expect("it follows the rules");
    host.connect(viewer)
}

/// A message with this feed item.
fn tells(viewer: Viewer, item: &FeedItem) -> Vec<u8> {
    let packed = DeltaBase::default().pack(item).expect("an item");
    encode(&ServerMessage::Item(viewer, Box::new(packed)))
}

#[test]
fn a_message_that_leaks_is_found() {
    let looked = Looked::default();
    let (mut drawn, mut chosen) = (0, 0);
    for seed in 0..8 {
        let game = NAMES[seed as usize % NAMES.len()];
        let mut sim = listened_to(game, 2, seed);
        sim.start();
        sim.come("Onlooker");
        // Stops somewhere in the match; in Skip-Bo Dice at a secret choice.
        for step in 0..2000 {
            let story = sim.disk.story().expect("a match");
            let position = story.log.len();
            let truth = Truth::of(story);
            let secret = inner(&truth.states[position])["choices"]
                .as_array()
                .is_some_and(|choices| choices.iter().any(|choice| choice != "None"));
            if step > 12 && (secret || game != "skip-bo-dice") {
                break;
            }
            assert!(!sim.is_over(), "{game}: nothing was chosen in secret");
            if !sim.play() {
                sim.pass(std::time::Duration::from_millis(500));
            }
        }
        let story = sim.disk.story().expect("a match");
        let truth = Truth::of(story.clone());
        let [zero, one] = [0, 1].map(|seat| Viewer::Player(SeatId(seat)));
        let finds = |what: &str, message: Vec<u8>| {
            for (viewer, end) in [(zero, 0), (Viewer::Public, 2)] {
                let message = match decode::<ServerMessage>(&message) {
                    // The item names the viewer it was made for.
                    Ok(ServerMessage::Item(whose, packed)) if whose == zero => {
                        encode(&ServerMessage::Item(viewer, packed))
                    }
                    _ => message.clone(),
                };
                let mut search = Search::new(&truth, seats_of(end), &others(&sim, end), &looked);
                let found = search.message(&message);
                assert!(found.is_err(), "{game}: {what} was not found");
            }
        };
        let mine = whole(&story, zero);
        let mut search = Search::new(&truth, seats_of(0), &others(&sim, 0), &looked);
        assert_eq!(search.message(&tells(zero, &mine)), Ok(()), "{game}: the own view");
        finds("the feed of another", tells(one, &whole(&story, one)));
        let as_other = FeedItem {
            view: whole(&story, one).view,
            ..mine.clone()
        };
        let has_secrets = game != "stack";
        if has_secrets {
            let state = inner(truth.states.last().expect("a state"));
            let chose = |seat: usize| state["choices"].get(seat).is_some_and(|choice| choice != "None");
            if game != "skip-bo-dice" || chose(1) {
                finds("the view of another", tells(zero, &as_other));
            }
            chosen += u32::from(chose(0) || chose(1));
        }
        // The event of a seat that drew a card.
        let drew = r#"{"Drew":{"player":1,"card":7}}"#;
        let event = match game {
            "skip-bo" => format!(r#"{{"SkipBo":{drew}}}"#),
            "skip-bo-mod" => format!(r#"{{"SkipBoMod":{drew}}}"#),
            _ => String::new(),
        };
        if let Ok(event) = serde_json::from_str::<AnyEvent>(&event) {
            drawn += 1;
            let told = FeedUpdate::Happened {
                entry: 1,
                events: vec![event],
                throw: None,
                begins: false,
            };
            finds("what was drawn", tells(zero, &FeedItem { told, ..mine.clone() }));
        }
        // A message that contains these bytes.
        let carries = |bytes: &[u8]| {
            let throw = Some(std::sync::Arc::new((bytes.to_vec(), Vec::new())));
            let told = FeedUpdate::Happened {
                entry: 1,
                events: Vec::new(),
                throw,
                begins: false,
            };
            tells(zero, &FeedItem { told, ..mine.clone() })
        };
        finds(
            "the seed",
            carries(&postcard::to_stdvec(&story.head.seed).expect("bytes")),
        );
        let secret = &story.head.draw.as_ref().expect("a draw").secret;
        finds("the secret", carries(secret));
        finds("a quarter of the secret", carries(&secret[8..16]));
        finds("the seed", carries(story.head.seed.to_string().as_bytes()));
        let state = inner(truth.states.last().expect("a state"));
        let pile = cards(&state["draw"]);
        if pile.len() > IN_A_ROW {
            finds("the draw pile", carries(&pile));
        }
        let token = tokens(&sim.ends[1].heard)[0];
        finds("a token", carries(&postcard::to_stdvec(&token).expect("bytes")));
        let record = story.record.to_bytes().expect("bytes");
        let part = ServerMessage::Record {
            from: 0,
            of: record.len() as u32,
            bytes: record,
        };
        finds("the record", encode(&part));
    }
    assert!(drawn >= 4 && chosen >= 2, "{drawn} drawn, {chosen} chosen");
}
