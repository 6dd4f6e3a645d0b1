//! Says when the match is not saved, when it is saved again, and when a match can't be resumed.

use bevy::prelude::*;

use crate::screens::hud::events::MatchBegan;
use crate::screens::hud::tutorial::learned::WithTutorial;
use messages::texts::matches as words;
use messages::{Message, ToMessage};
use records::store::error::StoreError;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::InMatch;
use window_kit::table::resume::{ResumeRefused, Resumed};
use window_kit::table::saving::SaveState;
use window_kit::window::intent::Notice;
use window_kit::window::state::{OpenOverlay, Overlay, Screen};

/// The message about the last action with a saved match, for example why it was not resumed. The page shows it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct ResumeFailure(pub Option<Message>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResumeFailure>()
        .add_systems(Update, (tell_keeping.run_if(in_state(InMatch)), hear));
}

fn notice(text: Message, refused: bool) -> Notice {
    Notice {
        text,
        rule: None,
        refused,
    }
}

/// It waits until the match has begun on the screen: what is said before goes then.
fn tell_keeping(
    save_state: Res<SaveState>,
    current: Option<Res<CurrentMatch>>,
    mut began: MessageReader<MatchBegan>,
    (mut has_begun, mut known): (Local<bool>, Local<Option<StoreError>>),
    mut notices: MessageWriter<Notice>,
) {
    // The known problem belongs to the match before.
    if current.is_some_and(|current| current.is_changed()) {
        (*has_begun, *known) = (false, None);
    }
    *has_begun |= began.read().count() > 0;
    let now = save_state.trouble();
    if now.is_some() == known.is_some() || !*has_begun {
        return;
    }
    notices.write(match &now {
        Some(error) => notice(words::not_kept(error.message()), true),
        None => notice(words::KEPT_AGAIN, false),
    });
    *known = now;
}

fn hear(
    mut resumed: MessageReader<Resumed>,
    mut refused: MessageReader<ResumeRefused>,
    mut trouble: ResMut<ResumeFailure>,
    mut tutorial: ResMut<WithTutorial>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    (mut notices, mut open): (MessageWriter<Notice>, MessageWriter<OpenOverlay>),
) {
    for Resumed { lost } in resumed.read() {
        trouble.0 = None;
        // A resumed match needs no tutorial: its player has begun it before.
        tutorial.0 = false;
        if *lost > 0 {
            notices.write(notice(words::END_LOST, false));
        }
    }
    for ResumeRefused(error) in refused.read() {
        trouble.0 = Some(words::refused(error.message()));
        // The title has no place to say why; the page of the matches has.
        if *screen.get() == Screen::Title && *overlay.get() == Overlay::None {
            open.write(OpenOverlay(Overlay::Matches));
        }
    }
}
