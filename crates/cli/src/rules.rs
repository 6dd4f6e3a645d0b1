//! `tumbletop rules`: the rules of a game in our words, and its options.

use super::match_args::{self, TEAMS};
use crate::error::CliError;
use crate::localizer::CliLocalizer;
use crate::match_args::game_help;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::cli as words;
use system::output;

/// The arguments of `rules`.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game, by its name.
    #[arg(help = game_help())]
    pub game: String,
}

/// Runs the command.
///
/// # Errors
/// [`CliError::Usage`] for an unknown game.
pub fn run(args: &Args, localizer: &CliLocalizer) -> Result<(), CliError> {
    let options = match_args::options_of(&args.game)?;
    // Pictures are only for readers of the page and of the game.
    for line in options.rules_text("en").lines().filter(|line| !line.starts_with("![")) {
        output::line(line)?;
    }
    let taken = taken(&options);
    if taken.is_empty() {
        return Ok(());
    }
    let (heading, how) = (
        localizer.localize(&words::RULES_OPTIONS),
        localizer.localize(&words::RULES_SET),
    );
    output::line(format_args!("\n## {heading}\n\n{how}\n"))?;
    for Taken {
        key,
        values,
        default,
        what,
    } in taken
    {
        output::line(format_args!(
            "- {}",
            localizer.localize(&words::rules_option(key, values, default, what))
        ))?;
    }
    Ok(())
}

/// An option that a game takes.
struct Taken {
    key: &'static str,
    values: Message,
    default: String,
    what: Message,
}

/// The options that a game takes: its own, and the key for partners if it allows partners.
fn taken(options: &AnyOptions) -> Vec<Taken> {
    let of_game = options.info().into_iter().map(|info| Taken {
        key: info.key,
        values: info.values,
        default: options.get(info.key).unwrap_or_default(),
        what: info.what,
    });
    let teams = options.takes_teams().then(|| Taken {
        key: TEAMS,
        values: words::TEAMS_VALUES,
        default: "off".to_owned(),
        what: words::RULES_TEAMS,
    });
    of_game.chain(teams).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_args::{Setting, options_of, read};
    use games::catalog::NAMES;
    use rules::options::Offer;

    #[test]
    fn every_listed_option_accepts_all_its_listed_values_s_19_k_13_d_1() {
        for name in NAMES {
            let options = options_of(name).expect("a game that is listed");
            for Taken { key, default, .. } in taken(&options) {
                let offer = options
                    .info()
                    .iter()
                    .find(|info| info.key == key)
                    .map(|info| info.offer.clone());
                let mut values = vec![default];
                match offer {
                    None => values.push("on".to_owned()),
                    Some(Offer::Switch) => values.extend(["on", "off"].map(str::to_owned)),
                    _ => {}
                }
                for value in values {
                    let setting = Setting {
                        key: key.to_owned(),
                        value,
                    };
                    let taken = read(name, std::slice::from_ref(&setting), 4);
                    assert!(taken.is_ok(), "{name} takes {setting:?}: {taken:?}");
                }
            }
        }
    }
}
