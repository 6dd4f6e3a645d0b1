//! What everybody gets to see of the match, and the log that is saved first.

use std::time::Duration;

use crate::protocol::client_message::{FeedProgress, HandPointer};
use crate::protocol::limits::MOST_MISSED;
use crate::protocol::lobby::{MemberId, SeatHolder};
use crate::protocol::server_message::ServerMessage;
use crate::protocol::wire::encode;
use crate::room::effect::{ConnectionId, Effect};
use crate::room::room::Room;
use crate::room::sent_feeds::SentFeed;
use host::feed::FeedItem;
use rules::ids::{SeatId, Viewer};

impl Room {
    /// The viewers a person has: each of their seats, or the onlookers.
    fn viewers(&self, who: MemberId) -> Vec<Viewer> {
        let seats = self.seats.iter().enumerate();
        let theirs = seats.filter(|(_, seat)| seat.holder == SeatHolder::Person(who));
        let seats: Vec<Viewer> = theirs.map(|(at, _)| Viewer::Player(SeatId(at as u8))).collect();
        if seats.is_empty() && self.settings.onlookers_delay_s.is_some() {
            vec![Viewer::Public]
        } else {
            seats
        }
    }

    /// Shows a new match from its first item: everybody in the room sees the deal happen.
    pub(super) fn show_from_the_start(&mut self) {
        for (to, who) in self.connected() {
            for viewer in self.viewers(who) {
                self.sent.insert((to, viewer), SentFeed::default());
            }
        }
    }

    /// Resumes the feeds of a member who reconnected, after the items they have. Items that are no longer stored, or
    /// that take more than [`MOST_MISSED`] bytes, are replaced by a snapshot.
    pub(super) fn resume_feeds(&mut self, to: ConnectionId, told: &[(Viewer, FeedProgress)]) {
        let Some(playing) = &self.playing else { return };
        for (viewer, progress) in told {
            if progress.epoch != playing.epoch || self.is_delayed(*viewer) {
                continue;
            }
            let Some(missed) = playing.host.after(*viewer, progress.number) else {
                continue;
            };
            let bytes: usize = missed.map(|item| encode(item).len()).sum();
            if bytes <= MOST_MISSED {
                let sent = SentFeed {
                    number: progress.number,
                    ..SentFeed::default()
                };
                self.sent.insert((to, *viewer), sent);
            }
        }
    }

    fn is_delayed(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Public && self.settings.onlookers_delay_s.is_some_and(|delay| delay > 0)
    }

    /// How far the onlookers' view lags behind the players'.
    pub(super) fn onlookers_delay(&self) -> Duration {
        Duration::from_secs(self.settings.onlookers_delay_s.unwrap_or(0).into())
    }

    /// Sends a message about the match: to players at once, to onlookers after their delay, and to nobody else.
    pub(super) fn broadcast(&mut self, message: &ServerMessage, lossy: bool) {
        let delayed = self.is_delayed(Viewer::Public);
        for (to, who) in self.connected() {
            if self.sees_at_once(who) {
                self.send(to, message.clone(), lossy);
            }
        }
        let at = self.now + self.onlookers_delay();
        if let Some(playing) = self.playing.as_mut().filter(|_| delayed) {
            playing.delayed.note(message.clone(), at);
        }
    }

    /// Whether a person sees the match without delay.
    pub(super) fn sees_at_once(&self, who: MemberId) -> bool {
        let viewers = self.viewers(who);
        viewers.iter().any(|viewer| !self.is_delayed(*viewer))
    }

    /// Everybody who is connected.
    fn connected(&self) -> Vec<(ConnectionId, MemberId)> {
        let persons = self.persons.iter();
        persons
            .filter_map(|person| Some((person.connection?, person.id)))
            .collect()
    }

    /// Saves the log of the match, and then sends everybody what they may know.
    pub(super) fn save_and_publish(&mut self) {
        let (delay, people, now) = (self.onlookers_delay(), self.connected(), self.now);
        self.run_clocks();
        let Some(playing) = &mut self.playing else { return };
        let log = playing.host.take_log();
        if !log.is_empty() {
            self.effects.push_back(Effect::Append(log));
        }
        if delay > Duration::ZERO {
            let new = playing.host.after(Viewer::Public, playing.delayed.read);
            let new: Vec<FeedItem> = new.into_iter().flatten().cloned().collect();
            new.into_iter().for_each(|item| playing.delayed.take(item, now + delay));
            playing.delayed.show(now, playing.over);
        }
        let notes = playing.delayed.notes(now, playing.over);
        for (to, who) in people {
            let viewers = self.viewers(who);
            for viewer in &viewers {
                self.tell(to, *viewer);
            }
            if viewers == [Viewer::Public] {
                for note in &notes {
                    self.send(to, note.clone(), matches!(note, ServerMessage::Clock(_)));
                }
            }
        }
        if let Some(playing) = &mut self.playing {
            playing.forget();
        }
    }

    fn tell(&mut self, to: ConnectionId, viewer: Viewer) {
        let delayed = self.is_delayed(viewer);
        let Some(playing) = &mut self.playing else { return };
        let host = &mut playing.host;
        let missed: Option<Vec<FeedItem>> = self.sent.get(&(to, viewer)).and_then(|sent| {
            if delayed {
                playing.delayed.after(sent.number)
            } else {
                Some(host.after(viewer, sent.number)?.cloned().collect())
            }
        });
        let items = match missed {
            Some(items) => items,
            None if delayed => {
                let Some(whole) = playing.delayed.whole() else { return };
                vec![whole.clone()]
            }
            None => vec![host.whole(viewer)],
        };
        for item in items {
            let sent = self.sent.entry((to, viewer)).or_default();
            sent.number = item.number;
            if let Ok(packed) = sent.before.pack(&item) {
                self.send(to, ServerMessage::Item(viewer, Box::new(packed)), false);
            }
        }
    }

    /// Shows a hand to the other members. Only the person in the seat can show it.
    pub(super) fn aim(&mut self, who: MemberId, aim: HandPointer) {
        if !self.has_seat(who, aim.seat) || !self.is_playing() {
            return;
        }
        let others: Vec<(ConnectionId, MemberId)> = self
            .persons
            .iter()
            .filter(|person| person.id != who)
            .filter_map(|person| Some((person.connection?, person.id)))
            .collect();
        for (to, other) in others {
            if self.sees_at_once(other) {
                self.send(to, ServerMessage::Aimed(aim), true);
            }
        }
    }
}
