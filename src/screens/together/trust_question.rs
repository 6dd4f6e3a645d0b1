//! The question whether a person trusts the certificate of a server.

use bevy::prelude::*;

use super::connection::ConnectTo;
use super::room::{ConnectionStatus, Room};
use super::trusted::TrustedServers;
use messages::ToMessage;
use messages::texts::together as words;
use net::destination::Destination;
use net::session::Ended;
use net::untrusted::UntrustedCertificate;
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk, ConfirmWithdraw};
use window_kit::window::state::Overlay;

/// The id of the question.
const TRUST: &str = "together.trust";

/// The last request to go to a table.
#[derive(Resource, Clone, Debug, Default)]
struct LastDestination(Option<ConnectTo>);

/// The question that is on the screen or was answered, so that nobody is asked twice.
#[derive(Resource, Clone, Debug, Default)]
struct TrustQuestion(Option<(Destination, UntrustedCertificate)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TrustedServers>()
        .init_resource::<LastDestination>()
        .init_resource::<TrustQuestion>()
        .add_systems(Update, (note, ask, answer.run_if(on_message::<ConfirmAnswer>)).chain());
}

fn note(mut gone: MessageReader<ConnectTo>, mut wanted: ResMut<LastDestination>, mut asked: ResMut<TrustQuestion>) {
    for go in gone.read() {
        *asked = TrustQuestion::default();
        wanted.0 = Some(go.clone()).filter(|go| !matches!(go, ConnectTo::Leave));
    }
}

/// The server and the certificate that ended the way to a table, if a certificate did.
fn doubted(room: &Room) -> Option<(Destination, UntrustedCertificate)> {
    let ConnectionStatus::Over(Ended::Untrusted(untrusted)) = room.stands else {
        return None;
    };
    Some((room.target.clone()?, untrusted))
}

/// Asks over the page that says what is wrong.
fn ask(
    room: Option<Res<Room>>,
    overlay: Res<State<Overlay>>,
    mut asked: ResMut<TrustQuestion>,
    mut asks: MessageWriter<ConfirmAsk>,
    mut withdraws: MessageWriter<ConfirmWithdraw>,
) {
    let doubted = room.as_deref().and_then(doubted);
    let Some((target, untrusted)) = doubted else {
        if asked.0.take().is_some() {
            withdraws.write(ConfirmWithdraw(TRUST));
        }
        return;
    };
    let open = (target, untrusted);
    if *overlay.get() != Overlay::Together || asked.0.as_ref() == Some(&open) {
        return;
    }
    asks.write(ConfirmAsk {
        id: TRUST,
        text: words::trust_ask(
            untrusted.doubt.message(),
            open.0.to_string(),
            untrusted.fingerprint.in_groups(),
        ),
        yes: words::TRUST_YES,
        no: words::TRUST_NO,
        loses: true,
    });
    asked.0 = Some(open);
}

fn answer(
    mut answers: MessageReader<ConfirmAnswer>,
    room: Option<Res<Room>>,
    (asked, wanted): (Res<TrustQuestion>, Res<LastDestination>),
    mut trusted: ResMut<TrustedServers>,
    mut gone: MessageWriter<ConnectTo>,
) {
    let yes = answers.read().any(|answer| answer.id == TRUST && answer.yes);
    let (Some((target, untrusted)), Some(room)) = (asked.0.clone().filter(|_| yes), room) else {
        return;
    };
    trusted.add(&target, untrusted.fingerprint);
    // A person who was in a room already returns to it, and opens no other.
    let go = match (room.code, wanted.0.clone()) {
        (Some(code), Some(ConnectTo::Open(..))) => Some(ConnectTo::Join {
            target,
            code,
            watch: false,
        }),
        (_, wanted) => wanted,
    };
    if let Some(go) = go {
        gone.write(go);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::screens::menus::confirm;
    use crate::screens::menus::overlays::bench::{activate, focused, menus, overlay};
    use client::trust::Trust;
    use net::fingerprint::Fingerprint;
    use net::protocol::code::RoomCode;
    use net::session::Event;
    use net::untrusted::TrustError;
    use window_kit::window::state::OpenOverlay;

    /// How often the person went to the table. Messages themselves are stored only for a while.
    #[derive(Resource, Default)]
    struct Went(usize);

    fn fingerprint(byte: &str) -> Fingerprint {
        byte.repeat(32).parse().expect("a fingerprint")
    }

    fn target() -> Destination {
        "play.example.org".parse().expect("an address")
    }

    /// A person goes to a table, and the certificate there is not trusted.
    fn goes(doubt: TrustError) -> App {
        let mut app = menus();
        app.add_message::<ConnectTo>()
            .init_resource::<Went>()
            .add_plugins((confirm::plugin, plugin))
            .add_systems(Last, |mut gone: MessageReader<ConnectTo>, mut went: ResMut<Went>| {
                let same = |go: &&ConnectTo| matches!(go, ConnectTo::Join { watch: true, .. });
                went.0 += gone.read().filter(same).count();
            });
        app.world_mut().write_message(OpenOverlay(Overlay::Together));
        app.world_mut().write_message(ConnectTo::Join {
            target: target(),
            code: RoomCode::of_random([1; 16]),
            watch: true,
        });
        (0..3).for_each(|_| app.update());
        let mut room = Room::new(false, Some(target()), Duration::ZERO);
        let fingerprint = fingerprint("ab");
        room.take(
            Event::Over(Ended::Untrusted(UntrustedCertificate { doubt, fingerprint })),
            Duration::ZERO,
        );
        app.insert_resource(room);
        (0..4).for_each(|_| app.update());
        app
    }

    fn went(app: &App) -> usize {
        app.world().resource::<Went>().0
    }

    #[test]
    fn a_certificate_is_trusted_only_after_it_was_seen_and_then_for_this_server() {
        for doubt in TrustError::ALL {
            let mut app = goes(doubt);
            assert_eq!(overlay(&app), Overlay::Confirm, "{doubt:?}");
            assert_eq!(
                focused(&app).as_deref(),
                Some("confirm.no"),
                "one key press too many trusts nobody"
            );
            let before = went(&app);
            activate(&mut app, "confirm.yes");
            (0..2).for_each(|_| app.update());
            assert_eq!(went(&app), before + 1, "the same way once more");
            let trusted = app.world().resource::<TrustedServers>();
            assert_eq!(trusted.trust(&target()), Trust::Pinned(fingerprint("ab")));
            let other = "wss://play.example.org:99".parse().expect("an address");
            assert_eq!(trusted.trust(&other), Trust::System);
            let kept = toml::to_string(trusted).expect("it can be saved");
            assert_eq!(toml::from_str(&kept).as_ref(), Ok(trusted));
        }
    }

    #[test]
    fn who_does_not_trust_a_certificate_stays_on_the_page_and_is_not_asked_again() {
        let mut app = goes(TrustError::Changed);
        let before = went(&app);
        activate(&mut app, "confirm.no");
        (0..4).for_each(|_| app.update());
        assert_eq!(overlay(&app), Overlay::Together);
        assert_eq!(*app.world().resource::<TrustedServers>(), TrustedServers::default());
        assert_eq!(went(&app), before);
    }

    #[test]
    fn a_question_about_a_certificate_goes_with_the_way_to_its_table() {
        let mut app = goes(TrustError::Expired);
        app.world_mut().remove_resource::<Room>();
        (0..3).for_each(|_| app.update());
        assert_eq!(overlay(&app), Overlay::Together);
    }
}
