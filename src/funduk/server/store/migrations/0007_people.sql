-- Whose id stands in a table's log though they have no seat there, so that erasing somebody need not look through all logs.
CREATE TABLE mentioned (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
INSERT OR IGNORE INTO mentioned
    SELECT json_extract(CAST(state AS TEXT), '$.host'), id FROM tables
    WHERE coalesce(json_extract(CAST(state AS TEXT), '$.host'), '') != '';
CREATE INDEX handovers_by_guest ON handovers (guest);

-- The browsers in which somebody is known; one that was signed out stays here, so that its cookie is not believed again.
CREATE TABLE devices (
    guest TEXT NOT NULL,
    device TEXT NOT NULL,
    label TEXT NOT NULL,
    since REAL NOT NULL,
    seen REAL NOT NULL,
    signed_out INTEGER NOT NULL,
    PRIMARY KEY (guest, device)
) WITHOUT ROWID;

-- Earlier versions left traces of erased people between the rows: the file is written anew once.
INSERT OR REPLACE INTO secrets VALUES ('unclean', 'yes');
