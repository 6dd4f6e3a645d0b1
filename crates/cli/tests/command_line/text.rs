//! A table as text, played by scripts that read the numbered choices.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use client::people::file;
use client::people::own_key::own_key;
use client::people::store::GivenName;
use client::runner::Client;
use client::trust::Trust;
use games::catalog::NAMES;
use net::destination::Destination;
use net::identity::Identity;
use net::protocol::client_message::RoomRequest;
use net::protocol::settings::RoomSettings;
use net::protocol::words::Words;
use net::session::{Event, Goal};
use net::standing::Circle;
use records::store::library::{self, MatchLibrary};

/// The longest time of a match.
pub(crate) const LONGEST: Duration = Duration::from_secs(300);

/// A folder that is removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-text-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("a path in Unicode")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program with a person who types.
pub(crate) struct Player {
    program: Child,
    lines: Option<ChildStdin>,
    /// What it says, as it comes: all lines of an answer come at once.
    said: Receiver<String>,
    all: String,
    began: Instant,
    chance: u64,
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Player {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut program = Command::new(crate::PROGRAM)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program can be started");
        let lines = program.stdin.take();
        let mut output = program.stdout.take().expect("its output");
        let (give, said) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 1 << 16];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
                if give.send(text).is_err() {
                    break;
                }
            }
        });
        Self {
            program,
            lines,
            said,
            all: String::new(),
            began: Instant::now(),
            chance: 1,
        }
    }

    /// What is said next; `None` at the end.
    fn hear(&mut self) -> Option<String> {
        let left = LONGEST.saturating_sub(self.began.elapsed());
        match self.said.recv_timeout(left) {
            Ok(said) => {
                self.all.push_str(&said);
                Some(said)
            }
            Err(RecvTimeoutError::Timeout) => panic!("it takes too long; the end: {}", self.end_of_all()),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    fn end_of_all(&self) -> String {
        let lines: Vec<&str> = self.all.lines().collect();
        lines[lines.len().saturating_sub(40)..].join("\n")
    }

    /// Hears until these words come.
    pub(crate) fn until(&mut self, words: &str) -> String {
        let mut heard = String::new();
        while !heard.contains(words) {
            match self.hear() {
                Some(said) => heard.push_str(&said),
                None => panic!("{words:?} does not come: {}", self.end_of_all()),
            }
        }
        heard
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        if let Some(lines) = &mut self.lines {
            // The program may have ended.
            let _ = writeln!(lines, "{line}");
        }
    }

    /// Types a word and hears until these words come.
    pub(crate) fn answer(&mut self, word: &str, has: &str) -> String {
        self.type_line(word);
        self.until(has)
    }

    /// Answers with numbers of choices until the match is over or these many answers were given.
    fn play(&mut self, answers: usize) -> usize {
        self.play_and(answers, |_, _| None)
    }

    /// The same. `word` gets the player and each list of choices, and may give a word to answer with.
    fn play_and(&mut self, answers: usize, mut word: impl FnMut(&mut Self, &str) -> Option<&'static str>) -> usize {
        let mut given = 0;
        while given < answers {
            let Some(said) = self.hear() else { break };
            if said.contains("press Enter") {
                self.type_line("");
            }
            if said.contains("type ready") {
                self.type_line("ready");
            }
            let choices: Vec<&str> = said.lines().filter_map(choice).collect();
            if said.contains("The match is over") {
                break;
            }
            if choices.is_empty() {
                continue;
            }
            // Mostly the first one, which plays on; a fixed sequence of numbers otherwise.
            self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = match self.chance >> 61 {
                0 => (self.chance >> 33) as usize % choices.len(),
                _ => 0,
            };
            let number = choices[at];
            let line = word(self, &said).unwrap_or(number);
            self.type_line(line);
            given += 1;
        }
        given
    }

    pub(crate) fn ended(mut self) -> (ExitStatus, String) {
        self.lines = None;
        while self.hear().is_some() {}
        let status = self.program.wait().expect("it has ended");
        (status, std::mem::take(&mut self.all))
    }
}

/// The number of a choice; the way back is none.
fn choice(line: &str) -> Option<&str> {
    let number = line.split_once(": ")?.0;
    (number != "0" && number.bytes().all(|digit| digit.is_ascii_digit())).then_some(number)
}

/// How many choices there are.
fn choices(said: &str) -> usize {
    said.lines().filter(|line| choice(line).is_some()).count()
}

/// Whether a choice is a throw, in English.
fn is_throw(line: &str) -> bool {
    let what = line.split_once(": ").filter(|_| choice(line).is_some());
    what.is_some_and(|(_, what)| what.starts_with("roll") || what.starts_with("throw"))
}

/// Types the words that have an answer in each turn, after these choices were said.
fn types_words(player: &mut Player, said: &str, game: &str) {
    let last = said.lines().rfind(|line| choice(line).is_some()).expect("a choice");
    let again = player.answer("again", last);
    assert!(choices(&again) > 1 && said.contains(&again), "{game}: {again}");
    let score = player.answer("score", "Ana: ");
    assert!(
        score.lines().count() == 2 && score.lines().all(|line| line.contains(" point")),
        "{game}: {score}"
    );
    let again = player.answer("again", "Ana: ");
    assert_eq!(again, score, "{game}: the last answer");
    let hint = player.answer("hint", "Hint: ");
    assert_eq!(hint.lines().count(), 1, "{game}: {hint}");
    let rules = player.answer("rules", "1: ");
    assert!(
        choices(&rules) > 3 && choices(&rules) == rules.lines().count(),
        "{game}: {rules}"
    );
}

/// Options with which a match is short.
fn short(game: &str) -> &'static [&'static str] {
    match game {
        "stack" => &["--set", "target=10"],
        "skip-bo-dice" => &[],
        _ => &["--set", "stock=5"],
    }
}

#[test]
fn a_match_of_each_game_is_played_to_its_end_by_a_script() {
    for game in NAMES {
        let folder = Folder::new(game);
        let mut arguments = vec![
            "play", game, "--text", "--seats", "Ana,easy", "--seed", "7", "--lang", "en",
        ];
        arguments.extend(["--folder", folder.path()]);
        arguments.extend(short(game));
        let mut player = Player::start(&arguments);
        let answers = player.play(usize::MAX);
        let (status, all) = player.ended();
        assert!(
            status.success() && answers > 3,
            "{game}: {status} after {answers} answers"
        );
        assert!(
            all.contains("The match is over") && all.contains("Ana: "),
            "{game}: {all}"
        );
        assert!(!all.contains('\u{1b}') && !all.contains("did not understand"), "{game}");
        let saved = MatchLibrary::read(&folder.0).expect("the folder can be read");
        assert_eq!(saved.matches.len(), 1, "{game}");
        assert!(saved.matches[0].standing.over, "{game}");
        let file = saved.matches[0].file.to_str().expect("a path in Unicode").to_owned();
        let replayed = crate::commands::json(&["replay", &file, "--verify", "--json"]);
        assert_eq!(replayed["finished"], true, "{game}");
    }
}

#[test]
fn wrong_lines_lose_nothing_and_a_match_goes_on_where_it_was_left() {
    for game in NAMES {
        let folder = Folder::new(&format!("left-{game}"));
        let mut arguments = vec![
            "play", game, "--text", "--seats", "Ana,easy", "--seed", "3", "--lang", "en",
        ];
        arguments.extend(["--folder", folder.path()]);
        arguments.extend(short(game));
        let mut player = Player::start(&arguments);
        player.play(4);
        let mut asked = player.until("1: ");
        if asked.contains("0: back") {
            player.type_line("0");
            asked = player.until("1: ");
        }
        for line in ["99", "what is this", "", &"x".repeat(4000), "play 99 on 99"] {
            player.type_line(line);
            if !line.is_empty() {
                assert!(
                    player.hear().is_some_and(|said| said.lines().count() <= 3),
                    "{game}: {line}"
                );
            }
        }
        player.type_line("table");
        let table = player.until("Your ");
        player.type_line("quit");
        let (status, all) = player.ended();
        assert!(status.success(), "{game}: {status}");
        assert!(all.contains("--resume"), "{game}: {all}");
        let files = library::files(&folder.0).expect("the folder can be read");
        assert_eq!(files.len(), 1, "{game}");
        let id = files[0]
            .file_stem()
            .expect("a name")
            .to_str()
            .expect("Unicode")
            .to_owned();

        let mut resumed = Player::start(&[
            "play",
            "--text",
            "--resume",
            &id,
            "--folder",
            folder.path(),
            "--lang",
            "en",
        ]);
        let again = resumed.until("1: ");
        let choices = |said: &str| {
            said.lines()
                .filter(|line| choice(line).is_some())
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(choices(&again), choices(&asked), "{game}: the same choices");
        resumed.type_line("table");
        assert_eq!(resumed.until("Your "), table, "{game}: the same table");
        let first = choice(choices(&again)[0].as_str()).expect("a choice").to_owned();
        resumed.type_line(&first);
        resumed.play(usize::MAX);
        let (status, all) = resumed.ended();
        assert!(status.success() && all.contains("The match is over"), "{game}: {all}");
    }
}

#[test]
fn the_end_of_the_input_is_like_quit_and_without_a_folder_nothing_is_saved() {
    let player = Player::start(&["play", "skip-bo", "--text", "--seed", "1", "--lang", "en"]);
    let (status, all) = player.ended();
    assert!(status.success(), "{status}");
    assert!(all.contains("is not saved") && all.contains("your turn"), "{all}");
}

#[test]
fn two_people_at_one_terminal_are_handed_no_hand_of_each_other_g_7() {
    let mut player = Player::start(&[
        "play", "skip-bo", "--text", "--seats", "Ana,Bo", "--seed", "5", "--lang", "en",
    ]);
    let asked = player.until("Enter");
    assert!(!asked.contains("Your hand"), "{asked}");
    player.type_line("");
    player.play(12);
    let (status, all) = player.ended();
    assert!(status.success());
    // A hand is told only between the Enter of its player and that player's discard.
    let mut told_for = None;
    let mut hands = 0;
    for line in all.lines() {
        if let Some((name, _)) = line.split_once(", press Enter") {
            told_for = Some(name.to_owned());
        }
        if let Some((name, _)) = line.split_once(", it's your turn") {
            assert_eq!(told_for.as_deref(), Some(name), "{all}");
        }
        hands += usize::from(line.starts_with("Your hand"));
    }
    assert!(
        hands > 2 && all.contains("Ana, press Enter") && all.contains("Bo, press Enter"),
        "{all}"
    );
}

#[test]
fn every_language_has_its_words_at_the_terminal() {
    for (tag, help, again, hand) in [
        ("de", "hilfe", "nochmal: ", "Deine Hand"),
        ("fr", "aide", "encore : ", "Ta main"),
        ("es", "ayuda", "otra: ", "Tu mano"),
    ] {
        let mut player = Player::start(&["play", "skip-bo", "--text", "--seed", "1", "--lang", tag]);
        player.type_line(help);
        player.until(again);
        let (status, all) = player.ended();
        assert!(status.success() && all.contains(hand), "{tag}: {all}");
    }
}

#[test]
fn without_text_the_program_without_a_window_says_what_to_add() {
    for arguments in [&["play", "stack"][..], &["join", "localhost", "ABCDEF"]] {
        let told = crate::commands::refused(arguments);
        assert!(told.contains("--text"), "{told}");
    }
}

/// A server on the loopback address, and its address.
pub(crate) fn server(folder: &Folder) -> (Player, String) {
    let mut server = Player::start(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        folder.path(),
        "--lang",
        "en",
    ]);
    let said = server.until("127.0.0.1:");
    let from = said.find("127.0.0.1:").expect("an address");
    let address = said[from..].split(';').next().expect("an address").to_owned();
    (server, address)
}

#[test]
fn a_match_of_each_game_is_played_in_a_room_against_a_bot() {
    let folder = Folder::new("room");
    let (_server, address) = server(&folder);
    for game in NAMES {
        let mut arguments = vec!["bot", &address, "new", "--game", game, "--seats", "2", "--open", "1"];
        arguments.extend(["--level", "easy", "--pace", "0", "--lang", "en"]);
        arguments.extend(short(game));
        let mut bot = Command::new(crate::PROGRAM)
            .args(&arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the bot can be started");
        let mut lines = BufReader::new(bot.stdout.take().expect("its output")).lines();
        let line = lines.next().expect("a line").expect("words");
        let code = line.strip_prefix("Room ").expect("a code").to_owned();
        let mut player = Player::start(&["join", &address, &code, "--text", "--name", "Ana", "--lang", "en"]);
        let (mut has_typed, mut has_rolled) = (false, false);
        let answers = player.play_and(usize::MAX, |player, said| {
            // Before a throw there is one choice, and no hint.
            if !has_typed && choices(said) > 1 {
                has_typed = true;
                types_words(player, said, game);
            }
            let rolls = !has_rolled && said.lines().any(is_throw);
            has_rolled |= rolls;
            rolls.then_some("roll")
        });
        player.type_line("quit");
        let (status, all) = player.ended();
        assert!(
            status.success() && answers > 3,
            "{game}: {status} after {answers}: {all}"
        );
        assert!(all.contains("The match is over"), "{game}: {all}");
        assert!(has_typed, "{game}: {all}");
        // Skip-Bo has no dice.
        assert_eq!(has_rolled, *game != "skip-bo", "{game}: {all}");
        // The match goes on after `roll`, and each word is known.
        assert!(!all.contains("did not understand"), "{game}: {all}");
        assert!(!all.contains("be done now"), "{game}: {all}");
        assert!(bot.wait().expect("the bot has ended").success(), "{game}");
    }
}

#[test]
fn people_who_know_each_other_are_recognized_and_write() {
    let folder = Folder::new("people");
    let (_server, address) = server(&folder);
    let brother = Identity::of_secret(&[1; 32]);
    let to: Destination = address.parse().expect("an address");
    let goal = Goal::Open(Box::new(RoomSettings::of_game("stack", 2)));
    let host = Client::start_as(to, Trust::System, goal, "Host".to_owned(), Some(brother.clone()), || {});
    let host = host.expect("a client");
    let until = Instant::now() + LONGEST;
    let wait = |wanted: fn(&Event) -> bool| {
        let mut others = Vec::new();
        loop {
            match host.wait(Duration::from_millis(200)) {
                Some(event) if wanted(&event) => break,
                Some(event) => others.push(event),
                None => assert!(Instant::now() < until, "it does not come after {others:?}"),
            }
        }
    };
    wait(|event| matches!(event, Event::Entered { .. }));
    let lobby = || host.state().lobby;
    while lobby().is_none() {
        assert!(Instant::now() < until, "there is no lobby");
        host.wait(Duration::from_millis(50));
    }
    let code = lobby().expect("a lobby").code.to_string();
    let people = folder.0.join("ana");
    file::change(&people, |people| {
        people.name(brother.key(), GivenName::new("My brother"))
    })
    .expect("a file");

    let people = people.to_str().expect("a path in Unicode");
    let arguments = [
        "join", &address, &code, "--text", "--name", "Ana", "--lang", "en", "--people", people,
    ];
    let mut ana = Player::start(&arguments);
    ana.until("You know: My brother (Host).");
    ana.answer("\"Hello\"", "has not allowed writing");
    host.ask(RoomRequest::FreeText(true));
    ana.until("can write here");
    host.ask(RoomRequest::Write(Words::new("Where were we?")));
    ana.until("My brother writes: Where were we?");
    let shown = || {
        let keys: Vec<_> = host
            .state()
            .standings
            .values()
            .filter_map(|standing| standing.key())
            .collect();
        keys.into_iter().find(|key| *key != brother.key())
    };
    let mut key = shown();
    while key.is_none() {
        assert!(Instant::now() < until, "Ana shows no key");
        host.wait(Duration::from_millis(50));
        key = shown();
    }
    host.knows(Circle {
        known: key.into_iter().collect(),
        ..Circle::default()
    });
    ana.type_line("\"Right here\"");
    wait(|event| matches!(event, Event::Wrote(_, words) if words.as_str() == "Right here"));
    ana.type_line("quit");
    assert!(ana.ended().0.success());
    // The key stays for the next time.
    let own = own_key(&folder.0.join("ana")).expect("a key");
    assert!(own.aside.is_none() && Some(own.identity.key()) == key);
}
