//! The games, and the closed enums over all of them.
#![deny(clippy::disallowed_types, clippy::iter_over_hash_type)]

mod table;

use std::marker::PhantomData;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use messages::Message;
use messages::texts::rules as words;
use rules::ai::agent::{Explain, Strategy, choose_in, weigh_in};
use rules::ai::budget::{Budget, Stop};
use rules::ai::level::Level;
use rules::counted::{Counted, Measure};
use rules::decided::{Decided, Moment, Sides};
use rules::die::DieId;
use rules::error::{ApplyError, InvariantError, SetupError};
use rules::game::{Brief, EventSink, Game, Narrate, OffTurn, Scores, Turn};
use rules::hash::state_hash;
use rules::ids::{Actor, SeatId, SeatSet, Viewer};
use rules::options::{FIRST, GameOptions, OptionInfo, ShortMatch};
use rules::rng::RulesRng;
use rules::seats::Seats;

/// A computation that is generic over the game and runs for the game of given options; see [`AnyOptions::for_game`].
pub trait ForGame {
    /// The result.
    type Out;

    /// Runs the computation.
    fn run<G: Strategy + Listed + Counted>(self, options: &G::Options) -> Self::Out;
}

/// A game in the `games!` list: converts its actions and events into the closed enums, and finds its parts in them
/// (`None` if they hold another game). Two games may share their action and event types.
pub trait Listed: Game {
    /// Wraps an action of this game.
    fn any_action(action: Self::Action) -> AnyAction;
    /// Wraps an event of this game.
    fn any_event(event: Self::Event) -> AnyEvent;
    /// The match, if it is of this game.
    fn of_game(any: &AnyGame) -> Option<&Self>;
    /// The action, if it is of this game.
    fn of_action(any: &AnyAction) -> Option<&Self::Action>;
    /// The event, if it is of this game.
    fn of_event(any: &AnyEvent) -> Option<&Self::Event>;
    /// The view, if it is of this game.
    fn of_view(any: &AnyView) -> Option<&Self::View>;
    /// The options, if they are of this game.
    fn of_options(any: &AnyOptions) -> Option<&Self::Options>;
}

/// An event sink that passes on the events of the game `G` as events of any game.
struct Wrapped<'a, S, G>(&'a mut S, PhantomData<G>);

impl<G: Listed, S: EventSink<AnyEvent>> EventSink<G::Event> for Wrapped<'_, S, G> {
    fn push(&mut self, event: G::Event) {
        self.0.push(G::any_event(event));
    }
}

/// Makes the closed enums over all games, and the macro `every_game!`. `every_game!` passes the list of games to
/// another macro, which can make more code for each game. A further game is one more line in the list.
macro_rules! games {
    ($($variant:ident = $home:ident::$game:ident),+ $(,)?) => {
        games! { @every ($) $($variant = $home::$game),+ }
        games! { @all $($variant = crate::$home::$game),+ }
    };
    (@every ($d:tt) $($variant:ident = $home:ident::$game:ident),+) => {
        /// Calls a macro with `Variant = Type` of each game.
        #[macro_export]
        macro_rules! every_game {
            ($d make:ident) => {
                $d make! { $($variant = $d crate::$home::$game),+ }
            };
        }
        pub use every_game;
    };
    (@all $($variant:ident = $game:ty),+) => {
        /// A match of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum AnyGame {
            $(#[doc = concat!("A match of ", stringify!($variant), ".")] $variant($game)),+
        }

        /// An action of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum AnyAction {
            $(#[doc = concat!("An action of ", stringify!($variant), ".")] $variant(<$game as Game>::Action)),+
        }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyEvent {
            $(#[doc = concat!("An event of ", stringify!($variant), ".")] $variant(<$game as Game>::Event)),+
        }

        /// A view of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyView {
            $(#[doc = concat!("A view of ", stringify!($variant), ".")] $variant(<$game as Game>::View)),+
        }

        /// The options of any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        pub enum AnyOptions {
            $(#[doc = concat!("The options of ", stringify!($variant), ".")] $variant(<$game as Game>::Options)),+
        }

        /// The names of all games, as on the command line.
        pub const NAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        /// The rules version of each game, by name; see [`Game::RULES_VERSION`].
        pub const RULES_VERSIONS: &[(&str, u32)] = &[$((<$game as Game>::NAME, <$game as Game>::RULES_VERSION)),+];

        const _: () = {
            $(impl Listed for $game {
                fn any_action(action: Self::Action) -> AnyAction {
                    AnyAction::$variant(action)
                }

                fn any_event(event: Self::Event) -> AnyEvent {
                    AnyEvent::$variant(event)
                }

                fn of_game(any: &AnyGame) -> Option<&Self> {
                    match any {
                        AnyGame::$variant(game) => Some(game),
                        _ => None,
                    }
                }

                fn of_action(any: &AnyAction) -> Option<&Self::Action> {
                    match any {
                        AnyAction::$variant(action) => Some(action),
                        _ => None,
                    }
                }

                fn of_event(any: &AnyEvent) -> Option<&Self::Event> {
                    match any {
                        AnyEvent::$variant(event) => Some(event),
                        _ => None,
                    }
                }

                fn of_view(any: &AnyView) -> Option<&Self::View> {
                    match any {
                        AnyView::$variant(view) => Some(view),
                        _ => None,
                    }
                }

                fn of_options(any: &AnyOptions) -> Option<&Self::Options> {
                    match any {
                        AnyOptions::$variant(options) => Some(options),
                        _ => None,
                    }
                }
            })+
        };

        impl AnyGame {
            /// Sets a match up; see [`Game::new`].
            ///
            /// # Errors
            /// [`SetupError`] if the seats or the options are not allowed.
            pub fn new(options: &AnyOptions, seats: &Seats, seed: u64) -> Result<Self, SetupError> {
                match options {
                    $(AnyOptions::$variant(options) => {
                        <$game as Game>::new(options, seats, seed).map(Self::$variant)
                    }),+
                }
            }

            /// The game's name on the command line.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => <$game as Game>::NAME),+
                }
            }

            /// The version of the game's rules; see [`Game::RULES_VERSION`].
            pub const fn rules_version(&self) -> u32 {
                match self {
                    $(Self::$variant(_) => <$game as Game>::RULES_VERSION),+
                }
            }

            /// The hash of the game's own state, not of this enum; see [`state_hash`].
            pub fn state_hash(&self) -> u64 {
                match self {
                    $(Self::$variant(game) => state_hash(game)),+
                }
            }

            /// Who is due.
            pub fn turn(&self) -> Turn {
                match self {
                    $(Self::$variant(game) => game.turn()),+
                }
            }

            /// The legal actions of `who` now, in canonical order without duplicates; see [`Game::legal_actions`].
            pub fn legal_actions(&self, who: SeatId) -> Vec<AnyAction> {
                match self {
                    $(Self::$variant(game) => {
                        let mut legal = Vec::new();
                        game.legal_actions(who, &mut legal);
                        legal.into_iter().map(AnyAction::$variant).collect()
                    }),+
                }
            }

            /// The action by which `who` calls out the current slip; see [`Game::call_out`].
            pub fn call_out(&self, who: SeatId) -> Option<AnyAction> {
                match self {
                    $(Self::$variant(game) => game.call_out(who).map(AnyAction::$variant)),+
                }
            }

            /// The decision that `who` is due for in another player's turn; see [`Game::off_turn`].
            pub fn off_turn(&self, who: SeatId) -> Option<OffTurn<AnyAction>> {
                match self {
                    $(Self::$variant(game) => game.off_turn(who).map(|decision| decision.map(AnyAction::$variant))),+
                }
            }

            /// Checks whether a report of chance is possible here; see [`Game::check_chance`].
            ///
            /// # Errors
            /// [`ApplyError::BadReport`], or [`ApplyError::NotDue`] if no chance is due.
            pub fn check_chance(&self, report: &AnyAction) -> Result<(), ApplyError<AnyAction>> {
                                match (self, report) {
                    $((Self::$variant(game), AnyAction::$variant(report)) => {
                        game.check_chance(report).map_err(|error| error.map(AnyAction::$variant))
                    })+
                    _ => Err(ApplyError::BadReport { why: words::REPORT_OTHER_GAME }),
                }
            }

            /// A random report in place of a physical throw or a shuffle; see [`Game::sample_chance`].
            pub fn sample_chance(&self, rng: &mut RulesRng) -> AnyAction {
                match self {
                    $(Self::$variant(game) => AnyAction::$variant(game.sample_chance(rng))),+
                }
            }

            /// Applies an action and pushes its events; see [`Game::apply`].
            ///
            /// # Errors
            /// [`ApplyError`]; the state is then unchanged and no event was pushed.
            pub fn apply<S: EventSink<AnyEvent>>(
                &mut self,
                who: Actor,
                action: &AnyAction,
                out: &mut S,
            ) -> Result<(), ApplyError<AnyAction>> {
                                match (self, action) {
                    $((Self::$variant(game), AnyAction::$variant(action)) => {
                        game.apply(who, action, &mut Wrapped::<_, $game>(out, PhantomData))
                            .map_err(|error| error.map(AnyAction::$variant))
                    })+
                    _ => Err(ApplyError::BadReport { why: words::REPORT_OTHER_GAME }),
                }
            }

            /// The scores now.
            pub fn scores(&self) -> Scores {
                match self {
                    $(Self::$variant(game) => game.scores()),+
                }
            }

            /// What `who` may know (G-7).
            pub fn view(&self, who: Viewer) -> AnyView {
                match self {
                    $(Self::$variant(game) => AnyView::$variant(game.view(who))),+
                }
            }

            /// Checks that the parts of the state agree; see [`Game::check_invariants`].
            ///
            /// # Errors
            /// [`InvariantError`] if the code has a defect.
            pub fn check_invariants(&self) -> Result<(), InvariantError> {
                match self {
                    $(Self::$variant(game) => game.check_invariants()),+
                }
            }
        }

        impl AnyEvent {
            /// The name of the event's game, as on the command line.
            pub const fn game(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => <$game as Game>::NAME),+
                }
            }

            /// The event as `who` may know it; `None` if `who` may not know of it at all (G-7).
            pub fn redact(&self, who: Viewer) -> Option<Self> {
                match self {
                    $(Self::$variant(event) => <$game as Game>::redact(event, who).map(Self::$variant)),+
                }
            }

            /// One sentence for the log; see [`Narrate::line`].
            pub fn line(&self) -> Option<Message> {
                match self {
                    $(Self::$variant(event) => <$game as Narrate>::line(event)),+
                }
            }

            /// Whether a short log includes the event; see [`Narrate::is_main`].
            pub fn is_main(&self) -> bool {
                match self {
                    $(Self::$variant(event) => <$game as Narrate>::is_main(event)),+
                }
            }

            /// The number of the round that the event begins; see [`Narrate::begins_round`].
            pub fn begins_round(&self) -> Option<u16> {
                match self {
                    $(Self::$variant(event) => <$game as Narrate>::begins_round(event)),+
                }
            }

            /// What the event adds to the summary of what a player did; see [`Narrate::brief`].
            pub fn brief(&self) -> Option<Brief> {
                match self {
                    $(Self::$variant(event) => <$game as Narrate>::brief(event)),+
                }
            }

            /// The rule behind the event; see [`Narrate::rule`].
            pub fn rule(&self) -> Option<&'static str> {
                match self {
                    $(Self::$variant(event) => <$game as Narrate>::rule(event)),+
                }
            }

            /// What decided a match with these events; see [`Decided::why`].
            pub fn why(told: &[Self], sides: &Sides) -> Option<Message> {
                match told.first()? {
                    $(Self::$variant(_) => {
                        let told: Vec<_> = told.iter().filter_map(<$game as Listed>::of_event).collect();
                        <$game as Decided>::why(&told, sides)
                    }),+
                }
            }

            /// The best moment of a match with these events, each with the index of its entry; see
            /// [`Decided::best_moment`].
            pub fn best_moment(told: &[(usize, Self)]) -> Option<Moment> {
                match &told.first()?.1 {
                    $(Self::$variant(_) => {
                        let own = told.iter().filter_map(|(entry, event)| {
                            Some((*entry, <$game as Listed>::of_event(event)?))
                        });
                        <$game as Decided>::best_moment(&own.collect::<Vec<_>>())
                    }),+
                }
            }

            /// The points of a side in the game with this name, 0 if there is none; see [`Decided::side_points`].
            pub fn side_points(game: &str, side: SeatSet, scores: &Scores) -> i32 {
                match game {
                    $(<$game as Game>::NAME => <$game as Decided>::side_points(side, scores),)+
                    _ => 0,
                }
            }
        }

        impl AnyView {
            /// The name of the view's game, as on the command line.
            pub const fn game(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => <$game as Game>::NAME),+
                }
            }

            /// The index in `legal` of the action that a player of this level chooses; 0 if nothing is legal.
            pub fn choose(&self, level: Level, who: SeatId, legal: &[AnyAction], rng: &mut RulesRng) -> usize {
                self.choose_until(level, who, legal, rng, &AtomicBool::new(false))
            }

            /// Like [`AnyView::choose`], but ends early when `stop` is set.
            pub fn choose_until(
                &self,
                level: Level,
                who: SeatId,
                legal: &[AnyAction],
                rng: &mut RulesRng,
                stop: &dyn Stop,
            ) -> usize {
                match self {
                    $(Self::$variant(view) => {
                        let legal: Vec<_> = legal.iter().filter_map(<$game>::of_action).cloned().collect();
                        let mut budget = Budget::until(stop, <$game as Strategy>::NODES);
                        choose_in::<$game, _>(level, || view, who, &legal, &mut budget, rng)
                    })+
                }
            }

            /// The worth of each legal action to `who`, as a player of this level judges it; see [`Strategy::weigh`].
            pub fn weigh(
                &self,
                level: Level,
                who: SeatId,
                legal: &[AnyAction],
                budget: &mut Budget,
                rng: &mut RulesRng,
            ) -> Vec<f32> {
                match self {
                    $(Self::$variant(view) => {
                        let legal: Vec<_> = legal.iter().filter_map(<$game>::of_action).cloned().collect();
                        weigh_in::<$game>(level, view, who, &legal, budget, rng)
                    })+
                }
            }

            /// An action as advice; see [`Narrate::advice`]. Empty if the action belongs to another game.
            pub fn advice(&self, action: &AnyAction) -> Message {
                match (self, action) {
                    $((Self::$variant(view), AnyAction::$variant(action)) => {
                        <$game as Narrate>::advice(view, action)
                    })+
                    _ => Message::empty(),
                }
            }

            /// The standing of a seat; see [`Explain::standing`].
            pub fn standing(&self, who: SeatId) -> f32 {
                match self {
                    $(Self::$variant(view) => <$game as Explain>::standing(view, who)),+
                }
            }

            /// Why an action is better than another; see [`Explain::reason`]. `None` if the action belongs to another
            /// game.
            pub fn reason(
                &self,
                who: SeatId,
                action: &AnyAction,
                other: Option<&AnyAction>,
            ) -> Option<Message> {
                match (self, action) {
                    $((Self::$variant(view), AnyAction::$variant(action)) => {
                        let other = other.and_then(<$game>::of_action);
                        <$game as Explain>::reason(view, who, action, other)
                    })+
                    _ => None,
                }
            }

            /// Whether everybody would do this unless something speaks against it; see [`Explain::is_natural`].
            pub fn is_natural(&self, action: &AnyAction) -> bool {
                match (self, action) {
                    $((Self::$variant(_), AnyAction::$variant(action)) => <$game as Explain>::is_natural(action),)+
                    _ => false,
                }
            }

            /// Whether everybody would rather do an action than another one that is about as good; see
            /// [`Explain::is_tidier`].
            pub fn is_tidier(&self, who: SeatId, action: &AnyAction, other: &AnyAction) -> bool {
                match (self, action, other) {
                    $((Self::$variant(view), AnyAction::$variant(action), AnyAction::$variant(other)) => {
                        <$game as Explain>::is_tidier(view, who, action, other)
                    })+
                    _ => false,
                }
            }

            /// A difference of worths below this is too small to mention; see [`Explain::WORTH_TELLING`].
            pub const fn worth_telling(&self) -> f32 {
                match self {
                    $(Self::$variant(_) => <$game as Explain>::WORTH_TELLING),+
                }
            }

            /// How many nodes the strongest computer player searches; see [`Strategy::NODES`].
            pub const fn nodes(&self) -> u64 {
                match self {
                    $(Self::$variant(_) => <$game as Strategy>::NODES),+
                }
            }

            /// A difference of worths in words; see [`Explain::amount`].
            pub fn amount(&self, difference: f32) -> Message {
                match self {
                    $(Self::$variant(_) => <$game as Explain>::amount(difference)),+
                }
            }

            /// A random match that fits the view; see [`Game::determinize`].
            pub fn determinize(&self, rng: &mut RulesRng) -> AnyGame {
                match self {
                    $(Self::$variant(view) => AnyGame::$variant(<$game as Game>::determinize(view, rng))),+
                }
            }
        }

        /// The options of the first game in the list, for when no game is chosen.
        impl Default for AnyOptions {
            fn default() -> Self {
                let [first, ..] = [$(Self::$variant(Default::default())),+];
                first
            }
        }

        impl AnyOptions {
            /// The default options of a game by its name; `None` if there is no such game.
            pub fn of_game(name: &str) -> Option<Self> {
                match name {
                    $(<$game as Game>::NAME => Some(Self::$variant(Default::default())),)+
                    _ => None,
                }
            }

            /// Runs a computation for the game of these options.
            pub fn for_game<F: ForGame>(&self, what: F) -> F::Out {
                match self {
                    $(Self::$variant(options) => what.run::<$game>(options)),+
                }
            }

            /// The game's name on the command line.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant(_) => <$game as Game>::NAME),+
                }
            }

            /// The rules of the game in our own words, in the language of this tag, as in `de`.
            pub fn rules_text(&self, tag: &str) -> &'static str {
                match self {
                    $(Self::$variant(_) => <$game as Game>::RULES_TEXT.text(tag)),+
                }
            }

            /// The levels of computer players that the game has; see [`Strategy::LEVELS`].
            pub const fn levels(&self) -> &'static [Level] {
                match self {
                    $(Self::$variant(_) => <$game as Strategy>::LEVELS),+
                }
            }

            /// The statistics of a match of the game; see [`Counted::MEASURES`].
            pub const fn measures(&self) -> &'static [Measure] {
                match self {
                    $(Self::$variant(_) => <$game as Counted>::MEASURES),+
                }
            }

            /// How many faces a die of a match has; see [`Counted::faces`].
            pub fn faces(&self, die: DieId) -> Option<u8> {
                match self {
                    $(Self::$variant(_) => <$game as Counted>::faces(die)),+
                }
            }

            /// A difference of worths in words; see [`Explain::amount`].
            pub fn amount(&self, difference: f32) -> Message {
                match self {
                    $(Self::$variant(_) => <$game as Explain>::amount(difference)),+
                }
            }

            /// The fewest and the most players.
            pub const fn players(&self) -> (usize, usize) {
                match self {
                    $(Self::$variant(_) => <$game as Game>::PLAYERS),+
                }
            }

            /// The version of the game's rules; see [`Game::RULES_VERSION`].
            pub const fn rules_version(&self) -> u32 {
                match self {
                    $(Self::$variant(_) => <$game as Game>::RULES_VERSION),+
                }
            }

            /// Matches of the game that are over soon; see [`GameOptions::SHORT`].
            pub const fn short(&self) -> &'static [ShortMatch] {
                match self {
                    $(Self::$variant(_) => <<$game as Game>::Options as GameOptions>::SHORT),+
                }
            }

            /// Whether seats decide in the turns of others; see [`Game::HAS_OFF_TURN`].
            pub fn has_off_turn(&self) -> bool {
                match self {
                    $(Self::$variant(_) => <$game as Game>::HAS_OFF_TURN),+
                }
            }

            /// About how many minutes a match with this seating takes, of whom so many are people and the others computer
            /// players; see [`GameOptions::turns`].
            pub fn minutes(&self, seats: &Seats, people: usize) -> u16 {
                fn of<O: GameOptions>(options: &O, seats: &Seats, people: usize) -> u16 {
                    let people = people.min(seats.count());
                    O::TURN_TIME.minutes(options.turns(seats), people, seats.count() - people)
                }
                match self {
                    $(Self::$variant(options) => of(options, seats, people)),+
                }
            }

            /// The option that makes a match longer or shorter, and its value for about so many minutes; see
            /// [`GameOptions::nearest_to`].
            pub fn nearest_to(&self, minutes: u16, seats: &Seats, people: usize) -> Option<(&'static str, &'static str)> {
                fn of<O: GameOptions + Clone>(
                    options: &O,
                    minutes: u16,
                    seats: &Seats,
                    people: usize,
                ) -> Option<(&'static str, &'static str)> {
                    let people = people.min(seats.count());
                    Some((O::LENGTH?, options.nearest_to(minutes, seats, people)?))
                }
                match self {
                    $(Self::$variant(options) => of(options, minutes, seats, people)),+
                }
            }

            /// Lets this seat, counted from 0, have the first turn of the match, if the game has an option for that.
            pub fn go_first(&mut self, seat: usize) {
                if self.get(FIRST).is_some() {
                    // The seat was checked when the match was set up.
                    let chosen = self.set(FIRST, &(seat + 1).to_string());
                    debug_assert!(chosen.is_ok(), "a seat that plays can go first: {chosen:?}");
                }
            }

            /// Sets an option by its key; see [`GameOptions::set`].
            ///
            /// # Errors
            /// [`SetupError`] for an unknown key or a value that is not allowed; the options are then unchanged.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
                match self {
                    $(Self::$variant(options) => options.set(key, value)),+
                }
            }

            /// Sets what is printed on dice, boards and cards; see [`GameOptions::set_board`].
            ///
            /// # Errors
            /// [`SetupError`] for a game without boards or a text that makes none; the options are then unchanged.
            pub fn set_board(&mut self, name: &str, text: &str) -> Result<(), SetupError> {
                match self {
                    $(Self::$variant(options) => options.set_board(name, text)),+
                }
            }

            /// The value of an option by its key.
            pub fn get(&self, key: &str) -> Option<String> {
                match self {
                    $(Self::$variant(options) => options.get(key)),+
                }
            }

            /// The descriptions of all options.
            pub fn info(&self) -> Vec<OptionInfo> {
                match self {
                    $(Self::$variant(_) => <<$game as Game>::Options as GameOptions>::info()),+
                }
            }
        }

    };
}

games! {
    Stack = stack::Stack,
    SkipBo = skip_bo::SkipBo,
    SkipBoMod = skip_bo_mod::SkipBoMod,
    SkipBoDice = skip_bo_dice::SkipBoDice,
}

impl AnyOptions {
    /// The game's title, as on its rules page: a name, the same in all languages.
    pub fn title(&self) -> &'static str {
        let mut lines = self.rules_text("en").lines();
        lines.find_map(|line| line.strip_prefix("# ")).unwrap_or(self.name())
    }

    /// Whether partners can play the game.
    pub fn takes_teams(&self) -> bool {
        let pairs = Seats::teams(&[0, 1, 0, 1]);
        pairs.is_ok_and(|seats| AnyGame::new(self, &seats, 0).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::options::Offer;

    #[test]
    fn every_game_is_known_by_its_name_and_every_option_by_its_key() {
        for name in NAMES {
            let mut options = AnyOptions::of_game(name).expect("a game that is listed");
            assert_eq!(options.name(), *name);
            for info in options.info() {
                let value = options.get(info.key).expect("an option that is listed");
                options.set(info.key, &value).expect("its own value is allowed");
                match info.offer {
                    Offer::Switch => assert!(["on", "off"].contains(&value.as_str()), "{}", info.key),
                    Offer::OneOf(offered) => {
                        assert!(
                            offered.iter().any(|(offer, _)| *offer == value),
                            "{} is {value}",
                            info.key
                        );
                        for (offer, _) in offered {
                            options
                                .clone()
                                .set(info.key, offer)
                                .expect("what is offered is allowed");
                        }
                    }
                    Offer::File | Offer::Never => {}
                }
                assert!(options.set(info.key, "what").is_err(), "{} takes anything", info.key);
            }
            assert_eq!(
                Some(&options),
                AnyOptions::of_game(name).as_ref(),
                "a refused value changes nothing"
            );
            assert!(matches!(
                options.set("no-such-key", "on"),
                Err(SetupError::UnknownOption { .. })
            ));
        }
        assert_eq!(AnyOptions::of_game("chess"), None);
    }
}
