//! Requests to etcd: one member after the other until one answers, within a time.
//!
//! Each request that changes something may be done although its answer was lost, also later. So whoever asks asks only
//! for what can be asked for twice: transactions whose conditions fail once they are done.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use etcd_client::{Client, ConnectOptions, Error, GetOptions, GetResponse, KeyValue, KvClient, Txn, TxnResponse};
use tokio::runtime::Handle;
use tokio::time::{Instant, sleep, timeout};

use crate::address::EtcdAddress;
use crate::error::ClusterError;
pub use crate::etcd_tls::EtcdTls;
use crate::etcd_tls::{of_certificates, reason};
use crate::members::Members;

/// The most bytes of a request, below etcd's own limit of 1.5 MiB (`--max-request-bytes`) with space for keys.
pub const MOST_REQUEST: usize = 1_400 << 10;
/// The most bytes of an answer: [`PAGE`] values of that size.
const MOST_ANSWER: usize = 256 << 20;
/// How many keys are read at once.
pub(crate) const PAGE: i64 = 64;
/// By what it is divided, down to one, if they do not come in time.
const PAGE_SHRINKS: i64 = 8;
/// How often an idle connection is asked whether it still stands. etcd closes those that ask more often than every five
/// seconds (`--grpc-keepalive-min-time`).
const KEEP_ALIVE: Duration = Duration::from_secs(6);

/// How long etcd is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// How long one member may take to answer.
    pub member: Duration,
    /// How long a request may take at all members together.
    pub request: Duration,
}

impl Patience {
    /// A member that holds an election takes about a second; three fit into the time after which people hear that their
    /// table waits.
    pub const USUAL: Self = Self {
        member: Duration::from_secs(1),
        request: Duration::from_secs(3),
    };
}

/// The connection to one etcd. Clones share it.
#[derive(Clone)]
pub struct Engine {
    shared: Arc<Shared>,
}

struct Shared {
    members: Arc<Members>,
    /// The member that is asked first: the last one that answered.
    current: AtomicUsize,
    runtime: Handle,
    patience: Patience,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Engine({} members)", self.shared.members.count())
    }
}

/// What became of a request at one member.
enum Failed {
    /// It was not done, and won't be.
    Certainly(ClusterError),
    /// Another member, or the same one later, may do it. It may be done already.
    Perhaps(String),
    /// A certificate was not accepted. Another member may have another one, and this server as well later.
    Certificate(String),
}

impl Engine {
    /// Prepares connections to all members; they are opened when they are needed.
    ///
    /// # Errors
    /// [`ClusterError::Address`] if an address can't be used, and [`ClusterError::NoAuthority`],
    /// [`ClusterError::NotEncrypted`], [`ClusterError::File`] or [`ClusterError::Certificate`] if the certificates can't.
    pub async fn open(address: &EtcdAddress, tls: &EtcdTls, patience: Patience) -> Result<Self, ClusterError> {
        let options = ConnectOptions::new()
            .with_connect_timeout(patience.member)
            .with_keep_alive(KEEP_ALIVE, patience.member)
            // A member without a majority says so at once.
            .with_require_leader(true);
        let members = Members::open(address, tls, options).await?;
        Ok(Self {
            shared: Arc::new(Shared {
                members,
                current: AtomicUsize::new(0),
                runtime: Handle::current(),
                patience,
            }),
        })
    }

    /// The result of work on the threads of the connection, for a thread that may wait. It must be no thread that others
    /// need to go on, such as one of the threads of the connection.
    ///
    /// # Errors
    /// Those of the work, or [`ClusterError::Ended`].
    pub fn wait<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, ClusterError>> + Send + 'static,
    ) -> Result<T, ClusterError> {
        let (done, result) = mpsc::sync_channel(1);
        self.shared.runtime.spawn(async move {
            // Whoever waits may have been ended.
            let _ = done.send(work.await);
        });
        result.recv().map_err(|_| ClusterError::Ended)?
    }

    /// Begins work on the threads of the connection that nobody waits for.
    pub fn start(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.shared.runtime.spawn(work);
    }

    /// Does a transaction. It may be done twice, so its conditions must fail once it is done, or it must change nothing
    /// the second time.
    pub(crate) async fn transact(&self, transaction: Txn) -> Result<TxnResponse, ClusterError> {
        self.ask(|client| {
            let transaction = transaction.clone();
            async move { client.kv_client().txn(transaction).await }
        })
        .await
    }

    /// Reads keys as all of etcd has agreed on them.
    pub(crate) async fn read(&self, key: &str, options: GetOptions) -> Result<GetResponse, ClusterError> {
        self.ask(|client| {
            let options = options.clone();
            async move { large(client).get(key, Some(options)).await }
        })
        .await
    }

    /// All keys with this beginning, all as they were at one time, in order. Also the revision of that time.
    pub(crate) async fn read_all(&self, beginning: &str) -> Result<(Vec<KeyValue>, i64), ClusterError> {
        let (mut pairs, mut from) = (Vec::new(), beginning.as_bytes().to_vec());
        let (end, mut revision, mut limit) = (crate::keys::after(beginning), 0, PAGE);
        loop {
            let options = GetOptions::new()
                .with_range(end.clone())
                .with_limit(limit)
                .with_revision(revision);
            let page = self
                .ask(|client| {
                    let (from, options) = (from.clone(), options.clone());
                    async move { large(client).get(from, Some(options)).await }
                })
                .await;
            let mut page = match page {
                Ok(page) => page,
                // Values that are large take longer than etcd is waited for.
                Err(ClusterError::Unreachable(_)) if limit > 1 => {
                    limit /= PAGE_SHRINKS;
                    continue;
                }
                Err(error) => return Err(error),
            };
            if revision == 0 {
                revision = page.header().map_or(0, |header| header.revision());
            }
            let more = page.more();
            pairs.extend(page.take_kvs());
            let Some(last) = pairs.last().filter(|_| more) else {
                return Ok((pairs, revision));
            };
            from = [last.key(), &[0]].concat();
        }
    }

    /// Asks one member after the other until one answers.
    pub(crate) async fn ask<T, F>(&self, ask: impl Fn(Client) -> F) -> Result<T, ClusterError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        let Patience { member, request } = self.shared.patience;
        let until = Instant::now() + request;
        let mut pause = Duration::from_millis(20);
        // Says more than what comes of it at other members, or when the other end is faster to hang up than to say why.
        let mut certificate = None;
        loop {
            let (at, client) = self.member();
            let failed = match timeout(member, ask(client)).await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => failed(&error),
                Err(_) => Failed::Perhaps("no answer in time".to_owned()),
            };
            let why = match failed {
                Failed::Certainly(error) => return Err(error),
                Failed::Perhaps(why) => ClusterError::Unreachable(why),
                Failed::Certificate(why) => {
                    self.shared.members.renew().await;
                    certificate.insert(ClusterError::Certificate(why)).clone()
                }
            };
            self.skip(at);
            if Instant::now() + pause >= until {
                return Err(certificate.unwrap_or(why));
            }
            sleep(pause).await;
            pause = (pause * 2).min(Duration::from_millis(320));
        }
    }

    /// The member that is asked first, and its place.
    pub(crate) fn member(&self) -> (usize, Client) {
        let Shared { members, current, .. } = &*self.shared;
        members.at(current.load(Ordering::Relaxed))
    }

    /// Goes on to the next member, unless somebody else has done so.
    pub(crate) fn skip(&self, at: usize) {
        let Shared { members, current, .. } = &*self.shared;
        let next = (at + 1) % members.count().max(1);
        let _ = current.compare_exchange(at, next, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// The members, to look at each.
    pub(crate) fn members(&self) -> Vec<Client> {
        self.shared.members.all()
    }

    /// How long etcd is waited for.
    pub(crate) fn patience(&self) -> Patience {
        self.shared.patience
    }

    /// The threads of the connection.
    pub(crate) fn runtime(&self) -> &Handle {
        &self.shared.runtime
    }
}

/// The same member, for answers of many values.
fn large(client: Client) -> KvClient {
    client.kv_client().max_decoding_message_size(MOST_ANSWER)
}

/// What a failure means. The codes are those of gRPC; the texts are etcd's (`rpctypes/error.go`), which has one code for
/// several of its errors.
fn failed(error: &Error) -> Failed {
    if let Some(why) = of_certificates(error) {
        return Failed::Certificate(why);
    }
    const INVALID: i32 = 3;
    const NOT_FOUND: i32 = 5;
    const DENIED: i32 = 7;
    const EXHAUSTED: i32 = 8;
    const PRECONDITION: i32 = 9;
    const OUT_OF_RANGE: i32 = 11;
    const UNIMPLEMENTED: i32 = 12;
    const UNAUTHENTICATED: i32 = 16;
    let Error::GRpcStatus(status) = error else {
        return match error {
            Error::InvalidArgs(why) => Failed::Certainly(ClusterError::Refused(why.clone())),
            Error::LeaseKeepAliveError(why) => Failed::Certainly(ClusterError::Refused(why.clone())),
            other => Failed::Perhaps(reason(other)),
        };
    };
    let said = status.message();
    match status.code() as i32 {
        INVALID if said.contains("too large") => Failed::Certainly(ClusterError::TooLarge),
        EXHAUSTED if said.contains("space exceeded") => Failed::Certainly(ClusterError::NoSpace),
        EXHAUSTED if said.contains("larger than max") => Failed::Certainly(ClusterError::TooLarge),
        INVALID | NOT_FOUND | DENIED | PRECONDITION | OUT_OF_RANGE | UNIMPLEMENTED | UNAUTHENTICATED => {
            Failed::Certainly(ClusterError::Refused(said.to_owned()))
        }
        _ => Failed::Perhaps(reason(error)),
    }
}
