//! The PROXY protocol, versions 1 and 2: a proxy that only forwards bytes first sends the address of the client. See
//! <https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt>.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use tokio::io::{AsyncRead, AsyncReadExt};

/// The most bytes of a line of version 1, its end included.
const MOST_LINE: usize = 107;
/// The first bytes of version 2.
const SIGNATURE: [u8; 12] = *b"\r\n\r\n\0\r\nQUIT\n";
/// The most bytes after the first 16 of version 2: the addresses, and what a proxy adds.
const MOST_REST: usize = 1024;

/// Whether a first byte is that of a header: requests begin with `G`, TLS with 22.
pub(super) const fn begins(first: u8) -> bool {
    matches!(first, b'P' | b'\r')
}

/// Reads a header, and nothing after it. `None` if the proxy connects for itself, or does not know the client.
///
/// # Errors
/// If it is no header, or too long.
pub(super) async fn read(from: &mut (impl AsyncRead + Unpin)) -> io::Result<Option<IpAddr>> {
    let mut head = [0; 16];
    from.read_exact(&mut head[..1]).await?;
    if head[0] == b'P' {
        let mut line = vec![b'P'];
        while !line.ends_with(b"\r\n") {
            if line.len() == MOST_LINE {
                return Err(malformed());
            }
            line.push(from.read_u8().await?);
        }
        return of_line(&line).ok_or_else(malformed);
    }
    from.read_exact(&mut head[1..]).await?;
    let length = usize::from(u16::from_be_bytes([head[14], head[15]]));
    if head[..12] != SIGNATURE || length > MOST_REST {
        return Err(malformed());
    }
    let mut rest = vec![0; length];
    from.read_exact(&mut rest).await?;
    of_bytes(head[12], head[13], &rest).ok_or_else(malformed)
}

fn malformed() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

fn of_line(line: &[u8]) -> Option<Option<IpAddr>> {
    let line = std::str::from_utf8(line).ok()?.strip_suffix("\r\n")?;
    let mut parts = line.strip_prefix("PROXY ")?.split(' ');
    let kind = parts.next()?;
    if kind == "UNKNOWN" {
        return Some(None);
    }
    let (from, to) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let fits = match kind {
        "TCP4" => matches!((from, to), (IpAddr::V4(_), IpAddr::V4(_))),
        "TCP6" => matches!((from, to), (IpAddr::V6(_), IpAddr::V6(_))),
        _ => false,
    };
    let mut port = || parts.next()?.parse::<u16>().ok();
    let _ = (port()?, port()?);
    (fits && parts.next().is_none()).then_some(Some(from))
}

fn of_bytes(version_and_command: u8, family: u8, rest: &[u8]) -> Option<Option<IpAddr>> {
    match version_and_command {
        // The proxy itself, for example for a health check.
        0x20 => return Some(None),
        0x21 => {}
        _ => return None,
    }
    match family >> 4 {
        1 => Some(Some(
            Ipv4Addr::from_octets(rest.get(..12)?.first_chunk().copied()?).into(),
        )),
        2 => Some(Some(
            Ipv6Addr::from_octets(rest.get(..36)?.first_chunk().copied()?).into(),
        )),
        // Unspecified, or a socket of the same machine.
        0 | 3 => Some(None),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The result, and the bytes that are left for the next reader.
    fn reads(bytes: &[u8]) -> (Option<Option<IpAddr>>, Vec<u8>) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime");
        let mut left = bytes;
        let read = runtime.block_on(read(&mut left)).ok();
        (read, left.to_vec())
    }

    fn binary(command: u8, family: u8, rest: &[u8]) -> Vec<u8> {
        let mut bytes = SIGNATURE.to_vec();
        bytes.extend([command, family]);
        bytes.extend((rest.len() as u16).to_be_bytes());
        bytes.extend(rest);
        bytes
    }

    #[test]
    fn both_versions_say_who_has_come_and_leave_the_rest() {
        let four = Some(IpAddr::from([203, 0, 113, 9]));
        let six = Some("2001:db8::9".parse().expect("an address"));
        let mut rest = vec![203, 0, 113, 9, 10, 0, 0, 1, 1, 2, 3, 4];
        let of_four = binary(0x21, 0x11, &rest);
        // A proxy may add data after the addresses.
        rest.extend([4, 0, 1, 7]);
        let with_more = binary(0x21, 0x11, &rest);
        let mut of_six = [0; 36];
        of_six[..4].copy_from_slice(&[0x20, 1, 0xd, 0xb8]);
        of_six[15] = 9;
        for (header, who) in [
            (b"PROXY TCP4 203.0.113.9 10.0.0.1 4711 7448\r\n".to_vec(), four),
            (b"PROXY TCP6 2001:db8::9 ::1 4711 7448\r\n".to_vec(), six),
            (b"PROXY UNKNOWN\r\n".to_vec(), None),
            (b"PROXY UNKNOWN whatever it is\r\n".to_vec(), None),
            (of_four, four),
            (with_more, four),
            (binary(0x21, 0x21, &of_six), six),
            (binary(0x20, 0, &[]), None),
            (binary(0x21, 0, &[]), None),
        ] {
            let mut all = header.clone();
            all.extend(b"GET / HTTP/1.1\r\n");
            assert!(begins(all[0]));
            assert_eq!(reads(&all), (Some(who), b"GET / HTTP/1.1\r\n".to_vec()), "{header:?}");
            for length in 0..header.len() {
                assert_eq!(reads(&header[..length]).0, None, "{length} bytes of it");
            }
        }
        assert!(!begins(b'G') && !begins(22));
    }

    #[test]
    fn what_is_no_header_or_a_long_one_is_refused() {
        let mut long = b"PROXY UNKNOWN ".to_vec();
        long.resize(5000, b'x');
        let (read, left) = reads(&long);
        assert_eq!((read, left.len()), (None, 5000 - MOST_LINE), "no more is read");
        let (read, left) = reads(&binary(0x21, 0x11, &vec![0; MOST_REST + 1]));
        assert_eq!((read, left.len()), (None, MOST_REST + 1));
        for wrong in [
            b"PROXY TCP4 203.0.113.9 10.0.0.1 4711\r\n".to_vec(),
            b"PROXY TCP4 2001:db8::9 ::1 4711 7448\r\n".to_vec(),
            b"PROXY TCP4 203.0.113.9 10.0.0.1 4711 70000\r\n".to_vec(),
            b"PROXY TCP4 203.0.113.9 10.0.0.1 4711 7448 9\r\n".to_vec(),
            b"PROXY TCP5 203.0.113.9 10.0.0.1 4711 7448\r\n".to_vec(),
            b"POST / HTTP/1.1\r\n".to_vec(),
            b"\r\n\r\nGET / HTTP/1.1\r\n\r\n".to_vec(),
            binary(0x31, 0x11, &[0; 12]),
            binary(0x22, 0x11, &[0; 12]),
            binary(0x21, 0x11, &[0; 11]),
            binary(0x21, 0x21, &[0; 35]),
            binary(0x21, 0x41, &[0; 36]),
        ] {
            assert_eq!(reads(&wrong).0, None, "{wrong:?}");
        }
    }
}
