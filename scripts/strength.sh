#!/bin/sh
# Measures how strong the computer players are, and prints the table of docs/opponents.md.
#
# Usage: scripts/strength.sh [PROGRAM] [MATCHES]; an hour or so on one core. The program is best a release build
# without the window: cargo build --release -p cli
set -eu
program=${1:-target/release/tumbletop-headless}
matches=${2:-2000}

# One row, on the first of the seats: the game, the number of matches, the seats, the options.
row() {
    game=$1 games=$2 seats=$3
    shift 3
    "$program" simulate "$game" --games "$games" --seats "$seats" --alternate --cost --threads 1 "$@" |
        awk -v what="$game $*" -v seats="$seats" -v games="$games" '
            $1 == 1 && $3 != "choices," { wins = $3; share = $6; low = $7; high = $9 }
            $1 == 1 && $3 == "choices," { mean = $6 + 0; most = $12 + 0 }
            END { print "| " what " | " seats " | " games " | " share " % | " low " to " high " | " mean " | " most " |" }'
}

echo "| game | seats | matches | share of the first | 95 % interval | mean ms | 99 % within ms |"
echo "| --- | --- | --- | --- | --- | --- | --- |"
for level in easy normal hard; do
    row skip-bo "$((5 * matches))" "$level,baseline" --set stock=20
done
row skip-bo "$matches" expert,baseline --set stock=20
for game in skip-bo skip-bo-mod; do
    for pair in easy,greedy normal,easy hard,normal expert,hard expert,greedy; do
        row "$game" "$matches" "$pair"
    done
    row "$game" "$((matches / 4))" expert,greedy,greedy,greedy,greedy,greedy
    row "$game" "$((matches / 4))" expert,hard,hard,hard,hard,hard
    for four in normal,easy,normal,easy hard,normal,hard,normal expert,hard,expert,hard; do
        row "$game" "$((matches / 4))" "$four" --set teams=on
    done
    row "$game" "$((matches / 4))" expert,hard --set enforcement=table
done
for game in skip-bo-dice stack; do
    for pair in normal,easy hard,normal expert,hard expert,greedy; do
        row "$game" "$matches" "$pair"
    done
done
row skip-bo-dice "$((matches / 4))" expert,greedy,greedy,greedy
row stack "$((matches / 4))" expert,hard,expert,hard --set teams=on
row stack "$((matches / 10))" expert,greedy,greedy,greedy,greedy,greedy,greedy,greedy
