//! The program on other kinds of screens and keyboards: each test has its own virtual screen.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::hands::{Game, until};

/// How long the program may take to open its window and deal.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long the window may take to open.
const OPENS: Duration = Duration::from_secs(20);

/// A virtual screen, until it is dropped.
struct Screen {
    server: Child,
    name: String,
}

impl Screen {
    /// A screen of this size in pixels.
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

    /// Runs a command on this screen, and returns its output.
    fn run(&self, command: &str, arguments: &[&str]) -> String {
        let done = Command::new(command)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .output();
        let done = done.unwrap_or_else(|error| panic!("{command}: {error}"));
        String::from_utf8_lossy(&done.stdout).trim().to_owned()
    }

    /// Changes the layout of the keyboard.
    fn layout(&self, name: &str) {
        self.run("setxkbmap", &[name]);
    }

    /// The program's window.
    fn window(&self) -> String {
        until("the window to open", OPENS, || {
            let found = self.run("xdotool", &["search", "--onlyvisible", "--name", "^Tumbletop$"]);
            found.lines().last().map(str::to_owned)
        })
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

/// Waits until a key hint for this action shows this letter.
fn waits_for_key(game: &mut Game, does: &str, letter: &str) {
    game.wait_for(&format!("{letter} for {does}"), PATIENCE, |seen| {
        let mut hints = seen.controls().filter(|control| control.is(does));
        hints.any(|hint| hint.label.split([' ', ',']).any(|word| word == letter))
    });
}

/// Checked before any key is pressed, and after a key shows that the layout was changed.
#[test]
fn key_hints_show_the_letters_on_the_keys_of_this_keyboard() {
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
    waits_for_key(&mut game, "skip-bo-key-sort", "Y");
    let window = screen.window();
    screen.run("xdotool", &["windowfocus", "--sync", &window]);
    for (layout, key) in [("us", "z"), ("fr", "w")] {
        // With the keyboard focus the program asks for the layout, which must not be the new one yet.
        game.wait_until_handled();
        screen.layout(layout);
        screen.run("xdotool", &["key", key]);
        waits_for_key(&mut game, "skip-bo-key-sort", &key.to_uppercase());
    }
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
    game.wait_for_last_frame("the title", PATIENCE);
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
        let from = game.frames();
        until(&format!("frames at {width} x {height}"), PATIENCE, || {
            // The program needs a reason to draw.
            for (x, y) in [("5", "5"), ("300", "200")] {
                screen.run("xdotool", &["mousemove", "--window", &window, x, y]);
            }
            game.look();
            (game.frames() >= from + 3).then_some(())
        });
    }
    game.wait_for("the match", PATIENCE, |seen| seen.screen == "Match");
}
