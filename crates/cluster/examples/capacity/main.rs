//! How many servers, clusters of etcd, bytes and euros so many rooms need: a simulation of discrete events, fed with
//! what was measured ([`measured`]) and with assumptions ([`assumed`]).
//!
//! One shard and its servers are played act by act ([`run`]), and one day of it match by match ([`day`]). Shards know
//! nothing of each other, so a million rooms are as many shards as it takes ([`plan`]). [`held`] puts runs beside what
//! was measured; the tests fail if they differ by more than its bounds.
//!
//! `cargo run --release -p cluster --example capacity -- --help`

mod assumed;
mod commits;
mod costs;
mod day;
mod fit;
mod held;
mod looks;
mod measured;
mod plan;
mod queues;
mod random;
mod report;
mod run;
mod takeover;
#[cfg(test)]
mod tests;
mod world;

use assumed::Assumptions;

/// The rooms that are planned if none are named.
const ROOMS: [usize; 6] = [1, 200, 2_000, 20_000, 100_000, 1_000_000];

const HELP: &str = "\
capacity [--rooms N,N,...] [--set NAME=VALUE]... [--json]   what so many rooms need
capacity held [--json]                                      runs beside what was measured
capacity sensitivity                                        how the rooms of a shard move with what they cost
capacity assumptions                                        the names for --set, with their values
capacity fit                                                costs of an append that fit what was measured
capacity looks                                              measures how long a server looks through its rooms";

/// What the command line asks for.
struct Asked {
    command: String,
    rooms: Vec<usize>,
    with: Assumptions,
    json: bool,
}

fn asked(mut words: impl Iterator<Item = String>) -> Result<Asked, String> {
    let mut asked = Asked {
        command: "plan".to_owned(),
        rooms: ROOMS.into(),
        with: Assumptions::default(),
        json: false,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--json" => asked.json = true,
            "--rooms" => {
                let list = words.next().unwrap_or_default();
                let rooms: Result<Vec<usize>, _> = list.split(',').map(str::parse).collect();
                asked.rooms = rooms.map_err(|_| format!("--rooms takes numbers, not {list}"))?;
            }
            "--set" => {
                let change = words.next().unwrap_or_default();
                let (name, value) = change.split_once('=').ok_or("--set takes NAME=VALUE")?;
                let value = value.parse().map_err(|_| format!("{value} is no number"))?;
                if !asked.with.set(name, value) {
                    return Err(format!("there is no {name}; `capacity assumptions` lists all"));
                }
            }
            "held" | "sensitivity" | "assumptions" | "fit" | "looks" => asked.command = word,
            _ => return Err(HELP.to_owned()),
        }
    }
    Ok(asked)
}

fn main() {
    let asked = match asked(std::env::args().skip(1)) {
        Ok(asked) => asked,
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(2);
        }
    };
    match asked.command.as_str() {
        "held" => print!("{}", report::held(&held::all(), asked.json)),
        "sensitivity" => print!("{}", report::sensitivity(&asked.with)),
        "assumptions" => print!("{}", report::assumptions(&asked.with)),
        "fit" => println!("{:#?}", fit::fitted(fit::ETCD)),
        "looks" => println!(
            "seconds for each room of the shard, and for each of its own: {:?}",
            looks::measure()
        ),
        _ => {
            let limits = plan::limits(&asked.with);
            let plans = asked.rooms.iter().flat_map(|rooms| {
                let alone = plan::fits_alone(&asked.with, &limits, *rooms);
                let alone = alone.then(|| plan::plan(&asked.with, &limits, *rooms, false));
                alone
                    .into_iter()
                    .chain([plan::plan(&asked.with, &limits, *rooms, true)])
            });
            let plans: Vec<plan::Plan> = plans.collect();
            print!("{}", report::plans(&asked.with, &limits, &plans, asked.json));
        }
    }
}
