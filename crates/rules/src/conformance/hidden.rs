//! Checks that hidden information stays hidden, in views, in events and in legal actions (G-7).
//!
//! The check makes a possible world from the view alone. This world agrees with the real state in everything that the
//! viewer sees; the rest is random. Everything that the viewer can learn must be the same in both: the view byte for
//! byte, the seats that are due, the scores, the viewer's legal actions and the reasons for refusals. Then the same
//! action is applied in both. If the views are still equal after it, the viewer's events must be equal too; if the
//! table was cleared, only the events from then on.
//!
//! This check can't find two kinds of leaks, so each game's tests cover them with knowledge of the game. First, a
//! secret that the view contains, so that [`Game::determinize`] copies it: the tests name the secrets and check that
//! each one differs in enough worlds. Second, an action that is itself the secret, such as the seed of a shuffle or a
//! choice that is revealed later: the tests name these actions for [`check_secret_acts`].

use std::collections::BTreeMap;

use crate::conformance::checker;
use crate::conformance::checker::{Checker, ensure};
use crate::conformance::violation::{Violation, ViolationKind as Kind};
use crate::game::{Game, Turn};
use crate::ids::{Actor, Viewer};
use crate::rng::RulesRng;
use crate::seats::Seats;

/// How many worlds are made for each view.
const WORLDS: usize = 2;
/// How many refusals are compared for each world.
const REFUSALS: usize = 8;

/// How many reports of chance are compared with each other.
const REPORTS: usize = 64;

impl<G: Game> Checker<G> {
    /// Checks that each view can be written and read, and that its possible worlds look the same to its viewer.
    pub(crate) fn check_views(&mut self, game: &G, tries: &[G::Action]) -> Result<(), Violation> {
        self.worlds.clear();
        for viewer in self.viewers() {
            let view = game.view(viewer);
            checker::check_written(&view, "a view")?;
            for _ in 0..WORLDS {
                let world = G::determinize(&view, &mut self.rng);
                check_world(game, &world, viewer, tries).map_err(|found| {
                    found.said(|what| format!("{what}; to {viewer:?} this may be as well:\n{world:?}\n"))
                })?;
                self.hidden.worlds += 1;
                self.hidden.different += u64::from(world != *game);
                self.worlds.push((viewer, world));
            }
        }
        Ok(())
    }

    /// Checks that events can be written and read, give an onlooker no more information than any seat, and give a
    /// viewer no information that is not in the viewer's view. `next` is the state after the action.
    pub(crate) fn check_events(
        &mut self,
        next: &G,
        events: &[G::Event],
        who: Actor,
        action: &G::Action,
    ) -> Result<(), Violation> {
        for event in events {
            checker::check_written(event, "an event")?;
            let public = G::redact(event, Viewer::Public);
            for viewer in self.viewers() {
                let told = G::redact(event, viewer);
                let again = |of| told.as_ref().and_then(|told| G::redact(told, of));
                if again(viewer) != told {
                    return Err(Violation::new(
                        Kind::RedactedOnce,
                        format!("{event:?} changes when it is redacted for {viewer:?} again"),
                    ));
                }
                if again(Viewer::Public) != public {
                    return Err(Violation::new(
                        Kind::OnlookerKnowsLess,
                        format!("an onlooker learns more of {event:?} than {viewer:?}"),
                    ));
                }
            }
        }
        let worlds = std::mem::take(&mut self.worlds);
        for (viewer, mut world) in worlds {
            self.compare_events(next, events, who, action, viewer, &mut world)?;
        }
        Ok(())
    }

    /// Applies the action in a possible world too, and compares the events that the viewer gets.
    fn compare_events(
        &mut self,
        next: &G,
        events: &[G::Event],
        who: Actor,
        action: &G::Action,
        viewer: Viewer,
        world: &mut G,
    ) -> Result<(), Violation> {
        let before = world.clone();
        let mut others = Vec::new();
        // Another seat's action with hidden cards can be impossible in a world where these cards are different.
        if world.apply(who, action, &mut others).is_err() || bytes(&world.view(viewer)) != bytes(&next.view(viewer)) {
            return Ok(());
        }
        let told = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().filter_map(|event| G::redact(event, viewer)).collect()
        };
        let (here, there) = (told(events), told(&others));
        // A card that was turned up and then cleared with the table is not in the later view, but it is no secret.
        let kept = |told: &[G::Event]| bytes(&told[told.iter().position(G::clears).unwrap_or(0)..].to_vec());
        if kept(&here) != kept(&there) {
            return Err(Violation::new(
                Kind::EventsWithinView,
                format!(
                    "{action:?} of {who:?} tells {viewer:?} more than the view shows: {here:?} here, and {there:?} \
                     where it was as well:\n{before:?}\n"
                ),
            ));
        }
        if world != next {
            self.hidden.acts += 1;
            self.hidden.events += here.len() as u64;
            let in_full = |event: &&G::Event| G::redact(event, viewer).as_ref() == Some(*event);
            self.hidden.redacted += (events.len() - events.iter().filter(in_full).count()) as u64;
        }
        Ok(())
    }
}

/// Checks that a possible world looks and behaves for the viewer exactly like the real state.
fn check_world<G: Game>(game: &G, world: &G, viewer: Viewer, tries: &[G::Action]) -> Result<(), Violation> {
    world
        .check_invariants()
        .map_err(|error| Violation::new(Kind::WorldInvariant, error.to_string()))?;
    let same_view = |of| bytes(&world.view(of)) == bytes(&game.view(of));
    ensure(same_view(viewer), Kind::SameView, "the view is not the same")?;
    ensure(
        same_view(Viewer::Public),
        Kind::SameView,
        "an onlooker's view is not the same",
    )?;
    ensure(world.turn() == game.turn(), Kind::SameTurn, "somebody else is due")?;
    ensure(
        world.scores() == game.scores(),
        Kind::SameScores,
        "the scores are others",
    )?;
    let Viewer::Player(seat) = viewer else {
        return Ok(());
    };
    let legal = checker::legal_of(game, seat);
    ensure(
        checker::legal_of(world, seat) == legal,
        Kind::SameLegal,
        "something else is legal",
    )?;
    ensure(
        world.call_out(seat) == game.call_out(seat),
        Kind::SameCallOut,
        "there is another objection",
    )?;
    let refusal = |of: &G, action| of.clone().apply(Actor::Player(seat), action, &mut ()).err();
    let refused = tries.iter().filter(|action| !legal.contains(action));
    for action in refused.take(REFUSALS) {
        if refusal(game, action) != refusal(world, action) {
            return Err(Violation::new(
                Kind::SameRefusal,
                format!("{action:?} is refused for another reason"),
            ));
        }
    }
    Ok(())
}

/// Applies all secret actions of a state (`secret` selects them), including sampled reports of chance, each to a copy.
/// If two actions of the same actor give another viewer the same view, they must give that viewer the same events.
/// Returns how many actions were compared.
///
/// # Errors
/// A [`Violation`] if the events show a viewer which of two secret actions was applied.
pub fn check_secret_acts<G: Game>(
    game: &G,
    seats: &Seats,
    rng: &mut RulesRng,
    secret: impl Fn(&G::Action) -> bool,
) -> Result<u64, Violation> {
    let mut acts: Vec<(Actor, G::Action)> = Vec::new();
    if game.turn() == Turn::Chance {
        acts.extend((0..REPORTS).map(|_| (Actor::Chance, game.sample_chance(rng))));
    }
    for seat in seats.iter() {
        let legal = checker::legal_of(game, seat).into_iter();
        acts.extend(legal.map(|action| (Actor::Player(seat), action)));
    }
    acts.retain(|(_, action)| secret(action));
    let mut compared = 0;
    for viewer in seats.iter().map(Viewer::Player).chain([Viewer::Public]) {
        // The key is the actor and the view after the action; the value is the action and the viewer's events.
        let mut seen = BTreeMap::new();
        for (who, action) in &acts {
            let own = matches!((who, viewer), (Actor::Player(actor), Viewer::Player(seat)) if *actor == seat);
            if own {
                continue;
            }
            let mut next = game.clone();
            let mut events = Vec::new();
            next.apply(*who, action, &mut events).map_err(|error| {
                let what = format!("{action:?} of {who:?} does not apply: {error:?}");
                Violation::new(Kind::LegalApplies, what)
            })?;
            let told: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
            let looks = (format!("{who:?}"), bytes(&next.view(viewer)));
            let (other, other_told) = seen.entry(looks).or_insert_with(|| (action, told.clone()));
            if *other != action {
                compared += 1;
                if bytes(other_told) != bytes(&told) {
                    return Err(Violation::new(
                        Kind::SecretAct,
                        format!(
                            "{viewer:?} is told by which of {other:?} and {action:?} {who:?} acted: {other_told:?}, \
                             {told:?}"
                        ),
                    ));
                }
            }
        }
    }
    Ok(compared)
}

fn bytes(of: &impl serde::Serialize) -> Option<Vec<u8>> {
    postcard::to_stdvec(of).ok()
}
