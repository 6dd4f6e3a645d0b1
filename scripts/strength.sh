#!/bin/sh
# Measures how strong the computer players are, and prints both tables of "Strength and cost" in docs/opponents.md.
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

# One step with four seats: the game, the number of matches, the seats. Prints the share of the matches with a winner
# that both players of the first level won together, with its 95 % interval by Wilson's score.
step() {
    "$program" simulate "$1" --games "$2" --seats "$3" --alternate --threads 1 --json |
        awk '{
            # In the order of the seats: the first level has the first and the third.
            split($0, seats, /"wins":/)
            won = seats[2] + seats[4]
            decided = $0
            sub(/.*"decided":/, "", decided)
            decided += 0
            if (decided == 0) { print "-"; exit }
            z = 1.959964
            share = won / decided
            scale = 1 + z * z / decided
            middle = (share + z * z / (2 * decided)) / scale
            half = z * sqrt(share * (1 - share) / decided + z * z / (4 * decided * decided)) / scale
            printf "%.1f %% (%.1f to %.1f)", 100 * share, 100 * (middle - half), 100 * (middle + half)
        }'
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
row skip-bo-dice "$((matches / 4))" expert,hard,hard,hard
row stack "$((matches / 4))" expert,hard,expert,hard --set teams=on
row stack "$((matches / 10))" expert,greedy,greedy,greedy,greedy,greedy,greedy,greedy
row stack "$((matches / 10))" expert,normal,normal,normal,normal,normal,normal,normal --set target=100

echo
echo "| game | expert, hard | hard, normal | normal, easy |"
echo "| --- | --- | --- | --- |"
for game in skip-bo skip-bo-mod skip-bo-dice stack; do
    of_expert=$((matches / 2))
    [ "$game" != stack ] || of_expert=$((3 * matches / 10))
    expert=$(step "$game" "$of_expert" expert,hard,expert,hard)
    hard=$(step "$game" "$((matches / 2))" hard,normal,hard,normal)
    normal=$(step "$game" "$((matches / 2))" normal,easy,normal,easy)
    echo "| $game | $expert | $hard | $normal |"
done
