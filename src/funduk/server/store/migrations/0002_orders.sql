-- Standing orders in haggling: apart from tables and log, so that nothing anybody else may read changes with them.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    most TEXT NOT NULL,
    least TEXT NOT NULL,
    once INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX orders_by_guest ON orders (guest);
