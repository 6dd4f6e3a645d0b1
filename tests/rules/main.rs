//! Tests of the rules tier as a whole: no Bevy, no window.

mod agents;
mod allocation;
mod command_line;
#[cfg(unix)]
mod command_line_files;
mod command_line_kept;
#[cfg(target_os = "linux")]
mod command_line_output;
mod conformance;
mod games;
mod golden;
mod hidden;
mod house;
mod noise;
mod packed;
mod pages;
mod records;
mod review;
mod same_everywhere;
mod skip_bo;
mod skip_bo_dice;
mod statistics;

use rand::Rng;
use rules::rng::{Stream, stream};

#[test]
fn one_seed_gives_one_stream_and_streams_differ_g_1() {
    let first = |of| stream(7, of).next_u64();
    assert_eq!(first(Stream::Chance), first(Stream::Chance));
    assert_ne!(first(Stream::Chance), first(Stream::Throw));
}
