#!/bin/sh
# Signs programs and installers on Windows, in the shell of git: packaging/windows/sign.sh FILE...
#
# By the environment:
#   WINDOWS_CERTIFICATE            a certificate for signing code with its key: the .pfx in Base64
#   WINDOWS_CERTIFICATE_PASSWORD   its password
# Without a certificate nothing is signed. Certificates whose key lies in a device or with a service (most new ones) come with a tool of their own, which takes
# the place of signtool here.
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
printf '%s' "$WINDOWS_CERTIFICATE" | base64 --decode >"$work/certificate.pfx"

# The newest of the Windows SDKs that are here.
signtool=
for found in "/c/Program Files (x86)/Windows Kits/10/bin/"*/x64/signtool.exe; do signtool=$found; done
[ -x "$signtool" ] || {
    echo "signtool, of the Windows SDK, was not found." >&2
    exit 1
}

# With the time by a service, so that the signature outlives the certificate.
"$signtool" sign -fd sha256 -td sha256 -tr http://timestamp.digicert.com \
    -f "$(cygpath -w "$work/certificate.pfx")" -p "${WINDOWS_CERTIFICATE_PASSWORD-}" "$@"
"$signtool" verify -pa "$@"
