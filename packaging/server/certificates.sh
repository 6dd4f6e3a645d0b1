#!/bin/sh
# Makes certificates for etcd, with an authority of their own: certificates.sh DIR NAME...
#
# The names or addresses are those by which members of etcd and servers reach a member. DIR gets ca.crt and ca.key,
# which signs others later; etcd.crt and etcd.key for the members; tumbletop.crt and tumbletop.key for the servers. What
# is there already stays, so that the authority is the same when the others are made anew: delete those, and call this
# again.
set -eu
usage="usage: certificates.sh DIR NAME..."
dir=${1:?$usage}
shift
[ $# -gt 0 ] || {
    echo "$usage" >&2
    exit 1
}
umask 077
mkdir -p "$dir"
cd -- "$dir"

# Makes a key, and a certificate that the authority has signed: FILE DAYS PURPOSE NAMES.
signed() {
    [ ! -f "$1.crt" ] || return 0
    printf 'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=%s\n%s\n' \
        "$3" "$4" >"$1.ext"
    openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$1.key" -subj "/CN=$1" \
        -out "$1.csr" 2>/dev/null
    openssl x509 -req -in "$1.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days "$2" -sha256 -extfile "$1.ext" \
        -out "$1.crt" 2>/dev/null
    rm -f "$1.csr" "$1.ext"
}

if [ ! -f ca.crt ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -keyout ca.key -out ca.crt \
        -subj "/CN=etcd of Tumbletop" -addext basicConstraints=critical,CA:TRUE,pathlen:0 \
        -addext keyUsage=critical,keyCertSign,cRLSign 2>/dev/null
fi
names=DNS:localhost,IP:127.0.0.1
for name in "$@"; do
    case $name in
    *:*) kind=IP ;;
    *[!0-9.]*) kind=DNS ;;
    *) kind=IP ;;
    esac
    names=$names,$kind:$name
done
# Members ask each other for a certificate, so theirs is for both sides.
signed etcd 365 serverAuth,clientAuth "subjectAltName=$names"
signed tumbletop 365 clientAuth "subjectAltName=DNS:tumbletop"
