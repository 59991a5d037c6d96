"""HTTP: the calls, their forms, the front end's files."""
