//! How a server shares its rooms with others.

use cluster::address::EtcdAddress;
pub use cluster::engine::EtcdTls;
pub use cluster::error::ClusterError;
use cluster::space::USUAL_QUOTA;
use net::target::Target;

/// How a server shares its rooms with others.
#[derive(Clone, Debug)]
pub struct ClusterConfig {
    /// The etcd that all of them share.
    pub etcd: EtcdAddress,
    /// The certificates for it.
    pub tls: EtcdTls,
    /// The address at which clients reach this server, and only this one.
    pub advertise: Target,
    /// The address of the folder for matches that are over and for the ways of dice; `None` for the disk of each server.
    pub objects: Option<String>,
    /// The quota of etcd, in bytes, if its members do not name it themselves.
    pub quota: u64,
}

impl ClusterConfig {
    /// Rooms shared over this etcd, of a server that clients reach at this address.
    pub fn new(etcd: EtcdAddress, advertise: Target) -> Self {
        Self {
            etcd,
            tls: EtcdTls::default(),
            advertise,
            objects: None,
            quota: USUAL_QUOTA,
        }
    }
}
