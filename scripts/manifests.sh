#!/bin/sh
# Checks what starts servers: the unit of systemd, the Compose file, the entrance and the Kubernetes manifests.
#
#   scripts/manifests.sh PROGRAM
#
# PROGRAM is the program without a window, with the feature cluster. Its options and the version are checked each time, the
# rest by each validator that is installed; those that are not are named. From PyPI: check-jsonschema, kubernetes-validate.
set -eu
program=${1:?usage: scripts/manifests.sh PROGRAM}
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh

here=packaging/server
work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-manifests.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Runs a validator if it is installed: PROGRAM WHAT [ARGUMENT...].
validated() {
    tool=$1
    what=$2
    shift 2
    if command -v "$tool" >/dev/null 2>&1; then
        "$tool" "$@" >"$work/said" 2>&1 || {
            cat "$work/said"
            die "$tool refuses $what."
        }
        say "$what: right, says $tool"
    else
        say "$what: left out, $tool is not installed"
    fi
}

# The program knows all options that these files give it. Those of etcd stand in files and services of their own.
"$program" serve --help >"$work/help"
{
    grep -e '^ExecStart=' -e '^Environment=' "$here/tumbletop.service"
    grep -v systemctl "$here/default"
    grep -h -e '^ENTRYPOINT' -e '^CMD' -e '"Entrypoint"' "$here/Containerfile" "$here/image.sh"
    awk '/^[^ ]/ { server = /^x-server/ } server || /--advertise/' "$here/compose.yml"
    cat "$here/kubernetes/2-servers.yml"
} | grep -o -e '--[a-z][a-z-]*[a-z]' | LC_ALL=C sort -u >"$work/options"
[ "$(wc -l <"$work/options")" -ge 10 ] || die "The options of the server were not found."
while read -r option; do
    grep -q -e "^ *\(-[a-z], \)\{0,1\}$option\( \|\$\)" "$work/help" || die "$program serve has no option $option."
done <"$work/options"
say "options of the server: known"

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
for file in "$here/compose.yml" "$here/kubernetes/2-servers.yml"; do
    grep -q "image: tumbletop-server:$version\$" "$file" || die "$file does not name the image of version $version."
done
say "version of the image: $version"

# The program is not in its place here.
mkdir "$work/unit"
sed "s|^ExecStart=[^ ]*|ExecStart=/bin/true|" "$here/tumbletop.service" >"$work/unit/tumbletop.service"
validated systemd-analyze "the unit of systemd" verify --man=no --recursive-errors=no "$work/unit/tumbletop.service"
validated check-jsonschema "the Compose file" --builtin-schema vendor.compose-spec "$here/compose.yml"
validated haproxy "the entrance" -c -f "$here/haproxy.cfg"
validated kubernetes-validate "the Kubernetes manifests" --strict "$here"/kubernetes/*.yml
