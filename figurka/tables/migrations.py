"""Numbered steps from an empty database to that of schema.py; a step once made never changes."""

from sqlalchemy import Connection, text

from figurka.tables.errors import DatabaseError

LOCK = 7_301_985_001
"""The advisory lock by which processes that start at once take turns (PostgreSQL)."""

VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY)"

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id VARCHAR(10) NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            seed BIGINT NOT NULL,
            settings TEXT NOT NULL,
            title TEXT NOT NULL,
            created BIGINT NOT NULL,
            public BOOLEAN NOT NULL,
            host_hash VARCHAR(64) NOT NULL,
            status VARCHAR(12) NOT NULL,
            move INTEGER NOT NULL,
            turn INTEGER,
            winners TEXT NOT NULL,
            moved BIGINT NOT NULL,
            finished BIGINT,
            revision INTEGER NOT NULL
        )""",
        "CREATE INDEX tables_by_status ON tables (status, moved)",
        "CREATE INDEX tables_by_host ON tables (host_hash)",
        """CREATE TABLE seats (
            table_id VARCHAR(10) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind VARCHAR(12) NOT NULL,
            name TEXT NOT NULL,
            agent TEXT NOT NULL,
            stand_in TEXT NOT NULL,
            secret_hash VARCHAR(64),
            invitation_hash VARCHAR(64),
            last_seen BIGINT,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_by_secret ON seats (secret_hash)",
        """CREATE TABLE log (
            table_id VARCHAR(10) NOT NULL REFERENCES tables (id),
            move INTEGER NOT NULL,
            kind VARCHAR(12) NOT NULL,
            option INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            at BIGINT NOT NULL,
            note TEXT NOT NULL,
            about TEXT NOT NULL,
            PRIMARY KEY (table_id, move)
        )""",
        """CREATE TABLE chat (
            table_id VARCHAR(10) NOT NULL REFERENCES tables (id),
            n INTEGER NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
    ),
    ("ALTER TABLE seats ADD COLUMN invitations INTEGER NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE tables ADD COLUMN seed_text VARCHAR(64) NOT NULL DEFAULT ''",
        "UPDATE tables SET seed_text = CAST(seed AS VARCHAR(64))",
        "ALTER TABLE tables DROP COLUMN seed",
        "ALTER TABLE tables RENAME COLUMN seed_text TO seed",
        "ALTER TABLE tables ADD COLUMN chance VARCHAR(12) NOT NULL DEFAULT 'lcg'",
        "ALTER TABLE tables ADD COLUMN open_seed BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN hot_seat BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 120",
        "ALTER TABLE log ADD COLUMN chosen TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE carries (
            token_hash VARCHAR(64) NOT NULL PRIMARY KEY,
            sealed TEXT NOT NULL,
            until BIGINT NOT NULL
        )""",
    ),
    (
        """CREATE TABLE puzzles (
            game TEXT NOT NULL,
            puzzle VARCHAR(12) NOT NULL,
            tried INTEGER NOT NULL,
            solved INTEGER NOT NULL,
            PRIMARY KEY (game, puzzle)
        )""",
    ),
    (
        """CREATE TABLE judgements (
            table_id VARCHAR(10) NOT NULL REFERENCES tables (id),
            rules_version INTEGER NOT NULL,
            depth VARCHAR(12) NOT NULL,
            choice INTEGER NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, rules_version, depth, choice)
        )""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN turn_time INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN wait_seat INTEGER",
        "ALTER TABLE tables ADD COLUMN wait_turn INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN wait_number INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN wait_since BIGINT",
        "UPDATE tables SET wait_seat = turn, wait_number = 1, wait_since = moved WHERE turn IS NOT NULL",
        """CREATE TABLE calls (
            id VARCHAR(16) NOT NULL PRIMARY KEY,
            kind VARCHAR(12) NOT NULL,
            address TEXT NOT NULL,
            public_key TEXT NOT NULL,
            secret TEXT NOT NULL,
            language VARCHAR(12) NOT NULL,
            origin TEXT NOT NULL,
            made BIGINT NOT NULL,
            failures INTEGER NOT NULL,
            failed BIGINT,
            trouble TEXT NOT NULL
        )""",
        """CREATE TABLE call_seats (
            call_id VARCHAR(16) NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
            table_id VARCHAR(10) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat_hash VARCHAR(64) NOT NULL,
            PRIMARY KEY (call_id, seat_hash)
        )""",
        "CREATE INDEX call_seats_by_seat ON call_seats (seat_hash)",
        "CREATE INDEX call_seats_by_table ON call_seats (table_id)",
        """CREATE TABLE called (
            table_id VARCHAR(10) NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL
        )""",
        """CREATE TABLE house_keys (
            name VARCHAR(12) NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        )""",
    ),
    (
        """CREATE TABLE limits (
            kind VARCHAR(12) NOT NULL,
            who VARCHAR(64) NOT NULL,
            due BIGINT NOT NULL,
            PRIMARY KEY (kind, who)
        )""",
        """CREATE TABLE probes (
            name VARCHAR(12) NOT NULL PRIMARY KEY,
            at BIGINT NOT NULL
        )""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN held INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE tables ADD COLUMN driver VARCHAR(16) NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN pace VARCHAR(12) NOT NULL DEFAULT 'normal'",
        "CREATE TABLE processes (id VARCHAR(16) NOT NULL PRIMARY KEY, until BIGINT NOT NULL)",
        """CREATE TABLE judging (
            table_id VARCHAR(10) NOT NULL REFERENCES tables (id),
            depth VARCHAR(12) NOT NULL,
            process VARCHAR(16) NOT NULL,
            PRIMARY KEY (table_id, depth)
        )""",
        """CREATE TABLE notices (
            n INTEGER NOT NULL PRIMARY KEY,
            table_id VARCHAR(10) NOT NULL,
            move INTEGER NOT NULL
        )""",
    ),
)


def migrate(connection: Connection) -> None:
    """Bring the database up to date, inside one transaction that keeps other writers out."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    connection.execute(text(VERSIONS))
    done = connection.execute(text("SELECT MAX(version) FROM schema_version")).scalar() or 0
    if done > len(MIGRATIONS):
        raise DatabaseError("error-database-newer", found=done, known=len(MIGRATIONS))
    for number, statements in enumerate(MIGRATIONS[done:], done + 1):
        for statement in statements:
            connection.execute(text(statement))
        connection.execute(text("INSERT INTO schema_version (version) VALUES (:number)"), {"number": number})
