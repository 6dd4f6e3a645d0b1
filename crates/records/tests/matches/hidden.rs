//! A seat gets nothing that it may not know (G-7).
//!
//! The properties themselves are checked along all random matches, see `rules::conformance`. The tests here check what
//! those cannot see: that the compared worlds differ in each single secret, and that enough was compared.

use std::collections::BTreeMap;

use rules::conformance::checker::Hidden;
use rules::conformance::{check_secret_acts, random_action};
use rules::game::Turn;
use rules::ids::Viewer;
use rules::rng::{Stream, stream};
use rules::seats::Seats;

use crate::games::{Sampled, Secret, sample};

/// The most matches in which secrets are looked at.
const MATCHES: u64 = 200;
/// The least number of matches in which secret actions are compared, if there are any.
const LEAST_MATCHES: u64 = 30;
/// How often all secrets of a state are looked at.
const LOOKS: u32 = 12_000;
/// Secrets are looked at once in this many actions of a match.
const LOOKED_AT_EVERY: usize = 3;
/// The least number of secret actions that are compared.
const MANY: u64 = 2_000;
/// How often a secret must come up to be judged.
const LEAST_SEEN: u32 = 200;
/// A secret has another value in at least one of this many worlds. Measured: four in five and more.
const CHANGES_ONCE_IN: u32 = 2;

/// Checks that enough was compared in the matches of a game that hides something.
pub fn assert_much_was_compared<G: Sampled>(hidden: &Hidden) {
    let different = if G::ALWAYS_HIDES { hidden.worlds * 8 / 10 } else { 2_000 };
    assert!(hidden.different > different, "mostly one possible world: {hidden:?}");
    assert!(hidden.acts > 2_000, "few actions with equal views: {hidden:?}");
    assert!(hidden.events > 2_000, "few events: {hidden:?}");
    assert!(
        !G::ALWAYS_HIDES || hidden.redacted > 200,
        "few events that are hidden from a viewer: {hidden:?}"
    );
}

/// Whether anything is ever hidden in this match.
pub fn has_secrets<G: Sampled>(options: &G::Options, seats: &Seats, seed: u64) -> bool {
    let mut found = false;
    along::<G>(options, seats, seed, |game, _| {
        found = found || !game.secrets().is_empty()
    });
    found
}

pub fn secrets_of_others_differ_between_the_worlds_that_a_seat_thinks_possible_g_7<G: Sampled>() {
    // By secret and by viewer: how often it came up, and how often it had another value.
    let mut seen = BTreeMap::<_, (u32, u32)>::new();
    let mut rng = stream(1, Stream::Agents);
    let mut looks = 0;
    for seed in 0..MATCHES {
        if looks == LOOKS {
            break;
        }
        let (options, seats) = sample::<G>(seed * 41);
        let mut step = 0;
        along::<G>(&options, &seats, seed, |game, _| {
            step += 1;
            if looks == LOOKS || step % LOOKED_AT_EVERY != 0 {
                return;
            }
            let secrets = game.secrets();
            looks += u32::from(!secrets.is_empty());
            for viewer in seats.iter().map(Viewer::Player).chain([Viewer::Public]) {
                let world = G::determinize(&game.view(viewer), &mut rng);
                let others = world.secrets();
                for (index, secret) in secrets.iter().enumerate() {
                    if may_see(secret, viewer) {
                        continue;
                    }
                    let (name, at) = (secret.name, secret.at);
                    let same = |other: &&Secret| (other.name, other.at) == (name, at);
                    // Usually the other list has it at the same index.
                    let other = others.get(index).filter(same).or_else(|| others.iter().find(same));
                    let (came_up, another) = seen.entry((name, at, number(viewer))).or_default();
                    *came_up += 1;
                    *another += u32::from(other.map(|other| other.value) != Some(secret.value));
                }
            }
        });
    }
    for (secret, (came_up, another)) in &seen {
        let (came_up, another) = (*came_up, *another);
        assert!(
            came_up < LEAST_SEEN || another * CHANGES_ONCE_IN >= came_up,
            "(name, place, seat of the viewer) {secret:?}: another one in {another} of {came_up} \
             worlds: the view tells it"
        );
    }
    let judged = seen.values().filter(|(came_up, _)| *came_up >= LEAST_SEEN).count();
    assert!(judged > 0 || seen.is_empty(), "no secret came up often enough");
}

/// The seat of the viewer; a number beyond all seats for an onlooker.
const fn number(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Player(seat) => seat.0,
        Viewer::Public => u8::MAX,
    }
}

const fn may_see(secret: &Secret, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Player(seat) => secret.seen_by.contains(seat),
        Viewer::Public => false,
    }
}

pub fn secret_actions_are_shown_to_no_other_seat_g_7<G: Sampled>() {
    let mut rng = stream(1, Stream::Agents);
    let (mut in_secret, mut compared) = (false, 0);
    for seed in 0..MATCHES {
        if compared > MANY && seed >= LEAST_MATCHES {
            break;
        }
        let (options, seats) = sample::<G>(seed * 41);
        along::<G>(&options, &seats, seed, |game, action| {
            if G::is_secret(action) {
                in_secret = true;
                compared +=
                    check_secret_acts(game, &seats, &mut rng, G::is_secret).unwrap_or_else(|what| panic!("{what}"));
            }
        });
    }
    assert!(!in_secret || compared > MANY, "only {compared} actions were compared");
}

pub fn no_view_depends_on_the_seed_g_7<G: Sampled>() {
    let (options, seats) = sample::<G>(0);
    let views = |seed| {
        let game = G::new(&options, &seats, seed).expect("a sampled match");
        let viewers = seats.iter().map(Viewer::Player).chain([Viewer::Public]);
        viewers
            .map(|viewer| postcard::to_stdvec(&game.view(viewer)).expect("a view can be written"))
            .collect::<Vec<_>>()
    };
    assert_eq!(views(1), views(2), "before anything was thrown or shuffled");
}

/// Calls `look` with each state of a random match and the action that follows.
fn along<G: Sampled>(options: &G::Options, seats: &Seats, seed: u64, mut look: impl FnMut(&G, &G::Action)) {
    let mut game = G::new(options, seats, seed).expect("a sampled match");
    let mut rng = stream(seed, Stream::Chance);
    while let Some((who, action)) = random_action(&game, seats, &mut rng) {
        look(&game, &action);
        game.apply(who, &action, &mut ()).expect("what is legal applies");
    }
    assert_eq!(game.turn(), Turn::Over);
}
