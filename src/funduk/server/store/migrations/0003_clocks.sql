-- What the seats of a table with a clock have used, the next deadline, and how long servers have lived.
CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    clock BLOB NOT NULL,
    due REAL
) WITHOUT ROWID;
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

CREATE TABLE lived (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seconds REAL NOT NULL
);
