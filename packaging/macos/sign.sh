#!/bin/sh
# Signs a bundle or a disk image on a Mac, and has Apple notarise it: packaging/macos/sign.sh APP|DMG
#
# By the environment:
#   MACOS_CERTIFICATE            a `Developer ID Application` certificate with its key: the .p12 in Base64
#   MACOS_CERTIFICATE_PASSWORD   its password
#   MACOS_NOTARY_KEY             a key of App Store Connect: the .p8 in Base64
#   MACOS_NOTARY_KEY_ID          its id
#   MACOS_NOTARY_ISSUER          who issued it
# Without a certificate a bundle is signed ad hoc, which names nobody: Apple's own processors start nothing unsigned, and
# the signatures that the linker gives a program know nothing of the bundle around it. Without a notary key it is not
# notarised, and who downloads it has to allow it in the system settings.
set -eu
target=${1:?usage: packaging/macos/sign.sh APP|DMG}

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-sign.XXXXXX")
keychain=
finish() {
    [ -z "$keychain" ] || security delete-keychain "$keychain" || true
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

if [ -z "${MACOS_CERTIFICATE-}" ]; then
    case $target in
    # An image needs no signature to be opened.
    *.app)
        codesign --force --sign - "$target"
        codesign --verify --strict "$target"
        ;;
    esac
    exit 0
fi

# A keychain for this alone, which goes afterwards.
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$work/certificate.p12"
password=$(openssl rand -hex 24)
keychain=$work/sign.keychain-db
security create-keychain -p "$password" "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$work/certificate.p12" -k "$keychain" -P "${MACOS_CERTIFICATE_PASSWORD-}" -T /usr/bin/codesign >&2
# codesign looks for the certificates between this one and Apple's in the keychains of the user's list. The new one leaves
# the list when it is deleted.
security list-keychains -d user | sed -e 's/^ *"//' -e 's/"$//' >"$work/keychains"
set --
while read -r one; do set -- "$@" "$one"; done <"$work/keychains"
security list-keychains -d user -s "$keychain" "$@"
# Without this the system asks a person whether codesign may use the key.
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
identity=$(security find-identity -v -p codesigning "$keychain" | awk '/Developer ID Application/ { print $2; exit }')
[ -n "$identity" ] || {
    echo "The certificate is no valid 'Developer ID Application' certificate." >&2
    exit 1
}

# The hardened runtime is what the notary asks for; the program needs no exception from it.
case $target in
*.app) codesign --force --timestamp --options runtime --keychain "$keychain" --sign "$identity" "$target" ;;
*) codesign --force --timestamp --keychain "$keychain" --sign "$identity" "$target" ;;
esac
codesign --verify --strict "$target"

[ -n "${MACOS_NOTARY_KEY-}" ] || exit 0
printf '%s' "$MACOS_NOTARY_KEY" | base64 --decode >"$work/notary.p8"
case $target in
*.app)
    handed=$work/notarise.zip
    ditto -c -k --keepParent "$target" "$handed"
    ;;
*) handed=$target ;;
esac
xcrun notarytool submit "$handed" --wait --timeout 30m \
    --key "$work/notary.p8" --key-id "$MACOS_NOTARY_KEY_ID" --issuer "$MACOS_NOTARY_ISSUER" | tee "$work/notary.log" >&2
# notarytool ends with 0 where the notary refuses, too.
grep -q '^ *status: Accepted' "$work/notary.log"
xcrun stapler staple "$target"
xcrun stapler validate "$target"
