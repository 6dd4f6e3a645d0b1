//! Measures how often a throw topples a stack, by distance, power and height, and draws `docs/images/tumbles.svg`.
//!
//! `cargo run --release -p physics --example plot_tumbles`
//!
//! The same seed draws the same picture, on any number of threads. The results are printed as a table too.

mod chart;
mod measure;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use measure::{ASIDE_EDGES, DISTANCES_EDGES, HEIGHTS, POWERS, measure};

/// Measures how often a throw topples a stack, and draws the result.
#[derive(Parser)]
struct Args {
    /// Throws for each point.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    throws: u64,
    /// The seed for everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The picture.
    #[arg(long, default_value = "docs/images/tumbles.svg")]
    out: PathBuf,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let points = measure(args.throws, args.seed);
    for aside in ASIDE_EDGES {
        println!(
            "Of 100 throws that go {aside} edges beside the middle of the stack, so many fell it (and push it):\n"
        );
        print!("| height | power |");
        DISTANCES_EDGES.iter().for_each(|distance| print!(" {distance} |"));
        println!("\n| --- | --- |{}", " --- |".repeat(DISTANCES_EDGES.len()));
        for height in HEIGHTS {
            for power in POWERS {
                print!("| {height} | {:.0} % |", 100.0 * power);
                let line = points
                    .iter()
                    .filter(|point| point.height == height && point.power == power && point.aside == aside);
                line.for_each(|point| print!(" {:.0} ({:.0}) |", 100.0 * point.fell, 100.0 * point.pushed));
                println!();
            }
        }
        println!();
    }
    fs::write(&args.out, chart::draw(&points, args.throws))?;
    println!("{} written", args.out.display());
    Ok(())
}
