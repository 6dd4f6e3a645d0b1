//! `tumbletop tables`: the person's tables that take their time, with whose turn it is.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::bot::trust;
use crate::error::{CliError, Failure};
use crate::localizer::CliLocalizer;
use crate::own_tables::{OwnTable, OwnTables, forget};
use crate::simulate::print_json;
use client::table_watch::{LastNews, TableWatch};
use client::table_words;
use games::catalog::AnyOptions;
use messages::texts::{commands as words, together};
use messages::{Message, ToMessage};
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;

/// How long a server may take to answer.
const LONGEST: Duration = Duration::from_secs(15);
/// How often it is looked whether one has.
const LOOK: Duration = Duration::from_millis(20);

/// The arguments of `tables`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The folder that you gave to `join --text --people`.
    #[arg(long, value_name = "DIR")]
    people: PathBuf,
    /// Trusts the certificate with this SHA-256 fingerprint, or the first one in this file.
    #[arg(long, value_name = "FILE|FINGERPRINT")]
    trust: Option<String>,
    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Clone, Debug, Serialize)]
struct Listed {
    tables: Vec<ListedTable>,
}

/// A table, as it is listed.
#[derive(Clone, Debug, Serialize)]
struct ListedTable {
    server: String,
    code: String,
    game: String,
    /// `null` if there is no answer.
    your_turn: Option<bool>,
    /// What is left for your turn, in seconds; `null` without one.
    left_s: Option<u32>,
    /// The names of those who are due.
    due: Vec<String>,
    playing: bool,
    finished: bool,
    /// Whether the table is there no more, or your seat in it.
    gone: bool,
}

/// Runs the command.
///
/// # Errors
/// [`CliError`] if the folder can't be read, the certificate to trust can't be read, or nothing can be printed.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let tables = OwnTables::read(&args.people)?;
    let trust = trust(args.trust.as_deref()).map_err(|why| Failure::Said(Message::verbatim(why)))?;
    let mut servers: BTreeMap<String, (TableWatch, Vec<(RoomCode, SeatToken)>)> = BTreeMap::new();
    for table in tables.newest() {
        let Some((server, code)) = table.place() else { continue };
        let watch = || (TableWatch::new(server, trust.clone()), Vec::new());
        let (_, rooms) = servers.entry(table.server.clone()).or_insert_with(watch);
        rooms.push((code, table.token));
    }
    let began = Instant::now();
    loop {
        let mut asks = false;
        for (watch, rooms) in servers.values_mut() {
            // The first call begins to ask; later ones only hear the answers.
            watch.tend(rooms, began.elapsed());
            asks |= watch.asks();
        }
        if !asks || began.elapsed() >= LONGEST {
            break;
        }
        sleep(LOOK);
    }
    let mut listed = Vec::new();
    for table in tables.newest() {
        let Some((server, code)) = table.place() else { continue };
        let news = servers.get(&table.server).and_then(|(watch, _)| watch.news(code));
        if args.json {
            listed.push(in_json(table, news));
        } else {
            say(table, news, localizer)?;
        }
        if is_gone(news) {
            forget(&args.people, &server, code)?;
        }
    }
    if args.json {
        return print_json(&Listed { tables: listed });
    }
    if tables.newest().next().is_none() {
        localizer.print(&words::NO_TABLES)?;
    }
    Ok(())
}

/// Whether the table is there no more. Other refusals pass.
const fn is_gone(news: Option<&LastNews>) -> bool {
    matches!(news, Some(Err(RoomRefusal::NoRoom | RoomRefusal::NoSeatOfYours)))
}

fn say(table: &OwnTable, news: Option<&LastNews>, localizer: &CliLocalizer) -> Result<(), CliError> {
    let title = AnyOptions::of_game(&table.game).map_or("?", |options| options.title());
    let state = match news {
        None => together::SLOW_NO_ANSWER,
        Some(Err(refusal)) => refusal.message(),
        Some(Ok(news)) => table_words::news(news),
    };
    localizer.print(&words::table(together::table_of(&table.host, title), state))?;
    if !is_gone(news) {
        localizer.print(&words::go_there(address(table), &table.code))?;
    }
    Ok(())
}

/// The address as people write it.
fn address(table: &OwnTable) -> String {
    table
        .server
        .parse()
        .map_or_else(|_| table.server.clone(), |server: Destination| server.to_string())
}

fn in_json(table: &OwnTable, news: Option<&LastNews>) -> ListedTable {
    let known: Option<&TableNews> = news.and_then(|news| news.as_ref().ok()).map(|news| &**news);
    let due = known.iter().flat_map(|news| &news.seats).filter(|seat| seat.due);
    ListedTable {
        server: table.server.clone(),
        code: table.code.clone(),
        game: table.game.clone(),
        your_turn: known.map(TableNews::is_your_turn),
        left_s: known.and_then(TableNews::your_time_ms).map(|left| left / 1000),
        due: due.map(|seat| seat.name.clone()).collect(),
        playing: known.is_some_and(|news| news.playing),
        finished: known.is_some_and(|news| news.finished),
        gone: is_gone(news),
    }
}
