#!/bin/sh
# Three servers and three members of etcd on machines of their own, which are network namespaces, while people play and
# everything happens that can happen: killed, paused and cut off machines, full disks, clocks that jump.
#
# Usage: scripts/servers_lab.sh RUNS [ROOMS [SECONDS]], by default one run of 200 rooms and 90 seconds. Needs Linux,
# root or namespaces for users, unshare, ip, nft and etcd. Prints what each run has counted.
set -eu
cd -- "$(dirname -- "$0")/.."
runs=${1:-1}
export TUMBLETOP_CLUSTER_ROOMS="${2:-200}" TUMBLETOP_CLUSTER_SECONDS="${3:-90}" TUMBLETOP_CLUSTER_LAB=1
# As many actions as two cores can work out beside three servers and three members of etcd.
export TUMBLETOP_CLUSTER_PACE_MS="${TUMBLETOP_CLUSTER_PACE_MS:-2000}"
profile=${PROFILE:-dev}
built=$(cargo test --profile "$profile" -p cli --features cluster --test cluster --no-run --message-format=json |
    sed -n 's/.*"executable":"\([^"]*\/cluster-[^"]*\)".*/\1/p' | tail -n 1)
[ -n "$built" ] || exit 1
private() {
    if [ "$(id -u)" -eq 0 ]; then unshare --net --mount "$@"; else unshare --user --map-root-user --net --mount "$@"; fi
}
for seed in $(seq "$runs"); do
    echo "== run $seed"
    TUMBLETOP_CLUSTER_SEED="$seed" private "$built" --nocapture --test-threads 1
done
