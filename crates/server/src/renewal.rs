//! The certificate of a server, renewed while it runs.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::rooms::Rooms;
use crate::tls::Tls;

/// How often the files are looked at.
const LOOKS: Duration = Duration::from_secs(10);

/// Looks at the files of the certificate again and again. Once they have another one, new connections get it; those that
/// are open go on.
pub(super) async fn keep_renewed(tls: Arc<Tls>, rooms: Arc<Rooms>) {
    let mut wrong = None;
    loop {
        sleep(LOOKS).await;
        let looks = tls.clone();
        // A look that panicked was reported.
        let Ok(looked) = spawn_blocking(move || looks.renew()).await else {
            continue;
        };
        match looked {
            Ok(is_new) => {
                wrong = None;
                if let Some(certificate) = tls.certificate().filter(|_| is_new) {
                    rooms.common.places.renew(certificate);
                    tracing::info!("new connections get the new certificate");
                }
            }
            // Said once; it may be that one file is written already and the other not yet.
            Err(error) => {
                if wrong.as_ref() != Some(&error) {
                    tracing::warn!(%error, "the new certificate can't be used; the earlier one stays");
                    wrong = Some(error);
                }
            }
        }
    }
}
