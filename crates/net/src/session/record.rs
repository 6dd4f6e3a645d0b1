//! The record of the last match, which comes in parts.

use crate::protocol::client_message::RoomRequest;
use crate::protocol::limits::{MOST_RECORD, RECORD_PART};
use crate::protocol::server_message::FullRecord;
use crate::protocol::wire::decode;
use crate::session::{Ended, Event, Session};
use crate::witness::{Discrepancy, Verdict};

impl Session {
    pub(super) fn take_record(&mut self, from: u32, of: u32, bytes: Vec<u8>) {
        if !self.wants_record {
            return;
        }
        if from == 0 {
            self.record.clear();
        }
        let (from, whole) = (from as usize, of as usize);
        if from != self.record.len() {
            return;
        }
        // All parts except the last have the full length: a record of many small parts would cause endless requests.
        if whole > MOST_RECORD || bytes.len() != RECORD_PART.min(whole.saturating_sub(from)) {
            return self.end(Ended::Malformed);
        }
        self.record.extend(bytes);
        if self.record.len() < whole {
            self.ask(RoomRequest::Record(self.record.len() as u32));
            return;
        }
        self.wants_record = false;
        let verdict = match decode::<FullRecord>(&std::mem::take(&mut self.record)) {
            Ok(record) => {
                let verdict = self.witness.judge(&record.record, self.matches());
                self.events.push_back(Event::Recorded(Box::new(record)));
                verdict
            }
            Err(_) => Verdict::Wrong(Discrepancy::Record),
        };
        self.events.push_back(Event::Judged(verdict));
    }
}
