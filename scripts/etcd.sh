#!/bin/sh
# Gets the etcd of Debian 12 (3.4) and of Debian 13 (3.5) into a folder of its own, and installs nothing.
#
# Usage: sh scripts/etcd.sh [FOLDER]. Prints a line for each: its version, the folder of `etcd` and `etcdctl`. The tests
# take such a folder from TUMBLETOP_ETCD. A version that can't be had is named on stderr, and the exit status is 1.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
. "$here/setup.sh"

folder=${1:-${CARGO_TARGET_DIR:-$here/../target}/etcd}
mirror=http://deb.debian.org/debian
keys=/usr/share/keyrings/debian-archive-keyring.gpg

for needed in apt-get dpkg; do
    command -v "$needed" >/dev/null 2>&1 ||
        die "These packages are Debian's, and $needed is not installed: etcd was not got."
done
[ -e "$keys" ] || die "The keys of Debian's archive are missing (debian-archive-keyring): etcd was not got."
mkdir -p "$folder"
folder=$(cd -- "$folder" && pwd)

# Gets the packages of one release. $1: the version of etcd, $2: the name of the release. apt has lists, a cache and a
# state of its own here, and checks the signatures as usual.
get() {
    into=$folder/$1
    if [ -x "$into/usr/bin/etcd" ] && [ -x "$into/usr/bin/etcdctl" ]; then
        return
    fi
    apt=$folder/apt-$2
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/empty"
    : >"$apt/status"
    printf 'deb [signed-by=%s] %s %s main\n' "$keys" "$mirror" "$2" >"$apt/sources.list"
    own="-o Dir::Etc::sourcelist=$apt/sources.list -o Dir::Etc::sourceparts=$apt/empty -o Dir::State=$apt"
    own="$own -o Dir::State::lists=$apt/lists -o Dir::State::status=$apt/status -o Dir::Cache=$apt/cache"
    own="$own -o APT::Sandbox::User=root -o Acquire::Languages=none -o Acquire::Retries=2 -o Acquire::http::Timeout=30"
    # shellcheck disable=SC2086 # a list of words
    (cd -- "$apt" && apt-get $own -qq update && apt-get $own -qq download etcd-server etcd-client) >&2 || return 1
    for package in "$apt"/*.deb; do
        dpkg -x "$package" "$into" || return 1
    done
    rm -rf "$apt"
}

status=0
for version in 3.4:bookworm 3.5:trixie; do
    name=${version%%:*}
    if get "$name" "${version#*:}" && said=$("$folder/$name/usr/bin/etcd" --version); then
        printf '%s %s\n' "$(printf '%s' "$said" | sed -n 's/^etcd Version: //p')" "$folder/$name/usr/bin"
    else
        say "The etcd $name of Debian (${version#*:}) can't be had here."
        status=1
    fi
done
exit "$status"
