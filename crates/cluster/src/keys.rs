//! Where everything lies in etcd. All keys begin with [`ALL`]; with `etcdctl` they read as paths.

use net::protocol::code::RoomCode;

/// The beginning of all keys, with the format. Another program may use the same etcd.
pub const ALL: &str = "tumbletop/1/";
/// The beginning of the keys of the room directory. They are bound to the lease of their server, and go with it.
pub const ROOMS: &str = "tumbletop/1/room/";
/// The beginning of the keys of the servers, which are bound to their leases too.
pub const SERVERS: &str = "tumbletop/1/server/";
/// The beginning of the keys that say who may write of a room. They stay as long as the room.
pub const FENCES: &str = "tumbletop/1/fence/";

/// The entry of a room in the directory.
pub(crate) fn room(code: RoomCode) -> String {
    format!("{ROOMS}{code}")
}

/// The entry of a server.
pub(crate) fn server(id: &str) -> String {
    format!("{SERVERS}{id}")
}

/// Where a table in a home is.
pub(crate) fn home(code: RoomCode) -> String {
    format!("{ALL}home/{code}")
}

/// Who may write of a room.
pub(crate) fn fence(code: RoomCode) -> String {
    format!("{FENCES}{code}")
}

/// The room as it was saved last.
pub(crate) fn saved(code: RoomCode) -> String {
    format!("{ALL}saved/{code}")
}

/// The beginning of the keys of all logs of a room.
pub(crate) fn logs(code: RoomCode) -> String {
    format!("{ALL}log/{code}/")
}

/// The beginning of the keys of the log of a match.
pub(crate) fn log(code: RoomCode, number: u32) -> String {
    format!("{}{number:08x}/", logs(code))
}

/// Frames of a log: the number of the first of them, so written that the order of the keys is that of the frames.
pub(crate) fn frames(log: &str, first: u64) -> String {
    format!("{log}{first:08x}")
}

/// The number of the first frame of a key of this log.
pub(crate) fn first_frame(log: &str, key: &[u8]) -> Option<u64> {
    let digits = key.strip_prefix(log.as_bytes())?;
    let digits = str::from_utf8(digits).ok().filter(|digits| digits.len() == 8)?;
    u64::from_str_radix(digits, 16).ok()
}

/// The code behind this beginning of a key.
pub(crate) fn code(key: &[u8], beginning: &str) -> Option<RoomCode> {
    str::from_utf8(key.strip_prefix(beginning.as_bytes())?)
        .ok()?
        .parse()
        .ok()
}

/// The key after all that begin with this text, which is not empty and ends in ASCII.
pub(crate) fn after(beginning: &str) -> Vec<u8> {
    let mut end = beginning.as_bytes().to_vec();
    if let Some(last) = end.last_mut() {
        *last += 1;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_frames_are_in_the_order_of_the_frames_and_read_back() {
        let code: RoomCode = "ABCDEF".parse().expect("a code");
        let log = log(code, 3);
        let keys: Vec<String> = [0, 1, 9, 16, 4_095, 65_536].map(|first| frames(&log, first)).into();
        assert!(keys.is_sorted());
        assert_eq!(keys[5], "tumbletop/1/log/ABCDEF/00000003/00010000");
        assert_eq!(first_frame(&log, keys[5].as_bytes()), Some(65_536));
        assert_eq!(first_frame(&log, b"tumbletop/1/log/ABCDEF/00000003/1"), None);
        assert!(
            after(&log) > keys[5].as_bytes().to_vec() && after(&log) < frames(&super::log(code, 4), 0).into_bytes()
        );
        assert_eq!(super::code(room(code).as_bytes(), ROOMS), Some(code));
    }
}
