//! A spectator who enters late, or again, sees every die exactly where those see it who have watched all the time:
//! also after a restart of the host, and after an undo.

use bevy::prelude::*;
use rand::RngExt;

use games::catalog::NAMES;
use host::feed::{FeedItem, FeedUpdate};
use host::laid_die::LaidDie;
use host::match_host::MatchHost;
use host::play::TableMatch;
use host::request::{ActionRequest, SeatRequest, Undo};
use host::sandbox_table::SandboxTable;
use host::view::SeatControl;
use records::store::log_entry::{LogEntry, LogHeader, LogHeaderBody};
use records::store::saved_match::SavedMatch;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::Viewer;
use rules::rng::{RulesRng, Stream, stream};
use tabletop::aside::Aside;
use tabletop::die::Die;
use window_kit::table::check::disagreements;
use window_kit::table::components::die::{Parked, Shows};
use window_kit::table::current_match::MatchMark;
use window_kit::table::headless::headless_app;
use window_kit::table::remote::{AttachRemote, RemoteMatch};

use crate::resume::{Folder, log, resumed};
use crate::support::{options_of, setup_of};

/// A die: its number, the bits of its pose, what it shows, and whether it is used up where it lies beside the tray.
type Lies = (u8, [u32; 7], Option<u8>, Option<bool>);

/// Where the dice lie on a table.
fn on_table(app: &mut App) -> Vec<Lies> {
    let mut dice = app
        .world_mut()
        .query_filtered::<(&Die, &Transform, Option<&Shows>, Option<&Aside>), Without<Parked>>();
    let lies = dice.iter(app.world()).map(|(die, at, shows, aside)| {
        let (p, r) = (at.translation, at.rotation);
        let bits = [p.x, p.y, p.z, r.x, r.y, r.z, r.w].map(f32::to_bits);
        (
            die.id.0,
            bits,
            shows.map(|shows| shows.0.0),
            aside.map(|aside| aside.used),
        )
    });
    let mut lies: Vec<Lies> = lies.collect();
    lies.sort_unstable();
    lies
}

/// Where the dice lie according to a whole feed item.
fn told(whole: &FeedItem) -> Vec<Lies> {
    let FeedUpdate::Whole { dice, .. } = &whole.told else {
        panic!("the item is not whole")
    };
    let lies = dice.iter().map(|laid: &LaidDie| {
        let (p, r) = (laid.place, laid.turned);
        let bits = [p[0], p[1], p[2], r[0], r[1], r[2], r[3]].map(f32::to_bits);
        (laid.die.0, bits, laid.shows.map(|face| face.0), laid.aside)
    });
    lies.collect()
}

/// A table that receives a match.
fn brought(whole: &FeedItem) -> App {
    let mut app = headless_app();
    app.update();
    app.world_mut().write_message(AttachRemote {
        feeds: vec![(Viewer::Public, whole.clone())],
        mark: MatchMark::of(7),
    });
    app.update();
    app
}

/// A match, its log, and a remote table that has watched from the beginning.
struct Watched {
    playing: TableMatch,
    head: LogHeaderBody,
    log: Vec<LogEntry>,
    app: App,
    /// The whole state, brought up to date item by item.
    whole: FeedItem,
}

impl Watched {
    fn new(game: &str, control: &SeatControl) -> Self {
        let setup = setup_of(options_of(game, &[]), 2, control, 3);
        let mut playing = TableMatch::new(MatchHost::new(&setup, None, 0).expect("a match"), true);
        let whole = playing.host.connect(Viewer::Public);
        Self {
            head: playing.host.head([0, 1, 2, 3, 4, 5, 6, 7], 0),
            log: Vec::new(),
            app: brought(&whole),
            whole,
            playing,
        }
    }

    /// Shows at the remote table what has happened.
    fn catch_up(&mut self) {
        self.log.extend(self.playing.host.take_log());
        let mut remote = self.app.world_mut().resource_mut::<RemoteMatch>();
        let read = self.whole.number;
        for item in self.playing.host.after(Viewer::Public, read).expect("nothing is lost") {
            self.whole.roll_forward(item);
            assert!(remote.tell(Viewer::Public, item.clone()), "no gap");
        }
        for _ in 0..30_000 {
            self.app.update();
            if self.app.world().resource::<RemoteMatch>().is_caught_up() {
                // One more update: the dice of the last item are where they belong.
                return self.app.update();
            }
        }
        panic!("the table does not show its feed");
    }

    fn story(&self) -> SavedMatch {
        SavedMatch::of_log(self.head.clone(), &self.log).expect("a story")
    }

    /// Checks that all see the same; returns the number of dice.
    fn check(&mut self, what: &str) -> usize {
        self.catch_up();
        let seen = on_table(&mut self.app);
        let story = self.story();
        let exact = SandboxTable::taken_up(&story, true).expect("it follows the rules");
        assert_eq!(
            exact.pose_bits(),
            self.playing.table.pose_bits(),
            "{what}: the host's own dice"
        );
        let again = MatchHost::resume(story, 0)
            .expect("it follows the rules")
            .connect(Viewer::Public);
        assert_eq!(told(&again), seen, "{what}: after the host was started again");
        assert_eq!(told(&self.whole), seen, "{what}: item by item");
        let mut late = brought(&again);
        assert_eq!(on_table(&mut late), seen, "{what}: a new spectator");
        (0..5).for_each(|_| late.update());
        assert_eq!(on_table(&mut late), seen, "{what}: and nothing moves");
        assert_eq!(disagreements(late.world_mut()), [""; 0], "{what}");
        seen.len()
    }
}

#[test]
fn late_and_restarted_tables_show_the_dice_where_they_fell() {
    for game in NAMES {
        let mut watched = Watched::new(game, &SeatControl::Agent(Level::Greedy));
        let mut dice = 0;
        for step in 0..45 {
            if watched.playing.host.turn() == Turn::Over {
                break;
            }
            watched.playing.advance();
            if step % 4 == 0 {
                dice += watched.check(&format!("{game}, step {step}"));
            }
        }
        let rolls = !options_of(game, &[])
            .equipment(watched.playing.host.seats())
            .dice
            .is_empty();
        assert_eq!(dice > 4, rolls, "{game}: {dice} dice");
    }
}

/// A seat takes any action, or undoes one; returns whether it was an undo.
fn act(playing: &mut TableMatch, rng: &mut RulesRng) -> bool {
    let public = playing.host.view(Viewer::Public);
    if let Some(seat) = public.undo
        && rng.random_bool(0.6)
    {
        let decision = public.decisions[seat.index()];
        playing
            .host
            .ask(&SeatRequest::Undo(Undo { seat, decision }))
            .expect("the undo is possible");
        return true;
    }
    if let Some(awaited) = &public.awaited {
        playing
            .host
            .ask(&SeatRequest::Throw(awaited.given(None)))
            .expect("it waits");
    } else if let Some(seat) = public.due.iter().next() {
        let legal = playing.host.legal_of(seat);
        let asked = ActionRequest {
            seat,
            decision: playing.host.decision(seat),
            action: legal[rng.random_range(0..legal.len())].clone(),
            gesture: None,
        };
        playing.host.ask(&SeatRequest::Act(asked)).expect("it is allowed");
    }
    false
}

/// A saved match is resumed in a window: its dice lie there as they lay.
fn resumes(watched: &Watched, what: &str) {
    let folder = Folder::new("where-dice-lie");
    let head = postcard::to_stdvec(&LogHeader::new(watched.head.clone())).expect("a head");
    let frames = watched
        .log
        .iter()
        .map(|kept| postcard::to_stdvec(kept).expect("a frame"));
    let bodies: Vec<Vec<u8>> = std::iter::once(head).chain(frames).collect();
    let file = folder.0.join("kept.match");
    std::fs::write(&file, log(&bodies)).expect("a file");
    let lies = on_table(&mut resumed(&file).app);
    let exact = watched.playing.table.pose_bits();
    for (die, bits, ..) in &lies {
        assert_eq!(
            exact[usize::from(*die)],
            *bits,
            "{what}: die {die}, resumed in a window"
        );
    }
    let aside = |(die, _, _, aside): &Lies| (*die, *aside);
    let seen: Vec<_> = told(&watched.whole).iter().map(aside).collect();
    assert_eq!(lies.iter().map(aside).collect::<Vec<_>>(), seen, "{what}");
}

#[test]
fn undone_throws_lie_after_a_restart_as_they_lay_before() {
    let mut all = 0;
    for game in NAMES {
        let mut watched = Watched::new(game, &SeatControl::Person);
        let (mut rng, mut undone) = (stream(9, Stream::Agents), 0);
        for step in 0..400 {
            if watched.playing.host.turn() == Turn::Over || undone >= 6 {
                break;
            }
            let back = act(&mut watched.playing, &mut rng);
            watched.playing.advance();
            if back {
                undone += 1;
                let what = format!("{game}, step {step}, taken back");
                watched.check(&what);
                resumes(&watched, &what);
            } else {
                watched.catch_up();
            }
        }
        all += undone;
        println!("{game}: {undone} taken back");
    }
    assert!(all > 6, "{all} undone");
}
