//! Invitations of people whom the person knows. While the title is shown, the program waits for them at the server of
//! the settings. Nobody is told of the person before they have given somebody a name.

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

use super::trusted::TrustedServers;
use crate::screens::known_people::KnownPeople;
use client::lookout::Lookout;
use net::destination::Destination;
use net::protocol::code::RoomCode;
use net::protocol::person::PersonKey;
use net::target::Target;
use window_kit::settings::Settings;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::Screen;

/// The most invitations that are shown; the oldest are dropped.
const MOST: usize = 4;
/// How long the window may sleep while it waits, in seconds.
const SLEEPS_S: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Invitations>()
        .init_resource::<Waits>()
        .add_systems(Update, tend.run_if(in_state(Screen::Title)))
        .add_systems(OnExit(Screen::Title), |mut waits: ResMut<Waits>| waits.0 = None);
}

/// An invitation to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReceivedInvitation {
    /// Who invites.
    pub from: PersonKey,
    /// The name that the person has given them.
    pub name: String,
    /// The server.
    pub server: Destination,
    /// The table there.
    pub code: RoomCode,
}

/// The invitations that came, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Invitations(pub Vec<ReceivedInvitation>);

impl Invitations {
    /// Adds an invitation: the last one of each person counts.
    fn add(&mut self, invitation: ReceivedInvitation) {
        self.0.retain(|other| other.from != invitation.from);
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push(invitation);
    }

    /// Removes what is said of a table.
    pub(super) fn remove(&mut self, code: RoomCode) {
        self.0.retain(|invitation| invitation.code != code);
    }
}

/// The person's place on a server, with the address for which it was taken.
#[derive(Resource, Default)]
struct Waits(Option<(Target, SyncCell<Lookout>)>);

fn tend(
    (settings, trusted): (Res<Settings>, Res<TrustedServers>),
    time: Res<Time<Real>>,
    mut known: ResMut<KnownPeople>,
    mut waits: ResMut<Waits>,
    mut invitations: ResMut<Invitations>,
    mut next_frame: ResMut<NextFrame>,
    mut read: Local<bool>,
) {
    let server = settings.server.trim().parse::<Target>().ok();
    let Some(server) = server else {
        waits.0 = None;
        return;
    };
    if !std::mem::replace(&mut *read, true) {
        // What is to be said of the files is said when a table is entered.
        known.read_if_there();
    }
    let circle = known.people().circle();
    let identity = known.identity().filter(|_| !circle.known.is_empty());
    let Some(identity) = identity else {
        waits.0 = None;
        return;
    };
    if waits.0.as_ref().is_none_or(|(at, _)| *at != server) {
        let trust = trusted.trust(&server.clone().into());
        let lookout = Lookout::new(server.clone(), trust, identity.clone());
        waits.0 = Some((server.clone(), SyncCell::new(lookout)));
    }
    let Some((_, lookout)) = &mut waits.0 else { return };
    let lookout = lookout.get();
    lookout.tend(&circle, time.elapsed());
    next_frame.within(SLEEPS_S);
    while let Some(invitation) = lookout.invitation() {
        let Some(person) = known.people().get(&invitation.from) else {
            continue;
        };
        invitations.add(ReceivedInvitation {
            from: invitation.from,
            name: person.name().to_owned(),
            server: server.clone().into(),
            code: invitation.code,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_invitation_of_each_person_counts_and_few_are_kept() {
        let mut invitations = Invitations::default();
        let invite = |from: u8, code: u8| ReceivedInvitation {
            from: PersonKey::new([from; 32]),
            name: "Bo".to_owned(),
            server: "play.example.org".parse().expect("an address"),
            code: RoomCode::of_random([code; 16]),
        };
        for (from, code) in [(1, 1), (2, 2), (1, 3)] {
            invitations.add(invite(from, code));
        }
        assert_eq!(invitations.0, [invite(2, 2), invite(1, 3)]);
        for other in 3..=9 {
            invitations.add(invite(other, other));
        }
        assert_eq!(invitations.0.len(), MOST);
        invitations.remove(RoomCode::of_random([9; 16]));
        assert_eq!(invitations.0.len(), MOST - 1);
    }
}
