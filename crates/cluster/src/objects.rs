//! Files that all servers share: in a folder, or in a store of objects such as S3.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use messages::Message;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt, parse_url_opts};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use url::Url;

use crate::error::ClusterError;

/// How long the store may take for one file.
const LONGEST: Duration = Duration::from_secs(10);
/// How many KiB wait at most to be put there later.
const MOST_WAITING: usize = 64 << 10;
/// The environment of the program has the keys to a store, under the names that its own tools use.
const SETTINGS: &str = "AWS_";

/// A folder of such files.
#[derive(Clone, Debug)]
pub struct ObjectFolder {
    store: Arc<dyn ObjectStore>,
    beginning: Path,
    address: Arc<str>,
    runtime: Handle,
    waiting: Arc<Semaphore>,
}

impl ObjectFolder {
    /// The folder at this address: `file:///FOLDER`, or `s3://BUCKET/FOLDER` with the keys in the environment
    /// (`AWS_ACCESS_KEY_ID` and so on). To be called on a thread of the runtime that does the work. TLS needs a provider
    /// of cryptography that the program has installed.
    ///
    /// # Errors
    /// [`ClusterError::File`] if there can be no such folder.
    pub fn open(address: &str) -> Result<Self, ClusterError> {
        let wrong = |why: String| ClusterError::File {
            file: address.to_owned(),
            why: Message::verbatim(why),
        };
        let url = Url::parse(address).map_err(|error| wrong(error.to_string()))?;
        let (store, beginning): (Arc<dyn ObjectStore>, Path) = if url.scheme() == "file" {
            let beginning = Path::from_url_path(url.path()).map_err(|error| wrong(error.to_string()))?;
            // What is there is there after a loss of power too: etcd has it no more.
            (Arc::new(LocalFileSystem::new().with_fsync(true)), beginning)
        } else {
            let settings = std::env::vars().filter(|(name, _)| name.starts_with(SETTINGS));
            let settings = settings.map(|(name, value)| (name.to_ascii_lowercase(), value));
            let (store, beginning) = parse_url_opts(&url, settings).map_err(|error| wrong(error.to_string()))?;
            (store.into(), beginning)
        };
        Ok(Self {
            store,
            beginning,
            address: address.into(),
            runtime: Handle::current(),
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
        })
    }

    fn place(&self, name: &str) -> Path {
        name.split('/')
            .fold(self.beginning.clone(), |place, part| place.join(part))
    }

    /// What the store says to this, for a thread that may wait.
    fn wait<T: Send + 'static>(
        &self,
        name: &str,
        work: impl Future<Output = Result<T, object_store::Error>> + Send + 'static,
    ) -> Result<T, ClusterError> {
        let (done, result) = mpsc::sync_channel(1);
        self.runtime.spawn(async move {
            let answer = match timeout(LONGEST, work).await {
                Ok(answer) => answer.map_err(|error| error.to_string()),
                Err(late) => Err(late.to_string()),
            };
            // Whoever waits may have been ended.
            let _ = done.send(answer);
        });
        let answer = result.recv().map_err(|_| ClusterError::Ended)?;
        answer.map_err(|why| ClusterError::File {
            file: format!("{}/{name}", self.address),
            why: Message::verbatim(why),
        })
    }

    /// Puts a file there, in place of one with the same name.
    ///
    /// # Errors
    /// [`ClusterError::File`]; it may be there all the same.
    pub fn put(&self, name: &str, bytes: Vec<u8>) -> Result<(), ClusterError> {
        let (store, place) = (self.store.clone(), self.place(name));
        self.wait(name, async move { store.put(&place, bytes.into()).await.map(drop) })
    }

    /// Puts a file there without waiting for it. If the store is behind or does not answer, it is not put there.
    pub fn put_later(&self, name: &str, bytes: Vec<u8>) {
        let size = bytes.len() as u32 / 1024 + 1;
        let Ok(turn) = self.waiting.clone().try_acquire_many_owned(size) else {
            tracing::warn!(
                name,
                store = &*self.address,
                "the store is behind: a file is not put there"
            );
            return;
        };
        let (store, place, address) = (self.store.clone(), self.place(name), self.address.clone());
        self.runtime.spawn(async move {
            match timeout(LONGEST, store.put(&place, bytes.into())).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => tracing::warn!(%place, store = &*address, %error, "a file is not put there"),
                Err(_) => tracing::warn!(%place, store = &*address, "a file is not put there in time"),
            }
            drop(turn);
        });
    }

    /// Reads a file of at most this many bytes; `None` if there is none, or a longer one.
    ///
    /// # Errors
    /// [`ClusterError::File`].
    pub fn get(&self, name: &str, most: u64) -> Result<Option<Vec<u8>>, ClusterError> {
        let (store, place) = (self.store.clone(), self.place(name));
        self.wait(name, async move {
            let found = match store.get(&place).await {
                Ok(found) if found.meta.size <= most => found,
                Ok(_) | Err(object_store::Error::NotFound { .. }) => return Ok(None),
                Err(error) => return Err(error),
            };
            Ok(Some(found.bytes().await?.to_vec()))
        })
    }

    /// Removes a file without waiting for it. One that stays behind does no harm.
    pub fn remove_later(&self, name: &str) {
        let (store, place) = (self.store.clone(), self.place(name));
        self.runtime.spawn(async move {
            let _ = timeout(LONGEST, store.delete(&place)).await;
        });
    }
}
