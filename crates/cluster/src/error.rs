//! Why something can't be done together with other servers.

use messages::texts::cluster as words;
use messages::{Message, ToMessage};
use records::store::error::StoreError;
use records::store::log::AppendError;
use thiserror::Error;

/// Why something was not done. Nothing is done later either, except where a variant says so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum ClusterError {
    /// The text is no address of etcd.
    Address(String),
    /// No member of etcd has answered in time, or they have no majority. What was asked may be done all the same, until
    /// something else is asked in its place. Says what the last member or the library said, in English.
    Unreachable(String),
    /// etcd has answered that it does not do it, for example without the right certificate.
    Refused(String),
    /// etcd does not accept the certificate of this server, or this server that of etcd. Says why, in English.
    Certificate(String),
    /// The connection is to be encrypted, and no authority is named that signs the certificates of etcd.
    NoAuthority,
    /// Certificates are named for a connection that is not encrypted.
    NotEncrypted,
    /// Another server owns the room now.
    Deposed,
    /// It is larger than a request to etcd may be.
    TooLarge,
    /// The space of etcd is used up, or nearly.
    NoSpace,
    /// What etcd has of a room is not what a server writes. Says what is wrong, in technical English.
    Damaged(String),
    /// A frame of the log can't be made or read.
    Store(StoreError),
    /// A file of this server can't be used.
    File {
        /// The file.
        file: String,
        /// What the system says.
        why: Message,
    },
    /// The threads that talk to etcd have ended.
    Ended,
}

impl ClusterError {
    /// Whether the same may succeed later.
    pub const fn is_temporary(&self) -> bool {
        matches!(
            self,
            Self::Unreachable(_) | Self::Certificate(_) | Self::NoSpace | Self::File { .. }
        )
    }
}

impl ToMessage for ClusterError {
    fn message(&self) -> Message {
        match self {
            Self::Address(text) => words::address(text),
            Self::Unreachable(why) => words::unreachable(why),
            Self::Refused(why) => words::refused(why),
            Self::Certificate(why) => words::certificate(why),
            Self::NoAuthority => words::NO_AUTHORITY,
            Self::NotEncrypted => words::NOT_ENCRYPTED,
            Self::Deposed => words::DEPOSED,
            Self::TooLarge => words::TOO_LARGE,
            Self::NoSpace => words::NO_SPACE,
            Self::Damaged(what) => words::damaged(what),
            Self::Store(error) => error.message(),
            Self::File { file, why } => words::file(file, why.clone()),
            Self::Ended => words::ENDED,
        }
    }
}

impl From<StoreError> for ClusterError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<ClusterError> for AppendError {
    fn from(error: ClusterError) -> Self {
        match error {
            ClusterError::Deposed => Self::Frame(StoreError::Deposed),
            ClusterError::TooLarge => Self::Frame(StoreError::TooLong),
            ClusterError::Damaged(what) => Self::Frame(StoreError::Unreadable(what)),
            ClusterError::Store(error) => Self::Frame(error),
            error => Self::Unreachable(error.message()),
        }
    }
}
