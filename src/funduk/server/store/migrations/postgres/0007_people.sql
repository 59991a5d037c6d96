-- The same as for SQLite, but for the past: no store of that time was in PostgreSQL.
CREATE TABLE mentioned (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX handovers_by_guest ON handovers (guest);

CREATE TABLE devices (
    guest TEXT NOT NULL,
    device TEXT NOT NULL,
    label TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    signed_out BIGINT NOT NULL,
    PRIMARY KEY (guest, device)
);
