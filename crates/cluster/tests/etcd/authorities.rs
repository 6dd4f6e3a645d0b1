//! Authorities and the certificates that they sign, in files of the test.

use std::fs;
use std::path::{Path, PathBuf};

use cluster::engine::EtcdTls;
use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, DnType, ExtendedKeyUsagePurpose, IsCa, KeyPair,
    KeyUsagePurpose, date_time_ymd,
};

/// What signs certificates.
pub struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
}

impl Authority {
    pub fn new(name: &str) -> Self {
        let mut params = CertificateParams::default();
        params.distinguished_name.push(DnType::CommonName, name);
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let key = KeyPair::generate().expect("a key");
        Self {
            issuer: CertifiedIssuer::self_signed(params, key).expect("a certificate"),
        }
    }

    /// Its certificate.
    pub fn pem(&self) -> String {
        self.issuer.pem()
    }

    /// Writes a certificate for this name and its key into files with this beginning, also over earlier ones. It is for
    /// servers and clients, as etcd needs it of its members.
    pub fn sign(&self, folder: &Path, file: &str, name: &str, is_expired: bool) -> (PathBuf, PathBuf) {
        let mut params = CertificateParams::new(vec![name.to_owned()]).expect("a name");
        params.distinguished_name.push(DnType::CommonName, file);
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth, ExtendedKeyUsagePurpose::ClientAuth];
        if is_expired {
            params.not_before = date_time_ymd(2020, 1, 1);
            params.not_after = date_time_ymd(2021, 1, 1);
        }
        let key = KeyPair::generate().expect("a key");
        let made = params.signed_by(&key, &self.issuer).expect("a certificate");
        let files = (folder.join(format!("{file}.pem")), folder.join(format!("{file}.key")));
        write(&files.1, &key.serialize_pem());
        write(&files.0, &made.pem());
        files
    }
}

/// Writes a file, also over an earlier one.
pub fn write(file: &Path, text: &str) {
    fs::write(file, text).expect("a file");
}

/// The options of a member that shows this certificate, and takes clients and other members of these authorities.
pub fn options((certificate, key): &(PathBuf, PathBuf), authority: &Path) -> Vec<String> {
    let named = |option: &str, file: &Path| [format!("--{option}"), file.display().to_string()];
    let mut all: Vec<String> = [
        named("cert-file", certificate),
        named("key-file", key),
        named("trusted-ca-file", authority),
        named("peer-cert-file", certificate),
        named("peer-key-file", key),
        named("peer-trusted-ca-file", authority),
    ]
    .concat();
    all.extend(["--client-cert-auth".to_owned(), "--peer-client-cert-auth".to_owned()]);
    all
}

/// The files of a server.
pub fn tls(authority: &Path, identity: Option<&(PathBuf, PathBuf)>) -> EtcdTls {
    EtcdTls {
        authority: Some(authority.to_owned()),
        identity: identity.cloned(),
    }
}
