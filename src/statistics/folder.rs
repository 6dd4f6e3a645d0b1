//! All matches of a folder.

use std::path::{Path, PathBuf};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::messages::{Message, Told};
use crate::rules::ids::{PlayerId, PlayerSet};
use crate::statistics::asked::{Asked, Progress};
use crate::statistics::cache::Cache;
use crate::statistics::dice::Dice;
use crate::statistics::figures::{self, Names, Player};
use crate::statistics::look_back::look_back;
use crate::statistics::one_match::{MatchFacts, Thrown};
use crate::statistics::rolls;
use crate::store::error::StoreError;
use crate::store::shelf;
use crate::store::story::Story;

/// What comes of the kept matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// The people who were asked for: those with names by the alphabet, then the unnamed ones together.
    pub players: Vec<Player>,
    /// The dice of all matches, whoever and whatever was asked for.
    pub dice: Dice,
    /// How many matches of the game that was asked for were read.
    pub matches: usize,
    /// How many of them are over.
    pub finished: usize,
    /// At how many of these somebody has looked back.
    pub looked_back: usize,
    /// The files that are left out, and why.
    pub left_out: Vec<LeftOut>,
    /// Whether it was stopped, so that some matches are missing.
    pub stopped: bool,
}

/// A file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The file.
    pub file: PathBuf,
    /// Why: a clause.
    pub why: Message,
}

impl Statistics {
    /// Reads all matches of a folder, also those that another program plays, and changes none. A file that can't be read
    /// hides no other. A folder that is not there has no matches. Call it from a thread of its own: many matches that are
    /// not in the cache take a while, and looking back takes long.
    ///
    /// # Errors
    /// [`StoreError::System`] where there is a folder and it can't be read.
    pub fn read(folder: &Path, asked: &Asked, progress: &Progress) -> Result<Self, StoreError> {
        let files = shelf::files(folder)?;
        progress.begin(files.len());
        let cache = Cache::beside(folder);
        if asked.rebuild {
            cache.clear();
        } else {
            cache.keep_only(&files);
        }
        let read = |file: &PathBuf| {
            let facts = (!progress.is_stopped()).then(|| facts(file, &cache, asked, progress));
            progress.one_more();
            facts
        };
        let read: Vec<_> = files.par_iter().map(read).collect();
        let mut statistics = Self {
            stopped: progress.is_stopped(),
            ..Self::default()
        };
        let mut matches = Vec::new();
        for (file, facts) in files.into_iter().zip(read) {
            match facts {
                None => {}
                Some(Ok(facts)) => matches.push((file, facts)),
                Some(Err(error)) => statistics.leave_out(file, error.message()),
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

    fn put_together(&mut self, matches: &[(PathBuf, MatchFacts)], asked: &Asked) {
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
        let thrown: Vec<Thrown> = facts().flat_map(|facts| facts.dice.iter().copied()).collect();
        let (rolls, left_out) = rolls::read_all(folder);
        for (file, error) in left_out {
            self.leave_out(file, error.message());
        }
        self.dice = Dice::of(&thrown, facts().map(|facts| facts.faceless).sum(), rolls);
    }
}

/// What a match gives: from the cache as far as it has it, else from the log.
fn facts(file: &Path, cache: &Cache, asked: &Asked, progress: &Progress) -> Result<MatchFacts, StoreError> {
    let bytes = shelf::read(file)?;
    let cached = cache.read(file, &bytes);
    let is_new = cached.is_none();
    let (mut facts, mut story) = match cached {
        Some(facts) => (facts, None),
        None => {
            let (story, _) = Story::read(&bytes)?;
            (MatchFacts::of(&story)?, Some(story))
        }
    };
    let looks = asked.look_back && is_wanted(&facts, asked) && facts.over && facts.look_back.is_none();
    if looks {
        let story = match story.take() {
            Some(story) => story,
            None => Story::read(&bytes)?.0,
        };
        let people = facts.seats.iter().zip(0..).filter(|(seat, _)| seat.level.is_none());
        let people: PlayerSet = people.map(|(_, seat)| PlayerId(seat)).collect();
        facts.look_back = look_back(&story.record, people, progress.flag()).map_err(StoreError::Unplayable)?;
    }
    if is_new || (looks && facts.look_back.is_some()) {
        cache.write(file, &bytes, &facts);
    }
    Ok(facts)
}

/// Whether somebody asked for this match.
fn is_wanted(facts: &MatchFacts, asked: &Asked) -> bool {
    let game = asked.game.as_ref().is_none_or(|game| *game == facts.game);
    let names = Names::of(&asked.also_known);
    let player = asked.player.as_deref().map(|name| names.key(name));
    let people = || facts.seats.iter().filter(|seat| seat.level.is_none());
    game && player.is_none_or(|player| people().any(|seat| names.key(&seat.name) == player))
}
