use std::sync::Arc;

use super::*;
use games::catalog::AnyOptions;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use records::draw::SeedDraw;
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Seed, Stream, stream};
use rules::seats::Seats;

const ME: MemberId = MemberId(2);
const OTHER: MemberId = MemberId(5);
const SECRET: Number = [1; 32];
const THEIRS: Number = [4; 32];
const VIEWER: Viewer = Viewer::Player(SeatId(0));

/// A client after the first step of a draw, and its commitment.
fn begun() -> (Witness, Commitment) {
    let mut witness = Witness::new([9; 32]);
    let begins = DrawStep::Begins {
        secret: commitment(&SECRET),
        people: vec![ME, OTHER],
    };
    let Some(RoomRequest::Commit { draw, to }) = witness.step(begins, Some(ME), 0) else {
        panic!("it commits")
    };
    assert_eq!(draw, commitment(&SECRET));
    (witness, to)
}

/// A client after a whole draw, and what was drawn.
fn drawn() -> (Witness, SeedDraw) {
    let (mut witness, mine) = begun();
    let committed = DrawStep::Committed(vec![mine, commitment(&THEIRS)]);
    let Some(RoomRequest::Reveal { number, .. }) = witness.step(committed, Some(ME), 0) else {
        panic!("it reveals")
    };
    assert_eq!(commitment(&number), mine);
    let numbers = vec![number, THEIRS];
    assert_eq!(witness.step(DrawStep::Revealed(numbers.clone()), Some(ME), 0), None);
    witness.began(true);
    let secret = SECRET;
    (witness, SeedDraw { secret, numbers })
}

/// A match of computer players.
fn match_of(seed: Seed) -> MatchHost {
    let player = |name: &str| SeatPlayer {
        name: name.to_owned(),
        control: SeatControl::Agent(Level::Greedy),
    };
    let mut options = AnyOptions::of_game("skip-bo").expect("a game");
    options.set("stock", "5").expect("an option");
    let setup = MatchSetup {
        options,
        seats: Seats::solo(2).expect("two seats"),
        seed,
        players: vec![player("Ana"), player("Bo")],
    };
    MatchHost::new(&setup, None, 0).expect("a match")
}

/// Plays a match with this draw, as the client sees it.
fn played(witness: &mut Witness, draw: SeedDraw) -> Record {
    played_as(witness, draw, |_, item| item.clone())
}

/// The same by a server that changes the items of the feed; it knows the record at that time.
fn played_as(witness: &mut Witness, draw: SeedDraw, change: impl Fn(&Record, &FeedItem) -> FeedItem) -> Record {
    let mut host = match_of(draw.seed());
    host.set_draw(draw);
    let first = host.connect(VIEWER);
    witness.item(VIEWER, &change(host.record(), &first));
    let mut read = first.number;
    let mut chance = stream(3, Stream::Agents);
    while host.revealed().is_none() {
        host.draw();
        if let Some(seat) = host.due().lowest() {
            let view = Arc::new(host.view(Viewer::Player(seat)));
            let ask = view
                .computer_request(seat, Level::Greedy, &mut chance)
                .expect("it is due");
            host.ask(&ask).expect("it is legal");
        }
        for item in host.after(VIEWER, read).into_iter().flatten() {
            let so_far = Record {
                entries: host.record().entries[..item.seal.map_or(0, |seal| seal.entries as usize)].to_vec(),
                ..host.record().clone()
            };
            witness.item(VIEWER, &change(&so_far, item));
            read = item.number;
        }
    }
    host.record().clone()
}

fn judged(witness: &Witness, record: &Record) -> Verdict {
    witness.judge(&record.to_bytes().expect("it can be written"), 1)
}

#[test]
fn the_match_that_was_drawn_and_played_is_fair() {
    let (mut witness, draw) = drawn();
    let record = played(&mut witness, draw);
    assert_eq!(judged(&witness, &record), Verdict::Fair { people: 2, given_up: 0 });
}

#[test]
fn whatever_the_host_changes_afterwards_is_found() {
    let (mut witness, draw) = drawn();
    let record = played(&mut witness, draw.clone());
    let found = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        judged(&witness, &changed)
    };
    let redrawn = |record: &mut Record, draw: SeedDraw| {
        record.seed = draw.seed();
        record.draw = Some(draw);
    };
    let with = |secret: Number, numbers: &[Number]| SeedDraw {
        secret,
        numbers: numbers.to_vec(),
    };
    let mine = draw.numbers[0];
    assert_eq!(
        found(&|record| record.seed = Seed::Drawn([8; 32])),
        Verdict::Wrong(Discrepancy::Seed)
    );
    assert_eq!(
        found(&|record| redrawn(record, with([2; 32], &[mine, THEIRS]))),
        Verdict::Wrong(Discrepancy::Secret)
    );
    for numbers in [&[mine, [5; 32]][..], &[THEIRS, mine], &[mine], &[mine, THEIRS, THEIRS]] {
        assert_eq!(
            found(&|record| redrawn(record, with(SECRET, numbers))),
            Verdict::Wrong(Discrepancy::Numbers)
        );
    }
    assert_eq!(
        found(&|record| (record.seed, record.draw) = (Seed::Number(7), None)),
        Verdict::Wrong(Discrepancy::Seed)
    );
    let entries = record.entries.len() as u32;
    assert_eq!(
        found(&|record| drop(record.entries.pop())),
        Verdict::Wrong(Discrepancy::Match(entries))
    );
    assert!(matches!(
        found(&|record| record.entries[3].state ^= 1),
        Verdict::Wrong(Discrepancy::Match(4..))
    ));
    assert_eq!(witness.judge(b"TMBLTOP\n", 1), Verdict::Wrong(Discrepancy::Record));
}

#[test]
fn a_server_that_deals_otherwise_than_the_seed_says_is_found() {
    // It plays a match of another seed, and says that it was this one: seals and views are right.
    let (mut witness, draw) = drawn();
    let other = SeedDraw {
        secret: [3; 32],
        ..draw.clone()
    };
    let claimed = |record: &Record| Record {
        seed: draw.seed(),
        draw: Some(draw.clone()),
        ..record.clone()
    };
    let record = played_as(&mut witness, other, |record, item| FeedItem {
        seal: Seals::of(&claimed(record)).map(|seals| seals.last()),
        ..item.clone()
    });
    assert!(matches!(
        judged(&witness, &claimed(&record)),
        Verdict::Wrong(Discrepancy::Chance(_))
    ));
}

#[test]
fn a_server_that_seals_nothing_or_shows_something_else_is_found() {
    type Change = fn(&FeedItem) -> FeedItem;
    let changes: [Change; 4] = [
        |item| FeedItem {
            seal: None,
            ..item.clone()
        },
        |item| FeedItem {
            seal: item.seal.map(|seal| Seal { entries: 0, ..seal }),
            ..item.clone()
        },
        |item| FeedItem {
            seal: item.seal.map(|seal| Seal { hash: [0; 16], ..seal }),
            ..item.clone()
        },
        // The view of another match.
        |item| FeedItem {
            view: match_of(Seed::Number(4)).connect(VIEWER).view,
            ..item.clone()
        },
    ];
    for (at, change) in changes.into_iter().enumerate() {
        let (mut witness, draw) = drawn();
        let record = played_as(&mut witness, draw, |_, item| match item.seal {
            Some(seal) if seal.entries == 9 => change(item),
            _ => item.clone(),
        });
        assert!(
            matches!(judged(&witness, &record), Verdict::Wrong(Discrepancy::Match(_))),
            "{at}"
        );
    }
}

#[test]
fn who_plays_and_is_left_out_of_the_draw_says_so() {
    let (_, draw) = drawn();
    let record = played(&mut Witness::new([0; 32]), draw.clone());
    let left_out = Verdict::Wrong(Discrepancy::LeftOut);
    // No draw at all.
    let mut witness = Witness::new([9; 32]);
    witness.entered();
    witness.began(true);
    assert_eq!(judged(&witness, &record), left_out);
    // A draw of others.
    let mut witness = Witness::new([9; 32]);
    let begins = DrawStep::Begins {
        secret: commitment(&SECRET),
        people: vec![OTHER],
    };
    assert_eq!(witness.step(begins, Some(ME), 0), None);
    witness.began(true);
    assert_eq!(judged(&witness, &record), left_out);
    // Who comes back while the others draw can't take part, and nobody is to blame.
    let mut witness = Witness::new([9; 32]);
    witness.entered();
    witness.step(DrawStep::Revealed(draw.numbers), Some(ME), 0);
    witness.began(true);
    assert_eq!(judged(&witness, &record), Verdict::Seen { draw: false });
}

#[test]
fn a_lost_connection_during_a_draw_accuses_nobody() {
    let begins = |secret: Number| DrawStep::Begins {
        secret: commitment(&secret),
        people: vec![ME, OTHER],
    };
    // The draw fails without this client, and the match has another one of the others.
    for reveals in [false, true] {
        let (mut witness, mine) = begun();
        if reveals {
            let committed = DrawStep::Committed(vec![mine, commitment(&THEIRS)]);
            assert!(witness.step(committed, Some(ME), 0).is_some());
        }
        witness.lost();
        witness.entered();
        witness.began(false);
        let others = SeedDraw {
            secret: [6; 32],
            numbers: vec![THEIRS],
        };
        let record = played(&mut witness, others);
        assert_eq!(judged(&witness, &record), Verdict::Seen { draw: false }, "{reveals}");
    }
    // The number has arrived, and the match has this draw.
    let (mut witness, mine) = begun();
    let committed = DrawStep::Committed(vec![mine, commitment(&THEIRS)]);
    let Some(RoomRequest::Reveal { number, .. }) = witness.step(committed, Some(ME), 0) else {
        panic!("it reveals")
    };
    witness.lost();
    witness.entered();
    witness.began(false);
    let draw = SeedDraw {
        secret: SECRET,
        numbers: vec![number, THEIRS],
    };
    let record = played(&mut witness, draw);
    assert_eq!(judged(&witness, &record), Verdict::Fair { people: 2, given_up: 0 });
    // A server that draws once more without a word is counted.
    let (mut witness, _) = begun();
    witness.step(begins([7; 32]), Some(ME), 0);
    assert_eq!(witness.given_up, 1);
}

#[test]
fn a_client_whose_commitment_was_exchanged_reveals_nothing() {
    let (mut witness, _) = begun();
    let committed = DrawStep::Committed(vec![[0; 32], commitment(&THEIRS)]);
    assert_eq!(witness.step(committed, Some(ME), 0), None);
    // Nor does one that is shown a second list, and it says so.
    let (mut witness, mine) = begun();
    let committed = |other: Number| DrawStep::Committed(vec![mine, commitment(&other)]);
    let Some(RoomRequest::Reveal { number, .. }) = witness.step(committed(THEIRS), Some(ME), 0) else {
        panic!("it reveals")
    };
    assert_eq!(witness.step(committed([5; 32]), Some(ME), 0), None);
    witness.began(true);
    let draw = SeedDraw {
        secret: SECRET,
        numbers: vec![number, THEIRS],
    };
    let record = played(&mut witness, draw);
    assert_eq!(judged(&witness, &record), Verdict::Wrong(Discrepancy::Numbers));
    // Nor one that is shown too short a list.
    let (mut witness, mine) = begun();
    assert_eq!(witness.step(DrawStep::Committed(vec![mine]), Some(ME), 0), None);
}

#[test]
fn no_two_draws_have_the_same_number() {
    let mut witness = Witness::new([9; 32]);
    let mut commitments: Vec<Commitment> = Vec::new();
    for _ in 0..100 {
        let begins = DrawStep::Begins {
            secret: commitment(&SECRET),
            people: vec![ME],
        };
        if let Some(RoomRequest::Commit { to, .. }) = witness.step(begins, Some(ME), 0) {
            assert!(!commitments.contains(&to));
            commitments.push(to);
        }
    }
    assert_eq!(commitments.len(), 100);
}

/// A record with another version of the rules.
fn of_other_rules(record: &Record) -> Vec<u8> {
    let mut bytes = record.to_bytes().expect("it can be written");
    bytes.truncate(bytes.len() - 32);
    // After mark and format: the length of the name, the name, the version of the rules.
    bytes[10 + 1 + "skip-bo".len()] = 99;
    let checksum = blake3::hash(&bytes);
    bytes.extend(checksum.as_bytes());
    bytes
}

#[test]
fn who_came_later_or_only_looked_on_knows_less() {
    let (mut witness, draw) = drawn();
    let record = played(&mut witness, draw);
    let bytes = record.to_bytes().expect("it can be written");
    // Who was away may know the draw of the match before, which says nothing of this one.
    witness.lost();
    assert_eq!(witness.judge(&bytes, 2), Verdict::Seen { draw: false });
    assert_eq!(Witness::new([0; 32]).judge(&bytes, 1), Verdict::Seen { draw: false });

    let mut onlooker = Witness::new([0; 32]);
    let draw = record.draw.as_ref().expect("a draw");
    let commitments = draw.numbers.iter().map(commitment).collect();
    for step in [
        DrawStep::Begins {
            secret: commitment(&SECRET),
            people: vec![ME, OTHER],
        },
        DrawStep::Committed(commitments),
        DrawStep::Revealed(draw.numbers.clone()),
    ] {
        assert_eq!(onlooker.step(step, Some(MemberId(7)), 0), None);
    }
    onlooker.began(false);
    assert_eq!(onlooker.judge(&bytes, 1), Verdict::Seen { draw: true });

    let mut undrawn = record;
    (undrawn.seed, undrawn.draw) = (Seed::Number(7), None);
    assert_eq!(judged(&Witness::new([0; 32]), &undrawn), Verdict::NotDrawn);
    assert_eq!(
        Witness::new([0; 32]).judge(&of_other_rules(&undrawn), 1),
        Verdict::OtherVersion
    );
}

#[test]
fn what_an_undo_took_back_no_longer_counts_and_no_more_seals_are_kept_than_the_limit() {
    let (mut witness, draw) = drawn();
    played(&mut witness, draw);
    let first = match_of(Seed::Number(1)).connect(VIEWER);
    let item = |witness: &mut Witness, entries: u32| {
        let mut item = first.clone();
        item.told = FeedUpdate::Given { seat: SeatId(0) };
        item.seal = Some(Seal { entries, hash: [0; 16] });
        witness.item(VIEWER, &item);
    };
    let before = witness.seen[&VIEWER].len();
    assert!(before > 20);
    item(&mut witness, 10);
    let entries = |witness: &Witness| -> Vec<u32> {
        let seen = witness.seen[&VIEWER].iter();
        seen.map(|item| item.seal.entries).collect()
    };
    assert!(entries(&witness).is_sorted());
    assert_eq!(entries(&witness).last(), Some(&10));
    for more in 11..MOST_SEALS as u32 + 100 {
        item(&mut witness, more);
    }
    assert_eq!(entries(&witness).len(), MOST_SEALS);
    assert_eq!(entries(&witness).last(), Some(&(MOST_SEALS as u32 + 99)));
}
