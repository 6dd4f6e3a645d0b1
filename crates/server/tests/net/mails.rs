//! People who are away are told by mail that it is their turn, once they have confirmed the address: in simulated time,
//! and by a real server over a server of mail on this machine.

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use client::runner::Client;
use net::protocol::client_message::{ClientMessage, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{NOTICE_CODE_STAYS, NOTICE_CODE_TRIES};
use net::protocol::notice::{NoticeAddress, NoticeCode};
use net::protocol::refusal::RoomRefusal;
use net::protocol::token::SeatToken;
use net::room::confirmation::Confirmation;
use net::room::notice::Notice;
use net::session::{Event, Goal};
use rules::ai::level::Level;
use rules::ids::Viewer;
use rules::rng::{Stream, stream};
use server::config::Config;
use server::notices::config::NoticeConfig;
use server::notices::mail_config::{MailConfig, MailWords};
use server::notices::mail_limits::MailLimits;
use server::run::Server;

use crate::notices::{closes, play_a_turn, slow};
use crate::sim::{Sim, settings};
use crate::smtp_sink::{Does, Seen, Taken, sink};
use crate::whole_server::{client, code, config, done, folder, sit, wait};

/// How long something may take that has to happen.
const SOON: Duration = Duration::from_secs(60);
/// How long a test waits for something that must not happen.
const A_WHILE: Duration = Duration::from_millis(700);

fn mail(to: &str) -> RoomRequest {
    RoomRequest::Notify(Some(NoticeAddress::Mail(to.to_owned())))
}

/// A code that is not this one.
fn other_than(letters: NoticeCode) -> NoticeCode {
    let others = ["AAAAAA", "BBBBBB"].map(|text| text.parse().expect("a code"));
    others[usize::from(letters == others[0])]
}

fn confirm(sim: &mut Sim, end: usize, letters: NoticeCode) -> Result<(), RoomRefusal> {
    sim.answer(end, RoomRequest::ConfirmNotice(letters))
}

/// The letters that were sent last.
fn letters(sim: &Sim) -> NoticeCode {
    sim.codes.last().expect("a code").letters
}

/// A match of two people, of whom the second one waits for the first one to play.
fn begun() -> (Sim, usize, usize) {
    let mut sim = Sim::new(slow(), 2, 5);
    sim.start();
    let (here, _) = sim.due()[0];
    (sim, here, 1 - here)
}

#[test]
fn an_address_gets_nothing_before_its_owner_has_confirmed_it() {
    let (mut sim, here, away) = begun();
    sim.answer(away, mail("ana@example.org")).expect("an address");
    assert_eq!(sim.codes.len(), 1);
    let sent = sim.codes[0].clone();
    assert_eq!(
        (sent.to.text(), sent.code, &*sent.game),
        ("ana@example.org", sim.room.code(), "skip-bo")
    );
    let shown = format!("{sent:?}");
    assert!(
        !shown.contains("ana@") && !shown.contains(&sent.letters.to_string()),
        "no log has it: {shown}"
    );
    assert_eq!(
        confirm(&mut sim, here, sent.letters),
        Err(RoomRefusal::NoNoticeCode),
        "it is not theirs"
    );
    sim.close(away);
    play_a_turn(&mut sim);
    assert_eq!(sim.told, [], "it is not confirmed");

    let (mut sim, _, away) = begun();
    sim.answer(away, mail("ana@example.org")).expect("an address");
    let sent = letters(&sim);
    confirm(&mut sim, away, sent).expect("the right code");
    assert_eq!(
        confirm(&mut sim, away, sent),
        Err(RoomRefusal::NoNoticeCode),
        "once is enough"
    );
    sim.answer(away, mail("ana@example.org")).expect("the same address");
    assert_eq!(sim.codes.len(), 1, "it is confirmed");
    sim.kill();
    sim.pass(Duration::from_secs(60));
    sim.close(away);
    play_a_turn(&mut sim);
    let told: Vec<&NoticeAddress> = sim.told.iter().map(|notice| &notice.to).collect();
    assert_eq!(
        told,
        [&NoticeAddress::Mail("ana@example.org".to_owned())],
        "the server keeps it, and tells once"
    );
}

#[test]
fn wrong_codes_are_limited_and_a_new_mail_has_a_new_code() {
    let (mut sim, _, away) = begun();
    sim.answer(away, mail("ana@example.org")).expect("an address");
    let first = letters(&sim);
    for _ in 0..NOTICE_CODE_TRIES {
        assert_eq!(
            confirm(&mut sim, away, other_than(first)),
            Err(RoomRefusal::WrongNoticeCode)
        );
    }
    assert_eq!(
        confirm(&mut sim, away, first),
        Err(RoomRefusal::NoNoticeCode),
        "too late"
    );
    sim.answer(away, mail("ana@example.org")).expect("an address");
    let second = letters(&sim);
    assert_ne!(first, second);
    assert_eq!(confirm(&mut sim, away, first), Err(RoomRefusal::WrongNoticeCode));
    confirm(&mut sim, away, second).expect("the right code");
    sim.answer(away, mail("ana@example.com")).expect("another address");
    let third = letters(&sim);
    sim.pass(NOTICE_CODE_STAYS);
    assert_eq!(
        confirm(&mut sim, away, third),
        Err(RoomRefusal::NoNoticeCode),
        "it is a day old"
    );
}

#[test]
fn whoever_goes_back_to_the_confirmed_address_is_asked_for_no_code() {
    let (mut sim, here, _) = begun();
    let awaited = |sim: &Sim| {
        let own = sim.ends[here].events.iter().rev().find_map(|event| match event {
            Event::Own(own) => Some(own.unconfirmed.clone()),
            _ => None,
        });
        own.expect("the person is told")
    };
    sim.answer(here, mail("old@example.org")).expect("an address");
    let old = letters(&sim);
    confirm(&mut sim, here, old).expect("the right code");
    assert_eq!(awaited(&sim), None);
    sim.answer(here, mail("new@example.org")).expect("an address");
    assert!(awaited(&sim).is_some());
    sim.answer(here, mail("old@example.org")).expect("the address before");
    assert_eq!(awaited(&sim), None);
}

#[test]
fn an_address_stays_until_another_one_is_confirmed_or_it_is_ended() {
    let (mut sim, _, away) = begun();
    sim.answer(away, mail("old@example.org")).expect("an address");
    let old = letters(&sim);
    confirm(&mut sim, away, old).expect("the right code");
    sim.answer(away, mail("new@example.org")).expect("an address");
    let new = letters(&sim);
    sim.kill();
    sim.pass(Duration::from_secs(60));
    assert_eq!(
        confirm(&mut sim, away, new),
        Err(RoomRefusal::NoNoticeCode),
        "a restart forgets what waits"
    );
    sim.close(away);
    play_a_turn(&mut sim);
    assert_eq!(sim.told.len(), 1);
    assert_eq!(sim.told[0].to.text(), "old@example.org");

    let (mut sim, _, away) = begun();
    sim.answer(away, mail("old@example.org")).expect("an address");
    let old = letters(&sim);
    sim.answer(away, RoomRequest::Notify(None)).expect("no address");
    assert_eq!(
        confirm(&mut sim, away, old),
        Err(RoomRefusal::NoNoticeCode),
        "nothing waits"
    );
    sim.answer(away, mail("old@example.org")).expect("an address");
    let old = letters(&sim);
    confirm(&mut sim, away, old).expect("the right code");
    sim.answer(away, RoomRequest::Notify(None)).expect("no address");
    sim.close(away);
    play_a_turn(&mut sim);
    assert_eq!(sim.told, [], "it is ended");
}

#[test]
fn a_request_that_comes_again_sends_no_second_mail() {
    let mut sim = Sim::new(settings("skip-bo", 2), 1, 5);
    let from = sim.ends[0].connection.expect("it is connected");
    for _ in 0..3 {
        let again = ClientMessage {
            number: 60,
            asks: mail("ana@example.org"),
        };
        sim.room.receive(from, again, sim.now);
        sim.advance();
        // By now there were too many.
        sim.room.refuse_mail(Some(RoomRefusal::TooManyMails));
    }
    assert_eq!(sim.codes.len(), 1);
    assert_eq!(sim.answer(0, mail("bo@example.org")), Err(RoomRefusal::TooManyMails));
    assert_eq!(sim.codes.len(), 1);
    let sent = letters(&sim);
    confirm(&mut sim, 0, sent).expect("what was sent before counts");
}

/// A server that sends its mails to this port.
fn serving(data: &Path, port: u16, login: Option<PathBuf>, limits: MailLimits) -> Server {
    let mail = MailConfig {
        server: format!("smtp://127.0.0.1:{port}").parse().expect("a server"),
        from: "tumbletop@play.example.org".parse().expect("an address"),
        login,
        limits,
        notice: Arc::new(|notice: &Notice| MailWords {
            subject: format!("turn\r\nBcc: {}@evil.example\r\n", notice.game),
            text: format!("turn={}\n.\nQUIT\n", notice.code),
        }),
        confirmation: Arc::new(|about: &Confirmation| MailWords {
            subject: "ein Schlüssel".to_owned(),
            text: format!("code={} table={} game={}\n", about.letters, about.code, about.game),
        }),
    };
    Server::start(Config {
        notices: Some(NoticeConfig {
            push_hosts: Vec::new(),
            words: Arc::new(|_| String::new()),
            to_this_machine: false,
            mail: Some(mail),
        }),
        ..config(data)
    })
    .expect("a server")
}

/// Sends a request; returns the answer.
fn answer(client: &Client, request: RoomRequest) -> Result<(), RoomRefusal> {
    client.ask(request);
    wait(client, "an answer", |event| match event {
        Event::Answered(_, answer) => Some(answer),
        _ => None,
    })
}

/// The next mail that is taken.
fn next_mail(seen: &mpsc::Receiver<Seen>) -> Taken {
    loop {
        if let Seen::Took(taken) = seen.recv_timeout(SOON).expect("a mail") {
            return *taken;
        }
    }
}

/// Sets the address of a client, and confirms it.
fn set(client: &Client, to: &str, seen: &mpsc::Receiver<Seen>) {
    done(client, mail(to));
    let letters = next_mail(seen).code().parse().expect("a code");
    done(client, RoomRequest::ConfirmNotice(letters));
}

/// Two people at a table that takes its time, with the token of the second one.
fn two(server: &Server) -> (Client, RoomCode, Client, SeatToken) {
    let ana = client(server.address(), Goal::Open(Box::new(slow())), "Ana");
    let room = code(&ana);
    let bo = client(server.address(), Goal::Join(room), "Bo");
    let token = wait(&bo, "the room", |event| match event {
        Event::Entered { token, .. } => Some(token),
        _ => None,
    });
    sit(&ana, 0);
    sit(&bo, 1);
    (ana, room, bo, token)
}

/// Plays one request of a client, if it is due; returns whether it was.
fn plays(client: &Client) -> bool {
    let Some(Event::Item(Viewer::Player(seat), item)) = client.wait(Duration::from_millis(50)) else {
        return false;
    };
    let Some(decision) = item.view.decisions.first() else {
        return false;
    };
    let mut chance = stream(u64::from(decision.0), Stream::Agents);
    let ask = item.view.computer_request(seat, Level::Greedy, &mut chance);
    let is_due = ask.is_some();
    if let Some(ask) = ask {
        client.ask(RoomRequest::Ask(ask));
    }
    is_due
}

/// Plays for a client until there is nothing more to do for it for a while.
fn plays_its_turn(client: &Client) {
    let (began, mut last, mut has_played) = (Instant::now(), Instant::now(), false);
    while !has_played || last.elapsed() < A_WHILE {
        if plays(client) {
            (last, has_played) = (Instant::now(), true);
        }
        assert!(began.elapsed() < SOON, "it is never due");
    }
}

#[test]
fn a_server_sends_a_code_and_then_one_mail_a_turn_until_that_is_ended() {
    let data = folder("mails");
    std::fs::create_dir_all(&data).expect("a folder");
    let login = data.join("login");
    std::fs::write(&login, "me\nsecret\n").expect("a file");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&login, std::fs::Permissions::from_mode(0o600)).expect("it is ours");
    }
    let (port, seen) = sink(Vec::new());
    let server = serving(&data, port, Some(login), MailLimits::default());
    let (ana, room, bo, _) = two(&server);
    for wrong in [
        "bo",
        "bo@localhost",
        "bo@[127.0.0.1]",
        "bo@example.org\r\nRCPT TO:<x@example.org>",
    ] {
        assert_eq!(answer(&bo, mail(wrong)), Err(RoomRefusal::NoticeAddress), "{wrong}");
    }
    let url = RoomRequest::Notify(Some(NoticeAddress::Push("https://ntfy.example/bo".to_owned())));
    assert_eq!(answer(&bo, url), Err(RoomRefusal::NoticeAddress), "it posts nothing");
    // Ana never confirms hers.
    done(&ana, mail("ana@example.org"));
    assert_eq!(next_mail(&seen).to, "RCPT TO:<ana@example.org>");
    done(&bo, mail("bo@example.org"));
    let code = next_mail(&seen);
    assert_eq!(code.hello, "play.example.org", "not the name of the machine");
    assert_eq!(code.login, "AUTH PLAIN AG1lAHNlY3JldA==");
    assert_eq!(code.from, "MAIL FROM:<tumbletop@play.example.org>");
    assert_eq!(code.to, "RCPT TO:<bo@example.org>");
    assert_eq!(code.header("From"), Some("Tumbletop <tumbletop@play.example.org>"));
    assert_eq!(code.header("To"), Some("bo@example.org"));
    assert_eq!(code.header("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(code.header("MIME-Version"), Some("1.0"));
    assert_eq!(code.header("Content-Type"), Some("text/plain; charset=utf-8"));
    assert!(
        code.header("Subject")
            .is_some_and(|subject| subject.starts_with("ein =?utf-8?")),
        "{}",
        code.head
    );
    assert!(
        code.header("Message-ID")
            .is_some_and(|id| id.ends_with("@play.example.org>")),
        "{}",
        code.head
    );
    assert!(
        code.body.contains(&format!("table={room} game=skip-bo")),
        "{}",
        code.body
    );
    let right = code.code().parse().expect("a code");
    let wrong = RoomRequest::ConfirmNotice(other_than(right));
    assert_eq!(answer(&bo, wrong), Err(RoomRefusal::WrongNoticeCode));
    done(&bo, RoomRequest::ConfirmNotice(right));

    done(&ana, RoomRequest::Start);
    wait(&bo, "a match", |event| matches!(event, Event::Item(..)).then_some(()));
    closes(bo, &ana);
    plays_its_turn(&ana);
    let notice = next_mail(&seen);
    assert_eq!(notice.to, "RCPT TO:<bo@example.org>");
    assert!(
        notice.head.lines().all(|line| !line.starts_with("Bcc")),
        "{}",
        notice.head
    );
    assert!(notice.body.contains(&format!("turn={room}")), "{}", notice.body);
    assert!(
        notice.body.contains("QUIT"),
        "a line with a full stop ends nothing: {}",
        notice.body
    );
    assert_eq!(
        seen.recv_timeout(A_WHILE),
        Err(mpsc::RecvTimeoutError::Timeout),
        "once a turn, and only for Bo"
    );
    drop((ana, server));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn no_mail_comes_while_somebody_is_there_and_none_after_the_end() {
    let data = folder("mails-ended");
    let (port, seen) = sink(Vec::new());
    let server = serving(&data, port, None, MailLimits::default());
    let (ana, room, bo, token) = two(&server);
    set(&bo, "bo@example.org", &seen);
    set(&ana, "ana@example.org", &seen);
    done(&ana, RoomRequest::Start);
    let came = || seen.recv_timeout(A_WHILE).is_ok();
    // It is the turn of one after the other.
    plays_its_turn(&ana);
    plays_its_turn(&bo);
    assert!(!came(), "both are there");
    closes(bo, &ana);
    plays_its_turn(&ana);
    assert_eq!(next_mail(&seen).to, "RCPT TO:<bo@example.org>");
    let bo = client(server.address(), Goal::Return(room, token), "Bo");
    plays_its_turn(&bo);
    done(&bo, RoomRequest::Notify(None));
    closes(bo, &ana);
    plays_its_turn(&ana);
    assert!(!came(), "it is ended");
    drop((ana, server));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn too_many_mails_are_refused_before_they_are_sent() {
    let data = folder("mails-many");
    let (port, seen) = sink(Vec::new());
    let limits = MailLimits {
        codes_a_mailbox: 2,
        codes_a_household: 4,
        ..MailLimits::default()
    };
    let server = serving(&data, port, None, limits);
    let (ana, _, bo, _) = two(&server);
    done(&ana, mail("someone@example.org"));
    done(&bo, mail("Some.One+1@example.org"));
    for client in [&ana, &bo] {
        let refused = answer(client, mail("someone@EXAMPLE.org"));
        assert_eq!(refused, Err(RoomRefusal::TooManyMails), "enough for this mailbox");
    }
    done(&ana, mail("a@example.org"));
    done(&ana, mail("b@example.org"));
    assert_eq!(
        answer(&ana, mail("c@example.org")),
        Err(RoomRefusal::TooManyMails),
        "enough for this household"
    );
    done(&ana, RoomRequest::Notify(None));
    let mut to: Vec<String> = (0..4).map(|_| next_mail(&seen).to).collect();
    to.sort_unstable();
    assert_eq!(
        to,
        [
            "RCPT TO:<Some.One+1@example.org>",
            "RCPT TO:<a@example.org>",
            "RCPT TO:<b@example.org>",
            "RCPT TO:<someone@example.org>",
        ]
    );
    assert_eq!(seen.recv_timeout(A_WHILE), Err(mpsc::RecvTimeoutError::Timeout));
    drop((ana, bo, server));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_mail_that_is_refused_or_not_answered_is_lost_and_no_other_one() {
    let data = folder("mails-lost");
    let (port, seen) = sink(vec![Does::IsSilent, Does::Refuses, Does::Takes]);
    let server = serving(&data, port, None, MailLimits::default());
    let (ana, _, bo, _) = two(&server);
    for (at, does) in [Does::IsSilent, Does::Refuses, Does::Takes].into_iter().enumerate() {
        done(&ana, mail(&format!("ana{at}@example.org")));
        assert_eq!(seen.recv_timeout(SOON), Ok(Seen::Came(does)));
    }
    let taken = next_mail(&seen);
    assert_eq!(taken.to, "RCPT TO:<ana2@example.org>");
    done(&ana, RoomRequest::ConfirmNotice(taken.code().parse().expect("a code")));
    // The table goes on as if nothing had happened.
    done(&bo, RoomRequest::Ready(false));
    drop((ana, bo, server));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_server_does_not_start_with_a_login_that_it_can_t_read() {
    let data = folder("mails-login");
    let mail = MailConfig {
        server: "smtps://mail.example.org".parse().expect("a server"),
        from: "tumbletop@example.org".parse().expect("an address"),
        login: Some(data.join("nothing")),
        limits: MailLimits::default(),
        notice: Arc::new(|_| unreachable!()),
        confirmation: Arc::new(|_| unreachable!()),
    };
    let refused = Server::start(Config {
        notices: Some(NoticeConfig {
            push_hosts: Vec::new(),
            words: Arc::new(|_| String::new()),
            to_this_machine: false,
            mail: Some(mail),
        }),
        ..config(&data)
    });
    assert!(
        matches!(refused, Err(server::error::ServeError::MailLogin(..))),
        "{refused:?}"
    );
    let _ = std::fs::remove_dir_all(&data);
}
