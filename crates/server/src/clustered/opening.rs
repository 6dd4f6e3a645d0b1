//! A new room, here or at a server that has space.

use std::net::IpAddr;
use std::sync::Arc;

use crate::clustered::member::Member;
use crate::clustered::shared_room::SharedRoom;
use crate::rooms::{Opened, Rooms, random};
use crate::saved_matches::clock;
use cluster::claim::Claim;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::RoomSettings;
use net::room::room::Room;
use net::target::Target;

/// How many codes are tried. Of 113 million, a cluster uses so few that the first one is nearly always free.
const TRIES: u32 = 16;

impl Rooms {
    /// Opens a room, which belongs to this server from the beginning; or names a server with space.
    pub(crate) async fn open_shared(
        self: &Arc<Self>,
        member: &Arc<Member>,
        settings: RoomSettings,
        by: IpAddr,
    ) -> Result<Opened, RoomRefusal> {
        settings.checked()?;
        match self.may_open(by) {
            Ok(()) => {}
            Err(RoomRefusal::ServerFull) => {
                return roomiest(member).map(Opened::At).ok_or(RoomRefusal::ServerFull);
            }
            Err(refusal) => return Err(refusal),
        }
        if member.is_short() {
            return Err(RoomRefusal::OverQuota);
        }
        let (code, claim) = self.free_code(member, usize::from(settings.seats)).await?;
        let mut room = match Room::open(code, settings, random(), self.now()) {
            Ok(room) => room,
            Err(refusal) => {
                // Nobody knows of it.
                let _ = claim.close().await;
                return Err(refusal);
            }
        };
        room.set_time_of_day(clock());
        let shared = SharedRoom::new(member.clone(), claim.clone(), self.matches());
        let sender = self.start_shared(room, shared, Vec::new(), Some(by));
        member.owns(claim);
        Ok(Opened::Here(code, sender))
    }

    /// A code that no room of any server has, and the room of it.
    async fn free_code(&self, member: &Member, seats: usize) -> Result<(RoomCode, Claim), RoomRefusal> {
        let mut random = random();
        for _ in 0..TRIES {
            let code = self.random_code(&mut random);
            if self.listings().has(code) {
                continue;
            }
            match member.open(code, seats).await {
                Ok(Some(claim)) => return Ok((code, claim)),
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "no room can be opened");
                    return Err(RoomRefusal::DiskFull);
                }
            }
        }
        Err(RoomRefusal::ServerFull)
    }
}

/// The other server with the most space; `None` if none has any.
fn roomiest(member: &Member) -> Option<Target> {
    let servers = member.directory.servers();
    let others = servers.iter().filter(|(id, _)| *id != member.lease.id());
    let roomiest = others.map(|(_, server)| server).max_by_key(|server| server.free)?;
    roomiest.server.parse().ok().filter(|_| roomiest.free > 0)
}
