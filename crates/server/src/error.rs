//! Why a server does not start.

use std::net::SocketAddr;
use std::path::PathBuf;

#[cfg(feature = "cluster")]
use cluster::error::ClusterError;
use messages::texts::net as words;
use messages::{Message, ToMessage};
use records::store::error::StoreError;

/// Why a server does not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ServeError {
    /// The server can't listen at this address.
    Listen(SocketAddr, String),
    /// The certificate or its key can't be used.
    Certificate(PathBuf, Message),
    /// Another server uses this folder.
    FolderInUse(PathBuf),
    /// The folder can't be used.
    Data(StoreError),
    /// The folder of the page can't be given out.
    Page(PathBuf, Message),
    /// The etcd of all servers can't be used.
    #[cfg(feature = "cluster")]
    Cluster(ClusterError),
    /// The file with the login at the server of mail can't be used.
    MailLogin(PathBuf, Message),
    /// The system can't start threads or gives no random numbers.
    System(String),
}

impl ToMessage for ServeError {
    fn message(&self) -> Message {
        match self {
            Self::Listen(address, why) => words::cant_listen(address.to_string(), why),
            Self::Certificate(file, why) => words::certificate(file.display().to_string(), why.clone()),
            Self::FolderInUse(folder) => words::folder_in_use(folder.display().to_string()),
            Self::Data(error) => error.message(),
            Self::Page(folder, why) => words::page(folder.display().to_string(), why.clone()),
            #[cfg(feature = "cluster")]
            Self::Cluster(error) => error.message(),
            Self::MailLogin(file, why) => words::mail_login(file.display().to_string(), why.clone()),
            Self::System(why) => Message::verbatim(why),
        }
    }
}
