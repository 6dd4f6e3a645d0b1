//! Random bytes as matches, as records and as logs. The fuzzer does the same for hours (`fuzz/README.md`); here it
//! runs for a moment, so that the code of the fuzzer stays valid.

mod actions;
pub mod logs;
pub mod records;

use proptest::collection::vec;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_actions_of_any_seat_keep_every_game_valid(bytes in vec(any::<u8>(), 0..600)) {
        actions::play(&bytes);
    }

    #[test]
    fn any_bytes_are_a_record_that_can_be_replayed_or_are_refused(bytes in vec(any::<u8>(), 0..600)) {
        records::read(&bytes);
    }

    #[test]
    fn any_bytes_are_a_log_that_begins_with_a_match_or_are_refused(bytes in vec(any::<u8>(), 0..600)) {
        logs::read(&bytes);
    }
}
