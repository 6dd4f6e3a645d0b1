//! The arguments of `serve` about messages to people who are away, and the words of these messages.

use std::path::PathBuf;
use std::sync::Arc;

use crate::error::ValueError;
use crate::localizer::CliLocalizer;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::cli as words;
use net::room::confirmation::Confirmation;
use net::room::notice::Notice;
use server::notices::config::NoticeConfig;
use server::notices::mail_config::{MailConfig, MailWords};
use server::notices::mail_limits::MailLimits;
use server::notices::mail_sender::MailSender;
use server::notices::mail_server::MailServer;

/// Where a server tells people that it is their turn.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct NoticeArgs {
    /// A host to which messages about turns may be posted, such as `ntfy.sh`; can be repeated.
    #[arg(long, value_name = "HOST")]
    push_url_allow: Vec<String>,
    /// The server of mail over which messages about turns are sent: `smtps://HOST`, or `smtp://HOST` for STARTTLS.
    #[arg(long, value_name = "URL", requires = "mail_from", value_parser = mail_server)]
    mail_server: Option<MailServer>,
    /// The address that these mails are from.
    #[arg(long, value_name = "ADDRESS", requires = "mail_server", value_parser = mail_sender)]
    mail_from: Option<MailSender>,
    /// The file with the login at the server of mail: two lines, the user and the password.
    #[arg(long, value_name = "FILE", requires = "mail_server")]
    mail_login: Option<PathBuf>,
}

fn mail_server(text: &str) -> Result<MailServer, ValueError> {
    text.parse().map_err(|_| ValueError::MailServer)
}

fn mail_sender(text: &str) -> Result<MailSender, ValueError> {
    text.parse().map_err(|_| ValueError::MailAddress)
}

impl NoticeArgs {
    /// What people who are away are told, in the language of the operator; `None` for nothing.
    pub(crate) fn config(&self, localizer: &CliLocalizer) -> Option<NoticeConfig> {
        let mail = self.mail_server.clone().zip(self.mail_from.clone());
        if self.push_url_allow.is_empty() && mail.is_none() {
            return None;
        }
        let to_post = localizer.clone();
        let mail = mail.map(|(server, from)| {
            let (notice, confirmation) = (localizer.clone(), localizer.clone());
            MailConfig {
                server,
                from,
                login: self.mail_login.clone(),
                limits: MailLimits::default(),
                notice: Arc::new(move |about| mail_of_turn(about, &notice)),
                confirmation: Arc::new(move |about| mail_with_code(about, &confirmation)),
            }
        });
        Some(NoticeConfig {
            push_hosts: self.push_url_allow.clone(),
            words: Arc::new(move |notice| to_post.localize(&your_turn(notice))),
            to_this_machine: false,
            mail,
        })
    }
}

/// What a game is called.
fn title(game: &str) -> String {
    AnyOptions::of_game(game).map_or_else(|| game.to_owned(), |options| options.title().to_owned())
}

fn your_turn(notice: &Notice) -> Message {
    words::serve_your_turn(title(&notice.game), notice.code.to_string())
}

fn mail_of_turn(notice: &Notice, localizer: &CliLocalizer) -> MailWords {
    let subject = words::mail_turn_subject(title(&notice.game), notice.code.to_string());
    written(
        localizer,
        &subject,
        &[your_turn(notice), words::MAIL_WHY, words::MAIL_ENDS],
    )
}

fn mail_with_code(about: &Confirmation, localizer: &CliLocalizer) -> MailWords {
    let asks = words::mail_asks(title(&about.game), about.code.to_string());
    let code = words::mail_code(about.letters.to_string());
    written(localizer, &words::MAIL_CODE_SUBJECT, &[asks, code, words::MAIL_NOT_YOU])
}

fn written(localizer: &CliLocalizer, subject: &Message, lines: &[Message]) -> MailWords {
    let lines = lines.iter().map(|line| localizer.localize(line) + "\n");
    MailWords {
        subject: localizer.localize(subject),
        text: lines.collect::<Vec<_>>().join("\n"),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use language::Locale;
    use net::protocol::notice::{NoticeAddress, NoticeCode};

    use super::*;

    /// These arguments alone.
    #[derive(Parser, Debug)]
    struct Only {
        #[command(flatten)]
        notices: NoticeArgs,
    }

    #[test]
    fn a_server_of_mail_and_whom_mails_are_from_are_needed_together() {
        let read = |arguments: &str| {
            let arguments = arguments.split_whitespace();
            let only = Only::try_parse_from(std::iter::once("serve").chain(arguments)).ok()?;
            Some(only.notices.config(&CliLocalizer::of(Locale::English)))
        };
        assert!(read("").expect("no arguments").is_none(), "nothing is sent by itself");
        let post = read("--push-url-allow ntfy.sh").expect("a host").expect("it posts");
        assert!(post.mail.is_none());
        let mail = read("--mail-server smtps://a.example --mail-from t@a.example --mail-login file");
        let mail = mail.expect("both").expect("it sends").mail.expect("mails");
        assert_eq!(mail.login, Some(PathBuf::from("file")));
        for wrong in [
            "--mail-server smtps://a.example",
            "--mail-from t@a.example",
            "--mail-login file",
            "--mail-server a.example --mail-from t@a.example",
            "--mail-server smtps://me:secret@a.example --mail-from t@a.example",
            "--mail-server smtps://a.example --mail-from a.example",
        ] {
            assert!(read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn mails_name_game_and_table_in_each_language_and_no_address() {
        let to = NoticeAddress::Mail("ana@example.org".to_owned());
        let table: net::protocol::code::RoomCode = "ABCDEF".parse().expect("a code");
        let notice = Notice {
            to: to.clone(),
            code: table,
            game: "skip-bo".to_owned(),
        };
        let about = Confirmation {
            to,
            letters: NoticeCode::of_random([7; 16]),
            code: table,
            game: "skip-bo".to_owned(),
            household: None,
        };
        for locale in Locale::OFFERED {
            let localizer = CliLocalizer::of(locale);
            let turn = mail_of_turn(&notice, &localizer);
            assert!(
                turn.subject.contains("Skip-Bo") && turn.subject.contains("ABCDEF"),
                "{turn:?}"
            );
            let code = mail_with_code(&about, &localizer);
            assert!(code.text.contains(&about.letters.to_string()), "{code:?}");
            for mail in [turn, code] {
                assert!(
                    mail.text.contains("Skip-Bo") && mail.text.contains("ABCDEF"),
                    "{mail:?}"
                );
                assert!(mail.text.contains("Tumbletop"), "it says where it ends: {mail:?}");
                assert!(!mail.text.contains("ana@") && !mail.subject.contains('\n'), "{mail:?}");
            }
        }
    }
}
