//! Rooms, servers and clients as a whole: in simulated time, over real sockets of this machine, and as bytes.

mod absences;
mod addresses;
mod asks;
mod canary;
mod crowd;
mod draw;
mod entering;
#[cfg(target_os = "linux")]
mod flood;
mod folder;
mod full;
#[cfg(feature = "p2p")]
mod homes;
mod hosted;
mod keys;
mod late;
mod listings;
mod looks;
mod mails;
mod names;
#[cfg(target_os = "linux")]
mod nearby;
mod noise;
mod notices;
mod onlookers;
#[cfg(target_os = "linux")]
mod own_network;
mod page;
mod people;
mod quota;
mod recorded;
mod room;
mod sent;
mod shards;
mod sim;
mod slow;
mod smtp_sink;
mod trust;
mod wakes;
mod weather;
mod whole_server;
