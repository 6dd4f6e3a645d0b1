//! Two windows at one table: each game is played over the loopback address by keys, and one of the windows is killed
//! in the middle and comes back.

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::Lobby;
use net::protocol::settings::RoomSettings;
use net::session::{Event, Goal};
use server::config::Config;
use server::run::Server;

use crate::cards::{a_discard, a_play};
use crate::dice_game::{a_fill, key_of};
use crate::hands::{Game, LOOK_EVERY, Seen, SeenPile, within};

/// Drawing twice is slow without a graphics card.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time for the actions of both windows, at the pace of a slow machine.
const ACTS: Duration = Duration::from_secs(240);
/// An action shows its result within this time.
const SHOWN: Duration = Duration::from_secs(6);
/// The lobby shows the answer to a request within this time.
const ANSWERED: Duration = Duration::from_secs(2);
/// How many actions each window takes before and after one of them is killed.
const ACTS_EACH: u32 = 3;

/// The players in the windows.
const NAMES: [&str; 2] = ["Ana", "Bo"];

/// A server in this process, and a client that opened a table there and hosts it without a seat.
struct Table {
    server: Server,
    opener: Client,
    code: String,
    folder: PathBuf,
}

impl Table {
    fn open(name: &str, settings: RoomSettings) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-together-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let server = Server::start(Config::at((Ipv4Addr::LOCALHOST, 0).into(), folder.clone())).expect("a server");
        let target: net::target::Target = server.address().to_string().parse().expect("an address");
        let goal = Goal::Open(Box::new(settings));
        let opener = Client::start(target, Trust::System, goal, "Opener".to_owned()).expect("a thread");
        let began = Instant::now();
        let code = loop {
            if let Some(Event::Entered { code, .. }) = opener.wait(Duration::from_millis(200)) {
                break code.to_string();
            }
            assert!(began.elapsed() < PATIENCE, "the table is not opened");
        };
        Self {
            server,
            opener,
            code,
            folder,
        }
    }

    /// The lobby as the opener sees it now.
    fn lobby(&self) -> Lobby {
        while self.opener.poll().is_some() {}
        self.opener.state().lobby.expect("it is in the room")
    }

    /// Starts the match once both windows have said by keys that they are ready.
    fn begin(&self, windows: &[(Game, u8); 2]) {
        let is_ready = |lobby: &Lobby, name: &str| {
            let mut members = lobby.members.iter();
            members.any(|member| member.name == name && member.ready)
        };
        let all_are = |lobby: &Lobby| NAMES.iter().all(|name| is_ready(lobby, name));
        let began = Instant::now();
        loop {
            let lobby = self.lobby();
            if lobby.playing {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "it does not begin: {lobby:?}");
            let starts = all_are(&lobby);
            if starts {
                self.opener.ask(RoomRequest::Start);
            }
            for (name, (game, _)) in NAMES.iter().zip(windows) {
                if !is_ready(&lobby, name) {
                    game.take_keyboard_from_others();
                    game.key("ctrl+Return");
                }
            }
            // A person who has no seat yet can't be ready: then the keys come again.
            within(ANSWERED, LOOK_EVERY, || {
                let now = self.lobby();
                (now.playing || !starts && all_are(&now)).then_some(())
            });
        }
    }

    /// A window at this table.
    fn window(&self, name: &str) -> Game {
        let address = self.server.address().to_string();
        let mut arguments = vec!["join", &address, &self.code, "--name", name];
        arguments.extend(WINDOW);
        Game::start(&format!("together-{name}-{}", self.code), &arguments)
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

const WINDOW: [&str; 7] = [
    "--windowed",
    "640x360",
    "--mute",
    "--speed",
    "16",
    "--quality",
    "lowest",
];

/// Whether the dice of Stack are thrown, or wait for the throw that opens a round: then the space bar throws them, and
/// otherwise it is not needed.
fn opens_round(seen: &Seen) -> bool {
    let only_dice = seen.dice_game.is_none() && seen.cards.is_none();
    only_dice && seen.screen == "Match" && seen.overlay == "None" && seen.phase == "Throwing"
}

/// Makes the next decision by keys, if one is due in this window. Returns whether keys for a decision were pressed.
fn act(game: &Game, seen: &Seen, seat: u8) -> bool {
    if opens_round(seen) {
        game.key("space");
        return false;
    }
    if seen.overlay == "RoundScore" {
        game.key("Return");
        return true;
    }
    if !seen.still || seen.screen != "Match" || seen.overlay != "None" {
        return false;
    }
    if let Some(dice) = &seen.dice_game {
        if seen.person_due != Some(seat) && dice.due != "Throw" {
            return false;
        }
        match dice.due.as_str() {
            "Throw" => game.key("space"),
            "Turn" => match a_fill(dice) {
                Some((die, bubble)) => {
                    game.key(&key_of(die.value));
                    game.key(&bubble.pile.to_ascii_lowercase().to_string());
                }
                None => game.key("e"),
            },
            "Call" | "Write" => game.key("1"),
            _ => return false,
        }
        return true;
    }
    if let Some(cards) = &seen.cards {
        if cards.roll {
            game.key("space");
            return true;
        }
        if !cards.ready || seen.person_due != Some(seat) {
            return false;
        }
        let key_of = |pile: &SeenPile| match pile.kind.as_str() {
            "stock" => "s".to_owned(),
            "discard" => ["q", "w", "e", "r"][usize::from(pile.number % 4)].to_owned(),
            _ => (pile.number + 1).to_string(),
        };
        match a_play(seen, seat).or_else(|| a_discard(seen, seat)) {
            Some((from, onto)) => {
                game.key(&key_of(&from));
                game.key(&key_of(&onto));
            }
            None => game.key("Return"),
        }
        return true;
    }
    if seen.person_due != Some(seat) {
        return false;
    }
    let mine = seen.dice.iter().find(|die| die.owner == seat && die.stack.is_none());
    match (seen.selected, mine) {
        (Some(_), _) => {
            game.key("Right");
            game.key("Return");
        }
        (None, Some(die)) => {
            game.key(&die.face.to_string());
            game.key("f");
        }
        (None, None) => game.key("p"),
    }
    true
}

/// Plays in both windows by keys, until each has seen the results of this number of its actions.
fn play(windows: &mut [(Game, u8); 2], acts: u32) {
    let mut done = [0, 0];
    let played = within(ACTS, LOOK_EVERY, || {
        for (at, (game, seat)) in windows.iter_mut().enumerate() {
            let before = game.look();
            if before.screen == "Results" {
                return Some(());
            }
            let due = before.person_due == Some(*seat)
                || before.overlay == "RoundScore"
                || before.cards.as_ref().is_some_and(|cards| cards.roll)
                || before.dice_game.as_ref().is_some_and(|dice| dice.due == "Throw")
                || opens_round(&before);
            if !due {
                continue;
            }
            game.take_keyboard_from_others();
            if !act(game, &before, *seat) {
                continue;
            }
            match game.look_for(SHOWN, |now| now.events > before.events) {
                Some(_) => done[at] += 1,
                None => game.key("BackSpace"),
            }
        }
        done.iter().all(|done| *done >= acts).then_some(())
    });
    let seen = windows.each_mut().map(|(game, _)| game.look());
    assert!(played.is_some(), "{done:?} actions had visible results; now: {seen:?}");
}

/// Plays a game in two windows, kills one of them, and continues.
fn together(settings: RoomSettings) {
    let name = settings.game.clone();
    let table = Table::open(&name, settings);
    let mut windows = [(table.window("Ana"), 0), (table.window("Bo"), 1)];
    for (game, _) in &mut windows {
        game.wait_for("the lobby", PATIENCE, |seen| {
            seen.screen == "Lobby" && seen.overlay == "None"
        });
    }
    // The first to arrive has the first seat.
    table.begin(&windows);
    let lobby = table.opener.state().lobby.expect("it is in the room");
    if lobby.seats.first().is_some_and(|seat| seat.name == NAMES[1]) {
        (windows[0].1, windows[1].1) = (1, 0);
    }
    for (game, _) in &mut windows {
        game.wait_for("the match", PATIENCE, |seen| seen.screen == "Match");
    }
    play(&mut windows, ACTS_EACH);

    let (killed, _) = &mut windows[1];
    killed.kill_and_start_again(&WINDOW);
    killed.take_keyboard_from_others();
    killed.press("title.together");
    killed.press("together.return");
    let back = killed.wait_for("the match again", PATIENCE, |seen| seen.screen == "Match");
    assert!(
        back.overlay == "None" || back.overlay == "RoundScore",
        "{}",
        back.overlay
    );
    play(&mut windows, ACTS_EACH);
}

#[test]
fn stack_is_played_in_two_windows() {
    together(RoomSettings::of_game("stack", 2));
}

#[test]
fn skip_bo_is_played_in_two_windows() {
    together(RoomSettings::of_game("skip-bo", 2));
}

#[test]
fn skip_bo_mod_is_played_in_two_windows() {
    together(RoomSettings::of_game("skip-bo-mod", 2));
}

#[test]
fn skip_bo_dice_is_played_in_two_windows() {
    // On a short board one of them can have ended the match before the other has had two turns.
    together(RoomSettings::of_game("skip-bo-dice", 2));
}
