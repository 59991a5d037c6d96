"""What outlives the process: the interface, SQLite, migrations, backups."""
