//! Tests of the game tier as a whole: the built program in a real window, played like a person plays it.

#[path = "../apart.rs"]
mod apart;
mod cards;
mod dice_game;
#[path = "../../crates/cli/tests/command_line/english.rs"]
mod english;
mod hands;
mod pictures;
mod program;
mod quality;
mod replay;
mod round;
#[path = "../scene_games.rs"]
mod scene_games;
mod scenes;
mod screens;
mod shown;
mod still;
mod together;
