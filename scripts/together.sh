#!/bin/sh
# Plays one match of each game over the network: a server, two players and an onlooker, each a separate process, on the
# loopback address. All must end with the same match and the same results.
#
# Usage: scripts/together.sh [PROGRAM]; by default the program without a window, as built with
# cargo build -p cli
set -eu
program=${1:-target/debug/tumbletop-headless}
work=$(mktemp -d "${TMPDIR:-/tmp}/tumbletop-together.XXXXXX")
children=

finish() {
    status=$?
    trap - EXIT
    for child in $children; do
        kill "$child" 2>/dev/null || true
    done
    rm -rf "$work"
    exit "$status"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

fail() {
    echo "$1" >&2
    for file in "$work"/*.err "$work"/server; do
        echo "--- ${file##*/}" >&2
        tail -n 20 "$file" >&2
    done
    exit 1
}

# Waits until a file has a line of this pattern, and prints the match of its group.
await() {
    tries=0
    until found=$(sed -n "s/$2/\1/p" "$1" 2>/dev/null | head -n 1) && [ -n "$found" ]; do
        tries=$((tries + 1))
        [ "$tries" -le 300 ] || fail "$3 did not come."
        sleep 0.1
    done
    echo "$found"
}

# A field of a report: a text, a number or a list, without blanks.
field() {
    tr -d ' \n' <"$1" | sed -n 's/.*"'"$2"'":\(\[[^]]*\]\|[^,}]*\).*/\1/p'
}

# What a report says of the match, without the parts that differ between programs.
result() {
    for name in game finished scores final_hash; do
        echo "$name $(field "$1" "$name")"
    done
}

# Waits for the end of one of the children, for two minutes at most.
ends() {
    tries=0
    while kill -0 "$1" 2>/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -le 1200 ] || fail "$2 of $game does not end."
        sleep 0.1
    done
    wait "$1" || fail "$2 of $game failed."
}

"$program" --lang en serve --listen 127.0.0.1:0 --data "$work/data" >"$work/server" 2>"$work/server.err" &
server=$!
children=$server
address=$(await "$work/server" '.* \(127\.0\.0\.1:[0-9]*\);.*' "The server")

for game in stack skip-bo skip-bo-mod skip-bo-dice; do
    # Otherwise the code of the last room could be read before the next host has created its file.
    rm -f "$work"/host.* "$work"/guest.* "$work"/onlooker.*
    case $game in
        stack) options="--set target=10" ;;
        skip-bo | skip-bo-mod) options="--set stock=5" ;;
        *) options= ;;
    esac
    # Options are words without blanks.
    # shellcheck disable=SC2086
    "$program" --lang en bot "$address" new --game "$game" --seats 2 --open 1 $options --pace 0.2 --level easy --json \
        >"$work/host.json" 2>"$work/host.err" &
    host=$!
    code=$(await "$work/host.err" '^\([A-Z]\{6\}\)$' "The room of $game")
    "$program" --lang en bot "$address" "$code" --watch --json >"$work/onlooker.json" 2>"$work/onlooker.err" &
    onlooker=$!
    "$program" --lang en bot "$address" "$code" --pace 0.2 --level easy --json >"$work/guest.json" 2>"$work/guest.err" &
    guest=$!
    children="$server $host $onlooker $guest"
    ends "$host" "The host"
    ends "$guest" "The guest"
    ends "$onlooker" "The onlooker"
    children=$server
    for who in host guest onlooker; do
        result "$work/$who.json" >"$work/$who.result"
        # The last feed item has the final scores.
        [ "$(field "$work/$who.json" scores)" = "$(field "$work/$who.json" seen)" ] ||
            fail "$game: the $who was told other scores than those of the end."
    done
    grep -q 'finished true' "$work/host.result" || fail "$game: the match was not finished."
    cmp -s "$work/host.result" "$work/guest.result" || fail "$game: host and guest saw different matches."
    cmp -s "$work/host.result" "$work/onlooker.result" || fail "$game: host and onlooker saw different matches."
    echo "$game: $(tr '\n' ' ' <"$work/host.result")"
done

kill "$server"
wait "$server" || fail "The server did not end cleanly."
[ "$(find "$work/data/matches" -name '*.match' | wc -l)" -eq 4 ] || fail "Not every match was kept."
