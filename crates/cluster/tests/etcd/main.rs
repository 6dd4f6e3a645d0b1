//! Logs and ownership, against real processes of etcd that the tests start on this machine.
//!
//! Each test has an etcd of its own, at free ports of the loopback address and in a folder of its own. Where etcd is not
//! installed, a test says so and passes. `TUMBLETOP_ETCD` names the folder of another one (`scripts/etcd.sh` gets two).

#[cfg(unix)]
mod authorities;
#[cfg(unix)]
mod certificates;
#[cfg(unix)]
mod claims;
#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod host;
#[cfg(unix)]
mod leases;
#[cfg(unix)]
mod listings;
#[cfg(unix)]
mod logs;
#[cfg(unix)]
mod lost_answers;
mod objects;
#[cfg(unix)]
mod processes;
#[cfg(unix)]
mod proxy;
#[cfg(unix)]
mod space;
#[cfg(unix)]
mod support;
mod tracks;
