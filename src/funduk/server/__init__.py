"""The table in the browser: seats, sockets, and a log that outlives the process."""
