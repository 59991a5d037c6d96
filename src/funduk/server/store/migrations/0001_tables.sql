-- The log of a table is the truth and has the replies to accepted moves; answers keeps those to refused ones.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    state BLOB NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    free INTEGER NOT NULL,
    stirring INTEGER NOT NULL,
    updated REAL NOT NULL,
    waiting BLOB NOT NULL,
    code TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX tables_open ON tables (updated DESC) WHERE public = 1 AND free = 1 AND status IN ('lobby', 'running');
CREATE INDEX tables_stirring ON tables (id) WHERE stirring = 1;
CREATE INDEX tables_unstarted ON tables (updated) WHERE status = 'lobby';

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    move_id TEXT NOT NULL,
    reply BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, move_id)
) WITHOUT ROWID;

CREATE TABLE sitters (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE handovers (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    until REAL NOT NULL,
    UNIQUE (table_id, guest)
) WITHOUT ROWID;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
