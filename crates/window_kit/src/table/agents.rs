//! Computer players at the table: they think for a moment and then send the referee a request like any player.
//!
//! They see the view of their seat and the poses of the dice, which everybody can see, and nothing more. The host
//! gives them what their seat may know, because this table does not show it.

use std::sync::atomic::AtomicBool;

use bevy::prelude::*;
use rand::RngExt;

use super::aiming::Aiming;
use super::defect::Defects;
use super::journal::{Journal, JournalCursor};
use super::local::LocalHost;
use super::phase::{InMatch, MatchSystems, TableGate};
use super::thinking::{MOST_OVERTIME, ThinkTasks};
use crate::table::physics::drive::TableToCopy;
use games::catalog::AnyAction;
use host::agent_chance::AgentChance;
use host::request::{ActionRequest, DecisionId, RefusalReason, RequestRefused};
use host::throw_search;
use host::throw_search::{Decided, Question};
use host::view::Players;
use rules::ai::agent::notices;
use rules::ids::{MAX_SEATS, SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};

/// A computer player is about to end the round, which it has to announce first (S-14).
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundEndAnnounced {
    /// The seat.
    pub seat: SeatId,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AgentPace>()
        .init_resource::<ThinkTasks>()
        .init_resource::<Thoughts>()
        .init_resource::<AgentsBusy>()
        .add_message::<RoundEndAnnounced>()
        .add_systems(
            Update,
            (think_again_after_refusal, call_slips_for_agents, act_for_agents)
                .chain()
                .in_set(MatchSystems::CollectRequests)
                .run_if(resource_exists::<LocalHost>),
        )
        .add_systems(
            Update,
            tell_thoughts
                .after(MatchSystems::Referee)
                .before(MatchSystems::Present)
                .run_if(in_state(InMatch).and_then(resource_exists::<LocalHost>)),
        );
}

/// Which computer players think now, by seat, and for how many seconds already. In virtual time; time while the table
/// is held does not count. What they think about stays secret.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Thoughts(pub [Option<f32>; MAX_SEATS]);

/// Whether a computer player is due, or has noticed a slip and will call it out: time then has to pass.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AgentsBusy(pub bool);

/// How long a computer player looks at the still table before the first decision of its turn, in seconds: so people see
/// that it is the next one's turn.
const LOOKS_S: f32 = 0.2;

/// The largest share of the time left for the decisions of a turn that one decision takes.
const MOST_OF_REST: f32 = 0.3;

/// How long computer players think, in seconds of virtual time (so the speed setting speeds them up).
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct AgentPace {
    /// The least time.
    pub least_s: f32,
    /// The most time.
    pub most_s: f32,
    /// The time for all decisions that a computer player makes in its turn: with many decisions, each one is faster.
    pub turn_s: f32,
    /// The time between an announcement and the announced action.
    pub announced_s: f32,
    /// Whether they think beside the frames. If not, a frame takes as long as the thought, and the time of the table
    /// stands still meanwhile: so tests and benches measure the same on every machine.
    pub beside_frames: bool,
}

impl AgentPace {
    /// No pause at all, for headless matches.
    pub const AT_ONCE: Self = Self {
        least_s: 0.0,
        most_s: 0.0,
        turn_s: 0.0,
        announced_s: 0.0,
        beside_frames: false,
    };
}

impl Default for AgentPace {
    /// Slow enough to follow, quick enough not to wait for.
    fn default() -> Self {
        Self {
            least_s: 0.2,
            most_s: 0.45,
            turn_s: 1.4,
            announced_s: 1.2,
            beside_frames: true,
        }
    }
}

/// The state of the computer players of the match. Present while a match is on.
#[derive(Resource, Clone, Debug)]
pub(super) struct AgentMinds {
    /// A stream of random numbers for the pauses alone, so that a different pace never changes the choices.
    pauses: RulesRng,
    thoughts: [Option<Thought>; MAX_SEATS],
    /// Whose turn it is, by the events that the table has shown so far.
    turn: Option<SeatId>,
    events: JournalCursor,
    /// How long each seat has thought in this turn, in seconds.
    thought_s: [f32; MAX_SEATS],
    slips: [Option<NoticedSlip>; MAX_SEATS],
    /// Whether a seat calls out a slip in this frame: all other actions wait until that is settled.
    calling: bool,
}

/// A slip of another player that is in progress while a computer player watches (M-13).
#[derive(Clone, Copy, Debug)]
struct NoticedSlip {
    /// The number of entries at the last look: each number is another chance to notice the slip.
    moment: usize,
    noticed: bool,
    /// The time until the slip is called out, once it was noticed.
    remaining_s: f32,
}

/// A decision that a computer player thinks about or has answered.
#[derive(Clone, Copy, Debug)]
struct Thought {
    decision: DecisionId,
    /// How much of the time the seat looks at the still table, in seconds.
    looks_s: f32,
    /// How long the seat has thought about it, in seconds.
    passed_s: f32,
    remaining_s: f32,
    /// The announced choice, by its index in the legal actions.
    announced: Option<usize>,
    answered: bool,
}

impl AgentMinds {
    /// The state at the start of a match. The seed is only for the length of the pauses.
    pub(super) fn new(seed: u64) -> Self {
        Self {
            pauses: stream(seed, Stream::Cosmetic),
            thoughts: [None; MAX_SEATS],
            turn: None,
            events: JournalCursor::default(),
            thought_s: [0.0; MAX_SEATS],
            slips: [None; MAX_SEATS],
            calling: false,
        }
    }

    /// Drops the state of a seat that another player has taken.
    pub(super) fn forget(&mut self, seat: SeatId) {
        self.thoughts[seat.index()] = None;
        self.thought_s[seat.index()] = 0.0;
        self.slips[seat.index()] = None;
    }

    /// How long the next thought takes.
    fn pause_s(&mut self, pace: AgentPace) -> f32 {
        pace.least_s + (pace.most_s - pace.least_s) * self.pauses.random::<f32>()
    }

    /// Whether the seat now calls out the slip that is in progress: the seat has to notice it first.
    fn calls(
        &mut self,
        seat: SeatId,
        moment: usize,
        pace: AgentPace,
        passed_s: f32,
        notices: impl FnOnce() -> bool,
    ) -> bool {
        let fresh = |slip: Option<NoticedSlip>| slip.is_none_or(|slip| slip.moment != moment && !slip.noticed);
        let index = seat.index();
        if fresh(self.slips[index]) {
            self.slips[index] = Some(NoticedSlip {
                moment,
                noticed: notices(),
                remaining_s: self.pause_s(pace),
            });
        }
        let Some(slip) = &mut self.slips[index] else {
            return false;
        };
        slip.remaining_s -= passed_s;
        slip.noticed && slip.remaining_s <= 0.0
    }

    /// Follows the events: each turn has its own time to think.
    fn follow(&mut self, journal: &Journal) {
        for event in journal.read(&mut self.events) {
            if let Some(seat) = event.turn_of() {
                self.turn = Some(seat);
                self.thought_s = [0.0; MAX_SEATS];
            }
        }
    }

    /// How long the seat thinks about its next decision. It answers at once what it is asked in the turn of another
    /// player, because that turn waits for the answer.
    fn think_s(&mut self, seat: SeatId, pace: AgentPace) -> f32 {
        if self.turn.is_some_and(|turn| turn != seat) {
            return 0.0;
        }
        let left_s = (pace.turn_s - self.thought_s[seat.index()]).max(0.0);
        let pause_s = self.pause_s(pace).min(left_s * MOST_OF_REST);
        self.thought_s[seat.index()] += pause_s;
        pause_s
    }

    /// Whether the seat acts now: its think time for this decision is over, and the table is free. It also thinks while
    /// the table still shows what happened before.
    fn acts(&mut self, seat: SeatId, decision: DecisionId, pace: AgentPace, passed_s: f32, is_free: bool) -> bool {
        let known = self.thoughts[seat.index()].filter(|thought| thought.decision == decision);
        let mut thought = match known {
            Some(thought) => Thought {
                // While the table shows something, nobody sees a player think.
                passed_s: thought.passed_s + if is_free { passed_s } else { 0.0 },
                remaining_s: thought.remaining_s - passed_s,
                ..thought
            },
            None => {
                let is_first = self.thought_s[seat.index()] == 0.0;
                let pause_s = self.think_s(seat, pace);
                Thought {
                    decision,
                    looks_s: if is_first { pause_s.min(LOOKS_S) } else { 0.0 },
                    passed_s: 0.0,
                    remaining_s: pause_s,
                    announced: None,
                    answered: false,
                }
            }
        };
        if !is_free && thought.looks_s > 0.0 {
            thought.remaining_s = thought.remaining_s.max(thought.looks_s);
        }
        let now = is_free && thought.remaining_s <= 0.0 && !thought.answered;
        thought.answered |= now;
        self.thoughts[seat.index()] = Some(thought);
        now
    }

    /// Lets a seat think longer that should act but has no result yet. Returns for how many seconds it already does
    /// so.
    fn thinks_on(&mut self, seat: SeatId) -> f32 {
        let Some(thought) = &mut self.thoughts[seat.index()] else {
            return 0.0;
        };
        thought.answered = false;
        -thought.remaining_s
    }

    /// How long the seat has thought about this decision, in seconds; `None` if the seat has finished.
    fn thinks_for_s(&self, seat: SeatId, decision: DecisionId) -> Option<f32> {
        let thought = self.thoughts[seat.index()].filter(|thought| thought.decision == decision)?;
        (!thought.answered && thought.announced.is_none()).then_some(thought.passed_s)
    }

    /// The choice that the seat announced for the decision it thinks about.
    fn announced(&self, seat: SeatId) -> Option<usize> {
        self.thoughts[seat.index()].and_then(|thought| thought.announced)
    }

    /// Announces a choice and delays it for the time of the announcement.
    const fn announce(&mut self, seat: SeatId, choice: usize, pace: AgentPace) {
        if let Some(thought) = &mut self.thoughts[seat.index()] {
            thought.announced = Some(choice);
            thought.remaining_s = pace.announced_s;
            thought.answered = false;
        }
    }
}

/// Calls out the slips that computer players notice, while the gate is open.
fn call_slips_for_agents(
    local: Res<LocalHost>,
    players: Res<Players>,
    gate: Res<TableGate>,
    pace: Res<AgentPace>,
    time: Res<Time>,
    mut minds: ResMut<AgentMinds>,
    mut requests: MessageWriter<ActionRequest>,
) {
    minds.calling = false;
    if !gate.open() || !local.is_caught_up() {
        return;
    }
    let host = local.host();
    let moment = host.entries();
    for seat in host.seats().iter() {
        let Some(level) = players.level(seat) else { continue };
        let Some(action) = host.call_out(seat) else {
            minds.slips[seat.index()] = None;
            continue;
        };
        let notices = || notices(level, &mut host.agent_chance(seat, AgentChance::Notices));
        if minds.calls(seat, moment, *pace, time.delta_secs(), notices) && !minds.calling {
            minds.calling = true;
            requests.write(ActionRequest {
                seat,
                decision: host.decision(seat),
                action,
                gesture: None,
            });
        }
    }
}

/// Answers for every computer player whose think time is over, while the gate is open.
fn act_for_agents(
    (local, journal): (Res<LocalHost>, Res<Journal>),
    players: Res<Players>,
    gate: Res<TableGate>,
    pace: Res<AgentPace>,
    time: Res<Time>,
    aiming: Aiming,
    table: TableToCopy,
    mut minds: ResMut<AgentMinds>,
    mut thinkers: ResMut<ThinkTasks>,
    mut requests: MessageWriter<ActionRequest>,
    mut announcements: MessageWriter<RoundEndAnnounced>,
) {
    minds.follow(&journal);
    if gate.waiting || !local.is_caught_up() || minds.calling {
        return;
    }
    let host = local.host();
    for seat in host.due().iter() {
        let Some(level) = players.level(seat) else { continue };
        let decision = host.decision(seat);
        let mut chance = host.agent_chance(seat, AgentChance::Choice);
        let question = || {
            let legal = host.legal_of(seat);
            let seats = host.seats().count();
            let tries = throw_search::searches(level) && legal.iter().any(AnyAction::is_thrown);
            Question {
                view: host.view_of(Viewer::Player(seat)),
                level,
                table: tries.then(|| aiming.copied(&table, seats)).flatten(),
                legal,
            }
        };
        if pace.beside_frames {
            thinkers.begin(seat, decision, || (question(), chance.clone()));
        }
        if !minds.acts(seat, decision, *pace, time.delta_secs(), gate.open()) {
            continue;
        }
        let view = host.view_of(Viewer::Player(seat));
        let mut legal = host.legal_of(seat);
        let announced = minds.announced(seat);
        let Decided { choice, gesture } = if let Some(choice) = announced {
            Decided { choice, gesture: None }
        } else if !pace.beside_frames {
            question().answer(seat, &mut chance, &AtomicBool::new(false))
        } else if let Some(decided) = thinkers.decided(seat, decision) {
            decided
        } else {
            if minds.thinks_on(seat) > MOST_OVERTIME.as_secs_f32() {
                thinkers.hurry(seat);
            }
            continue;
        };
        if choice >= legal.len() {
            continue;
        }
        let action = legal.swap_remove(choice);
        if announced.is_none() && view.is_announced(&action) {
            announcements.write(RoundEndAnnounced { seat });
            minds.announce(seat, choice, *pace);
            continue;
        }
        let untried = || {
            let throws = action.is_thrown();
            throws
                .then(|| aiming.untried(level, seat, host.seats().count()))
                .flatten()
        };
        let gesture = gesture.or_else(untried);
        requests.write(ActionRequest {
            seat,
            decision,
            action,
            gesture,
        });
    }
}

/// Publishes which computer players think.
fn tell_thoughts(
    local: Res<LocalHost>,
    minds: Res<AgentMinds>,
    players: Res<Players>,
    mut thoughts: ResMut<Thoughts>,
    mut busy: ResMut<AgentsBusy>,
) {
    let mut now = Thoughts::default();
    let mut acts = minds.slips.iter().flatten().any(|slip| slip.noticed);
    let host = local.host();
    for seat in host.due().iter().filter(|seat| players.level(*seat).is_some()) {
        acts = true;
        now.0[seat.index()] = minds.thinks_for_s(seat, host.decision(seat));
    }
    thoughts.set_if_neq(now);
    busy.set_if_neq(AgentsBusy(acts));
}

/// Lets a computer player think again after a refusal, so that the match continues. It only requests legal actions, so
/// the refusal is a defect.
fn think_again_after_refusal(
    mut refused: MessageReader<RequestRefused>,
    players: Res<Players>,
    mut minds: ResMut<AgentMinds>,
    mut thinkers: ResMut<ThinkTasks>,
    mut defects: ResMut<Defects>,
) {
    for RequestRefused { request, reason } in refused.read() {
        let seat = request.seat();
        if players.level(seat).is_none() || matches!(reason, RefusalReason::Stale { .. }) {
            continue;
        }
        defects.note(format!("{request:?} of a computer player was refused: {reason}"));
        minds.thoughts[seat.index()] = None;
        thinkers.forget(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::AnyEvent;

    /// The event that begins a turn of this seat.
    fn turn_of(seat: SeatId) -> AnyEvent {
        AnyEvent::SkipBo(games::skip_bo::event::CardEvent::TurnStarted { player: seat })
    }

    #[test]
    fn who_decides_much_in_a_turn_decides_ever_faster_and_a_new_turn_starts_at_leisure() {
        let pace = AgentPace::default();
        let (mut minds, mut journal) = (AgentMinds::new(1), Journal::default());
        let seat = SeatId(2);
        for turn in 0..3 {
            journal.append(turn_of(seat), turn);
            minds.follow(&journal);
            let pauses: Vec<f32> = (0..40).map(|_| minds.think_s(seat, pace)).collect();
            assert!((pace.least_s..=pace.most_s).contains(&pauses[0]));
            assert!(pauses.iter().sum::<f32>() <= pace.turn_s && pauses[39] < 0.01);
        }
        assert_eq!(minds.think_s(seat, AgentPace::AT_ONCE), 0.0);
    }

    #[test]
    fn what_is_asked_in_the_turn_of_another_player_is_answered_at_once() {
        let pace = AgentPace::default();
        let (mut minds, mut journal) = (AgentMinds::new(1), Journal::default());
        assert!(minds.think_s(SeatId(0), pace) > 0.0, "before the first turn");
        journal.append(turn_of(SeatId(1)), 0);
        minds.follow(&journal);
        assert_eq!(minds.think_s(SeatId(0), pace), 0.0);
        assert!(minds.think_s(SeatId(1), pace) > 0.0);
    }

    #[test]
    fn a_computer_player_thinks_while_the_table_shows_and_acts_when_it_is_free() {
        let pace = AgentPace::default();
        let mut minds = AgentMinds::new(1);
        let (seat, decision) = (SeatId(1), DecisionId(4));
        for _ in 0..20 {
            assert!(!minds.acts(seat, decision, pace, 0.1, false));
        }
        assert!(
            !minds.acts(seat, decision, pace, 0.1, true),
            "it first looks at the table"
        );
        assert!(minds.acts(seat, decision, pace, 0.15, true));
        assert!(!minds.acts(seat, decision, pace, 0.1, true), "it acts once");
        let next = DecisionId(5);
        for _ in 0..20 {
            assert!(!minds.acts(seat, next, pace, 0.1, false));
        }
        assert!(minds.acts(seat, next, pace, 0.0, true));
    }

    #[test]
    fn who_thinks_is_told_for_how_long_until_the_thought_is_over() {
        let (seat, decision) = (SeatId(1), DecisionId(4));
        let mut minds = AgentMinds::new(1);
        assert_eq!(minds.thinks_for_s(seat, decision), None);
        let mut told = Vec::new();
        while !minds.acts(seat, decision, AgentPace::default(), 0.125, true) {
            told.extend(minds.thinks_for_s(seat, decision));
        }
        assert!(told.len() > 1 && told.iter().enumerate().all(|(n, s)| *s == n as f32 * 0.125));
        assert_eq!(minds.thinks_for_s(seat, decision), None);
        minds.thinks_on(seat);
        assert!(minds.thinks_for_s(seat, decision).is_some());
        assert_eq!(minds.thinks_for_s(seat, DecisionId(5)), None);
    }
}
