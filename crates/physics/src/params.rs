//! Every number of the physics, with the reason for it.
//!
//! Lengths are in die edges (a die is 1 wide), times in seconds, masses in dice, angles in radians; the suffix says
//! which.
//!
//! With these numbers a standard throw is at rest after 0.9 s (95 % within 1.3 s), and an opening of 112 dice, with
//! all its re-throws, after 3 to 6 s. Of a hundred standard throws that hit a stack of four squarely from 3, 4 and 5
//! edges away, 96, 55 and 6 knock it over; at full power all do, and a throw that only grazes it seldom does.
//! `docs/physics.md` has all figures and says how to measure them again.

pub use tabletop::params::*;

/// Fixed steps a second. At 60 a hard throw moves 0.7 edges a step and clips into stacks; at 120 it hits them
/// squarely.
pub const STEP_HZ: f64 = 120.0;
/// One fixed step.
pub const STEP_S: f32 = 1.0 / STEP_HZ as f32;

/// Downward acceleration, edges/s². A real 16 mm die falls at 613, which is too fast to follow and too stiff for the
/// solver; at 9.81 dice float as if they were a metre wide. Here a throw is at rest after about a second and still has
/// weight.
pub const GRAVITY_EDGES_PER_S2: f32 = 98.0;

/// The moment of inertia of a six-sided die of mass 1 about any axis through its centre: that of a solid rounded cube
/// (the engine would use that of the inner cube, which is 23 % too small).
pub const D6_INERTIA: f32 = 0.1634;
/// The mass of a ten-sided die made of the same material as a six-sided die of mass 1.
pub const D10_MASS: f32 = 0.823;
/// Its moment of inertia about the axis through its tips.
pub const D10_INERTIA_ALONG: f32 = 0.1271;
/// Its moment of inertia about any axis across that one.
pub const D10_INERTIA_ACROSS: f32 = 0.1098;
/// Friction between dice; averaged with that of anything else they touch. At 0.2 stacks are three times as easy to
/// knock over.
pub const DIE_FRICTION: f32 = 0.6;
/// The bounce of a die, averaged with that of what it hits.
pub const DIE_RESTITUTION: f32 = 0.35;
/// The bounce of the felt: soft, so that dice do not hop about for long.
pub const FELT_RESTITUTION: f32 = 0.32;
/// The friction of the felt. At 0.65 dice stop where they land and heap up; at 0.4 thrown dice roll on into stacks.
pub const FELT_FRICTION: f32 = 0.45;
/// The bounce of the wooden rim and the floor.
pub const WOOD_RESTITUTION: f32 = 0.45;
/// The friction of the wooden rim and the floor.
pub const WOOD_FRICTION: f32 = 0.35;
/// Loss of spin a second, in the air and on the felt: a die spinning on a corner stops.
pub const ANGULAR_DAMPING_PER_S: f32 = 0.6;
/// Loss of speed a second: felt gives way under a rolling die.
pub const LINEAR_DAMPING_PER_S: f32 = 0.2;

/// How fast overlapping dice are pushed apart: higher than the engine's 30, because at this gravity stacks would sink
/// by 4 %.
pub const CONTACT_FREQUENCY_HZ: f32 = 60.0;
/// The same for dice and the tray.
pub const STATIC_CONTACT_FREQUENCY_HZ: f32 = 90.0;
/// Whether the engine may reuse contact points until they have moved by a twentieth of an edge, as it does by default.
/// A stack of four that is put down then sways by a seventh of an edge and falls asleep while it sways; without reuse
/// it sways by a fiftieth.
pub const CONTACT_RECYCLING: bool = false;
/// Solver passes in a step. For stacks of four, two were as stable as four.
pub const SOLVER_ITERATIONS: usize = 4;

/// A body may fall asleep if every point of it is slower than this, edges/s. The engine's 0.05 is meant for a tenth of
/// this gravity.
pub const SLEEP_SPEED_EDGES_PER_S: f32 = 0.2;
/// How long a body must be that slow before it falls asleep.
pub const SLEEP_AFTER_S: f32 = 0.25;

/// A die slower than this counts as still, edges/s.
pub const STILL_SPEED_EDGES_PER_S: f32 = 0.25;
/// A die that turns more slowly than this counts as still, radians/s.
pub const STILL_SPIN_PER_S: f32 = 0.5;
/// For how many steps in a row all dice must be still before a throw is over: longer than a die stays at the top of a
/// wobble.
pub const SETTLE_TICKS: u32 = 14;
/// A throw that takes longer is ended, and dice that still move are thrown again (G-3).
pub const THROW_LIMIT_TICKS: u32 = 720;

/// How long a die that does not count stays in place before it is thrown again: long enough to see why.
pub const AGAIN_PAUSE_TICKS: u32 = 42;

/// A die is cocked when none of its faces is this close to level (G-3).
pub const COCKED_ANGLE_DEG: f32 = 10.0;
/// A level die whose centre is higher than half an edge by more than this rests on something.
pub const RAISED_EDGES: f32 = 0.12;
/// A contact carries a die if its unit normal has at least this upward part.
pub const CARRYING_NORMAL_UP: f32 = 0.35;

/// A stacked die rests on the one below when its centre is at most this far aside (S-8).
pub const STACK_SIDEWAYS_EDGES: f32 = 0.5;
/// Its height above the die below may differ from one edge by this fraction (S-8).
pub const STACK_HEIGHT_TOLERANCE: f32 = 0.15;
/// A touched stack that moved or turned by less only shook: it was not pushed.
pub const PUSHED_EDGES: f32 = 0.02;

/// A die whose centre is lower than this has left the table (S-10).
pub const OFF_TABLE_Y_EDGES: f32 = -0.5;

/// The height of the hand over the felt.
pub const HAND_HEIGHT_EDGES: f32 = 2.4;
/// How much higher the hand is than the tops of the dice below it.
pub const HAND_OVER_DICE_EDGES: f32 = 1.2;
/// How far the hand stays from the rim.
pub const HAND_INSET_EDGES: f32 = 1.2;
/// The least power of a throw, 0 to 1: a weaker throw is raised to it, so that a careful drop can't decide a face.
pub const LEAST_POWER: f32 = 0.3;
/// A tray this many times as wide as deep is thrown along its length, from its end, for every seat.
pub const LONG_TRAY_ASPECT: f32 = 2.0;
/// The power of the standard throw.
pub const STANDARD_POWER: f32 = 0.6;
/// The speed of a throw with power 0, edges/s.
pub const LEAST_SPEED_EDGES_PER_S: f32 = 6.0;
/// The speed of a throw with full power, edges/s. With these speeds a standard throw knocks over near stacks, and
/// seldom far ones.
pub const MOST_SPEED_EDGES_PER_S: f32 = 35.0;
/// How steeply a die leaves the hand: the upward part of its speed.
pub const LAUNCH_RISE: f32 = 0.02;
/// The least spin a die leaves the hand with, radians/s: two turns before it first lands.
pub const LEAST_SPIN_PER_S: f32 = 20.0;
/// The most spin. The range is wide, so that nobody can tell how far the die has turned when it lands.
pub const MOST_SPIN_PER_S: f32 = 60.0;
/// How far a die's axis of tumbling scatters around the axis straight across its path: this many times as much spin
/// about any level axis is added. More would make it slide sideways, less would let the face that was up in the hand
/// tell more about the result.
pub const TUMBLE_SCATTER: f32 = 1.5;

/// The distance between the dice of a handful.
pub const HANDFUL_SPACING_EDGES: f32 = 1.45;
/// How many dice of a handful lie side by side.
pub const HANDFUL_WIDTH: usize = 4;
/// How long a die of a handful would take to its target without gravity, s: it bounces and rolls the rest of the way.
pub const HANDFUL_FLIGHT_S: f32 = 0.45;
/// The share of the tray that the targets of a handful cover: the dice mix, but do not hit the rim.
pub const HANDFUL_SPREAD: f32 = 0.8;
/// How many dice that one hand throws together lie beside one another in it, along the tray.
pub const HANDFUL_COLUMNS: usize = 3;
/// How far the directions of dice that one hand throws together may differ to either side, radians.
pub const HANDFUL_SCATTER_RAD: f32 = 0.25;
/// The fraction of its speed by which one of these dice may be slower.
pub const HANDFUL_PACE_SCATTER: f32 = 0.3;
/// The largest fraction of the way to the rim that such a die flies before it lands. A higher flight would clear the
/// rim too easily.
pub const HANDFUL_LANDS_WITHIN: f32 = 0.6;
/// From this re-throw on, a single die is tossed down where there is most room instead of being thrown across the
/// table: a throw onto a crowded table must end at some time.
pub const TOSS_FROM_ATTEMPT: u32 = 2;
/// From this re-throw on, the cocked dice of a throw of many dice are tossed too: if they were thrown across the
/// others, every fifth would be cocked again.
pub const CROWD_TOSS_FROM_ATTEMPT: u32 = 1;
/// The height of a toss.
pub const TOSS_HEIGHT_EDGES: f32 = 5.0;
/// The sideways speed of a toss, edges/s.
pub const TOSS_SPEED_EDGES_PER_S: f32 = 2.5;

/// The gap between spread dice (S-3): a finger fits between them.
pub const SPREAD_GAP_EDGES: f32 = 0.4;
/// The gap to the rim.
pub const RIM_GAP_EDGES: f32 = 0.25;
/// A die that nothing touched, and that moved by less than this in a throw, did not move: the engine only settled its
/// contact forces. Measured: 0.0007 a throw for a leaning stack of four, 0.041 over 60 throws.
pub const SETTLING_EDGES: f32 = 0.02;
/// Dice closer than this to a stack that is being rebuilt are in its way.
pub const REBUILD_GAP_EDGES: f32 = 0.05;
/// Dice at rest sink into each other by less than this; more counts as an overlap.
pub const OVERLAP_EDGES: f32 = 0.03;
/// A die closer to level than this does not need to be laid flat, degrees.
pub const FLAT_ANGLE_DEG: f32 = 1.5;

/// The largest distance between the middle of a die put down by hand and the middle of the die below.
pub const PLACING_OFFSET_EDGES: f32 = 0.06;
/// The largest turn of a die put down by hand against the die below.
pub const PLACING_YAW_RAD: f32 = 0.12;

/// The allowed error of a pose on the track along each axis, in addition to the rounding: a fifth of a pixel where a
/// die is a hundred pixels wide. Three times as much would save a tenth of the bytes.
pub const TRACK_SLACK_EDGES: f32 = 0.002;
/// The allowed error of its turn about each axis, in addition to the rounding: a third of a degree.
pub const TRACK_SLACK_RAD: f32 = 0.005;
/// The most that a die turns in one stretch of the track: less than a whole turn, where the axis of the turn is
/// undefined.
pub const TRACK_MOST_TURN_RAD: f32 = 5.5;

/// A hit slower than this makes no sound, edges/s.
pub const IMPACT_LEAST_SPEED_EDGES_PER_S: f32 = 2.0;
/// The most hits reported in a step, strongest first: the ear can't tell more apart.
pub const IMPACTS_PER_TICK: usize = 12;

// Aiming without a hand.

/// The distance from its path within which a thrown die meets something, in edges: half its diagonal plus half the
/// diagonal of the other thing.
pub const AIM_PATH_HALF_WIDTH_EDGES: f32 = 1.3;
/// The distance that a throw with power 0 would roll, in edges. With the next number it makes a line a tenth above the
/// measured medians (5.9, 11.0 and 18.5 edges at the least, the standard and the full power).
pub const REACH_EDGES: f32 = 0.9;
/// How much farther throws of full power roll.
pub const REACH_BY_POWER_EDGES: f32 = 19.2;
/// Half the width of the cone of an aimed throw where it begins, in edges.
pub const CONE_OPENING_EDGES: f32 = 0.35;
/// The slope of each side of the cone: how much wider half of it becomes per edge of its length.
pub const CONE_SLOPE: f32 = 0.2;
/// The greatest length of the cone, in edges.
pub const CONE_MOST_EDGES: f32 = 13.0;
/// Half the way across a stack, between its half edge and its half diagonal, in edges.
pub const STACK_RADIUS_EDGES: f32 = 0.6;
/// Half the spread of the directions tried by the standard throw, in radians.
pub const STANDARD_FAN_RAD: f32 = 0.35;
/// Half the spread of the directions tried by the careful throw, in radians.
pub const CAREFUL_FAN_RAD: f32 = 1.1;
/// The least length of the cone of a throw through a gap: with less room a die comes straight back from the rim.
pub const LEAST_ROOM_EDGES: f32 = 4.0;
/// The most danger of a throw through a gap, in dice of the stacks in its way.
pub const GAP_DANGER: f32 = 0.05;
/// Less danger than this counts as none; in the same unit.
pub const NO_DANGER: f32 = 0.02;
/// How many directions all around are candidates for the fair throw of a die among others.
pub const FAIR_DIRECTIONS: u8 = 72;
/// How many directions all around are candidates in a search for a throw that spares the stacks.
pub const SPARING_DIRECTIONS: u8 = 24;
/// The largest distance between the starting points of two throws that count as alike, in edges.
pub const ALIKE_EDGES: f32 = 1.5;
/// The least cosine of the angle between the directions of two throws that count as alike.
pub const ALIKE_COS: f32 = 0.94;
/// The most hits in a step that are saved with a throw, strongest first: in a dense row of hits no more are heard.
pub const HITS_KEPT_PER_TICK: usize = 2;
