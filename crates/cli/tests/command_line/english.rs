//! What the program says in English. The tests of the program with a window use it too.

use cli::localizer::CliLocalizer;
use language::Locale;
use messages::Message;

/// The words of a message on the English command line.
pub fn english(message: &Message) -> String {
    CliLocalizer::of(Locale::English).localize(message)
}
