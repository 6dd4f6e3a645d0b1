#!/bin/sh
# Signs programs and installers for Windows: packaging/windows/sign.sh FILE...
#
# By the environment:
#   WINDOWS_CERTIFICATE            a certificate for signing code with its key: the .pfx in Base64
#   WINDOWS_CERTIFICATE_PASSWORD   its password
#   WINDOWS_TIMESTAMP              the service that says when, if not the usual one; none if empty
# Without a certificate nothing is signed. Needs osslsigncode (Debian has it). It signs with keys in a device, too (most
# new certificates have theirs there), by other options than these.
set -eu
[ $# -gt 0 ] || {
    echo "usage: packaging/windows/sign.sh FILE..." >&2
    exit 1
}
if [ -z "${WINDOWS_CERTIFICATE-}" ]; then
    echo "Not signed, there is no certificate: $*" >&2
    exit 0
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-sign.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
umask 077
printf '%s' "$WINDOWS_CERTIFICATE" | base64 -d >"$work/certificate.pfx"
# In a file: the arguments of a program can be read by everybody.
printf '%s' "${WINDOWS_CERTIFICATE_PASSWORD-}" >"$work/password"
# With the time by a service, so that the signature outlives the certificate.
timestamp=${WINDOWS_TIMESTAMP-http://timestamp.digicert.com}

for file in "$@"; do
    osslsigncode sign -pkcs12 "$work/certificate.pfx" -readpass "$work/password" -h sha256 -n Tumbletop \
        ${timestamp:+-ts "$timestamp"} -in "$file" -out "$work/signed"
    # Into the file as it is, so that it keeps its mode.
    cat "$work/signed" >"$file"
    rm "$work/signed"
done
