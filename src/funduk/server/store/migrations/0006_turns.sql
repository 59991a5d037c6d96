-- Whose turn it is after a move, and when it was made, stand beside the move: so a move is one row in one statement.
ALTER TABLE log ADD COLUMN at REAL;
ALTER TABLE log ADD COLUMN waiting BLOB;
