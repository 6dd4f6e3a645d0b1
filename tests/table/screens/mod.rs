//! The real screens of the real program, without a window and without pictures: a test presses what a person presses
//! and reads what is on the screen. Each test runs in a process of its own, see [`headless::on_screen`].

mod around;
mod bindings;
mod by_keys;
mod by_mouse;
mod by_pad;
mod daily;
mod die_of_mod;
mod each_game;
mod fingers;
mod fingers_around;
mod focus;
mod games;
mod hands;
mod headless;
#[cfg(feature = "p2p")]
mod homes;
mod known_people;
mod moments;
mod pads;
mod pages;
mod puzzles;
mod rebound;
mod scenes;
mod things;
mod together;
