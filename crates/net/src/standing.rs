//! What a client finds out about the people in its room: who has proved which key.

use std::collections::{BTreeMap, BTreeSet};

use crate::identity::{Entry, holds};
use crate::protocol::lobby::{Lobby, Member, MemberId};
use crate::protocol::person::{KeyClaim, PersonKey};
use crate::reached::Reached;

/// What a client knows of a member's key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// The member has shown none.
    #[default]
    None,
    /// The server says that the member has shown one, but the proof is wrong, or was made for another server.
    Unproven,
    /// The member has shown this key.
    Proven(PersonKey),
}

impl Standing {
    /// The key, if it is proven.
    pub const fn key(self) -> Option<PersonKey> {
        match self {
            Self::Proven(key) => Some(key),
            Self::None | Self::Unproven => None,
        }
    }
}

/// The people whom a person knows, as far as a session has to know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circle {
    /// Those whose words are shown.
    pub known: BTreeSet<PersonKey>,
    /// Those of whom nothing is shown, neither words nor phrases.
    pub silenced: BTreeSet<PersonKey>,
}

impl Circle {
    /// Whether words of this person are shown.
    pub fn reads(&self, key: &PersonKey) -> bool {
        self.known.contains(key) && !self.silenced.contains(key)
    }
}

/// The standing of each member, checked once for each proof.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standings(BTreeMap<MemberId, (KeyClaim, Standing)>);

impl Standings {
    /// Checks the members of a lobby. What was checked before is not checked again.
    pub(crate) fn look(&mut self, lobby: &Lobby, reached: &Reached) {
        let mut before = std::mem::take(&mut self.0);
        for member in &lobby.members {
            let Some(claim) = member.claims.as_deref() else {
                continue;
            };
            let had = before.remove(&member.id).filter(|(had, _)| had == claim);
            let standing = had.map_or_else(|| judged(lobby, member, claim, reached), |(_, standing)| standing);
            self.0.insert(member.id, (claim.clone(), standing));
        }
    }

    /// Forgets what was checked: the server may be another one.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }

    /// What is known of a member.
    pub(crate) fn of(&self, who: MemberId) -> Standing {
        self.0.get(&who).map(|(_, standing)| *standing).unwrap_or_default()
    }

    /// What is known of all members who have shown a key.
    pub(crate) fn all(&self) -> BTreeMap<MemberId, Standing> {
        self.0.iter().map(|(who, (_, standing))| (*who, *standing)).collect()
    }
}

fn judged(lobby: &Lobby, member: &Member, claim: &KeyClaim, reached: &Reached) -> Standing {
    let entry = Entry {
        code: lobby.code,
        member: member.id,
        challenge: claim.challenge,
    };
    if reached.is_same(&claim.proof.place) && holds(&claim.proof, &entry) {
        Standing::Proven(claim.proof.key)
    } else {
        Standing::Unproven
    }
}
