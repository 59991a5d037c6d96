-- What was said at a table, in order; and whom somebody does not want to hear (mute) or to meet (block).
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    guest TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE INDEX chat_by_guest ON chat (guest);

CREATE TABLE shunned (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,
    how TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;
CREATE INDEX shunned_by_other ON shunned (other);
