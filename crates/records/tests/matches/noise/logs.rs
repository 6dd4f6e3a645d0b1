//! Random bytes as the logs of saved matches: as they are, and as the frames of a log with checksums that fit. Without
//! these nearly all bytes would be refused at once.

use games::catalog::{AnyOptions, NAMES};
use records::store::frame_log;
use records::store::log_entry::{LogHeader, LogHeaderBody, SeatOccupant};
use records::store::saved_match::SavedMatch;
use rules::rng::Seed;
use rules::seats::Seats;

/// Reads the bytes in each of these ways.
pub fn read(data: &[u8]) {
    read_and_stand(data);
    let bodies = bodies(data);
    // Any bytes may be a head.
    read_and_stand(&log(&bodies));
    for name in NAMES {
        let head = head(name);
        let mut all: Vec<&[u8]> = vec![&head];
        all.extend(&bodies);
        let whole = log(&all);
        read_and_stand(&whole);
        // Cut anywhere, it is the beginning of the same log, or refused.
        let cut = data.first().map_or(0, |at| usize::from(*at)).min(whole.len());
        read_and_stand(&whole[..whole.len() - cut]);
    }
}

/// The bytes in parts, each after its length.
fn bodies(mut data: &[u8]) -> Vec<&[u8]> {
    let mut bodies = Vec::new();
    while let Some((length, rest)) = data.split_first() {
        let (body, after) = rest.split_at(usize::from(*length).min(rest.len()));
        bodies.push(body);
        data = after;
    }
    bodies
}

/// A log of these frames.
pub fn log(bodies: &[&[u8]]) -> Vec<u8> {
    let (mut bytes, mut link) = frame_log::begin();
    for body in bodies {
        let (frame, next) = link.frame(body).expect("it is short");
        bytes.extend(frame);
        link = next;
    }
    bytes
}

/// The head of a match of two.
fn head(name: &str) -> Vec<u8> {
    let options = AnyOptions::of_game(name).expect("a game that is listed");
    let player = |name: &str| SeatOccupant {
        name: name.to_owned(),
        level: None,
    };
    let head = LogHeader::new(LogHeaderBody {
        seats: Seats::solo(options.players().0).expect("as few as can play"),
        players: vec![player("Ana"); options.players().0],
        options,
        seed: Seed::Number(1),
        draw: None,
        colours: [0, 1, 2, 3, 4, 5, 6, 7],
        began_s: 0,
    });
    postcard::to_stdvec(&head).expect("a head can be written")
}

/// Reads a log, and plays its match by the rules if it can be read.
fn read_and_stand(bytes: &[u8]) {
    let Ok((saved_match, whole)) = SavedMatch::read(bytes) else {
        return;
    };
    assert!(whole <= bytes.len());
    let (again, length) = SavedMatch::read(&bytes[..whole]).expect("the whole frames are enough");
    // As bytes: a NaN is not equal to itself.
    let written =
        |saved_match: &SavedMatch| postcard::to_stdvec(&saved_match.log).expect("what was read can be written");
    assert_eq!((written(&again), length), (written(&saved_match), whole));
    assert!(saved_match.throws().count() <= saved_match.log.len());
    if let Ok(standing) = saved_match.status() {
        assert!(saved_match.record.replay(|_, _| ()).is_ok(), "{standing:?}");
    }
}
