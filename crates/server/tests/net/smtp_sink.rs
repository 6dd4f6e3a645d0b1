//! A server of mail on this machine that keeps what it gets.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::mpsc;
use std::thread::{sleep, spawn};
use std::time::Duration;

/// What it does with a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// It takes the mail.
    Takes,
    /// It refuses whom the mail is for, and names them.
    Refuses,
    /// It says nothing.
    IsSilent,
}

/// A mail that it took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// What the client called itself.
    pub hello: String,
    /// The login, as the client sent it.
    pub login: String,
    pub from: String,
    pub to: String,
    /// The lines of the headers.
    pub head: String,
    pub body: String,
}

impl Taken {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// The code in the mail.
    pub fn code(&self) -> &str {
        self.body
            .split("code=")
            .nth(1)
            .and_then(|rest| rest.get(..6))
            .expect("a code")
    }
}

/// What happened at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A connection came, and is treated like this.
    Came(Does),
    /// It took a mail.
    Took(Box<Taken>),
}

/// Starts one that does this with its connections, one after the other, and takes all mails of later ones.
pub fn sink(script: Vec<Does>) -> (u16, mpsc::Receiver<Seen>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (tell, told) = mpsc::channel();
    spawn(move || {
        let mut script = script.into_iter();
        while let Ok((stream, _)) = listener.accept() {
            let does = script.next().unwrap_or(Does::Takes);
            if tell.send(Seen::Came(does)).is_err() {
                return;
            }
            let tell = tell.clone();
            spawn(move || {
                if does == Does::IsSilent {
                    // Longer than any test.
                    sleep(Duration::from_secs(600));
                } else if let Some(taken) = talk(stream, does == Does::Refuses) {
                    let _ = tell.send(Seen::Took(Box::new(taken)));
                }
            });
        }
    });
    (port, told)
}

fn talk(mut stream: TcpStream, refuses: bool) -> Option<Taken> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    let mut taken = Taken::default();
    let mut data: Option<String> = None;
    stream.write_all(b"220 sink\r\n").ok()?;
    while let Some(Ok(line)) = lines.next() {
        let answer = match &mut data {
            Some(data) if line != "." => {
                *data += &format!("{line}\n");
                continue;
            }
            Some(data) => {
                let (head, body) = data.split_once("\n\n")?;
                (taken.head, taken.body) = (head.to_owned(), body.to_owned());
                stream.write_all(b"250 taken\r\n").ok()?;
                return Some(taken);
            }
            None => match line.split_once([' ', ':']).map_or(&*line, |(word, _)| word) {
                "EHLO" => {
                    taken.hello = line[5..].to_owned();
                    "250-sink\r\n250 AUTH PLAIN".to_owned()
                }
                "AUTH" => {
                    taken.login = line;
                    "235 welcome".to_owned()
                }
                "MAIL" => {
                    taken.from = line;
                    "250 fine".to_owned()
                }
                "RCPT" if refuses => format!("550 {line}: no such mailbox"),
                "RCPT" => {
                    taken.to = line;
                    "250 fine".to_owned()
                }
                "DATA" => {
                    data = Some(String::new());
                    "354 go on".to_owned()
                }
                _ => "250 fine".to_owned(),
            },
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).ok()?;
    }
    None
}
