//! What each command does if the reader of its output went away, or if the device of its output is full.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use clap::Command as Described;
use messages::texts::cli::cant_print;
use rules::ai::level::Level;

use crate::english::english;
use crate::saved_matches::{Folder, bytes, computer, log_of, person, played};

/// Longer than any run here, on a slow machine too.
const LONGEST: Duration = Duration::from_secs(120);
/// The number of the system's error for a full device.
const NO_SPACE: i32 = 28;

/// The target of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// A file, which is read afterwards.
    File,
    /// A pipe whose reader went away.
    Gone,
    /// A full device.
    Full,
}

/// The result of a run.
struct Ran {
    status: Option<i32>,
    out: String,
    said: String,
}

impl Ran {
    /// How many times the program said that its output can't be written to a full device.
    fn says_full(&self) -> usize {
        let why = io::Error::from_raw_os_error(NO_SPACE).to_string();
        self.said.matches(&english(&cant_print(why))).count()
    }
}

impl To {
    pub fn open(self, file: &Path) -> Stdio {
        match self {
            Self::File => File::create(file).expect("a file").into(),
            Self::Gone => {
                let (reader, writer) = io::pipe().expect("a pipe");
                drop(reader);
                writer.into()
            }
            Self::Full => {
                let full = OpenOptions::new().write(true).open("/dev/full");
                full.expect("a device without room").into()
            }
        }
    }
}

/// How each command is run here, by its name; `{}` is a folder with the matches `over` and `on` and the record
/// `record.tumbletop`.
const RUNS: &[(&str, &[&str])] = &[
    ("", &["--version", "--help", "-h", "dance", ""]),
    ("help", &["", "rules"]),
    ("rules", &["stack", "chess"]),
    (
        "perft",
        &["stack --depth 1", "stack --depth 1 --json", "stack --depth many"],
    ),
    (
        "simulate",
        &[
            "stack --games 1 --seats random,random --set target=20 --cost",
            "stack --games 1 --seats random,random --set target=20 --json",
            "stack --games 1 --seats random,random --set target=20 --record {}/records",
        ],
    ),
    (
        "replay",
        &[
            "{}/record.tumbletop --verify",
            "{}/over.match --verify --json",
            "{}/over.match",
            "{}/none.match --verify",
        ],
    ),
    (
        "verify",
        &["{}/record.tumbletop", "{}/over.match --json", "{}/none.match"],
    ),
    ("stats", &["--folder {}", "--folder {} --json"]),
    ("matches", &["--folder {}", "--folder {} --json"]),
    (
        "matches list",
        &["--folder {}", "--folder {} --json", "--folder {}/over.match"],
    ),
    ("matches show", &["over --folder {}", "none --folder {}"]),
    ("matches export", &["over {}/copy --folder {}"]),
    ("matches import", &["{}/over.match --folder {}/others"]),
    ("matches delete", &["over --yes --folder {}", "over --folder {}"]),
    ("roll", &["d6 --throws 64", "d10 --throws 64 --json --keep --folder {}"]),
    // Without a display these report that.
    ("play", &["stack"]),
    ("join", &["127.0.0.1 ABCDEF", "nowhere"]),
    (
        "tables",
        &["--people {}", "--people {} --json", "--people {}/over.match"],
    ),
    ("daily", &["", "--text"]),
    ("shot", &["--list", "nothing --out {}/a.png"]),
    ("doctor", &["", "--json", "--bundle {}/report.tar.gz"]),
    // These have their own tests.
    ("serve", &["--tls-cert {}/none"]),
    #[cfg(feature = "p2p")]
    ("relay", &["--listen 127.0.0.1:0 --tls-cert {}/none"]),
    ("bot", &["127.0.0.1 nowhere", "nowhere: new"]),
];

/// The commands that draw or look for a graphics adapter, which takes a while.
const DRAWN: &[&str] = &["play", "daily", "join", "shot", "doctor"];

/// The names of all commands that can be run, from the program itself.
fn commands() -> Vec<String> {
    fn below(command: &Described, words: &str, found: &mut Vec<String>) {
        found.push(words.to_owned());
        // Below each `help` are all commands once more.
        let is_new = |inner: &&Described| words != "help" && (words.is_empty() || inner.get_name() != "help");
        for inner in command.get_subcommands().filter(is_new) {
            let words = format!("{words} {}", inner.get_name());
            below(inner, words.trim_start(), found);
        }
    }
    let mut program = crate::program();
    program.build();
    let mut found = Vec::new();
    below(&program, "", &mut found);
    found
}

pub fn folder(name: &str) -> Folder {
    let folder = Folder::new(&format!("output-{name}"));
    let (head, record) = played("stack", 1, &[person("Zoe"), computer(Level::Hard)]);
    folder.keep("over", &bytes(&head, &log_of(&record)));
    let file = folder.0.join("record.tumbletop");
    fs::write(file, record.to_bytes().expect("a record")).expect("it can be written");
    folder
}

/// The program without a display, with its own settings and matches.
fn started(folder: &Path, arguments: &[String], out: Stdio, said: Stdio) -> Child {
    let mut program = Command::new(crate::PROGRAM);
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(display);
    }
    for variable in ["XDG_DATA_HOME", "XDG_STATE_HOME", "TUMBLETOP_CONFIG_DIR"] {
        program.env(variable, folder.join("own"));
    }
    let program = program
        .args(arguments)
        .env("LC_ALL", "en_US.UTF-8")
        .env("LANG", "en_US.UTF-8");
    let program = program.stdin(Stdio::null()).stdout(out).stderr(said);
    program.spawn().expect("the program can be started")
}

/// Waits until the program ends by itself.
pub fn ended(mut program: Child, what: &str) -> ExitStatus {
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        if let Some(status) = program.try_wait().expect("it can be waited for") {
            return status;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let _ = program.kill();
    panic!("{what} does not end");
}

fn run(folder: &Path, arguments: &[String], (out, said): (To, To)) -> Ran {
    let files = [folder.join("out.txt"), folder.join("said.txt")];
    for file in &files {
        let _ = fs::remove_file(file);
    }
    let program = started(folder, arguments, out.open(&files[0]), said.open(&files[1]));
    let status = ended(program, &arguments.join(" "));
    let [out, said] = files.map(|file| fs::read_to_string(file).unwrap_or_default());
    Ran {
        status: status.code(),
        out,
        said,
    }
}

/// Runs a command in a fresh folder with these outputs.
fn run_fresh(words: &str, arguments: &str, to: (To, To)) -> (String, Ran) {
    let folder = folder(&format!("{}-{to:?}", words.replace(' ', "-")).replace([' ', '(', ')', ','], ""));
    let path = folder.0.to_str().expect("a path in Unicode");
    let line = format!("{words} {}", arguments.replace("{}", path));
    let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    let ran = run(&folder.0, &arguments, to);
    assert!(
        !ran.said.contains("panicked") && !ran.said.contains("backtrace"),
        "{line}: {}",
        ran.said
    );
    (format!("{line} {to:?}"), ran)
}

/// Compares a command with broken outputs to the same command with usual ones.
fn hold(words: &str, arguments: &str) {
    let (line, usual) = run_fresh(words, arguments, (To::File, To::File));
    let failed = usual.status != Some(0);
    assert!(!failed || usual.said.contains("tumbletop: "), "{line}: {}", usual.said);
    let (line, gone) = run_fresh(words, arguments, (To::Gone, To::File));
    assert_eq!(gone.status, usual.status, "{line}: {}", gone.said);
    assert_eq!(
        gone.said.lines().count(),
        usual.said.lines().count(),
        "{line}: {}",
        gone.said
    );
    let (line, full) = run_fresh(words, arguments, (To::Full, To::File));
    if failed || usual.out.is_empty() {
        assert_eq!(full.status, usual.status, "{line}: {}", full.said);
    } else {
        assert_eq!(full.status, Some(1), "{line}: {}", full.said);
        assert_eq!(full.says_full(), 1, "{line}: {}", full.said);
        assert_eq!(
            full.said.lines().count(),
            usual.said.lines().count() + 1,
            "{line}: {}",
            full.said
        );
    }
    for said in [To::Gone, To::Full] {
        let (line, mute) = run_fresh(words, arguments, (To::File, said));
        assert_eq!(mute.status, usual.status, "{line}");
        assert_eq!(mute.out.is_empty(), usual.out.is_empty(), "{line}");
    }
    let (line, alone) = run_fresh(words, arguments, (To::Gone, To::Gone));
    assert_eq!(alone.status, usual.status, "{line}");
}

/// Checks the commands that draw or look for a graphics adapter, or all others.
pub fn hold_all(drawn: bool) {
    let runs: BTreeMap<&str, &[&str]> = RUNS.iter().copied().collect();
    for words in commands() {
        let arguments = runs.get(words.as_str());
        let arguments = arguments.unwrap_or_else(|| panic!("say in RUNS how `{words}` is run"));
        if DRAWN.contains(&words.as_str()) != drawn {
            continue;
        }
        for arguments in *arguments {
            hold(&words, arguments);
        }
        if !words.is_empty() && words != "help" {
            hold(&words, "--help");
        }
    }
}

#[test]
fn a_closed_pipe_ends_every_command_quietly_and_a_full_device_is_a_sentence() {
    hold_all(false);
}

mod over_the_network {
    use std::io::{BufRead, BufReader};
    use std::net::{SocketAddr, TcpStream};

    use super::*;

    /// A server that runs until it is dropped.
    struct Serves(Child, SocketAddr);

    impl Drop for Serves {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    fn arguments(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    fn serve(folder: &Path) -> Vec<String> {
        arguments(&format!(
            "serve --listen 127.0.0.1:0 --data {}",
            folder.join("data").display()
        ))
    }

    /// Starts a server whose output is not read after its first line.
    fn serving(folder: &Path, said: To) -> Serves {
        let said = said.open(&folder.join("said.txt"));
        let mut child = started(folder, &serve(folder), Stdio::piped(), said);
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split([' ', ';']).find_map(|word| word.parse().ok());
        let address = address.unwrap_or_else(|| panic!("it says where it listens: {line}"));
        Serves(child, address)
    }

    #[test]
    fn a_server_ends_if_it_can_t_print_its_address() {
        let folder = Folder::new("output-serve");
        for (to, status, sentences) in [(To::Gone, 0, 0), (To::Full, 1, 1)] {
            let ran = run(&folder.0, &serve(&folder.0), (to, To::File));
            assert_eq!(ran.status, Some(status), "{to:?}: {}", ran.said);
            assert_eq!(ran.says_full(), sentences, "{to:?}: {}", ran.said);
            assert!(!ran.said.contains("panicked"), "{}", ran.said);
        }
    }

    #[test]
    fn a_server_continues_without_a_reader_and_its_log_has_no_colours() {
        for said in [To::Gone, To::Full, To::File] {
            let folder = Folder::new(&format!("output-log-{said:?}"));
            let mut server = serving(&folder.0, said);
            for _ in 0..3 {
                TcpStream::connect(server.1).expect("it listens");
            }
            assert!(
                server.0.try_wait().expect("it can be asked").is_none(),
                "{said:?}: it runs"
            );
            let address = server.1.to_string();
            drop(server);
            let log = fs::read_to_string(folder.0.join("said.txt")).unwrap_or_default();
            assert_eq!(log.contains(&address), said == To::File, "{log}");
            assert!(!log.contains('\u{1b}'), "{log}");
        }
    }

    #[test]
    fn a_bot_without_a_reader_ends_like_any_other_command() {
        let folder = Folder::new("output-bot");
        let server = serving(&folder.0, To::File);
        let line = format!(
            "bot {} new --game skip-bo --set stock=5 --set target=round --seats 2 --level greedy --pace 0",
            server.1
        );
        let play = |to| run(&folder.0, &arguments(&line), to);
        let usual = play((To::File, To::File));
        assert_eq!(usual.status, Some(0), "{}", usual.said);
        assert_eq!(usual.out.lines().count(), 2, "the room and the end: {}", usual.out);
        // It ends at once, as its room can't be announced.
        for (to, status) in [(To::Gone, 0), (To::Full, 1)] {
            let ran = play((to, To::File));
            assert_eq!(ran.status, Some(status), "{to:?}: {}", ran.said);
            assert_eq!(ran.says_full(), status as usize, "{to:?}: {}", ran.said);
            assert!(!ran.said.contains("panicked"), "{}", ran.said);
        }
        let alone = play((To::Gone, To::Gone));
        assert_eq!(alone.status, Some(0));
    }
}
