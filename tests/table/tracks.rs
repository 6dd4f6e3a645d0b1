//! The tracks of a match, beside its record.

use std::path::Path;
use std::process::{Command, Output};

use bevy::math::Vec3Swizzles;
use bevy::time::TimeUpdateStrategy;
use host::exact_throw::{ExactPose, ExactPoses, ExactThrow};
use host::tracks::{MatchTracks, TracksError};
use host::view::{SeatControl, SeatPlayer};
use physics::face::read_face;
use records::record::Record;
use records::record::container::ContainerError;
use rules::ai::level::Level;
use rules::die::{DieId, Face};
use rules::ids::Actor;
use serde_json::Value;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use window_kit::table::local::LocalHost;

use crate::reproducible::run_by;
use crate::support::{Table, agents};

fn tracks(table: &Table) -> &MatchTracks {
    table.app.world().resource::<LocalHost>().host().tracks()
}

fn played(seed: u64) -> Table {
    let mut table = Table::started(agents(2, Level::Normal, seed, 20));
    table.run_to_the_end();
    table
}

#[test]
fn each_throw_of_a_match_leaves_its_track_in_order() {
    let table = played(51);
    let reports = table.record().entries.iter().enumerate();
    let reports: Vec<usize> = reports
        .filter(|(_, entry)| entry.who == Actor::Chance)
        .map(|(index, _)| index)
        .collect();
    let kept = tracks(&table).all();
    let entries: Vec<usize> = kept.iter().map(|kept| kept.entry).collect();
    assert_eq!(entries, reports);
    assert_eq!(kept.len(), table.throws.len());
    for (kept, throw) in kept.iter().zip(&table.throws) {
        let read = kept.throw().expect("a track");
        assert_eq!(Some(&read), tracks(&table).throw(kept.entry).as_ref());
        let playback = read.track().playback();
        for (die, face) in &throw.faces {
            let pose = playback.pose(*die, playback.seconds()).expect("a thrown die moves");
            assert_eq!(
                read_face(DieShape::D6, pose.rotation).0,
                *face,
                "the playback ends at the reported face (G-2)"
            );
        }
    }
    assert_eq!(tracks(&table).throw(usize::MAX), None);
}

#[test]
fn the_whole_result_of_a_throw_is_saved_in_few_bytes() {
    let table = played(56);
    let near =
        |a: &Pose, b: &Pose| a.position.distance(b.position) < 0.002 && a.rotation.angle_between(b.rotation) < 0.002;
    for (kept, throw) in tracks(&table).all().iter().zip(&table.throws) {
        let read = kept.throw().expect("a track");
        let again = read.settled();
        assert_eq!((&again.faces, &again.in_hand), (&throw.faces, &throw.in_hand));
        assert_eq!((&again.floor, &again.cocked), (&throw.floor, &throw.cocked));
        assert_eq!((again.fell, again.pushed), (throw.fell, throw.pushed));
        assert_eq!((again.turned_back, again.ticks), (throw.turned_back, throw.ticks));
        assert_eq!((&again.track, &again.again), (&throw.track, &throw.again));
        assert_eq!(again.moves.len(), throw.moves.len());
        for (again, step) in again.moves.iter().zip(&throw.moves) {
            assert_eq!((again.die, again.reason), (step.die, step.reason));
            assert!(near(&again.from, &step.from) && near(&again.to, &step.to));
        }
        assert_eq!(again.hits.len(), throw.hits.len());
        assert!(!again.hits.is_empty(), "a throw is heard");
        for ((tick, again), (then, hit)) in again.hits.iter().zip(&throw.hits) {
            assert_eq!((tick, again.against), (then, hit.against));
            assert!((again.speed - hit.speed).abs() <= 0.13 || hit.speed > 63.0);
            assert!((again.position - hit.position).xz().abs().max_element() <= 0.13);
        }
        let (_, did) = read.to_bytes().expect("bytes");
        // Statistics read the faces without the rest.
        let first = postcard::take_from_bytes::<Vec<(DieId, Face)>>(&did);
        assert_eq!(first.expect("they come first").0, throw.faces);
        // At most two hits in each tick are saved.
        assert!(throw.hits.len() <= 2 * throw.ticks as usize);
        let most = 72 + 4 * throw.faces.len() + 5 * throw.hits.len() + 46 * throw.moves.len() + 6 * throw.again.len();
        assert!(did.len() <= most, "{} bytes of {most}: {throw:?}", did.len());
    }
}

#[test]
fn tracks_end_with_their_match() {
    let mut table = played(52);
    assert!(!tracks(&table).all().is_empty());
    table.start(agents(2, Level::Normal, 53, 20));
    assert!(tracks(&table).all().is_empty());
}

#[test]
fn the_same_match_leaves_the_same_tracks_byte_for_byte() {
    let play = |threads, steps| {
        let mut table = Table::new();
        run_by(&mut table.app, threads);
        table.app.insert_resource(TimeUpdateStrategy::FixedTimesteps(steps));
        table.start(agents(2, Level::Normal, 54, 20));
        table.run_to_the_end();
        tracks(&table).to_bytes(table.record(), &[]).expect("bytes")
    };
    let first = play(false, 8);
    assert_eq!(first, play(true, 3), "G-1");
    assert_eq!(first, play(false, 1), "G-1");
}

#[test]
fn tracks_are_read_again_for_their_own_record_only() {
    let table = played(55);
    let (record, kept) = (table.record(), tracks(&table));
    let player = |name: &str, control| SeatPlayer {
        name: name.to_owned(),
        control,
    };
    let players = [
        player("Ana", SeatControl::Person),
        player("Saga", SeatControl::Agent(Level::Hard)),
    ];
    let bytes = kept.to_bytes(record, &players).expect("bytes");
    let (read, played) = MatchTracks::from_bytes(&bytes, record).expect("tracks");
    assert_eq!(&read, kept);
    let faces = [
        player("Ana", SeatControl::Recorded(None)),
        player("Saga", SeatControl::Recorded(Some(Level::Hard))),
    ];
    assert_eq!(played, faces);

    let mut shorter = record.clone();
    shorter.entries.pop();
    let read = |bytes: &[u8], record: &Record| MatchTracks::from_bytes(bytes, record).map(|_| ());
    assert_eq!(read(&bytes, &shorter), Err(TracksError::OtherRecord));
    assert_eq!(read(b"TMBLTOP\n", record), Err(ContainerError::Foreign.into()));
    assert_eq!(read(&bytes[..9], record), Err(ContainerError::Damaged.into()));
    assert_eq!(
        read(&bytes[..bytes.len() - 1], record),
        Err(ContainerError::Damaged.into())
    );
    for at in [10, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert_eq!(read(&damaged, record), Err(ContainerError::Damaged.into()));
    }
    let mut newer = bytes.clone();
    newer[8] = 5;
    assert_eq!(
        read(&newer, record),
        Err(ContainerError::Newer { found: 5, known: 4 }.into())
    );
    newer[8] = 1;
    assert_eq!(
        read(&newer, record),
        Err(ContainerError::Older { found: 1, known: 4 }.into())
    );
    let three = [players.as_slice(), &[player("Cleo", SeatControl::Person)]].concat();
    let three = kept.to_bytes(record, &three).expect("bytes");
    assert!(matches!(read(&three, record), Err(TracksError::Unreadable(_))));

    // A correct checksum, but no valid tracks.
    let sign_as = |format: u8, contents: &[u8]| {
        let mut bytes = [b"TMBLTRK\n", [format, 0].as_slice(), contents].concat();
        let checksum = blake3::hash(&bytes);
        bytes.extend(checksum.as_bytes());
        bytes
    };
    let sign = |contents: &[u8]| sign_as(4, contents);
    let contents = &bytes[10..bytes.len() - 32];
    assert_eq!(read(&sign(contents), record), Ok(()));
    let cut = &contents[..contents.len() - 1];
    assert!(matches!(read(&sign(cut), record), Err(TracksError::Unreadable(_))));
    // Claims to have four thousand million tracks.
    let boasting = [&contents[..32], &[0, 0xff, 0xff, 0xff, 0xff, 0x0f]].concat();
    assert!(matches!(
        read(&sign(&boasting), record),
        Err(TracksError::Unreadable(_))
    ));
    // The first track begins after the hash, the players (13 bytes), the number of tracks, the entry and its length.
    let mut wrong = contents.to_vec();
    wrong[32 + 13 + 1 + 1 + 3] = 77;
    let read = read(&sign(&wrong), record);
    assert!(
        matches!(
            read,
            Err(TracksError::Track { index: 0, .. } | TracksError::Unreadable(_))
        ),
        "{read:?}"
    );
}

/// The contents of tracks: the hash of the record, the players, and the throws.
type Contents<P, T> = ([u8; 32], Vec<P>, Vec<T>);
/// A throw, and one of the formats before, which did not tell from what it can be thrown again.
type Throw = (u32, Vec<u8>, Vec<u8>, Option<ExactThrow>);
type RoundedThrow = (u32, Vec<u8>, Vec<u8>);

#[test]
fn tracks_of_the_formats_before_are_read_and_the_oldest_name_players_without_faces() {
    let table = played(56);
    let (record, kept) = (table.record(), tracks(&table));
    let bytes = kept.to_bytes(record, &[]).expect("bytes");
    let contents = &bytes[10..bytes.len() - 32];
    let (hash, _, throws): Contents<(String, Option<Level>), Throw> = postcard::from_bytes(contents).expect("tracks");
    assert!(throws.iter().all(|throw| throw.3.is_some()));
    let throws: Vec<RoundedThrow> = throws.into_iter().map(|(at, track, did, _)| (at, track, did)).collect();
    let older = |format: u8, contents: Vec<u8>| {
        let mut older = [b"TMBLTRK\n", &[format, 0][..], &contents].concat();
        let checksum = blake3::hash(&older);
        older.extend(checksum.as_bytes());
        let (read, played) = MatchTracks::from_bytes(&older, record).expect("tracks");
        assert_eq!(read.all().len(), kept.all().len());
        for (read, kept) in read.all().iter().zip(kept.all()) {
            assert_eq!((read.entry, read.throw()), (kept.entry, kept.throw()));
        }
        played
    };
    let players = vec![("Ana".to_owned(), None), ("Bo".to_owned(), Some(Level::Hard))];
    let before: Contents<(String, Option<Level>), RoundedThrow> = (hash, players, throws.clone());
    let played = older(3, postcard::to_stdvec(&before).expect("bytes"));
    assert_eq!(played[1].control, SeatControl::Recorded(Some(Level::Hard)));
    let names = vec!["Ana".to_owned(), "Bo".to_owned()];
    let oldest: Contents<String, RoundedThrow> = (hash, names, throws);
    let played = older(2, postcard::to_stdvec(&oldest).expect("bytes"));
    let known: Vec<_> = played
        .iter()
        .map(|player| (player.name.as_str(), player.control))
        .collect();
    let nobody = SeatControl::Recorded(None);
    assert_eq!(known, [("Ana", nobody), ("Bo", nobody)]);
}

/// Reads these throws as those of this record.
fn read_throws(record: &Record, throws: &[Throw]) -> Result<(), TracksError> {
    let hash = *blake3::hash(&record.to_bytes().expect("a record")).as_bytes();
    let contents: Contents<(String, Option<Level>), &Throw> = (hash, Vec::new(), throws.iter().collect());
    let mut bytes = postcard::to_extend(&contents, b"TMBLTRK\n\x04\0".to_vec()).expect("bytes");
    let checksum = blake3::hash(&bytes);
    bytes.extend(checksum.as_bytes());
    MatchTracks::from_bytes(&bytes, record).map(|_| ())
}

#[test]
fn dice_that_lie_nowhere_or_are_not_in_the_game_and_too_many_poses_are_refused() {
    let table = played(56);
    let (record, kept) = (table.record(), tracks(&table));
    let bytes = kept.to_bytes(record, &[]).expect("bytes");
    let (_, _, mut throws): Contents<(String, Option<Level>), Throw> =
        postcard::from_bytes(&bytes[10..bytes.len() - 32]).expect("tracks");
    let poses = |lies: &[ExactPose]| Some(ExactPoses::default().next(None, None, lies));
    let (place, turned) = ([0.0, 0.5, 0.0], [0.0, 0.0, 0.0, 1.0]);
    throws[0].3 = poses(&[(27, place, turned)]);
    assert_eq!(read_throws(record, &throws), Ok(()));
    for lies in [
        (28, place, turned),
        (27, [f32::NAN, 0.5, 0.0], turned),
        (27, place, [0.0; 4]),
    ] {
        throws[0].3 = poses(&[lies]);
        let read = read_throws(record, &throws);
        assert!(matches!(read, Err(TracksError::Unreadable(_))), "{lies:?}");
    }

    // 28 dice a throw: as many throws as have a million poses, and one more.
    let all: Vec<ExactPose> = (0..28).map(|die| (die, place, turned)).collect();
    let throw = |entry: u32| (entry, throws[0].1.clone(), throws[0].2.clone(), poses(&all));
    let most = (1 << 20) / 28;
    let mut long = record.clone();
    let report = record.entries[throws[0].0 as usize].clone();
    long.entries = vec![report; most as usize + 1];
    let mut many: Vec<Throw> = (0..most).map(throw).collect();
    assert_eq!(read_throws(&long, &many), Ok(()));
    many.push(throw(most));
    assert!(matches!(read_throws(&long, &many), Err(TracksError::Unreadable(_))));
}

fn tumbletop(arguments: &[&str]) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_tumbletop")).args(arguments).output();
    program.expect("it starts")
}

#[test]
fn simulated_throws_are_written_with_the_match_and_checked_with_it() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tracks");
    let _ = std::fs::remove_dir_all(&folder);
    let name = folder.to_str().expect("a name");
    let arguments = [
        "--games",
        "1",
        "--seats",
        "random,random",
        "--seed",
        "4",
        "--set",
        "target=20",
    ];
    let arguments = [&["simulate", "stack", "--physics", "--record", name], &arguments[..]].concat();
    assert!(tumbletop(&arguments).status.success());
    let files: Vec<_> = std::fs::read_dir(&folder).expect("a folder").flatten().collect();
    assert_eq!(files.len(), 1, "one match is one file");
    let file = folder.join("stack-000000.match");
    let replay = |file: &Path| {
        let file = file.to_str().expect("a name");
        tumbletop(&["replay", file, "--verify", "--json", "--lang", "en"])
    };
    let told: Value = serde_json::from_slice(&replay(&file).stdout).expect("one JSON object");
    assert!(told["tracks"].as_u64().expect("a number") > 3, "{told}");
    let mut bytes = std::fs::read(&file).expect("a match");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, bytes).expect("it can be written");
    let damaged = replay(&file);
    assert_eq!(damaged.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&damaged.stderr).contains("damaged"));
}

#[test]
fn the_tracks_beside_a_record_of_an_earlier_version_are_checked_with_it() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("old tracks");
    std::fs::create_dir_all(&folder).expect("a folder");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/records");
    let [record, beside] = ["stack-000000.tumbletop", "stack-000000.tracks"].map(|name| {
        let file = folder.join(name);
        std::fs::copy(old.join(name), &file).expect("a copy");
        file
    });
    let bytes = std::fs::read(&beside).expect("tracks");
    let replay = || {
        let record = record.to_str().expect("a name");
        tumbletop(&["replay", record, "--verify", "--json", "--lang", "en"])
    };
    let told: Value = serde_json::from_slice(&replay().stdout).expect("one JSON object");
    assert!(told["tracks"].as_u64().expect("a number") > 3, "{told}");

    std::fs::write(&beside, &bytes[..bytes.len() - 1]).expect("it can be written");
    let damaged = replay();
    assert_eq!(damaged.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&damaged.stderr).contains("damaged"));
    std::fs::remove_file(&beside).expect("it can be removed");
    let told: Value = serde_json::from_slice(&replay().stdout).expect("one JSON object");
    assert_eq!(told.get("tracks"), None, "a record is complete without tracks");
}
