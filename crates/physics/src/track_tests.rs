mod watched;

use std::sync::LazyLock;

use glam::{Quat, Vec3};
use proptest::prelude::*;

use crate::params::{TRACK_UNITS_PER_EDGE, TRACK_UNITS_PER_RADIAN};
use crate::sandbox::Sandbox;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;
use tabletop::throw::ThrowOrder;
use tabletop::track::TrackError;
use tabletop::track::coded::*;
use tabletop::tray::TrayGeometry;
use watched::{angle, furthest_off, opening, sandbox, single, standard, watch};

/// The largest error of the track: the slack, and the rounding of a bulge and of an end along each of three axes, as
/// `docs/physics.md` says.
const MOST_OFF_EDGES: f32 = 0.005;
const MOST_OFF_RAD: f32 = 0.01;

#[test]
fn the_track_is_never_further_off_than_stated_at_any_tick() {
    for watched in [
        standard(DieShape::D6, 1),
        standard(DieShape::D10, 2),
        standard(DieShape::D6, 3),
        opening(1),
    ] {
        let (edges, radians) = furthest_off(&watched);
        assert!(edges < MOST_OFF_EDGES, "{edges} edges off");
        assert!(radians < MOST_OFF_RAD, "{radians} radians off");
    }
}

/// The largest number of bytes in a track: for each second that a die moves, for a jump, and for the track as a whole.
const MOST_BYTES_A_SECOND: f64 = 450.0;
const BYTES_A_JUMP: usize = 16;
const BYTES_A_TRACK: usize = 16;

#[test]
fn a_track_is_no_larger_than_stated() {
    let mut standard_throws = 0;
    for seed in 0..20 {
        let shape = [DieShape::D6, DieShape::D10][seed as usize % 2];
        let watched = standard(shape, seed);
        let track = watched.track();
        let bytes = track.to_bytes().len();
        let most = BYTES_A_TRACK + BYTES_A_JUMP * track.jumps();
        let most = most + (MOST_BYTES_A_SECOND * track.moving_seconds()) as usize;
        assert!(bytes <= most, "seed {seed}: {bytes} bytes, {most} allowed");
        standard_throws += bytes;
    }
    assert!(
        standard_throws / 20 <= 450,
        "{} bytes a standard throw",
        standard_throws / 20
    );
    let watched = opening(4);
    let bytes = watched.track().to_bytes().len();
    assert!(bytes <= 64_000, "an opening of 112 dice takes {bytes} bytes");
}

#[test]
fn a_track_ends_exactly_where_the_dice_lie() {
    for watched in [standard(DieShape::D6, 5), standard(DieShape::D10, 6), opening(2)] {
        let playback = watched.track().playback();
        let last = watched.truth.last().expect("a tick");
        for (die, truth) in last.iter().enumerate() {
            let pose = playback
                .pose(DieId(die as u8), playback.seconds())
                .expect("it was thrown");
            let off = (pose.position - truth.position).abs().max_element() * TRACK_UNITS_PER_EDGE;
            let turned = angle(&pose, truth) * TRACK_UNITS_PER_RADIAN;
            // Half a unit along each axis, and an eighth for the trembling.
            assert!(off < 0.65 && turned < 1.1, "{off} and {turned} units");
        }
    }
}

#[test]
fn a_track_is_asked_in_any_order_and_between_ticks_without_a_jerk() {
    let watched = opening(3);
    let playback = watched.track().playback();
    let at = |die, sample: u32| playback.pose(die, f64::from(sample) / 1_000.0).expect("it was thrown");
    let samples = (playback.seconds() * 1_000.0) as u32;
    for die in playback.dice().step_by(7) {
        let forward: Vec<Pose> = (0..samples).map(|sample| at(die, sample)).collect();
        let backward: Vec<Pose> = (0..samples).rev().map(|sample| at(die, sample)).collect();
        assert!(forward.iter().eq(backward.iter().rev()));
        let jumps: Vec<f64> = playback.jumps(die).collect();
        for (sample, pair) in forward.windows(2).enumerate() {
            let (from, to) = (sample as f64 / 1_000.0, (sample + 1) as f64 / 1_000.0);
            let jumped = jumps.iter().any(|jump| (from..=to).contains(jump));
            // No die is faster than 60 edges a second, or turns faster than 150 radians a second.
            let far = pair[0].position.distance(pair[1].position) > 0.06 || angle(&pair[0], &pair[1]) > 0.15;
            assert!(jumped || !far, "{die:?} at {from} s: {pair:?}");
        }
    }
}

#[test]
fn a_die_thrown_again_jumps_from_where_it_lay_to_the_hand() {
    let watched = opening(6);
    let playback = watched.track().playback();
    let again = watched.settled.cocked.len() + watched.settled.floor.len();
    let mut seen = 0;
    for (at, die) in playback.dice().enumerate() {
        let jumps: Vec<f64> = playback.jumps(die).collect();
        assert_eq!(jumps[0], 0.0);
        for jump in &jumps[1..] {
            seen += 1;
            let tick = (jump * 120.0).round() as usize;
            let pose = |seconds| playback.pose(die, seconds).expect("it was thrown").position;
            let (before, after) = (pose(jump - 1e-9), pose(*jump));
            assert!(before.distance(watched.truth[tick - 1][at].position) < 0.01);
            assert!(after.distance(watched.truth[tick][at].position) < 0.01);
            assert!(before.distance(after) > 1.0, "no gliding");
        }
    }
    assert!(
        seen > 0 && seen == again && watched.track().jumps() == again + 112,
        "{seen} of {again}"
    );
}

#[test]
fn dice_that_lie_still_are_not_in_the_track_and_dice_that_are_hit_are() {
    let (mut sandbox, dice) = sandbox(&[DieShape::D6; 4], 9);
    let lying = |x, z| Pose {
        position: Vec3::new(x, 0.5, z),
        rotation: Quat::IDENTITY,
    };
    let from = TrayGeometry::for_dice(0).seat_place(SeatId(0), 2);
    sandbox.place(0, DieId(1), lying(from.x, from.y - 6.0));
    sandbox.place(0, DieId(2), lying(7.0, -4.0));
    sandbox.place(0, DieId(3), lying(-7.0, 4.0));
    let watched = watch(&mut sandbox, &dice, &[0], single(0.3));
    let track = watched.track();
    assert_eq!(track.dice().collect::<Vec<_>>(), [DieId(0), DieId(1)]);
    assert!(furthest_off(&watched).0 < MOST_OFF_EDGES);
    let playback = track.playback();
    let pose = playback.pose(DieId(1), 0.0).expect("it was hit");
    assert!(
        pose.position.distance(watched.truth[0][1].position) < 0.001,
        "from the beginning"
    );
    assert_eq!(playback.pose(DieId(2), 0.3), None);
}

#[test]
fn a_throw_has_a_track_only_if_it_is_recorded() {
    let (mut sandbox, _) = sandbox(&[DieShape::D6], 1);
    let order = |kind| ThrowOrder {
        dice: vec![DieId(0)],
        kind,
    };
    sandbox.throw(0, order(single(0.6)));
    let mut without = sandbox.clone();
    without.record_throws(false);
    let (with, without) = (sandbox.settle().expect("a throw"), without.settle().expect("a throw"));
    assert!(with.track.is_some() && without.track.is_none());
    assert_eq!(with.faces, without.faces);
    let dice = [Die {
        id: DieId(0),
        owner: SeatId(0),
        shape: DieShape::D6,
    }];
    let mut fresh = Sandbox::new(TrayGeometry::for_dice(0), &dice, [stream(1, Stream::Throw)]);
    fresh.throw(0, order(single(0.6)));
    assert!(fresh.settle().expect("a throw").track.is_none());
}

#[test]
fn a_track_read_again_is_the_same() {
    for watched in [standard(DieShape::D6, 7), standard(DieShape::D10, 8), opening(5)] {
        let track = watched.track();
        let bytes = track.to_bytes();
        assert_eq!(ThrowTrack::from_bytes(&bytes).as_ref(), Ok(track));
    }
    let none = ThrowTrack {
        hz: 120,
        ticks: 0,
        dice: Vec::new(),
    };
    assert_eq!(ThrowTrack::from_bytes(&none.to_bytes()), Ok(none));
}

#[test]
fn bytes_that_are_no_track_give_the_error_that_says_why() {
    let bytes = standard(DieShape::D6, 7).track().to_bytes();
    let read = |bytes: &[u8]| ThrowTrack::from_bytes(bytes).map(|_| ());
    assert_eq!(read(&[]), Err(TrackError::CutShort));
    assert_eq!(read(&bytes[..bytes.len() - 1]), Err(TrackError::CutShort));
    assert_eq!(read(&[&bytes[..], &[0]].concat()), Err(TrackError::TooLong));
    assert_eq!(read(&[9, 1, 2]), Err(TrackError::Newer { found: 9, known: 1 }));
    assert!(matches!(read(&[0, 1, 2]), Err(TrackError::Impossible(_))));
    // All ones: a die whose path never ends.
    assert!(read(&[&[1][..], &[0xff; 64]].concat()).is_err());
}

/// Checks that anything that could be read as a track can be played and written.
fn is_sound(track: &ThrowTrack) {
    let playback = track.playback();
    for die in playback.dice() {
        for share in -1..=11 {
            let pose = playback
                .pose(die, playback.seconds() * f64::from(share) / 10.0)
                .expect("it is in the track");
            assert!(pose.position.is_finite() && pose.rotation.is_normalized(), "{pose:?}");
        }
        assert!(
            playback
                .pose(die, f64::NAN)
                .expect("it is in the track")
                .position
                .is_finite()
        );
        assert!(playback.pose(die, f64::INFINITY).is_some());
    }
    assert_eq!(ThrowTrack::from_bytes(&track.to_bytes()).as_ref(), Ok(track));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn bytes_of_any_kind_give_an_error_or_a_track(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let bytes = [&[1][..], &bytes].concat();
        if let Ok(track) = ThrowTrack::from_bytes(&bytes) {
            is_sound(&track);
        }
    }

    #[test]
    fn a_damaged_track_gives_an_error_or_a_track(
        places in prop::collection::vec((any::<prop::sample::Index>(), 0..8_u8), 1..6),
    ) {
        static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| standard(DieShape::D6, 7).track().to_bytes());
        let mut bytes = BYTES.clone();
        for (place, bit) in places {
            *place.get_mut(&mut bytes) ^= 1 << bit;
        }
        if let Ok(track) = ThrowTrack::from_bytes(&bytes) {
            is_sound(&track);
        }
    }

    #[test]
    fn an_orientation_is_rounded_by_little(
        numbers in prop::array::uniform4(-1.0_f32..1.0).prop_filter("no orientation", |numbers| {
            numbers.iter().map(|number| number * number).sum::<f32>() > 0.01
        }),
        place in prop::array::uniform3(-500.0_f32..500.0),
    ) {
        let pose = Pose { position: Vec3::from_array(place), rotation: Quat::from_array(numbers).normalize() };
        let rounded = CoarsePose::of(&pose).pose();
        prop_assert!(pose.position.distance(rounded.position) < 0.001);
        prop_assert!(angle(&pose, &rounded) < 0.0003, "{}", angle(&pose, &rounded));
    }
}
