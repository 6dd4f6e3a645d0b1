//! Buttons that ask the room for something.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::super::room::SendRoomRequest;
use net::protocol::client_message::RoomRequest;
use window_kit::ui::button::on_press;

/// Asks the room for this when a button is pressed.
pub(super) fn asks(request: impl Fn() -> RoomRequest + Send + Sync + 'static) -> impl Bundle {
    on_press(move |_: On<Activate>, mut asks: MessageWriter<SendRoomRequest>| {
        asks.write(SendRoomRequest(request()));
    })
}
