#!/bin/sh
# Three servers and three members of etcd on machines of their own, which are network namespaces with small disks, while
# people play and everything happens that can happen: machines are killed, paused and cut off, disks are full, clocks jump.
#
# Usage: scripts/servers_lab.sh TESTS [RUNS [ROOMS [SECONDS [PACE]]]]: by default one run of 6 rooms and 45 seconds, with
# 120 milliseconds between two actions of a person. TESTS is the program of crates/cli/tests/cluster, as cargo test has
# built it. Needs Linux, etcd, unshare, ip and nft (nftables); where a network of its own can't be opened, it says so and
# ends with status 0. Clocks only jump where libfaketime is installed.
set -eu
tests=$1
runs=${2:-1}
export TUMBLETOP_CLUSTER_ROOMS="${3:-6}" TUMBLETOP_CLUSTER_SECONDS="${4:-45}" TUMBLETOP_CLUSTER_PACE_MS="${5:-120}"
export TUMBLETOP_CLUSTER_LAB=1

private() {
    if [ "$(id -u)" -eq 0 ]; then
        unshare --net --mount "$@"
    else
        unshare --user --map-root-user --net --mount "$@"
    fi
}
for tool in etcd ip nft unshare nsenter; do
    if ! command -v $tool >/dev/null 2>&1; then
        echo "left out: $tool is not installed"
        exit 0
    fi
done
if ! private sh -c 'ip link add bridge type bridge && mount -t tmpfs tmpfs /tmp' >/dev/null 2>&1; then
    echo "left out: no network and no disks of its own can be made here"
    exit 0
fi
for seed in $(seq "$runs"); do
    echo "run $seed:"
    TUMBLETOP_CLUSTER_SEED="$seed" private "$tests" --nocapture --exact \
        tests::nothing_acknowledged_is_lost_or_done_twice_while_servers_and_members_of_etcd_come_and_go
done
