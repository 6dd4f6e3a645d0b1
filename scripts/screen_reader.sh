#!/bin/sh
# Uses the program as a screen reader does: reads names and calls actions over the accessibility bus, on a virtual
# screen and in a session of its own. Plays a whole match of each game and a table with others, and goes through title,
# settings, rules and set-up.
#
# Usage: scripts/screen_reader.sh [PROGRAM [HEADLESS [PART...]]]; by default the programs as built with `cargo build`
# and `cargo build -p cli`, and all parts.
set -eu
cd -- "$(dirname -- "$0")/.."
. scripts/setup.sh
program=${1:-target/debug/tumbletop}
headless=${2:-target/debug/tumbletop-headless}
[ $# -lt 1 ] || shift
[ $# -lt 1 ] || shift

work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-reader.XXXXXX")
screen=
finish() {
    status=$?
    trap - EXIT
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    rm -rf "$work"
    exit "$status"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

driver=$(software_vulkan)
[ -n "$driver" ] || die "The software Vulkan driver (lavapipe, of Mesa) was not found."
export VK_DRIVER_FILES="$driver" VK_ICD_FILENAMES="$driver"
: >"$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$work/display" >"$work/xvfb.log" 2>&1 &
screen=$!
tries=0
until [ -s "$work/display" ]; do
    tries=$((tries + 1))
    [ "$tries" -le 100 ] || die "The virtual screen (Xvfb) did not start."
    sleep 0.1
done
DISPLAY=:$(tr -d '[:space:]' <"$work/display")
mkdir -m 700 "$work/runtime"
export DISPLAY XDG_RUNTIME_DIR="$work/runtime" XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data"
unset WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
# The Python of the system has the library of the bus.
timeout 900 dbus-run-session -- /usr/bin/python3 -B tests/screen_reader/play.py "$program" "$headless" "$work" "$@"
