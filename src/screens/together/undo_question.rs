//! The question to this program's person whether another player may undo an action.
//!
//! The room says whether it is open. It is on the screen only while it is open.

use bevy::prelude::*;

use super::room::{Room, SendRoomRequest};
use host::request::DecisionId;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;
use rules::ids::SeatId;
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk, ConfirmWithdraw};
use window_kit::window::state::Overlay;

/// The id of the question.
const UNDO: &str = "together.undo";

/// The question on the screen.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct OnScreen {
    /// The question that is asked now.
    asked: Option<(SeatId, DecisionId)>,
    /// The question that an answer is about: the answer may come just after the question has gone.
    last: Option<(SeatId, DecisionId)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnScreen>()
        .add_systems(Update, answer.run_if(on_message::<ConfirmAnswer>))
        .add_systems(OnExit(Overlay::Confirm), |mut on_screen: ResMut<OnScreen>| {
            // If something else removed the question without an answer, it is asked again.
            on_screen.asked = None;
        });
}

/// Asks the open question, and withdraws it once it is no longer open. It waits while another question is on the
/// screen.
pub(super) fn ask(
    room: Option<Res<Room>>,
    overlay: Res<State<Overlay>>,
    mut on_screen: ResMut<OnScreen>,
    mut asks: MessageWriter<ConfirmAsk>,
    mut withdraws: MessageWriter<ConfirmWithdraw>,
) {
    let open = room.and_then(|room| room.undo_to_answer());
    if on_screen.asked != open && on_screen.asked.take().is_some() {
        withdraws.write(ConfirmWithdraw(UNDO));
    }
    let Some((seat, _)) = open else { return };
    if on_screen.asked.is_some() || *overlay.get() == Overlay::Confirm {
        return;
    }
    (on_screen.asked, on_screen.last) = (open, open);
    asks.write(ConfirmAsk {
        id: UNDO,
        text: words::undo_ask(seat),
        yes: words::UNDO_YES,
        no: words::UNDO_NO,
        loses: false,
    });
}

/// Sends the person's answer. A question that is no longer open needs no answer.
fn answer(
    mut answers: MessageReader<ConfirmAnswer>,
    room: Option<ResMut<Room>>,
    mut on_screen: ResMut<OnScreen>,
    mut asks: MessageWriter<SendRoomRequest>,
) {
    let Some(mut room) = room else {
        answers.clear();
        return;
    };
    for answer in answers.read().filter(|answer| answer.id == UNDO) {
        let Some((seat, decision)) = on_screen.last.take() else {
            continue;
        };
        if room.undo == Some((seat, decision)) {
            room.undo = None;
            on_screen.asked = None;
            asks.write(SendRoomRequest(RoomRequest::AgreeUndo(seat, decision, answer.yes)));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::ecs::message::MessageCursor;

    use super::*;
    use crate::screens::menus::confirm;
    use crate::screens::menus::overlays::bench::{activate, menus, named, press};
    use crate::screens::together::lobby::{Leaving, leave_question};
    use net::protocol::refusal::CloseReason;
    use net::session::{Ended, Event};
    use window_kit::intents::general::BACK;
    use window_kit::window::state::OpenOverlay;

    const FRIEND: SeatId = SeatId(1);

    /// A table, and which of its requests have been read.
    struct Bench {
        app: App,
        read: MessageCursor<SendRoomRequest>,
    }

    impl Bench {
        fn new() -> Self {
            let mut app = menus();
            app.insert_resource(Room::playing(|_| {}))
                .add_message::<SendRoomRequest>()
                .add_plugins((confirm::plugin, plugin))
                .add_systems(PreUpdate, ask);
            app.update();
            let read = MessageCursor::default();
            Self { app, read }
        }

        /// These events happen in the room, all in one frame.
        fn hears(&mut self, events: impl IntoIterator<Item = Event>) {
            let mut room = self.app.world_mut().resource_mut::<Room>();
            for event in events {
                room.take(event, Duration::ZERO);
            }
            (0..4).for_each(|_| self.app.update());
        }

        fn overlay(&self) -> Overlay {
            *self.app.world().resource::<State<Overlay>>().get()
        }

        /// The requests to the room since the last call.
        fn said(&mut self) -> Vec<RoomRequest> {
            let asked = self.app.world().resource::<Messages<SendRoomRequest>>();
            self.read
                .read(asked)
                .map(|SendRoomRequest(request)| request.clone())
                .collect()
        }

        fn answers(&mut self, button: &str) {
            activate(&mut self.app, button);
            (0..3).for_each(|_| self.app.update());
        }
    }

    fn asked(decision: u32) -> Event {
        Event::UndoAsked(FRIEND, DecisionId(decision))
    }

    fn answered(done: bool) -> Event {
        Event::UndoAnswered(FRIEND, done)
    }

    fn agreed(decision: u32, yes: bool) -> RoomRequest {
        RoomRequest::AgreeUndo(FRIEND, DecisionId(decision), yes)
    }

    #[test]
    fn a_second_question_after_one_that_ended_by_itself_is_asked_and_not_answered() {
        for together in [false, true] {
            let mut bench = Bench::new();
            bench.hears([asked(3)]);
            assert_eq!(bench.overlay(), Overlay::Confirm);
            if together {
                bench.hears([answered(false), asked(4)]);
            } else {
                bench.hears([answered(false)]);
                assert_eq!(bench.overlay(), Overlay::None, "nobody waits for an answer any more");
                bench.hears([asked(4)]);
            }
            assert_eq!(bench.overlay(), Overlay::Confirm);
            assert_eq!(bench.said(), [], "the person has not said anything");
            bench.answers("confirm.yes");
            assert_eq!(bench.said(), [agreed(4, true)]);
            assert_eq!(bench.overlay(), Overlay::None);
        }
    }

    #[test]
    fn the_same_question_once_more_is_one_question() {
        let mut bench = Bench::new();
        bench.hears([asked(3)]);
        bench.hears([asked(3)]);
        bench.answers("confirm.no");
        assert_eq!(bench.said(), [agreed(3, false)]);
        bench.hears([answered(false)]);
        assert_eq!(bench.overlay(), Overlay::None);
    }

    #[test]
    fn a_question_goes_with_the_connection_the_match_and_the_table() {
        let over = Event::Over(Ended::Closed(CloseReason::RoomClosed));
        for ends in [Event::Lost(None), over, Event::Began { new: true }, answered(true)] {
            let mut bench = Bench::new();
            bench.hears([asked(3)]);
            bench.hears([ends]);
            assert_eq!(bench.overlay(), Overlay::None);
            assert_eq!(bench.said(), []);
        }
        let mut bench = Bench::new();
        bench.hears([asked(3)]);
        bench.app.world_mut().remove_resource::<Room>();
        (0..3).for_each(|_| bench.app.update());
        assert_eq!(bench.overlay(), Overlay::None);
    }

    #[test]
    fn an_answer_that_crosses_the_end_of_its_question_answers_no_other() {
        let mut bench = Bench::new();
        bench.hears([asked(3)]);
        // The press and the events of the room come in the same frame.
        let yes = named(&mut bench.app, "confirm.yes").expect("a button");
        let world = bench.app.world_mut();
        world.trigger(bevy::ui_widgets::Activate { entity: yes });
        bench.hears([answered(false), asked(4)]);
        assert_eq!(bench.said(), []);
        assert_eq!(bench.overlay(), Overlay::Confirm, "the second question is asked");
        bench.answers("confirm.no");
        assert_eq!(bench.said(), [agreed(4, false)]);
    }

    #[test]
    fn a_question_waits_for_another_one_on_the_screen() {
        let mut bench = Bench::new();
        bench.app.world_mut().write_message(leave_question(Leaving::ForGood));
        (0..3).for_each(|_| bench.app.update());
        bench.hears([asked(3)]);
        assert_eq!(bench.said(), [], "it was not seen yet");
        press(&mut bench.app, BACK);
        (0..4).for_each(|_| bench.app.update());
        assert_eq!(bench.overlay(), Overlay::Confirm, "now it is seen");
        bench.answers("confirm.yes");
        assert_eq!(bench.said(), [agreed(3, true)]);
        assert_eq!(bench.overlay(), Overlay::None);
    }

    #[test]
    fn a_question_that_something_else_covered_is_asked_again_while_it_is_open() {
        let mut bench = Bench::new();
        bench.hears([asked(3)]);
        // The overlay closes without an answer, as when the match is brought to the table again.
        bench
            .app
            .world_mut()
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::None);
        (0..4).for_each(|_| bench.app.update());
        assert_eq!(bench.overlay(), Overlay::Confirm);
        assert_eq!(bench.said(), []);
        bench.answers("confirm.yes");
        assert_eq!(bench.said(), [agreed(3, true)]);
    }

    #[test]
    fn a_page_that_opens_over_a_question_does_not_lead_back_to_it() {
        let mut bench = Bench::new();
        bench.app.world_mut().write_message(leave_question(Leaving::ForGood));
        (0..3).for_each(|_| bench.app.update());
        bench.app.world_mut().write_message(OpenOverlay(Overlay::Together));
        (0..3).for_each(|_| bench.app.update());
        assert_eq!(bench.overlay(), Overlay::Together);
        press(&mut bench.app, BACK);
        assert_eq!(bench.overlay(), Overlay::None);
    }

    #[test]
    fn onlookers_and_who_asks_are_not_asked() {
        for event in [Event::UndoAsked(SeatId(0), DecisionId(3)), asked(3)] {
            let looks_on = event == asked(3);
            let mut bench = Bench::new();
            if looks_on {
                let room = Room::playing(|lobby| {
                    lobby.seats[0].holder = net::protocol::lobby::SeatHolder::Nobody;
                });
                bench.app.insert_resource(room);
            }
            bench.hears([event]);
            assert_eq!(bench.overlay(), Overlay::None);
        }
    }
}
