//! The program on screens and keyboards of other kinds: each test has a virtual screen of its own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::hands::{Game, pause};

/// How long the program may take to open its window and deal.
const PATIENCE: Duration = Duration::from_secs(120);

/// A virtual screen, until it is dropped.
struct Screen {
    server: Child,
    name: String,
}

impl Screen {
    /// A screen of so many pixels.
    fn new(size: &str) -> Self {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                &format!("{size}x24"),
                "-nolisten",
                "tcp",
            ])
            .arg("-noreset")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is there");
        let mut number = String::new();
        let said = server.stdout.take().expect("its output");
        BufReader::new(said)
            .read_line(&mut number)
            .expect("it names its screen");
        let name = format!(":{}", number.trim());
        Self { server, name }
    }

    /// Runs a command on this screen, and returns what it says.
    fn run(&self, command: &str, arguments: &[&str]) -> String {
        let done = Command::new(command)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output();
        let done = done.unwrap_or_else(|error| panic!("{command}: {error}"));
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    /// The keyboard gets another layout.
    fn layout(&self, name: &str) {
        self.run("setxkbmap", &[name]);
    }

    /// The program's window.
    fn window(&self) -> String {
        for _ in 0..100 {
            let found = self.run("xdotool", &["search", "--onlyvisible", "--name", "^Tumbletop$"]);
            if let Some(window) = found.lines().last() {
                return window.to_owned();
            }
            pause(200);
        }
        panic!("the window does not open");
    }

    /// The size of a window in pixels.
    fn size_of(&self, window: &str) -> (u32, u32) {
        let told = self.run("xdotool", &["getwindowgeometry", "--shell", window]);
        let number = |name: &str| {
            let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
            line.and_then(|number| number.parse().ok())
                .unwrap_or_else(|| panic!("no {name} in {told}"))
        };
        (number("WIDTH"), number("HEIGHT"))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The words of a button on a key of the strip, once it is there.
fn waits_for_hint(game: &mut Game, id: &str, starts: &str) {
    let what = format!("{id} with {starts}");
    game.wait_for(&what, PATIENCE, |seen| {
        let mut hints = seen.buttons.iter().filter(|button| button.is(id));
        hints.any(|hint| hint.label.starts_with(starts))
    });
}

/// Before any key is pressed, and after the layout was changed elsewhere.
#[test]
fn key_hints_show_what_stands_on_the_keys_of_this_keyboard() {
    let screen = Screen::new("1280x800");
    screen.layout("de");
    let play = [
        "play",
        "skip-bo",
        "--seats",
        "you,easy",
        "--seed",
        "3",
        "--windowed",
        "1280x720",
        "--mute",
    ];
    let mut game = Game::start_on(&screen.name, "german-keys", &play, &[]);
    waits_for_hint(&mut game, "skip-bo-key-sort", "Y ");
    screen.layout("fr");
    let window = screen.window();
    screen.run("xdotool", &["windowfocus", &window]);
    waits_for_hint(&mut game, "skip-bo-key-sort", "W ");
    screen.layout("us");
    screen.run("xdotool", &["windowfocus", "--sync", "root"]);
    // The key that types a Z in the United States says so by itself.
    screen.run("xdotool", &["windowfocus", &window]);
    screen.run("xdotool", &["key", "--window", &window, "z"]);
    waits_for_hint(&mut game, "skip-bo-key-sort", "Z ");
}

#[test]
fn the_first_window_fits_its_screen_at_a_scale_of_150_percent() {
    let screen = Screen::new("1920x1080");
    let mut game = Game::start_on(
        &screen.name,
        "large-scale",
        &["--mute"],
        &[("WINIT_X11_SCALE_FACTOR", "1.5")],
    );
    game.wait_for("the title", PATIENCE, |seen| seen.screen == "Title");
    let window = screen.window();
    pause(1000);
    let (width, height) = screen.size_of(&window);
    assert!(
        (1200..1920).contains(&width) && (700..1000).contains(&height),
        "{width} x {height} of 1920 x 1080"
    );
}

#[test]
fn no_size_of_the_window_ends_the_program() {
    let screen = Screen::new("1280x800");
    let play = [
        "play",
        "skip-bo-mod",
        "--seats",
        "you,easy",
        "--seed",
        "3",
        "--windowed",
        "640x360",
        "--mute",
    ];
    let mut game = Game::start_on(&screen.name, "any-size", &play, &[]);
    game.wait_for("the match", PATIENCE, |seen| seen.screen == "Match");
    let window = screen.window();
    screen.run("xdotool", &["windowfocus", &window]);
    for (width, height) in [(1, 1), (100, 60), (16, 4000), (5000, 3000), (4000, 16), (640, 360)] {
        screen.run(
            "xdotool",
            &["windowsize", &window, &width.to_string(), &height.to_string()],
        );
        let (from, began) = (game.frames(), std::time::Instant::now());
        while game.frames() < from + 3 {
            assert!(began.elapsed() < PATIENCE, "no frame at {width} x {height}");
            // Something to draw.
            screen.run("xdotool", &["mousemove", "--window", &window, "5", "5"]);
            pause(100);
            screen.run("xdotool", &["mousemove", "--window", &window, "300", "200"]);
            game.look();
        }
    }
    game.wait_for("the match", PATIENCE, |seen| seen.screen == "Match");
}
