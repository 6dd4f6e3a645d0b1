//! The statistics of all matches of a folder.

use std::path::{Path, PathBuf};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::progress::Progress;
use crate::statistics::cache::Cache;
use crate::statistics::dice::Dice;
use crate::statistics::figures::{self, Names, Player};
use crate::statistics::match_facts::{FallenDie, MatchFacts};
use crate::statistics::query::StatisticsQuery;
use crate::statistics::review::review_seats;
use crate::statistics::rolls;
use crate::store::error::StoreError;
use crate::store::library;
use crate::store::saved_match::SavedMatch;
use messages::{Message, ToMessage};
use rules::ai::budget::Stop;
use rules::ids::{SeatId, SeatSet};

/// The statistics of saved matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// The requested people: those with names in alphabetical order, then the unnamed ones together.
    pub players: Vec<Player>,
    /// The dice of all matches, also if only one player or game is requested.
    pub dice: Dice,
    /// How many matches of the requested game were read.
    pub matches: usize,
    /// How many of them are over.
    pub finished: usize,
    /// How many of them were reviewed.
    pub looked_back: usize,
    /// The files that are left out, and the reasons.
    pub left_out: Vec<LeftOut>,
    /// Whether the work was stopped, so that some matches are missing.
    pub stopped: bool,
}

/// A file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The file.
    pub file: PathBuf,
    /// The reason, as a clause.
    pub why: Message,
}

impl Statistics {
    /// Reads all matches of a folder, also matches that another program is playing, and changes none of them. A file
    /// that can't be read is left out, and the others are still read. A missing folder has no matches. Call it from a
    /// thread of its own: many matches that are not in the cache take a while, and reviews take long.
    ///
    /// # Errors
    /// [`StoreError::System`] if the folder exists and can't be read.
    pub fn read(folder: &Path, asked: &StatisticsQuery, progress: &Progress) -> Result<Self, StoreError> {
        let files = library::files(folder)?;
        progress.begin(files.len());
        let cache = Cache::beside(folder);
        if asked.rebuild {
            cache.clear();
        } else {
            cache.keep_only(&files);
        }
        let read = |file: &PathBuf| {
            let facts = (!progress.is_raised()).then(|| facts(file, &cache, asked, progress));
            progress.one_more();
            facts
        };
        let read: Vec<_> = files.par_iter().map(read).collect();
        let mut statistics = Self {
            stopped: progress.is_raised(),
            ..Self::default()
        };
        let mut matches = Vec::new();
        for (file, facts) in files.into_iter().zip(read) {
            match facts {
                None => {}
                Some(Ok(facts)) => matches.push((file, facts)),
                Some(Err(error)) => statistics.leave_out(file, error.why()),
            }
        }
        matches.sort_by(|(a_file, a), (b_file, b)| a.began_s.cmp(&b.began_s).then_with(|| a_file.cmp(b_file)));
        statistics.put_together(&matches, asked);
        statistics.add_dice(folder, &matches);
        Ok(statistics)
    }

    fn leave_out(&mut self, file: PathBuf, why: Message) {
        self.left_out.push(LeftOut { file, why });
    }

    fn put_together(&mut self, matches: &[(PathBuf, MatchFacts)], asked: &StatisticsQuery) {
        let of_game = |facts: &&MatchFacts| asked.game.as_ref().is_none_or(|game| *game == facts.game);
        let matches: Vec<&MatchFacts> = matches.iter().map(|(_, facts)| facts).filter(of_game).collect();
        self.matches = matches.len();
        self.finished = matches.iter().filter(|facts| facts.over).count();
        self.looked_back = matches.iter().filter(|facts| facts.look_back.is_some()).count();
        let names = Names::of(&asked.also_known);
        self.players = figures::players(
            &matches,
            &names,
            asked.player.as_deref().map(|name| names.key(name)).as_ref(),
        );
    }

    fn add_dice(&mut self, folder: &Path, matches: &[(PathBuf, MatchFacts)]) {
        let facts = || matches.iter().map(|(_, facts)| facts);
        let thrown: Vec<FallenDie> = facts().flat_map(|facts| facts.dice.iter().copied()).collect();
        let (rolls, left_out) = rolls::read_all(folder);
        for (file, error) in left_out {
            self.leave_out(file, error.message());
        }
        self.dice = Dice::of(&thrown, facts().map(|facts| facts.faceless).sum(), rolls);
    }
}

/// The facts of a match: from the cache if it has them, else from the log. Reviews the match if that is requested.
fn facts(file: &Path, cache: &Cache, asked: &StatisticsQuery, progress: &Progress) -> Result<MatchFacts, StoreError> {
    let bytes = library::read(file)?;
    let cached = cache.read(file, &bytes);
    let is_new = cached.is_none();
    let (mut facts, mut story) = match cached {
        Some(facts) => (facts, None),
        None => {
            let (story, _) = SavedMatch::read(&bytes)?;
            (MatchFacts::of(&story)?, Some(story))
        }
    };
    let looks = asked.look_back && is_wanted(&facts, asked) && facts.over && facts.look_back.is_none();
    if looks {
        let story = match story.take() {
            Some(story) => story,
            None => SavedMatch::read(&bytes)?.0,
        };
        let people = facts.seats.iter().zip(0..).filter(|(seat, _)| seat.level.is_none());
        let people: SeatSet = people.map(|(_, seat)| SeatId(seat)).collect();
        facts.look_back = review_seats(&story.record, people, progress).map_err(StoreError::Unplayable)?;
    }
    if is_new || (looks && facts.look_back.is_some()) {
        cache.write(file, &bytes, &facts);
    }
    Ok(facts)
}

/// Whether the request includes this match.
fn is_wanted(facts: &MatchFacts, asked: &StatisticsQuery) -> bool {
    let game = asked.game.as_ref().is_none_or(|game| *game == facts.game);
    let names = Names::of(&asked.also_known);
    let player = asked.player.as_deref().map(|name| names.key(name));
    let people = || facts.seats.iter().filter(|seat| seat.level.is_none());
    game && player.is_none_or(|player| people().any(|seat| names.key(&seat.name) == player))
}
