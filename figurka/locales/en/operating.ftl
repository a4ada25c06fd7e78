### For whoever runs a server: its processes, its database, and looking after the tables.

## Serving

cli-help-processes = How many processes serve together; more than one needs PostgreSQL. On SIGHUP they are renewed one by one.
cli-help-durable = With SQLite, wait at each choice until the disk has it, so that a power cut loses none.
error-serve-processes = { $processes } processes can only share a PostgreSQL database, and this is an SQLite file. Name one (figurka serve --database postgresql://…), or serve with one process.
error-serve-connections = PostgreSQL allows { $most } connections, too few for { $processes } processes, which need { $needed }. Raise max_connections in postgresql.conf, or serve with fewer processes.
error-serve-gave-up = The server’s processes die as soon as they begin, { $tries } times in a row now. What is wrong with them stands above. Correct it and start the server again.
error-database-served = { $file } is in use: another figurka (process { $process }) serves it. Use that one, stop it first, or name another file: figurka serve --database FILE.
error-database-lock = { $file } cannot be locked: { $reason }. Put it on a disk of this machine; on a network drive two servers could spoil it.
