//! Every number of the physics, and why it is so.
//!
//! Lengths are die edges (a die is 1 wide), times seconds, masses dice, angles radians; the suffix says which.
//!
//! With these numbers a standard throw is at rest after 0.9 s (95 % within 1.3 s), an opening of 112 dice with all its
//! re-throws after 3 to 6 s; of a hundred standard throws that hit a stack of four squarely from 3, 4 and 5 edges 96, 55
//! and 6 fell it, at full power all, and a graze seldom does. `docs/physics.md` has all figures and how to measure them
//! again.

/// Fixed steps a second. At 60 a hard throw moves 0.7 edges a step and clips into stacks; at 120 it meets them
/// squarely.
pub const STEP_HZ: f64 = 120.0;
/// One fixed step.
pub const STEP_S: f32 = 1.0 / STEP_HZ as f32;

/// Downward acceleration, edges/s². A real 16 mm die falls at 613, too fast to follow and too stiff for the solver; at
/// 9.81 dice float as if a metre wide. Here a throw is at rest after about a second and still has weight.
pub const GRAVITY_EDGES_PER_S2: f32 = 98.0;

/// The radius of a six-sided die's rounded edges. Enough to roll over its edges, little enough to stack.
pub const D6_ROUNDING_EDGES: f32 = 0.08;
/// The moment of inertia of a six-sided die of mass 1 about any axis through its centre: a solid rounded cube (the
/// engine would take that of the inner cube, 23 % too little).
pub const D6_INERTIA: f32 = 0.1634;
/// From the centre of a ten-sided die to its tips, and to its equator, were it not rounded: as high as wide, and with
/// opposite faces one edge apart, as dice of a set are made.
pub const D10_RADIUS_EDGES: f32 = 0.745_38;
/// The radius of a ten-sided die's rounded edges: they are blunter than a cube's and need less.
pub const D10_ROUNDING_EDGES: f32 = 0.06;
/// The mass of a ten-sided die of the material of a six-sided one of mass 1.
pub const D10_MASS: f32 = 0.823;
/// Its moment of inertia about the axis through its tips.
pub const D10_INERTIA_ALONG: f32 = 0.1271;
/// And about any axis across it.
pub const D10_INERTIA_ACROSS: f32 = 0.1098;
/// Friction between dice; averaged with that of what else they touch. At 0.2 stacks are three times as easy to fell.
pub const DIE_FRICTION: f32 = 0.6;
/// The bounce of a die, averaged with that of what it hits.
pub const DIE_RESTITUTION: f32 = 0.35;
/// The bounce of the felt: soft, so that dice do not hop about for long.
pub const FELT_RESTITUTION: f32 = 0.32;
/// The friction of the felt. At 0.65 dice stop where they land and heap up; at 0.4 the rest of a throw reaches stacks.
pub const FELT_FRICTION: f32 = 0.45;
/// The bounce of the wooden rim and the floor.
pub const WOOD_RESTITUTION: f32 = 0.45;
/// The friction of the wooden rim and the floor.
pub const WOOD_FRICTION: f32 = 0.35;
/// Loss of spin a second, in the air and on the felt: a die spinning on a corner stops.
pub const ANGULAR_DAMPING_PER_S: f32 = 0.6;
/// Loss of speed a second: felt gives way under a rolling die.
pub const LINEAR_DAMPING_PER_S: f32 = 0.2;

/// How fast overlapping dice are pushed apart: higher than the engine's 30, as stacks would sink by 4 % at this
/// gravity.
pub const CONTACT_FREQUENCY_HZ: f32 = 60.0;
/// The same against the tray.
pub const STATIC_CONTACT_FREQUENCY_HZ: f32 = 90.0;
/// Whether the engine may keep where things touch until they have moved by a twentieth of an edge, as it does by
/// default: a stack of four that is put down then sways by a seventh of an edge and falls asleep in mid-sway; without, by
/// a fiftieth.
pub const CONTACT_RECYCLING: bool = false;
/// Passes of the solver a step. Two were as stable for stacks of four as four.
pub const SOLVER_ITERATIONS: usize = 4;

/// A body slower than this, everywhere on it, may fall asleep, edges/s. The engine's 0.05 is for a tenth of this
/// gravity.
pub const SLEEP_SPEED_EDGES_PER_S: f32 = 0.2;
/// How long it must be so slow.
pub const SLEEP_AFTER_S: f32 = 0.25;

/// A die slower than this counts as still, edges/s.
pub const STILL_SPEED_EDGES_PER_S: f32 = 0.25;
/// And turning slower than this, radians/s.
pub const STILL_SPIN_PER_S: f32 = 0.5;
/// Steps in a row all dice must be still for a throw to be over: longer than a die hangs at the top of a wobble.
pub const SETTLE_TICKS: u32 = 14;
/// A throw that takes longer is broken off, and what still moves is thrown again (G-3).
pub const THROW_LIMIT_TICKS: u32 = 720;

/// How long a die that does not count lies there before it is thrown again: long enough to see why.
pub const AGAIN_PAUSE_TICKS: u32 = 42;

/// A die is cocked when no face is this close to level (G-3).
pub const COCKED_ANGLE_DEG: f32 = 10.0;
/// A level die whose centre is higher than half an edge by more than this rests on something.
pub const RAISED_EDGES: f32 = 0.12;
/// A contact that pushes a die up at least this steeply (the upward part of its unit normal) carries it.
pub const CARRYING_NORMAL_UP: f32 = 0.35;

/// A stacked die rests on the one below when its centre is at most so far aside (S-8).
pub const STACK_SIDEWAYS_EDGES: f32 = 0.5;
/// And its height over it is one edge within this share (S-8).
pub const STACK_HEIGHT_TOLERANCE: f32 = 0.15;
/// A touched stack that moved or turned less has not been pushed: it only shook.
pub const PUSHED_EDGES: f32 = 0.02;

/// The share of the tray the dice cover when all lie flat: dense enough to feel full, sparse enough to spread them.
pub const TRAY_COVER: f32 = 0.175;
/// Width to depth of the tray.
pub const TRAY_ASPECT: f32 = 1.6;
/// The fewest dice a tray is made for; a smaller one would be too short for a throw.
pub const TRAY_LEAST_DICE: usize = 28;
/// The height of the rim over the felt: of standard throws one in 1,500 leaves the tray, of those of full power 3 %.
pub const RIM_HEIGHT_EDGES: f32 = 1.65;
/// The width of the rim.
pub const RIM_WIDTH_EDGES: f32 = 0.8;
/// Where the floor is. Far lower in a real room; the wait for a die to arrive there would be dull.
pub const FLOOR_Y_EDGES: f32 = -9.0;
/// A die whose centre is lower than this has left the table (S-10).
pub const OFF_TABLE_Y_EDGES: f32 = -0.5;
/// Half the thickness of the felt's and floor's slabs: nothing gets through.
pub const SLAB_HALF_EDGES: f32 = 2.0;

/// The height of the hand over the felt.
pub const HAND_HEIGHT_EDGES: f32 = 2.4;
/// How much higher than the tops around it the hand is, where dice are below it.
pub const HAND_OVER_DICE_EDGES: f32 = 1.2;
/// How far the hand stays from the rim.
pub const HAND_INSET_EDGES: f32 = 1.2;
/// The least power of a throw, of 1: a weaker one is lifted to it, so that no careful drop decides a face.
pub const LEAST_POWER: f32 = 0.3;
/// A tray so many times as wide as deep is thrown along, from its end, whoever throws.
pub const LONG_TRAY_ASPECT: f32 = 2.0;
/// The power of the standard throw.
pub const STANDARD_POWER: f32 = 0.6;
/// The speed of a throw of no power, edges/s.
pub const LEAST_SPEED_EDGES_PER_S: f32 = 6.0;
/// The speed of a throw of full power, edges/s: a standard throw fells what is near, and seldom what is far.
pub const MOST_SPEED_EDGES_PER_S: f32 = 35.0;
/// How steeply a die leaves the hand, upward part of the speed.
pub const LAUNCH_RISE: f32 = 0.02;
/// The least spin a die leaves the hand with, radians/s: two turns before it first lands.
pub const LEAST_SPIN_PER_S: f32 = 20.0;
/// The most. So wide a range that how far it has turned when it lands is anybody's guess.
pub const MOST_SPIN_PER_S: f32 = 60.0;
/// How far the axis of a die's tumbling scatters about the one straight across its way, of 1.
pub const TUMBLE_SCATTER: f32 = 0.7;

/// How far apart the dice of a handful are.
pub const HANDFUL_SPACING_EDGES: f32 = 1.45;
/// How many of them lie side by side.
pub const HANDFUL_WIDTH: usize = 4;
/// How long a die of a handful would take to its target without gravity, s: it bounces and rolls the rest.
pub const HANDFUL_FLIGHT_S: f32 = 0.45;
/// How much of the tray the targets of a handful cover: mixed, but not into the rim.
pub const HANDFUL_SPREAD: f32 = 0.8;
/// How many dice thrown together from one hand lie beside one another in it, along the tray.
pub const HANDFUL_COLUMNS: usize = 3;
/// How far the ways of dice thrown together from one hand part, to either side, radians.
pub const HANDFUL_SCATTER_RAD: f32 = 0.25;
/// By how much of its speed one of them may lag behind.
pub const HANDFUL_PACE_SCATTER: f32 = 0.3;
/// How much of the way to the rim it flies before it comes down, at most. Higher up it would clear the rim too easily.
pub const HANDFUL_LANDS_WITHIN: f32 = 0.6;
/// From this re-throw on a single die is tossed down where most room is, instead of thrown across the table: crowded
/// tables must end some time.
pub const TOSS_FROM_ATTEMPT: u32 = 2;
/// From this re-throw on the cocked dice of a crowd are: thrown across it every fifth would be cocked anew.
pub const CROWD_TOSS_FROM_ATTEMPT: u32 = 1;
/// The height of such a toss.
pub const TOSS_HEIGHT_EDGES: f32 = 5.0;
/// Its speed sideways, edges/s.
pub const TOSS_SPEED_EDGES_PER_S: f32 = 2.5;

/// The gap dice are spread to (S-3): a finger fits between.
pub const SPREAD_GAP_EDGES: f32 = 0.4;
/// The gap to the rim.
pub const RIM_GAP_EDGES: f32 = 0.25;
/// Dice nearer than this to a stack being rebuilt are in its way.
pub const REBUILD_GAP_EDGES: f32 = 0.05;
/// Dice at rest sink into each other by less than this; more is an overlap.
pub const OVERLAP_EDGES: f32 = 0.03;
/// A die nearer to level than this needs not be laid flat, degrees.
pub const FLAT_ANGLE_DEG: f32 = 1.5;

/// How far from the middle of the die below a die is put down by hand, at most.
pub const PLACING_OFFSET_EDGES: f32 = 0.06;
/// How far it is turned against the die below, at most.
pub const PLACING_YAW_RAD: f32 = 0.12;

/// How finely the track of a throw tells places: a sixtieth of a millimetre of a real die.
pub const TRACK_UNITS_PER_EDGE: f32 = 1024.0;
/// How finely it tells turns: a twentieth of a degree.
pub const TRACK_UNITS_PER_RADIAN: f32 = 1024.0;
/// How far off along each axis a pose on the track may be, beside the rounding: a fifth of a pixel where a die is a hundred
/// wide. Three times as much would save a tenth of the bytes.
pub const TRACK_SLACK_EDGES: f32 = 0.002;
/// How far it may be turned about each axis, beside the rounding: a third of a degree.
pub const TRACK_SLACK_RAD: f32 = 0.005;
/// The most a die turns in one stretch of the track: short of a whole turn, where the axis of a turn can't be told.
pub const TRACK_MOST_TURN_RAD: f32 = 5.5;

/// A slower hit makes no sound, edges/s.
pub const IMPACT_LEAST_SPEED_EDGES_PER_S: f32 = 2.0;
/// The most hits told a step, strongest first: more can't be heard apart.
pub const IMPACTS_PER_TICK: usize = 12;

// Aiming without a hand.

/// How near to its path a thrown die meets something, in edges: half its diagonal and half that of what it meets.
pub const AIM_PATH_HALF_WIDTH_EDGES: f32 = 1.3;
/// How far half of the throws of no power would roll, in edges, and how much farther those of full power: a line through
/// what was measured (6.7, 12.1 and 20.3 edges at the least, the standard and the full power).
pub const REACH_EDGES: f32 = 0.9;
/// The same: so much more at full power.
pub const REACH_BY_POWER_EDGES: f32 = 19.2;
/// Half the spread of the directions tried by the standard throw, in radians.
pub const STANDARD_FAN_RAD: f32 = 0.35;
/// Half the spread of the directions tried by the careful throw, in radians.
pub const CAREFUL_FAN_RAD: f32 = 1.1;
/// How many directions all around are looked at for a throw that is to be tried.
pub const SPARING_DIRECTIONS: u8 = 24;
/// Two hands nearer to each other than this throw much alike, edges,
pub const ALIKE_EDGES: f32 = 1.5;
/// if the cosine of the angle between their directions is higher than this.
pub const ALIKE_COS: f32 = 0.94;
/// The most hits a step that are kept with a throw, strongest first: no more are heard where they come thick.
pub const HITS_KEPT_PER_TICK: usize = 2;
