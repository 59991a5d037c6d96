-- What the host says to everybody, by language, and who is no longer let in.
CREATE TABLE house_messages (
    language TEXT PRIMARY KEY,
    said TEXT NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE turned_out (
    guest TEXT PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;
