### For whoever runs a server: its processes, its database, and looking after the tables.

## Serving

cli-help-processes = How many processes serve together; more than one needs PostgreSQL. On SIGHUP they are renewed one by one.
cli-help-durable = With SQLite, wait at each choice until the disk has it, so that a power cut loses none.
cli-help-expire = Close tables at which nobody has moved for so many days; looked for once an hour. Without it none is closed.
cli-metavar-days = DAYS
error-serve-processes = { $processes } processes can only share a PostgreSQL database, and this is an SQLite file. Name one (figurka serve --database postgresql://…), or serve with one process.
error-serve-connections = PostgreSQL allows { $most } connections, too few for { $processes } processes, which need { $needed }. Raise max_connections in postgresql.conf, or serve with fewer processes.
error-serve-gave-up = The server’s processes die as soon as they begin, { $tries } times in a row now. What is wrong with them stands above. Correct it and start the server again.
error-database-served = { $file } is in use: another figurka (process { $process }) serves it. Use that one, stop it first, or name another file: figurka serve --database FILE.
error-database-lock = { $file } cannot be locked: { $reason }. Put it on a disk of this machine; on a network drive two servers could spoil it.

## Backups

cli-help-backup = Copy the database into a file, also while it is served.
cli-help-backup-file = The file for the copy.
cli-help-backup-force = Write over a file that is there.
cli-help-restore = Put a backup in the place of the database; the server has to be stopped, and what is replaced is kept.
cli-help-restore-file = The backup.
cli-backup-done = The database is in { $file }, and that file is sound. It holds the seeds of games that go on: keep it to yourself.
cli-restore-done = The database is as it was in { $file }.
cli-restore-kept = What it was before is kept in { $file }.
error-backup-exists = { $file } is there already. Name another file, or write over it with --force.
error-backup-no-database = There is no database { $file }. Name the one that the server uses: --database FILE or --database postgresql://…
error-backup-none = There is no backup { $file }. Check its name.
error-backup-write = { $file } cannot be written: { $reason }. Nothing was changed.
error-backup-unsound = { $file } is no sound database of figurka: { $reason }. Nothing was changed. Take another backup.
error-backup-newer = { $file } is from a newer figurka: it has version { $found }, and this one knows version { $known }. Nothing was changed. Update figurka.
error-backup-tool = PostgreSQL’s { $tool } is not installed here. Install PostgreSQL’s client tools, or where they are type: { $command }
error-backup-failed = { $tool } has failed: { $reason }. Nothing was changed.
error-restore-served = A server uses this database. Stop all of them first; after a crash wait ten seconds.

## Looking after the tables

cli-help-tables = Look after the tables, also while they are served: list, close, expire, export.
cli-help-tables-list = List the tables, the latest first.
cli-help-tables-game = Only tables of this game.
cli-help-tables-state = Only tables in this state.
cli-help-tables-quiet = Only tables at which nobody has moved for so long: 30d, 12h or 45m.
cli-help-tables-close = Close tables: nobody can play on there, and whoever looks is told so. What was played is kept.
cli-help-tables-id = The tables, by the last part of their addresses.
cli-help-tables-expire = Close all abandoned tables: those that are not over and at which nobody has moved for so long.
cli-help-tables-dry-run = Only tell which these are.
cli-help-tables-export = Save games into a folder, as files that “figurka verify”, “replay” and “analyse” read.
cli-help-tables-export-what = The tables, unless all are meant, and then the folder.
cli-help-tables-all = All tables.
cli-help-tables-unfinished = Games that go on, too. Their files hold the secret seeds and tell everything that is hidden.
cli-metavar-age = AGE
cli-metavar-export = [ID…] DIR
cli-tables-id = Table
cli-tables-game = Game
cli-tables-state = State
cli-tables-moves = Moves
cli-tables-began = Made
cli-tables-moved = Last move
cli-tables-seats = Seats
cli-tables-free = free
cli-tables-state-waiting = waiting
cli-tables-state-running = running
cli-tables-state-over = over
cli-tables-state-closed = closed
cli-tables-state-damaged = damaged
cli-tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
cli-tables-closed = Table { $table } is closed.
cli-tables-expired =
    { $count ->
        [one] { $count } abandoned table was closed.
       *[other] { $count } abandoned tables were closed.
    }
cli-tables-would-expire =
    { $count ->
        [one] { $count } abandoned table would be closed.
       *[other] { $count } abandoned tables would be closed.
    }
cli-exported =
    { $count ->
        [one] { $count } game is saved in { $folder }.
       *[other] { $count } games are saved in { $folder }.
    }
cli-export-passed =
    { $count ->
        [one] { $count } game goes on and was left out; --unfinished saves it too.
       *[other] { $count } games go on and were left out; --unfinished saves them too.
    }
cli-export-secret = Files of games that go on hold the secret seeds: whoever reads one knows all hidden cards and all that chance will bring. Show them to nobody who plays, and do not look if you play yourself.
cli-error-export = Name either tables or --all, and the folder last: figurka tables export --all DIR
cli-error-age = “{ $age }” is no length of time. Write days, hours or minutes: 30d, 12h or 45m.
cli-error-state = There is no state “{ $state }”. Choose one of these: { $states }.
error-close-over = The game at table { $table } is over; there is nothing to close.
error-close-closed = Table { $table } is closed already.
tables-closed-by-operator = Whoever runs this server has closed the table. What was played can still be looked at.
tables-closed-abandoned = Nobody had moved here for a long time, so the table was closed. What was played can still be looked at.
