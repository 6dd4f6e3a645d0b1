//! Stores the log of the match for a crash report, and reports an earlier crash to the player.

use std::path::Path;

use bevy::prelude::*;

use crate::app::language::spoken_last;
use crate::machine::crash;
use crate::machine::display::display;
use crate::screens::title::News;
use crate::table::keeping::LogSoFar;
use crate::table::phase::InMatch;
use crate::table::replay::state::Replaying;
use messages::Told;
use messages::texts::{app as words, machine};
use records::store::chain::{self, Link};
use records::store::error::StoreError;
use records::store::kept::{Head, HeadBody, Kept, Sitting};

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
    head: HeadBody,
    /// The number of entries.
    entries: usize,
    /// The checksum that the next frame depends on.
    link: Link,
}

/// The sentence for the player after a crash. The engine also crashes if the display goes away while a window opens.
pub(crate) fn crashed(report: Option<&Path>) -> String {
    let sentence = match (display(), report) {
        (Err(why), _) => machine::display_gone(why.message()),
        (Ok(_), Some(report)) => words::crashed(report.display().to_string()),
        (Ok(_), None) => words::CRASHED_UNWRITTEN,
    };
    spoken_last().plain(&sentence)
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
    if let Err(error) = reported.store(head, entries) {
        warn!("a crash report would lack a part of the match: {error}");
    }
}

impl Reported {
    fn store(&mut self, head: &HeadBody, entries: &[Kept]) -> Result<(), StoreError> {
        let is_longer = |part: &Part| part.head == *head && part.entries <= entries.len();
        let part = match self.0.take().filter(is_longer) {
            Some(part) => self.0.insert(part),
            None => {
                let (mut bytes, link) = chain::begin();
                let (frame, link) = link.frame(&Head::new(without_names(head)).body()?)?;
                bytes.extend(frame);
                crash::keep_match(Some(bytes));
                let head = head.clone();
                self.0.insert(Part { head, entries: 0, link })
            }
        };
        for entry in entries.iter().skip(part.entries) {
            part.entries += 1;
            let body = match entry {
                Kept::Named(_) => continue,
                Kept::Sits { seat, who } => Kept::Sits {
                    seat: *seat,
                    who: without_name(seat.index(), who),
                }
                .body()?,
                Kept::Happened { .. } | Kept::Undone | Kept::Given { .. } => entry.body()?,
            };
            let (frame, link) = part.link.frame(&body)?;
            crash::add_to_match(&frame);
            part.link = link;
        }
        Ok(())
    }
}

/// A report has no names of people.
fn without_names(head: &HeadBody) -> HeadBody {
    let players = head.players.iter().enumerate();
    HeadBody {
        players: players.map(|(seat, who)| without_name(seat, who)).collect(),
        ..head.clone()
    }
}

fn without_name(seat: usize, who: &Sitting) -> Sitting {
    Sitting {
        name: format!("Seat {}", seat + 1),
        level: who.level,
    }
}
