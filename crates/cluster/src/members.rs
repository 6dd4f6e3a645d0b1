//! The connections to the members of one etcd. If its certificates lie in files, connections are opened with what these
//! have by then.

use std::sync::{Arc, PoisonError, RwLock, Weak};
use std::time::Duration;

use etcd_client::{Client, ConnectOptions, Error};
use tokio::runtime::Handle;
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::address::EtcdAddress;
use crate::error::ClusterError;
use crate::etcd_tls::{Certificates, EtcdTls, of_certificates, reason};

/// How often the files of the certificates are looked at. They are also looked at when a certificate was not accepted.
const LOOKS: Duration = Duration::from_secs(10);

/// The connections to the members of one etcd.
pub(crate) struct Members {
    address: EtcdAddress,
    options: ConnectOptions,
    tls: EtcdTls,
    clients: RwLock<Vec<Client>>,
    used: Mutex<Used>,
}

/// The certificates in use.
struct Used {
    certificates: Option<Certificates>,
    /// Why those in the files are not, as it was logged.
    wrong: Option<ClusterError>,
}

impl Members {
    /// Prepares connections; they are opened when they are needed. If they are encrypted, the files are looked at as long
    /// as this is there.
    pub(crate) async fn open(
        address: &EtcdAddress,
        tls: &EtcdTls,
        options: ConnectOptions,
    ) -> Result<Arc<Self>, ClusterError> {
        let certificates = match address.is_encrypted() {
            true => Some(tls.read()?),
            // Whoever names certificates believes that the connection is encrypted.
            false if !tls.is_empty() => return Err(ClusterError::NotEncrypted),
            false => None,
        };
        let clients = connect(address, &options, certificates.as_ref()).await?;
        let members = Arc::new(Self {
            address: address.clone(),
            options,
            tls: tls.clone(),
            clients: RwLock::new(clients),
            used: Mutex::new(Used {
                certificates,
                wrong: None,
            }),
        });
        if address.is_encrypted() {
            tokio::spawn(keep_renewed(Arc::downgrade(&members)));
        }
        Ok(members)
    }

    /// All of them, with the newest certificates.
    pub(crate) fn all(&self) -> Vec<Client> {
        self.clients.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The member at this place, counted round.
    pub(crate) fn at(&self, place: usize) -> (usize, Client) {
        let clients = self.clients.read().unwrap_or_else(PoisonError::into_inner);
        let at = place % clients.len().max(1);
        (at, clients[at].clone())
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.clients.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Uses what the files have now for new connections. What is open stays open, and work that goes on is not disturbed.
    pub(crate) async fn renew(&self) {
        // Whoever looks already sees the same.
        let Ok(mut used) = self.used.try_lock() else { return };
        if used.certificates.is_none() {
            return;
        }
        let tls = self.tls.clone();
        let Ok(read) = Handle::current().spawn_blocking(move || tls.read()).await else {
            return;
        };
        let renewed = match read {
            Ok(found) if used.certificates.as_ref() == Some(&found) => {
                used.wrong = None;
                return;
            }
            Ok(found) => connect(&self.address, &self.options, Some(&found))
                .await
                .map(|clients| (found, clients)),
            Err(error) => Err(error),
        };
        match renewed {
            Ok((found, clients)) => {
                *self.clients.write().unwrap_or_else(PoisonError::into_inner) = clients;
                *used = Used {
                    certificates: Some(found),
                    wrong: None,
                };
                tracing::info!("connections to etcd use new certificates from now on");
            }
            // One file may be written already and the other not yet. Those in use stay.
            Err(error) => {
                if used.wrong.as_ref() != Some(&error) {
                    tracing::warn!(%error, "the new certificates for etcd can't be used");
                    used.wrong = Some(error);
                }
            }
        }
    }
}

async fn keep_renewed(members: Weak<Members>) {
    loop {
        sleep(LOOKS).await;
        let Some(members) = members.upgrade() else { return };
        members.renew().await;
    }
}

async fn connect(
    address: &EtcdAddress,
    options: &ConnectOptions,
    certificates: Option<&Certificates>,
) -> Result<Vec<Client>, ClusterError> {
    let options = match certificates {
        Some(certificates) => options.clone().with_tls(certificates.options()),
        None => options.clone(),
    };
    let mut clients = Vec::new();
    for url in address.urls() {
        let client = Client::connect([&url], Some(options.clone())).await;
        clients.push(client.map_err(|error| match error {
            // Nothing was sent yet: the library does not take the certificate and the key together.
            Error::TransportError(_) if certificates.is_some() => {
                ClusterError::Certificate(of_certificates(&error).unwrap_or_else(|| reason(&error)))
            }
            _ => ClusterError::Address(url),
        })?);
    }
    Ok(clients)
}
