### What the program prints on the command line. Words between backticks, words with dashes in front, as in --out, and
### words in capitals, as in FILE, are the same in all languages.

## Parts of several texts.

# A seat at the table, by its number.
# $number: number
cli-seat = seat { $number }

# Names of players who have none of their own: the first one, and the others by their number.
cli-player = Player

# $number: number
cli-player-number = Player { $number }

# Stands beside a bar that shows how much is done.
cli-progress-matches = matches

cli-progress-throws = throws

## What is wrong with the arguments. Clauses without a full stop.

# $name: text, $known: series
cli-no-such-game = there is no game { $name }; the games are: { $known }

# $game: text, $level: text, $known: series
cli-level-not-for-game = { $game } has no computer player called { $level } in this version; it has: { $known }

# $name: text, $known: series
cli-no-such-level = there is no computer player called { $name }; there are: { $known }

cli-seat-without-name = each seat needs a name or a computer player, as in `you,normal`
# $name: text
cli-same-name = two players are called { $name }: nobody could tell them apart

# $scene: text
cli-no-such-scene = there is no scene `{ $scene }`; `tumbletop shot --list` lists them

cli-no-out = name the file for the picture: --out FILE.png


# $command: text
cli-command-needs-window = `{ $command }` needs a window, and this build has none: build with the default features

# $command: text
cli-needs-text = `{ $command }` needs a window, and this program has none: add --text to play by lines of text

cli-no-command = this build has no window: name a command (`tumbletop help` lists them), or build with the default features

cli-showing-needs-window = showing a match needs a window, and this build has none: use --verify, or build with the default features

## What is wrong with the value of an argument. Clauses without a full stop.

cli-value-setting = an option is written as KEY=VALUE

cli-value-size = a size is written as WIDTHxHEIGHT, each 64 to 8192, as in 1280x720

cli-value-interface = the interface size is a number from 0.8 to 2.0

cli-value-language = the language is en, de, fr or es

cli-value-quality = the quality is lowest, low, medium or high

cli-value-speed = the speed is a number from 0.25 to 16

cli-value-number = it is not a whole number, or not one that is allowed

# $least: text, $most: text
cli-value-whole = it takes a whole number from { $least } to { $most }

# $most: text
cli-value-seconds = it takes a number of seconds from 0 to { $most }

cli-value-origin = it takes the origin of a web page: https://HOST, http://HOST or with a port
cli-value-relay = it takes the address of a relay: HOST, HOST:PORT, https://HOST:PORT or, without encryption, http://HOST:PORT
cli-value-host-name = it takes the name of a server, without a port
cli-value-bytes = it takes a number with K, M, G or T, such as 500M or 4G, from 1M to 1000T
cli-value-mail-server = it takes smtps://HOST or smtp://HOST, with a port or without; a login has a file of its own
cli-value-mail-address = it takes an address of mail, such as tumbletop@example.org

## What is wrong with how the arguments are written. Clauses without a full stop; $argument as in `--seats <SEATS>`.

# $argument: text
cli-arguments-unknown = unexpected argument '{ $argument }' found

# $command: text
cli-arguments-no-such-command = unrecognized subcommand '{ $command }'

# $argument: text, $others: series
cli-arguments-conflict = the argument '{ $argument }' cannot be used with { $others }

# $argument: text
cli-arguments-twice = the argument '{ $argument }' cannot be used multiple times

# $arguments: series
cli-arguments-missing = the following required arguments were not provided: { $arguments }

# $argument: text
cli-arguments-no-value = a value is required for '{ $argument }' but none was supplied

# $value: text, $argument: text
cli-arguments-value = invalid value '{ $value }' for '{ $argument }'

# $value: text, $argument: text, $known: series
cli-arguments-value-known = invalid value '{ $value }' for '{ $argument }'; there are: { $known }

# $value: text, $argument: text, $why: message
cli-arguments-value-why = invalid value '{ $value }' for '{ $argument }': { $why }

# $value: text, $argument: text
cli-arguments-too-many-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected

# $argument: text
cli-arguments-count = the number of values for '{ $argument }' is wrong

cli-arguments-not-words = an argument is not valid text

# Anything else; said by the library that reads the arguments, in English.
# $why: text
cli-arguments-wrong = the arguments are wrong: { $why }

# What could have been meant.
# $known: any
cli-arguments-tip = tip: did you mean { $known }?

# Comes last, after a line with how the command is written.
cli-arguments-more = For more information, try '--help'.

## What went wrong. Clauses without a full stop; $why is often said by the system.

# $file: text, $why: message
cli-cant-read = can't read { $file }: { $why }

# $file: text, $why: message
cli-cant-write = can't write { $file }: { $why }; choose another folder

# $why: text
cli-cant-print = the output can't be written: { $why }

# $file: text, $why: message
cli-file = { $file }: { $why }

cli-other-game = the record is of another game

# What was found is said for developers, in English.
# $count: number, $first: text, $seed: text
cli-findings = { $count } findings that must not occur, the first: { $first }; please report them with the seed { $seed }

# What is wrong is said for developers, in English.
# $scene: text, $why: text
cli-scene = { $scene }: { $why }

## `tumbletop simulate`: a table of figures.

# $game: text, $games: number, $actions: number, $seconds: text, $rate: text, $action-rate: text
cli-simulate-head = { $game }: { $games } games, { $actions } actions in { $seconds } s ({ $rate } games a second, { $action-rate } actions a second)

# Headings of columns.
cli-simulate-seat = seat

cli-simulate-agent = agent

cli-simulate-wins = wins

cli-simulate-ties = ties

cli-simulate-mean = mean score

# How many of the matches that one side won alone.
cli-simulate-share = % of decided

# The range in which that share would lie after any number of matches.
cli-simulate-interval-head = 95 % interval

# $low: text, $high: text
cli-simulate-interval = { $low } to { $high }

# $turns: number, $stacks: number, $share: text
cli-simulate-rolls = { $turns } turns with a roll, { $stacks } stacks knocked over: { $share } per hundred

# How long a computer player thinks, in milliseconds.
# $choices: number, $mean: text, $median: text, $most: text, $longest: text
cli-simulate-cost = { $choices } choices, ms: mean { $mean }, median { $median }, 99 % within { $most }, longest { $longest }

# The shares of the decided matches that were won by whoever had the first turn, the second, and so on.
# $shares: text
cli-simulate-order = % of decided, by order of play: { $shares }

# $count: number
cli-simulate-unfinished = abandoned as too long: { $count }

# A sign of what all matches ended with; the same for the same seed.
# $hash: text
cli-simulate-final = final states: { $hash }

# $throws: number, $steps: number, $seconds: text, $times: text
cli-simulate-throws = { $throws } throws, { $steps } steps: { $seconds } s on a real table, { $times } times as fast here

# A cocked die leans, so that it shows nothing.
# $cocked: number, $floor: number, $fell: number, $penalties: number
cli-simulate-thrown-again = thrown again: { $cocked } cocked, { $floor } off the table; stacks that fell: { $fell }; penalties: { $penalties }

## `tumbletop roll`: how evenly dice fall.

# $die: text, $throws: number, $seconds: text, $rate: text
cli-roll-head = { $die }: { $throws } throws in { $seconds } s ({ $rate } a second)

# $half: text, $most: text, $longest: text
cli-roll-rest = at rest after { $half } s (half of them), { $most } s (95 %), { $longest } s (the longest)

# $sum: text, $degrees: number, $p: text, $worst: text
cli-roll-even = chi-square { $sum } with { $degrees } degrees of freedom: p = { $p }; worst face { $worst } % off its share

# $association: text
cli-roll-association = face up in the hand and face rolled: Cramér's V = { $association }

# $correlation: text, $runs: text
cli-roll-succession = a throw and the next: correlation { $correlation }, runs of equal faces { $runs } standard deviations off

# $cocked: number, $floor: number
cli-roll-thrown-again = thrown again: { $cocked } cocked, { $floor } off the table

## `tumbletop rules`: the list of a game's options.

cli-rules-options = Options

cli-rules-set = `--set KEY=VALUE`; the value in brackets is the default.

# $key: text, $values: message, $default: text, $what: message
cli-rules-option = `{ $key }` = { $values } [{ $default }]. { $what }

cli-rules-teams = Who plays with whom.

cli-teams-values = on, off, or a letter for each seat, for example abab

## `tumbletop replay`: a record that was played again by the rules.

# $game: text, $count: number
cli-replay-finished = { $game }: { $count } actions, finished, every state as recorded

# $game: text, $count: number
cli-replay-unfinished = { $game }: { $count } actions, not finished, every state as recorded

# $scores: text, $seats: text
cli-replay-scores = scores: { $scores }, winners: seats { $seats }

# $hash: text
cli-replay-final = final state: { $hash }

# $count: number
cli-replay-damaged = the file is damaged after action { $count }

# $count: number
cli-replay-tracks = throws with a track: { $count }

# $why: message
cli-replay-without-tracks = { $why }; dice are put down instead of rolled

## `tumbletop verify`: a match that was checked.

# $people: number
cli-verify-drawn = { $people ->
    [0] the server alone drew the seed
    [one] the server and one person drew the seed together
   *[other] the server and { $people } people drew the seed together
}
# $who: number
# $hash: text
cli-verify-commitment = { $who ->
    [0] commitment of the server: { $hash }
   *[other] commitment of person { $who }: { $hash }
}
# $seed: text
cli-verify-not-drawn = the program chose the seed by itself: { $seed }
cli-verify-chance = everything drawn is what the seed gives
# $count: number
cli-verify-throws = throws thrown again, each the same to the last bit: { $count }
# $count: number
cli-verify-unknown = throws that can't be thrown again: { $count }; the file has no track of them, or knows only roughly where the dice lay
# $seal: text
cli-verify-seal = seal: { $seal }
cli-verify-seed-differs = the seed is not the one that was drawn: somebody has changed the match
# $entry: number
cli-verify-chance-differs = what entry { $entry } drew is not what the seed gives: somebody has changed the match
# $entry: number
cli-verify-throw-differs = the dice of entry { $entry } fall in another way when they are thrown again: somebody has changed the match, or another system or version of the game threw them

## `tumbletop perft`: how many sequences of acts there are.

# $count: number, $acts: number, $seconds: text, $hash: text
cli-perft-counted = { $count } sequences of { $acts } acts in { $seconds } s, hash { $hash }

## `tumbletop doctor`: what this machine has. The names in front of the lines have room for ten letters.

# $file: text, $count: number
cli-doctor-packed = { $file } holds { $count ->
    [one] 1 file; have a look at it
   *[other] { $count } files; have a look at them
} before you send it

# $version: text, $system: text
cli-doctor-program = { $version } on { $system }

cli-doctor-rules-name = rules

# $game: text, $version: number
cli-doctor-rules = { $game }, version { $version }

cli-doctor-engine-name = engine

cli-doctor-display-name = display

cli-doctor-graphics-name = graphics

cli-doctor-no-graphics = none

# A graphics adapter: what it calls itself, and how it is reached (as in vulkan).
# $name: text, $backend: text
cli-doctor-adapter = { $name } ({ $backend })

# $name: text, $backend: text, $driver: text
cli-doctor-adapter-driver = { $name } ({ $backend }, { $driver })

# $adapter: message
cli-doctor-adapter-software = { $adapter }, draws on the processor: slow

# $adapter: message
cli-doctor-adapter-used = { $adapter }, in use

cli-doctor-sound-name = sound

# $why: message
cli-doctor-silence = { $why }: the game is played in silence

cli-doctor-settings-name = settings

# The folder of saved matches.
cli-doctor-data-name = data

cli-doctor-no-folder = the system has none

# $folder: text
cli-doctor-folder-missing = { $folder } (not there yet)

# The files that are part of the program.
cli-doctor-assets-name = assets

cli-doctor-verdict-name = verdict

cli-doctor-can-play = the game can be played here

cli-doctor-cant-play = the game can't be played here

## What `--help` prints: headings and signs.

cli-usage = Usage:

cli-heading-commands = Commands

cli-heading-arguments = Arguments

cli-heading-options = Options

# $value: text
cli-default = [default: { $value }]

# $values: series
cli-possible = [possible values: { $values }]

cli-possible-heading = Possible values:

## What `--help` prints of all commands. A message is found by its id: cli-help-, the command, the argument, the value.

cli-help-tumbletop = Four tabletop games with honestly thrown dice: Stack, Skip-Bo, Skip-Bo MOD and Skip-Bo Dice.

cli-help-help = Print this message or the help of the given subcommand(s)

cli-help-flag-help = Print help

cli-help-flag-help-short = Print help (see more with '--help')

cli-help-flag-help-long = Print help (see a summary with '-h')

cli-help-flag-version = Print version

cli-help-lang = Uses this language: en, de, fr, es; by default the system's

# $games: text
cli-help-game = The game: { $games }

cli-help-seed = The seed for everything random

cli-help-json = Prints one JSON object

cli-help-set = Sets an option of the game; `tumbletop rules GAME` lists them

cli-help-speed = The speed of all motion as a multiple of the normal speed, 0.25 to 16

cli-help-mute = Plays without sound

cli-help-windowed = Plays in a window of this size

cli-help-quality = Graphics quality for this run: lowest, low, medium, high

cli-help-threads = The number of threads; by default one per core

cli-help-text = Plays in this terminal, by lines of text

cli-help-play-resume = Resumes this saved match, as the list of matches names it; needs --text

## `tumbletop play --help`

cli-help-play = Starts a match at once

cli-help-play-seats = Who plays, seat by seat: `you`, a person's name, or a computer player (easy, normal, hard, expert, greedy, random)

cli-help-play-seed = The seed for everything random; random if not given

cli-help-play-enforcement = How the game deals with slips; the same as `--set enforcement=...`

cli-help-play-shots = Writes a numbered picture to this folder at each turn, settled throw and change of screen

cli-help-play-quit-after = Ends the program after the first turn, the first round, or the match

cli-help-play-quit-after-turn = After one turn

cli-help-play-quit-after-round = After one round has been scored

cli-help-play-quit-after-match = After the match

## `tumbletop simulate --help`

cli-help-simulate = Lets computer players play many matches and counts the results

cli-help-simulate-games = The number of matches

cli-help-simulate-seats = The computer players, seat by seat: easy, normal, hard, expert; or a yardstick: random, baseline, greedy

cli-help-simulate-alternate = Moves all players on by a seat after each match, so that no seat gives an advantage

cli-help-simulate-cost = Measures how long each computer player thinks about a choice

cli-help-simulate-nodes = How many nodes a searching computer player may visit per decision; by default the game's own number; not with real dice

cli-help-simulate-physics = Throws real dice, headless

cli-help-simulate-record = Saves each match as a file in this folder; with --physics also how its dice moved

## `tumbletop replay --help`

cli-help-replay = Shows a recorded match, or replays it by the rules alone

cli-help-replay-file = A saved match, or a record of an earlier version

cli-help-replay-verify = Replays the match by the rules, without a window, and compares the state after every action

cli-help-replay-at = Starts after this number of actions, and pauses there

## `tumbletop perft --help`

cli-help-perft = Counts action sequences

cli-help-perft-depth = The number of players' actions in a sequence

## `tumbletop shot --help`

cli-help-shot = Renders one named scene to a picture, without a window

cli-help-shot-scene = The scene

cli-help-shot-out = The file for the picture

cli-help-shot-size = The size of the picture

cli-help-shot-scale = The size of the interface, 0.8 to 2.0

cli-help-shot-quality = The quality of the picture: lowest, low, medium, high

cli-help-shot-list = Lists all scenes

## `tumbletop roll --help`

cli-help-roll = Throws real dice many times and says how evenly they fall

cli-help-roll-die = The die

cli-help-roll-die-d6 = Six faces

cli-help-roll-die-d10 = Ten faces

cli-help-roll-throws = The number of throws

cli-help-roll-manner = How the dice are thrown

cli-help-roll-manner-any = As players throw: from any side, in any direction into the tray, hard or softly

cli-help-roll-manner-standard = The standard throw of the game, always the same

cli-help-roll-manner-low = As softly as possible, always the same

cli-help-roll-manner-middle = With half the power, always the same

cli-help-roll-manner-high = As hard as possible, always the same

cli-help-roll-manner-dense = 112 dice at once

## `tumbletop verify --help`

cli-help-verify = Checks a match: its draw, its rules, its chance, and each throw by throwing it again

cli-help-verify-file = A saved match, or a record of an earlier version

## `tumbletop rules --help`

cli-help-rules = Prints the rules of a game in our words

## `tumbletop doctor --help`

cli-help-doctor = Says what this computer has, and what to do if the game can't be played on it

cli-help-doctor-bundle = Packs what a bug report needs into this file: what was found, settings, logs, crash reports

cli-help-roll-keep = Keeps the counts beside the saved matches, for the statistics

## `tumbletop stats --help`

cli-help-stats = Shows statistics of the saved matches: results, counts, mistakes and luck, and how the dice fell

cli-help-stats-player = Only this player

cli-help-stats-game = Only this game

cli-help-stats-rebuild = Computes everything anew

cli-help-stats-look-back = Reviews all finished matches for mistakes and luck, which takes a long time

cli-help-folder = The folder of the saved matches; by default the one that the window uses

## `tumbletop matches --help`

cli-help-matches = Lists the saved matches, shows one, exports or imports one, or deletes one

cli-help-list = Lists the saved matches, the latest first

cli-help-show = Shows how a match stands

cli-help-export = Copies a match to a file

cli-help-import = Adds a copy of a match to the saved ones

cli-help-delete = Deletes a match

cli-help-id = The match, as the list names it

cli-help-export-file = The file to write; it must not exist yet

cli-help-import-file = The file to import

cli-help-delete-yes = Deletes without asking

## What the commands of saved matches say.

cli-folder-needed = this build does not know where matches are saved: name the folder with --folder

# $folder: text
cli-matches-none = There are no saved matches in { $folder }.

# A line of the list: the match, and what is told of it.
# $id: text, $told: message
cli-matches-line = { $id }: { $told }

# $game: text, $players: all, $round: number, $points: series, $entries: number
cli-matches-on = { $game }, { $players }; round { $round }, points { $points }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}

# $game: text, $players: all, $round: number, $points: series, $entries: number
cli-matches-over = { $game }, { $players }; over in round { $round }, points { $points }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}

# $id: text, $folder: text
cli-matches-unknown = there is no match { $id } in { $folder }; `tumbletop matches list` lists them

# $file: text
cli-matches-exported = Exported to { $file }.

# $id: text
cli-matches-imported = Imported as match { $id }.

# $id: text
cli-matches-delete-ask = Delete { $id }? This can't be undone. (yes/no)

# A word that means yes at this question.
cli-matches-yes = yes

cli-matches-not-deleted = Nothing was deleted.

cli-matches-unasked = nobody can be asked here whether to delete it: add --yes

# $id: text
cli-matches-deleted = { $id } is deleted.

# $file: text
cli-roll-kept = The counts are kept in { $file }.

## What is wrong with commands of the network. Clauses without a full stop.

cli-no-cluster = this program can't share tables with other servers (--cluster): leave --cluster out, and everything is kept in --data
cli-half-certificate = a certificate and its key are needed together: --tls-cert FILE --tls-key FILE
# $address: text
cli-no-address = { $address } is not a server address: write HOST, HOST:PORT, wss://HOST:PORT or, without encryption, ws://HOST:PORT
# $code: text
cli-no-code = { $code } is not a room code: a code has six letters; or write `new` for a new room
cli-new-without-game = a new room needs its game: --game GAME
cli-no-seat-left = at least one seat has to be left for the bot: use a smaller --open
# $address: text
cli-no-connection = there is no connection to { $address }: check that the address is right and the server is running
# $why: message, $address: text, $fingerprint: text
cli-untrusted = { $why } If the owner of { $address } tells you this fingerprint, trust it with --trust { $fingerprint }

## What commands of the network print.

# $address: text, $rooms: number
cli-serve-listening = The server is listening at { $address }; { $rooms ->
    [one] 1 room was restored
   *[other] { $rooms } rooms were restored
}.
# $game: text, $code: text
cli-serve-your-turn = It's your turn at { $game }: table { $code }.
# The mail that says whose turn it is: its subject, and under the line above two more.
# $game: text, $code: text
cli-mail-turn-subject = Your turn at { $game }, table { $code }
cli-mail-why = You get this mail because you asked for it at this table and confirmed the address.
cli-mail-ends = To get no more, end it at this table in Tumbletop.
# The mail by which an address is confirmed: its subject, and three lines.
cli-mail-code-subject = Tumbletop: a code for your address
# $game: text, $code: text
cli-mail-asks = Somebody gave this address to be told when it is their turn at { $game }, table { $code }.
# $letters: text
cli-mail-code = Was it you? Then enter this code at the table in Tumbletop, within 24 hours: { $letters }
cli-mail-not-you = If it was not you, there is nothing to do: without the code, no messages about turns are sent here.
# $address: text
cli-serve-homes = People in other homes join at { $address }
# $address: text, $why: text
cli-serve-no-relay = No relay answers{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}: other homes find this server only if their network and this one let them. Its address is { $address }
# $address: text
cli-relay-listening = The relay is waiting at { $address }.
cli-relay-ended = the relay has ended by itself
# $code: text
cli-bot-room = Room { $code }
# $items: number, $reconnects: number
cli-bot-ended = The match is over after { $items ->
    [one] 1 item
   *[other] { $items } items
} and { $reconnects ->
    [one] 1 reconnection
   *[other] { $reconnects } reconnections
}.

## `tumbletop serve --help`

cli-help-serve = Hosts rooms in which people play together over the network
cli-help-serve-listen = The address to listen at; by default all addresses of this machine, at port 7448
cli-help-serve-data = The folder in which rooms and matches are kept
cli-help-serve-tls-cert = The file with the certificate, for encrypted connections
cli-help-serve-tls-key = The file with the certificate's key
cli-help-serve-public-name = The name by which people reach the server, if its certificate does not have it; can be repeated
cli-help-serve-max-rooms = The maximum number of rooms
cli-help-serve-keep-days = For how many days matches are kept that are over
cli-help-serve-max-disk = How much of the disk matches may take, such as 500M or 4G; one address may take an eighth of it
cli-help-serve-allow-origin = The origin of a web page that may connect, such as `https://play.example.org`; can be repeated
cli-help-serve-web = The folder of the page in which people play in a browser; it is given out at the same address
cli-help-serve-push-url-allow = A host to which messages about turns may be posted, such as `ntfy.sh`; can be repeated
cli-help-serve-mail-server = The server of mail over which messages about turns are sent: `smtps://HOST`, or `smtp://HOST` for STARTTLS
cli-help-serve-mail-from = The address that these mails are from
cli-help-serve-mail-login = The file with the login at the server of mail: two lines, the user and the password
cli-help-serve-metrics = The address that serves health and metrics
cli-help-serve-trusted-proxy = A proxy, as an address or a network such as 10.0.0.0/8, that is believed when it says who has come; can be repeated
cli-help-serve-homes = Lets people in from other homes too, without a certificate or any change to a router; prints the address
cli-help-serve-relay = A relay at which other homes find this server, instead of the public ones; can be repeated
cli-help-serve-relay-trust = Certificates that are trusted for relays, beside those of the public authorities
cli-help-serve-relay-listen = Is also a relay for tables and guests in different homes, at this address
cli-help-serve-shards = Which letters the codes of which servers begin with: a file with a line for each, such as `ABCD one.example.org`
cli-help-serve-shard = Which of these servers this one is, or belongs to
cli-help-serve-cluster = Shares tables with other servers over this etcd, each member with or without a port; `etcds://` over TLS
cli-help-serve-advertise = The address at which people reach this server and no other one
cli-help-serve-etcd-ca = The certificate of the authority that has signed those of etcd
cli-help-serve-etcd-cert = The certificate by which etcd knows this server
cli-help-serve-etcd-key = The key of that certificate
cli-help-serve-objects = Where all servers keep matches that are over and the ways of dice: `file:///FOLDER` or `s3://BUCKET/FOLDER`
cli-help-serve-etcd-quota = The quota of etcd (`--quota-backend-bytes`), such as 2G or 8G
cli-help-serve-json-log = Writes the log as JSON

## `tumbletop relay --help`

cli-help-relay = Carries what tables and guests in different homes can't send each other directly
cli-help-relay-listen = The address to listen at; 443 is the port that programs try by themselves
cli-help-relay-tls-cert = The file with the certificate. Without it, fewer homes find a direct way
cli-help-relay-tls-key = The file with the certificate's key
cli-help-relay-max-clients = The maximum number of tables and guests

## `tumbletop bot --help`

cli-help-bot = Plays seats of a room by program, over the network
cli-help-bot-address = The address of the server
cli-help-bot-code = The code of the room, or `new`
cli-help-bot-level = The level of the computer player
cli-help-bot-seats = How many seats the bot plays; in a new room: how many there are
cli-help-bot-open = How many seats of a new room are left open for others
cli-help-bot-watch = Watches and plays no seat
cli-help-bot-pace = How many seconds it takes for each action
cli-help-bot-name = The name it uses
cli-help-bot-trust = Trusts the certificate with this SHA-256 fingerprint, or those in this file instead of the system's

## `tumbletop daily`

cli-help-daily = Opens the table of the day: one match a day, the same for everybody

# After the try that counts, in a terminal.
cli-daily-window = Without --text, the window opens. There you can play it again.

## `tumbletop join --help`

cli-help-tables = Lists your tables that take their time, with whose turn it is
cli-help-tables-people = The folder that you gave to `join --text --people`
cli-help-tables-trust = Trusts the certificate with this SHA-256 fingerprint, or the first one in this file
cli-help-join = Joins a table with people on other computers
cli-help-join-address = The address of the server, or a link
cli-help-join-code = The code of the table; not needed with a link
cli-help-join-name = The name you play under
cli-help-join-watch = Watches without taking a seat
cli-help-join-trust = Trusts the certificate with this SHA-256 fingerprint, or the first one in this file, for this server from now on
cli-help-join-people = The folder with your key, the people you know, and your seats at tables that take their time; by default your key is shown to nobody
cli-no-invitation = this leads to no table: give an address and a code of six letters, or a link tumbletop://join/CODE
