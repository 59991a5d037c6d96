-- Passkeys of people who want to be known on every device, and the hashes of codes for those who lose them all.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    public_key BLOB NOT NULL,
    uses INTEGER NOT NULL,
    label TEXT NOT NULL,
    since REAL NOT NULL,
    seen REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_guest ON passkeys (guest);

CREATE TABLE recovery_codes (
    code TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    since REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX recovery_codes_by_guest ON recovery_codes (guest);
