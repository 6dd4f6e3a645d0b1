//! Stores the log of the match for a crash report, and reports an earlier crash to the player.

use std::path::Path;

use bevy::prelude::*;

use crate::app::language::last_language;
use crate::screens::title::News;
use messages::ToMessage;
use messages::texts::{app as words, machine};
use records::store::error::StoreError;
use records::store::frame_log::{self, ChainHash};
use records::store::log_entry::{LogEntry, LogHeader, LogHeaderBody, SeatOccupant};
use window_kit::machine::crash;
use window_kit::machine::display::display;
use window_kit::table::phase::InMatch;
use window_kit::table::replay::state::Replaying;
use window_kit::table::saving::LogSoFar;

pub(crate) fn plugin(app: &mut App) {
    if let Some(report) = crash::take_news() {
        let mut news = app.world_mut().get_resource_or_init::<News>();
        news.0.push(words::crashed_last_time(report.display().to_string()));
    }
    app.init_resource::<Reported>()
        .add_systems(
            Last,
            keep_match.run_if(in_state(InMatch).and_then(not(resource_exists::<Replaying>))),
        )
        .add_systems(OnExit(InMatch), |mut reported: ResMut<Reported>| {
            *reported = Reported::default();
            crash::keep_match(None);
        });
}

/// The part of the log of the match that is stored for a report.
#[derive(Resource, Debug, Default)]
struct Reported(Option<Part>);

#[derive(Debug)]
struct Part {
    head: LogHeaderBody,
    /// The number of entries.
    entries: usize,
    /// The checksum that the next frame depends on.
    link: ChainHash,
}

/// The sentence for the player after a crash. The engine also crashes if the display goes away while a window opens.
pub(crate) fn crashed(report: Option<&Path>) -> String {
    let sentence = match (display(), report) {
        (Err(why), _) => machine::display_gone(why.message()),
        (Ok(_), Some(report)) => words::crashed(report.display().to_string()),
        (Ok(_), None) => words::CRASHED_UNWRITTEN,
    };
    last_language().plain(&sentence)
}

/// Stores the new entries of the log.
fn keep_match(log: Res<LogSoFar>, mut reported: ResMut<Reported>) {
    if !log.is_changed() {
        return;
    }
    let Some((head, entries)) = &log.0 else {
        if reported.0.take().is_some() {
            crash::keep_match(None);
        }
        return;
    };
    match reported.news(head, entries) {
        Ok((true, bytes)) => crash::keep_match(Some(bytes)),
        Ok((false, bytes)) => crash::add_to_match(&bytes),
        Err(error) => warn!("a crash report would lack a part of the match: {error}"),
    }
}

impl Reported {
    /// The bytes of the entries that are not stored yet, and whether they begin the log.
    fn news(&mut self, head: &LogHeaderBody, entries: &[LogEntry]) -> Result<(bool, Vec<u8>), StoreError> {
        let goes_on = |part: &Part| part.head == *head && part.entries <= entries.len();
        let part = self.0.take().filter(goes_on);
        let begins = part.is_none();
        let (mut bytes, mut part) = match part {
            Some(part) => (Vec::new(), part),
            None => {
                let (mut bytes, link) = frame_log::begin();
                let (frame, link) = link.frame(&LogHeader::new(without_names(head)).body()?)?;
                bytes.extend(frame);
                let head = head.clone();
                (bytes, Part { head, entries: 0, link })
            }
        };
        for entry in entries.iter().skip(part.entries) {
            let body = match entry {
                LogEntry::Named(_) => continue,
                LogEntry::Sits { seat, who } => LogEntry::Sits {
                    seat: *seat,
                    who: without_name(seat.index(), who),
                }
                .body()?,
                LogEntry::Happened { .. } | LogEntry::Undone | LogEntry::Given { .. } => entry.body()?,
            };
            let (frame, link) = part.link.frame(&body)?;
            bytes.extend(frame);
            part.link = link;
        }
        part.entries = entries.len();
        self.0 = Some(part);
        Ok((begins, bytes))
    }
}

/// A report has no names of people.
fn without_names(head: &LogHeaderBody) -> LogHeaderBody {
    let players = head.players.iter().enumerate();
    LogHeaderBody {
        players: players.map(|(seat, who)| without_name(seat, who)).collect(),
        ..head.clone()
    }
}

fn without_name(seat: usize, who: &SeatOccupant) -> SeatOccupant {
    SeatOccupant {
        name: format!("Seat {}", seat + 1),
        level: who.level,
    }
}

#[cfg(test)]
mod tests {
    use games::catalog::AnyOptions;
    use records::store::saved_match::SavedMatch;
    use rules::ai::level::Level;
    use rules::ids::SeatId;
    use rules::rng::Seed;
    use rules::seats::Seats;

    use super::*;

    #[test]
    fn the_match_of_a_report_grows_and_has_no_names() {
        let sitting = |name: &str, level| SeatOccupant {
            name: name.to_owned(),
            level,
        };
        let mut head = LogHeaderBody {
            options: AnyOptions::of_game("stack").expect("a game"),
            seats: Seats::solo(2).expect("a seating"),
            seed: Seed::Number(7),
            draw: None,
            players: vec![sitting("Zoe", None), sitting("Saga", Some(Level::Hard))],
            colours: [0, 1, 2, 3, 4, 5, 6, 7],
            began_s: 5,
        };
        let sits = LogEntry::Sits {
            seat: SeatId(1),
            who: sitting("Zoltan", None),
        };
        let entries = [LogEntry::Named("Zoe wins".to_owned()), sits];
        let mut reported = Reported::default();
        let (begins, mut bytes) = reported.news(&head, &entries[..1]).expect("bytes");
        assert!(begins);
        let (begins, more) = reported.news(&head, &entries).expect("bytes");
        assert!(!begins);
        bytes.extend(more);
        let (story, whole) = SavedMatch::read(&bytes).expect("a match");
        assert_eq!((whole, story.log.len(), story.name), (bytes.len(), 1, None));
        let players: Vec<_> = story.players.iter().map(|who| (who.name.as_str(), who.level)).collect();
        assert_eq!(players, [("Seat 1", None), ("Seat 2", None)]);
        assert_eq!(story.head.players[1].level, Some(Level::Hard));
        assert!(!String::from_utf8_lossy(&bytes).contains("Zo"));

        head.seed = Seed::Number(8);
        let (begins, _) = reported.news(&head, &entries).expect("bytes");
        assert!(begins, "another match");
    }
}
