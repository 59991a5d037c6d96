-- Who wants to hear of their turn, and how; the wish has everything, the columns are what its owner may take along.
CREATE TABLE subscriptions (
    guest TEXT PRIMARY KEY,
    address TEXT,
    hook TEXT,
    language TEXT NOT NULL,
    wish BLOB NOT NULL
) WITHOUT ROWID;
