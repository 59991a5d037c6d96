"""A PostgreSQL server of the tests' own, on a socket in a folder of its own, gone with them."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from pathlib import Path

import psycopg

PROGRAMS = Path("/usr/lib/postgresql")
NOBODY = "nobody"


def program(name: str) -> str:
    """The newest that Debian's packages brought, or the one on the path."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    place = str(found[-1]) if found else shutil.which(name)
    assert place, f"PostgreSQL's {name} is missing: apt-get install -y postgresql"
    return place


class Postgres:
    """It refuses to run as root, so root starts it as nobody."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="funduk-postgres-"))
        self._as_nobody: list[str] = []
        if os.geteuid() == 0:
            person = pwd.getpwnam(NOBODY)
            os.chown(self.folder, person.pw_uid, person.pw_gid)
            ids = [f"--reuid={person.pw_uid}", f"--regid={person.pw_gid}", "--clear-groups"]
            self._as_nobody = ["setpriv", *ids]
        self._run(program("initdb"), "-D", str(self.data), "-U", "funduk", "-A", "trust", "-N")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        log = ["-l", str(self.folder / "log")]
        self._run(
            program("pg_ctl"), "-D", str(self.data), "-w", "-t", "60", *log, "-o", settings, "start"
        )

    def stop(self) -> None:
        self._run(program("pg_ctl"), "-D", str(self.data), "-w", "-m", "immediate", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: str) -> str:
        return f"postgresql://funduk@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The address of an empty database."""
        name = "t" + uuid.uuid4().hex
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def cut_connections(self) -> int:
        """As when the network fails: every connection of Funduk ends at once."""
        query = (
            b"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            b"WHERE application_name = 'funduk'"
        )
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            found = connection.execute(query).fetchone()
            return 0 if found is None else int(found[0])

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            [*self._as_nobody, *command], capture_output=True, check=False, cwd=self.folder
        )
        assert done.returncode == 0, done.stderr.decode() + done.stdout.decode()
