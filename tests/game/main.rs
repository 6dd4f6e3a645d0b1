//! Tests of the game tier as a whole: the built program in a real window, played like a person plays it.

#[path = "../apart.rs"]
mod apart;
mod cards;
mod dice_game;
#[path = "../../crates/cli/tests/command_line/english.rs"]
mod english;
mod gamepad;
mod hands;
mod hosted;
mod pictures;
mod program;
mod quality;
mod readable;
mod replay;
mod rhythm;
mod round;
mod scenes;
mod screens;
mod shown;
mod sizes;
mod still;
mod together;
#[path = "../whole_app.rs"]
mod whole_app;
