//! Numbers on the command line. Each has a minimum and a maximum; a number outside is refused, with the allowed range.

use std::time::Duration;

use crate::error::ValueError;

/// The most threads: more than any computer has cores, and few enough for every system to start them.
pub(crate) const MOST_THREADS: u64 = 1024;

/// The most matches or throws of a run: at a million a second it would take eleven days.
pub(crate) const MOST_TIMES: u64 = 1_000_000_000_000;

/// A whole number from `LEAST` to `MOST`.
pub(crate) fn whole<const LEAST: u64, const MOST: u64, N: TryFrom<u64>>(text: &str) -> Result<N, ValueError> {
    let number = text.parse().ok().filter(|number| (LEAST..=MOST).contains(number));
    let fits = number.and_then(|number| N::try_from(number).ok());
    fits.ok_or(ValueError::Whole {
        least: LEAST,
        most: MOST,
    })
}

/// A number of seconds from 0 to `MOST`.
pub(crate) fn seconds<const MOST: u16>(text: &str) -> Result<Duration, ValueError> {
    let number = text
        .parse()
        .ok()
        .filter(|seconds| (0.0..=f32::from(MOST)).contains(seconds));
    let fits = number.and_then(|seconds| Duration::try_from_secs_f32(seconds).ok());
    fits.ok_or(ValueError::Seconds { most: MOST })
}

/// A number of bytes, from a mebibyte to a thousand tebibytes: `500M`, `4G`.
pub(crate) fn bytes(text: &str) -> Result<u64, ValueError> {
    let (digits, shift) = match text.char_indices().next_back() {
        Some((at, letter)) if !letter.is_ascii_digit() => {
            let shift = match letter.to_ascii_uppercase() {
                'K' => 10,
                'M' => 20,
                'G' => 30,
                'T' => 40,
                _ => return Err(ValueError::Bytes),
            };
            (&text[..at], shift)
        }
        _ => (text, 0),
    };
    let bytes = digits
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(1 << shift));
    bytes
        .filter(|bytes| (1 << 20..=1000 << 40).contains(bytes))
        .ok_or(ValueError::Bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_counted_as_people_write_them() {
        let read = ["1M", "4G", "2g", "1048576", "1000T", "2048K"].map(bytes);
        let sizes = [1 << 20, 4 << 30, 2 << 30, 1 << 20, 1000 << 40, 2 << 20];
        assert_eq!(read, sizes.map(Ok));
        for text in [
            "",
            "G",
            "1",
            "1023K",
            "1001T",
            "-1G",
            "1.5G",
            "4GB",
            "4 G",
            "99999999999999999999",
            "18446744073709551615T",
            "4Ä",
        ] {
            assert_eq!(bytes(text), Err(ValueError::Bytes), "{text}");
        }
    }

    #[test]
    fn a_number_beyond_its_bounds_is_refused_and_never_cut() {
        let few = whole::<1, 300, u16>;
        assert_eq!((few("1"), few("300")), (Ok(1), Ok(300)));
        let refused = Err(ValueError::Whole { least: 1, most: 300 });
        for text in ["0", "301", "65537", "-1", "1.5", "", "many", "99999999999999999999999"] {
            assert_eq!(few(text), refused, "{text}");
        }
        assert!(whole::<0, 1000, u8>("256").is_err(), "it does not fit");
    }

    #[test]
    fn seconds_are_bounded_too() {
        let pace = seconds::<60>;
        assert_eq!(pace("0.25"), Ok(Duration::from_millis(250)));
        for text in ["-0.1", "60.1", "inf", "NaN", "1e30", "soon"] {
            assert_eq!(pace(text), Err(ValueError::Seconds { most: 60 }), "{text}");
        }
    }

    #[test]
    fn every_number_that_a_command_takes_is_bounded() {
        use std::any::TypeId;
        use std::time::Duration;

        use clap::error::ErrorKind;

        use crate::program::Headless;
        use clap::CommandFactory;

        let numbers = [
            TypeId::of::<u8>(),
            TypeId::of::<u16>(),
            TypeId::of::<u32>(),
            TypeId::of::<u64>(),
            TypeId::of::<usize>(),
            TypeId::of::<f32>(),
            TypeId::of::<f64>(),
            TypeId::of::<Duration>(),
        ];
        // Any number is a seed, and a position beyond the end of a record means its end.
        let any = ["seed", "at"];
        let program = Headless::command();
        let mut seen = 0;
        for command in program.get_subcommands() {
            for argument in command.get_arguments() {
                let kind = argument.get_value_parser().type_id();
                let (true, Some(long)) = (numbers.iter().any(|number| kind == *number), argument.get_long()) else {
                    continue;
                };
                seen += 1;
                for most in ["18446744073709551615", "1e38"] {
                    let line = ["tumbletop", command.get_name(), &format!("--{long}"), most].map(str::to_owned);
                    let refused = program
                        .clone()
                        .try_get_matches_from(line)
                        .expect_err("something is missing");
                    let is_refused = refused.kind() == ErrorKind::ValueValidation;
                    let name = command.get_name();
                    assert!(is_refused || any.contains(&long), "{name} --{long} {most}");
                }
            }
        }
        assert!(seen > 3, "{seen}");
    }
}
