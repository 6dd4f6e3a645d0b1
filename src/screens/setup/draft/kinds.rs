//! The kinds of players: a person, or a computer player of a level.

use crate::screens::setup::draft::state::Draft;
pub(crate) use crate::screens::setup::draft::state::Kind;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::setup as words;
use rules::ai::level::Level;

/// The name of a kind of player.
pub(crate) const fn kind_name(kind: Kind) -> Message {
    match kind {
        None => words::KIND_PERSON,
        Some(Level::Random) => words::KIND_RANDOM,
        Some(Level::Baseline) => words::KIND_BASELINE,
        Some(Level::Greedy) => words::KIND_GREEDY,
        Some(Level::Easy) => words::KIND_EASY,
        Some(Level::Normal) => words::KIND_NORMAL,
        Some(Level::Hard) => words::KIND_HARD,
        Some(Level::Expert) => words::KIND_EXPERT,
    }
}

/// A line about a kind of player.
pub(crate) const fn kind_line(kind: Kind) -> Message {
    match kind {
        None => words::ABOUT_PERSON,
        Some(Level::Random) => words::ABOUT_RANDOM,
        Some(Level::Baseline) => words::ABOUT_BASELINE,
        Some(Level::Greedy) => words::ABOUT_GREEDY,
        Some(Level::Easy) => words::ABOUT_EASY,
        Some(Level::Normal) => words::ABOUT_NORMAL,
        Some(Level::Hard) => words::ABOUT_HARD,
        Some(Level::Expert) => words::ABOUT_EXPERT,
    }
}

/// The computer players of a game that are made for people, weakest first. A game without any of these offers its
/// other levels, except `Level::Baseline`.
pub(crate) fn levels_for_people(options: &AnyOptions) -> Vec<Level> {
    let made = |level: &&Level| matches!(level, Level::Easy | Level::Normal | Level::Hard | Level::Expert);
    let levels: Vec<Level> = options.levels().iter().filter(made).copied().collect();
    if !levels.is_empty() {
        return levels;
    }
    let yardsticks = options.levels().iter().filter(|level| **level != Level::Baseline);
    yardsticks.copied().collect()
}

/// The default level of a computer player.
pub(crate) fn usual_level(options: &AnyOptions) -> Level {
    let levels = levels_for_people(options);
    let normal = levels.iter().find(|level| **level == Level::Normal);
    normal.or(levels.last()).copied().unwrap_or(Level::Random)
}

impl Draft {
    /// The kinds of player for a seat: a person, and the computer players made for people.
    pub fn kinds(&self) -> Vec<Kind> {
        let levels = levels_for_people(&self.options());
        std::iter::once(None).chain(levels.into_iter().map(Some)).collect()
    }

    /// The default level of a computer player.
    pub(super) fn usual_level(&self) -> Level {
        usual_level(&self.options())
    }
}
