//! A person at the machine: starts the real program in a real window and plays with mouse and keys alone.
//!
//! Reads the screen only from the description that the program writes for such players. A test waits for what it can
//! see ([`Game::wait_for`], [`until`]), and never for a time after which something has probably happened. [`rest`] is
//! for times that are themselves under test.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::Deserialize;

/// The time between two looks at something that is awaited.
pub const LOOK_EVERY: Duration = Duration::from_millis(60);
/// The same for the next frame, which comes soon.
const FRAME_EVERY: Duration = Duration::from_millis(10);
/// How long to wait for a window that can get the keyboard focus.
const WINDOW_LIMIT: Duration = Duration::from_secs(60);
/// The least time of a press and of a rest.
const PRESS: Duration = Duration::from_millis(60);
/// The number of frames after which the program has handled an input and drawn its result.
const FRAMES_TO_SEE: u32 = 2;
/// The number of frames in which a hand must not move before it lets go, or it throws what it holds.
const FRAMES_OF_CALM_HAND: u32 = 4;
/// How long to wait for frames: a program that has nothing to draw draws none.
const FRAMES_LIMIT: Duration = Duration::from_secs(2);
/// The program describes what has changed on the screen within this time, if it draws frames.
const DESCRIBED: Duration = Duration::from_millis(200);
/// If no frame has come for this long, none comes without input.
const NO_FRAME: Duration = Duration::from_secs(2);
/// The file for the program's output.
const SAID: &str = "said.txt";
/// The folder for documents.
const DOCUMENTS: &str = "documents";

/// The contents of the screen. Each game describes its own part.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(default)]
pub struct Seen {
    pub screen: String,
    pub overlay: String,
    /// What the table is doing.
    pub phase: String,
    pub still: bool,
    pub round: u16,
    pub person_due: Option<u8>,
    /// The name of the element that has focus.
    pub focus: String,
    /// The chosen die; at the start of a decision, the one that must be placed.
    pub selected: Option<u8>,
    pub totals: Vec<i32>,
    pub dice: Vec<SeenDie>,
    /// What can be read and done, in reading order.
    pub nodes: Vec<SeenNode>,
    /// What is open beside the overlay, in the order of opening.
    pub open: Vec<String>,
    pub events: usize,
    pub stacks_fallen: u32,
    /// A match of Skip-Bo Dice.
    pub dice_game: Option<SeenDiceGame>,
    pub cards: Option<SeenCards>,
    pub replay: Option<SeenReplay>,
}

/// The position in a recorded match.
#[derive(Deserialize, Clone, Debug, Default)]
pub struct SeenReplay {
    pub at: usize,
    pub count: usize,
    pub playing: bool,
    /// Whether the replay has reached its target.
    pub there: bool,
}

/// A match of Skip-Bo Dice on the screen.
#[derive(Deserialize, Clone, Debug, Default, PartialEq)]
pub struct SeenDiceGame {
    pub due: String,
    /// The dice that can be used, the Bonus Die as number 5.
    pub dice: Vec<SeenValue>,
    /// The next bubble of each pile of the large board.
    pub next: Vec<SeenBubble>,
    pub filled: Vec<u8>,
    /// The middle of the tray.
    pub tray: Option<(i32, i32)>,
    /// The next free re-roll of the large board, and how many are left.
    pub reroll: Option<(i32, i32)>,
    pub rerolls: u8,
}

/// A die and the value it shows, 11 for a Skip-Bo.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq)]
pub struct SeenValue {
    pub value: u8,
    pub x: i32,
    pub y: i32,
}

/// A bubble that can be filled next.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq)]
pub struct SeenBubble {
    pub pile: char,
    pub needs: u8,
    pub x: i32,
    pub y: i32,
}

/// A card game on the screen.
#[derive(Deserialize, Clone, Debug, Default, PartialEq)]
pub struct SeenCards {
    /// Whether I can act now.
    pub ready: bool,
    /// Whether the table waits for me to roll the die.
    pub roll: bool,
    /// Whether the die can be used now.
    pub die: bool,
    pub chosen: bool,
    /// The middle of the die's tray.
    pub tray: Option<(i32, i32)>,
    pub piles: Vec<SeenPile>,
}

/// A pile on the screen, or a card of the player's own hand.
#[derive(Deserialize, Clone, Debug, PartialEq)]
pub struct SeenPile {
    pub kind: String,
    pub seat: Option<u8>,
    pub number: u8,
    pub face: u8,
    pub count: usize,
    pub value: u8,
    pub x: i32,
    pub y: i32,
}

/// A die on the screen.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq)]
pub struct SeenDie {
    pub id: u8,
    pub owner: u8,
    pub face: u8,
    pub stack: Option<u8>,
    pub open: bool,
    pub x: i32,
    pub y: i32,
}

/// Something on the screen that can be read or done.
#[derive(Deserialize, Clone, Debug)]
pub struct SeenNode {
    /// The name of the element; empty if it has none.
    pub name: String,
    /// The ids of the messages on it.
    pub says: Vec<String>,
    /// Its text.
    pub label: String,
    /// Whether it can be pressed or set.
    pub is_control: bool,
    pub x: i32,
    pub y: i32,
}

impl SeenNode {
    /// Whether it has this name, or this message on it.
    pub fn is(&self, id: &str) -> bool {
        self.name == id || self.says.iter().any(|said| said == id)
    }
}

impl Seen {
    /// The height of the stack this die lies in; 1 for a loose die.
    pub fn height(&self, die: &SeenDie) -> usize {
        match die.stack {
            None => 1,
            Some(stack) => self.dice.iter().filter(|other| other.stack == Some(stack)).count(),
        }
    }

    /// What can be pressed or set.
    pub fn controls(&self) -> impl Iterator<Item = &SeenNode> {
        self.nodes.iter().filter(|node| node.is_control)
    }

    /// The control of this name, or with this message on it.
    pub fn control(&self, id: &str) -> Option<&SeenNode> {
        self.controls().find(|control| control.is(id))
    }

    /// The piles of this kind.
    pub fn piles<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a SeenPile> {
        let cards = self.cards.iter();
        cards
            .flat_map(|cards| &cards.piles)
            .filter(move |pile| pile.kind == kind)
    }

    /// What lies on the table, and where.
    fn table(&self) -> (&[SeenDie], Option<&SeenDiceGame>, Option<&SeenCards>) {
        (&self.dice, self.dice_game.as_ref(), self.cards.as_ref())
    }

    /// Whether one of these messages can be read.
    pub fn says(&self, any: &[&str]) -> bool {
        let mut words = self.nodes.iter().flat_map(|node| &node.says);
        words.any(|word| any.contains(&word.as_str()))
    }

    /// Whether the person in the first seat has a decision now.
    pub fn my_turn(&self) -> bool {
        self.still && self.overlay == "None" && self.person_due == Some(0)
    }
}

/// The program, running in its window.
pub struct Game {
    child: Child,
    folder: PathBuf,
}

impl Game {
    /// Starts the program with these arguments, in its own folder.
    pub fn start(name: &str, arguments: &[&str]) -> Self {
        let folder = folder_of(name);
        let child = spawn(&folder, arguments, &[]);
        Self { child, folder }
    }

    /// The same on a screen other than that of the tests.
    pub fn start_on(display: &str, name: &str, arguments: &[&str], more: &[(&str, &str)]) -> Self {
        let folder = folder_of(name);
        let child = spawn(&folder, arguments, &[&[("DISPLAY", display)][..], more].concat());
        Self { child, folder }
    }

    /// Kills the program as `kill -9` does, and starts it again in the same folder.
    pub fn kill_and_start_again(&mut self, arguments: &[&str]) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        let _ = std::fs::remove_file(self.folder.join("screen.json"));
        self.child = spawn(&self.folder, arguments, &[]);
    }

    /// Gives this window the keyboard focus, if there are several.
    pub fn take_keyboard_from_others(&self) {
        let id = self.child.id().to_string();
        // Each process has invisible windows, and without the name the search finds those of other processes.
        let search = [
            "search",
            "--all",
            "--onlyvisible",
            "--pid",
            &id,
            "--name",
            "^Tumbletop$",
        ];
        // `--sync` waits until the window has the focus: keys that are pressed from then on come to it.
        let focus = ["windowfocus", "--sync", "windowraise"];
        let focus: Vec<&str> = search.into_iter().chain(focus).collect();
        until("a window to give the keyboard to", WINDOW_LIMIT, || {
            xdotool_can(&focus).then_some(())
        });
    }

    /// The folder of this run.
    pub fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    /// The program's output so far.
    pub fn said(&self) -> String {
        std::fs::read_to_string(self.folder.join(SAID)).unwrap_or_else(|error| format!("(can't be read: {error})"))
    }

    /// The present contents of the screen.
    pub fn look(&mut self) -> Seen {
        if let Some(status) = self.child.try_wait().expect("the program can be asked") {
            panic!("the program ended: {status}; it said:\n{}", self.said());
        }
        std::fs::read(self.folder.join("screen.json"))
            .ok()
            .and_then(|text| serde_json::from_slice(&text).ok())
            .unwrap_or_default()
    }

    /// Gives the window the keyboard focus: a bare screen has no window manager.
    pub fn take_keyboard(&mut self) {
        until("a window to give the keyboard to", WINDOW_LIMIT, || {
            self.look();
            xdotool_can(&["search", "--name", "^Tumbletop", "windowfocus"]).then_some(())
        });
    }

    /// Looks until the condition holds; `None` if it does not within the limit.
    pub fn look_for(&mut self, limit: Duration, mut so: impl FnMut(&Seen) -> bool) -> Option<Seen> {
        within(limit, LOOK_EVERY, || Some(self.look()).filter(|seen| so(seen)))
    }

    /// Looks until the condition holds.
    pub fn wait_for(&mut self, what: &str, limit: Duration, so: impl FnMut(&Seen) -> bool) -> Seen {
        let found = self.look_for(limit, so);
        found.unwrap_or_else(|| panic!("waited {limit:?} for {what}; on the screen: {:#?}", self.look()))
    }

    /// Looks until the condition holds and everything on the table is in its place: what moves may be elsewhere in the
    /// frame after its description.
    pub fn wait_for_table_at_rest(&mut self, what: &str, limit: Duration, mut so: impl FnMut(&Seen) -> bool) -> Seen {
        let began = Instant::now();
        loop {
            let seen = self.wait_for(what, limit.saturating_sub(began.elapsed()), &mut so);
            // The last of these frames describes where the frame before has put everything.
            self.rest_for_frames(DESCRIBED, FRAMES_TO_SEE + 1);
            if self.look().table() == seen.table() {
                return seen;
            }
            assert!(
                began.elapsed() < limit,
                "{what}, but the table is not at rest within {limit:?}"
            );
        }
    }

    /// Asserts that the condition holds at every look for this time.
    pub fn stays(&mut self, what: &str, time: Duration, mut so: impl FnMut(&Seen) -> bool) {
        let other = self.look_for(time, |seen| !so(seen));
        assert!(other.is_none(), "{what} does not stay for {time:?}: {other:#?}");
    }

    /// Waits until the picture is still: no frame has come for [`NO_FRAME`].
    pub fn wait_for_last_frame(&mut self, what: &str, limit: Duration) {
        let (mut frames, mut since) = (self.frames(), Instant::now());
        until(&format!("{what} to come to rest"), limit, || {
            // A program that has ended draws no frames either.
            self.look();
            let now = self.frames();
            if now != frames {
                (frames, since) = (now, Instant::now());
            }
            (since.elapsed() >= NO_FRAME).then_some(())
        });
    }

    /// Waits for the program to end by itself, and returns its exit status.
    pub fn wait_for_end(mut self, limit: Duration) -> std::process::ExitStatus {
        until("the program to end", limit, || {
            self.child.try_wait().expect("the program can be asked")
        })
    }

    /// The number of frames so far.
    pub fn frames(&self) -> u32 {
        let text = std::fs::read_to_string(self.folder.join("screen.frames"));
        text.ok().and_then(|text| text.parse().ok()).unwrap_or_default()
    }

    /// Waits until the program has handled the last input, however slowly it draws.
    pub fn wait_until_handled(&self) {
        self.rest_for_frames(PRESS, FRAMES_TO_SEE);
    }

    /// Rests for this time at least, and until this number of frames has come.
    fn rest_for_frames(&self, time: Duration, frames: u32) {
        let from = self.frames();
        rest(time);
        within(FRAMES_LIMIT, FRAME_EVERY, || {
            (self.frames() >= from + frames).then_some(())
        });
    }

    /// Moves the pointer.
    pub fn point(&self, x: i32, y: i32) {
        xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
        self.wait_until_handled();
    }

    /// Points and clicks.
    pub fn click(&self, x: i32, y: i32) {
        self.point(x, y);
        xdotool(&["mousedown", "1"]);
        self.wait_until_handled();
        xdotool(&["mouseup", "1"]);
        self.wait_until_handled();
    }

    /// Drags from one place to another.
    pub fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        self.point(from.0, from.1);
        xdotool(&["mousedown", "1"]);
        self.wait_until_handled();
        for step in 1..=6 {
            self.point(from.0 + (to.0 - from.0) * step / 6, from.1 + (to.1 - from.1) * step / 6);
        }
        self.rest_for_frames(PRESS, FRAMES_OF_CALM_HAND);
        xdotool(&["mouseup", "1"]);
        self.wait_until_handled();
    }

    /// Swings from one place to another and releases on the way, as in a throw. The motion and the release are one
    /// command: a pause between two commands on a busy machine would be like a hand that rests before it lets go.
    pub fn swing(&self, from: (i32, i32), to: (i32, i32)) {
        self.point(from.0, from.1);
        xdotool(&["mousedown", "1"]);
        self.wait_until_handled();
        let places = (1..=3).map(|step| {
            let part = |from: i32, to: i32| (from + (to - from) * step / 3).to_string();
            ["mousemove".into(), part(from.0, to.0), part(from.1, to.1)]
        });
        let motion = places.collect::<Vec<_>>().join(&["sleep".into(), "0.03".into()][..]);
        let swing: Vec<_> = motion.iter().map(String::as_str).chain(["mouseup", "1"]).collect();
        xdotool(&swing);
        self.wait_until_handled();
    }

    /// Presses a key, by its X name.
    pub fn key(&self, name: &str) {
        xdotool(&["keydown", name]);
        self.wait_until_handled();
        xdotool(&["keyup", name]);
        self.wait_until_handled();
    }

    /// Clicks the button of this name, or with this message on it.
    pub fn press(&mut self, id: &str) {
        let seen = self.wait_for(&format!("the button {id}"), Duration::from_secs(30), |seen| {
            seen.control(id).is_some()
        });
        let button = seen.control(id).expect("just seen");
        self.click(button.x, button.y);
    }

    /// A picture of the window.
    pub fn picture(&self, name: &str) -> image::RgbImage {
        let path = self.folder.join(format!("{name}.png"));
        let done = on_screen("import")
            .args(["-window", "root", "-crop", "640x360+0+0", "+repage"])
            .arg(&path)
            .status()
            .expect("a picture of the screen can be taken");
        assert!(done.success(), "no picture of the screen");
        image::open(&path).expect("the picture can be read").to_rgb8()
    }
}

/// The folder of a run, with its settings.
fn folder_of(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tumbletop-window-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    // The program leaves the local network alone, and asks before a match is left.
    std::fs::write(
        folder.join("settings.toml"),
        "near_by = false\nask_first = \"always\"\nwelcomed = true\n",
    )
    .expect("the settings of the test");
    // The test leaves no files in a player's folders.
    let documents = folder.join(DOCUMENTS);
    std::fs::create_dir_all(&documents).expect("a folder for documents");
    let of_user = format!("XDG_DOCUMENTS_DIR=\"{}\"\n", documents.display());
    std::fs::write(folder.join("user-dirs.dirs"), of_user).expect("the folders of the test");
    folder
}

/// Starts the program in this folder.
fn spawn(folder: &std::path::Path, arguments: &[&str], more: &[(&str, &str)]) -> Child {
    // The output goes into a file: a pipe that is not read would block the program in time.
    let said = std::fs::File::create(folder.join(SAID)).expect("a file for the program's output");
    on_screen(env!("CARGO_BIN_EXE_tumbletop"))
        .args(arguments)
        .env("TUMBLETOP_DESCRIBE", folder.join("screen.json"))
        .env("TUMBLETOP_CONFIG_DIR", folder)
        .env("XDG_CONFIG_HOME", folder)
        // Golden pictures are in English.
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANGUAGE")
        .envs(more.iter().copied())
        .stdin(Stdio::null())
        .stdout(said.try_clone().expect("the same file"))
        .stderr(said)
        .spawn()
        .expect("the program starts")
}

impl Drop for Game {
    fn drop(&mut self) {
        let ended = self.child.try_wait().ok().flatten();
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let how = ended.map_or_else(
                || "was still running".to_owned(),
                |status| format!("had ended: {status}"),
            );
            eprintln!("the program {how}; it said:\n{}", self.said());
        } else {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// Does nothing for a time that is itself under test: a person thinks, reads, holds a key or lets the pointer rest.
pub fn rest(time: Duration) {
    std::thread::sleep(time);
}

/// Looks again and again, with `every` between two looks, until something is found; `None` once the time is up.
pub fn within<T>(limit: Duration, every: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let began = Instant::now();
    loop {
        let found = look();
        if found.is_some() || began.elapsed() >= limit {
            return found;
        }
        std::thread::sleep(every);
    }
}

/// Looks again and again until something is found, which must happen within the limit.
pub fn until<T>(what: &str, limit: Duration, look: impl FnMut() -> Option<T>) -> T {
    within(limit, LOOK_EVERY, look).unwrap_or_else(|| panic!("waited {limit:?} for {what}"))
}

/// A command on the screen of this test. With several screens, which `TUMBLETOP_TEST_DISPLAYS` names, tests run side by
/// side: cargo-nextest numbers the places at which they run, and each place has its own screen.
fn on_screen(program: &str) -> Command {
    let mut command = Command::new(program);
    let displays = std::env::var("TUMBLETOP_TEST_DISPLAYS").unwrap_or_default();
    let place = std::env::var("NEXTEST_TEST_GLOBAL_SLOT").ok();
    let place = place.and_then(|place| place.parse().ok()).unwrap_or(0);
    if let Some(display) = displays.split_whitespace().nth(place) {
        command.env("DISPLAY", display);
    }
    command
}

fn xdotool(arguments: &[&str]) {
    assert!(xdotool_can(arguments), "xdotool {arguments:?} failed");
}

fn xdotool_can(arguments: &[&str]) -> bool {
    let done = on_screen("xdotool").args(arguments).stderr(Stdio::null()).status();
    done.expect("xdotool is there").success()
}
