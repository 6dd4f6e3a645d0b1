#!/bin/sh
# Counts how matches end, and prints the table of docs/opponents.md.
#
# Usage: scripts/endings.sh [PROGRAM] [MATCHES]; an hour or so on two cores. The program is the example `endings`, best
# built with cargo build --release -p cli --example endings
set -eu
program=${1:-target/release/examples/endings}
matches=${2:-1000}

# This many seats of a level, as a list.
seats() {
    count=$1 level=$2 list=$2
    while [ "$count" -gt 1 ]; do
        list=$list,$level
        count=$((count - 1))
    done
    echo "$list"
}

echo "| game | seats | matches | no winner | given up | turns | median | longest | gathered | most | fewest won | first | places |"
echo "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
for level in easy normal hard expert; do
    for game in skip-bo skip-bo-mod; do
        for count in 2 3 4 5 6; do
            "$program" "$game" "$matches" "$(seats "$count" "$level")"
        done
        for count in 4 6; do
            "$program" "$game" "$matches" "$(seats "$count" "$level")" teams=on
        done
    done
    "$program" skip-bo "$((matches / 10))" "$(seats 4 "$level")" stalemate=draw
    "$program" skip-bo "$((matches / 10))" "$(seats 4 "$level")" stalemate=off
    for count in 2 3 4; do
        "$program" skip-bo-dice "$matches" "$(seats "$count" "$level")"
    done
    for count in 2 3 4 5 6 7 8; do
        "$program" stack "$matches" "$(seats "$count" "$level")"
    done
    "$program" stack "$((matches / 50))" "$(seats 4 "$level")" teams=on
done
for game in skip-bo skip-bo-mod; do
    "$program" "$game" "$matches" easy,normal,hard,expert
    "$program" "$game" "$matches" easy,normal,hard,expert,easy,normal
    "$program" "$game" "$matches" easy,expert,hard,normal teams=on
done
