# What the program says on the command line when something cannot be done. Help is in the program itself; see help.ftl of
# the other languages.

cli-error = error

## What is wrong with the arguments

cli-options = [OPTIONS]
cli-usage = Usage: { $usage }
cli-unknown-argument = unexpected argument '{ $arg }' found
cli-unknown-command = unrecognized subcommand '{ $command }'
cli-missing-argument = the following required arguments were not provided: { $args }
cli-missing-command = '{ $command }' requires a subcommand but one was not provided: { $commands }
cli-twice = the argument '{ $arg }' cannot be used multiple times
cli-conflict = the argument '{ $arg }' cannot be used with '{ $other }'
cli-no-value = a value is required for '{ $arg }' but none was supplied
cli-no-choice = invalid value '{ $value }' for '{ $arg }': choose one of { $values }
cli-bad-value = invalid value '{ $value }' for '{ $arg }': { $why }
cli-choose = choose one of { $words }
cli-too-many-values = unexpected value '{ $value }' for '{ $arg }' found; no more were expected
cli-too-few-values = more values are required for '{ $arg }'
cli-no-equals = equal sign is needed when assigning values to '{ $arg }'
cli-no-utf8 = an argument is no text in UTF-8
cli-meant = did you mean '{ $name }'?

## What is wrong with a value

cli-bad-seed = a seed is a number, or 0x and hexadecimal digits
cli-bad-seconds = a number of seconds, up to 3600
cli-bad-url = write it with https:// in front: https://{ $text }
cli-bad-host = only a host, and perhaps a port, may follow
cli-bad-crew = `{ $text }` is no number of marines; write one, or all
cli-bad-pledge = `{ $text }` is no pledge: a pledge has 64 hexadecimal digits
cli-bad-moment = write the replay and the number of the action, like game.tfr:12

## Files

cli-unreadable = { $file } cannot be read
cli-unwritable = { $file } cannot be written
cli-unmade = { $file } cannot be made
cli-unopened = { $file } cannot be opened
cli-unplayable = { $file } cannot be played
cli-no-file = there is no file { $file }
cli-no-folder = there is no folder { $folder }
cli-there-already = { $file } is there already; name a new file

## Places to play

cli-at = Telefrag is at { $address }
cli-stop = Stop it with Ctrl-C.
cli-stopped = Telefrag has stopped; nothing was lost.
cli-cannot-start = cannot start
cli-cannot-listen = cannot listen on { $address }: is another Telefrag running? Another address: --bind 127.0.0.1:1994
cli-no-data-folder = there is no data folder here; name one with --data
cli-cannot-make-folder = cannot make the folder { $folder }
cli-cannot-make-data = cannot make the folder { $folder }; name another one with --data
cli-cannot-write = cannot write { $file }
cli-cannot-copy = cannot copy { $file }
cli-cannot-use = cannot use the database
cli-cannot-connect = cannot use the database (in a password, write @ as %40, : as %3A and / as %2F)
cli-bad-database = --database is an address such as postgres://user:password@host/name; for a file, name its folder with --data
cli-no-password = cannot read a password in { $file }
cli-password-of-nothing = --database-password-file is for a database that --database names
cli-no-place = there is no place in { $folder } (no { $file }). Name the folder with --data, or the database with --database, as the server was started
cli-empty-database = no server has ever kept anything in this database. Name it with --database as the server was started
cli-locked = another Telefrag (process { $pid }) serves { $folder }; several processes need PostgreSQL: --database
cli-pg-dump = a PostgreSQL database is copied by pg_dump
cli-pg-restore = a PostgreSQL database is restored by psql or pg_restore
cli-no-copy = cannot make the copy
cli-not-a-copy = { $file } is no copy of a place
cli-not-shelved = there is no scenario { $id } on the shelf of { $name }
cli-the-database = the PostgreSQL database
cli-no-self = this program cannot find itself

## Games and players

cli-no-game = there is no game `{ $id }`
cli-nobody-plays = nobody plays { $game } at the level { $level }
cli-nobody-plays-at = nobody plays { $game } at the level { $level }; levels are { $levels }
cli-nobody-plays-with = nobody plays { $game } with { $marines } marines at the level { $level }
cli-refused-setup = this set-up cannot be played: { $why }
cli-unreadable-setup = the set-up cannot be read
cli-no-object = the set-up cannot be read: it must be a JSON object
cli-unfinished = { $n } games did not end
cli-other-options = there are options here that { $other } has and { $game } has not; see telefrag help play
cli-marines = there are { $least } to { $most } marines, not { $n } [{ $rule }]
cli-no-scenario = there is no scenario `{ $name }`, and no file of that name; ours are { $ids }
cli-no-mission = there is no mission `{ $name }`, and no file of that name; ours are { $ids }
cli-no-arena = there is no board `{ $name }`, and no file of that name; ours are { $ids }
cli-no-operation = there is no operation `{ $id }`; write { $ids }
cli-no-operation-yet = { $file } is not there yet; to begin, add --operation { $ids }
cli-other-operation = { $file } keeps the operation { $kept }, not { $id }; name another file
cli-no-campaign = { $file } says nothing about a campaign

## Replays

cli-no-action = there is no action { $n }: the game has { $last }
cli-no-replay = this is no replay: it is no text
cli-unknown-replay = { $file }: a game of `{ $game }`, which this build does not know (known: { $known })
cli-no-pledge = the file carries no pledge to compare with yours
cli-unfair = the seed is not the one that was pledged when the game began: the luck was not fair
cli-no-judge = nobody has learned to judge games of { $game }
cli-no-such-judge = a { $level } cannot judge games of { $game }; those who can are { $able }
cli-unjudged = the game could not be judged

## Arenas

cli-all-sides = name a side for every player, or for none: `marines=veteran,invader=soldier`
cli-one-player = a round robin needs two different players at least
cli-no-side = nobody is named for the side `{ $side }`
cli-sides = { $game } has these sides: { $sides }, each with one player
cli-no-field = there is no field `{ $name }` in a set-up; fields are { $fields }
cli-no-values = `{ $name }` cannot be gone through
cli-seats = there are { $n } seats: name a player for each, or a number of players that goes into it
cli-no-setups = none of these set-ups can be played
cli-unkept = a result cannot be kept
cli-other-arena = { $file } belongs to another arena: name another folder, or remove it

## Scenarios

cli-nothing-to-check = there is nothing to check: scenario files end in .toml
cli-broken = { $broken } of { $checked } files cannot be played
cli-no-workshop = the workshop does not know { $game }; write { $games }
cli-crew = it is played by { $least } to { $most } marines, not by { $n }
cli-no-games = without games there is nothing to measure
cli-data-file = { $file } is a data file, and no place to play on
cli-unmeasured = places of { $game } cannot be measured

## Looking after a place

cli-no-such-thing = there is no such thing here; the lists of `telefrag admin` have ids
cli-no-comment = there is no comment { $id } in { $name }
cli-nothing-to-prune = say what to clear away: --guests 180d, --tables 2y or --abandoned 1y
cli-bad-span = write a number and a unit: 30m, 12h, 7d, 4w or 2y
cli-less-than-a-day = that is less than a day
cli-bad-page = write the whole address, with https:// in front
