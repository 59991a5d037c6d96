"""Whether the house is well: it could write a moment ago, and there is room for more."""

import asyncio
import os
import sys
import time
from pathlib import Path

from funduk.server.store.interface import Store, StoreFailed

FRESH = 1.0
PATIENCE = 2.0
ROOM = 1 << 20
"""Bytes that must still fit: a commit alone can succeed on a full disk, in room the journal had before."""
PROBE = "health.probe"


class Health:
    """Asking often does not wear out the disk."""

    def __init__(self, folder: Path) -> None:
        self._probe = folder / PROBE
        self._asked = -FRESH
        self._trouble: str | None = None
        self._asking = asyncio.Lock()
        self._probing: asyncio.Future[None] | None = None

    async def trouble(self, store: Store) -> str | None:
        """`store` when nothing can be written, `disk` when the disk takes no more; None when all is well."""
        async with self._asking:
            if time.monotonic() - self._asked > FRESH:
                self._trouble = await self._look(store)
                self._asked = time.monotonic()
            return self._trouble

    async def _look(self, store: Store) -> str | None:
        try:
            await asyncio.wait_for(store.ping(), PATIENCE)
        except (StoreFailed, TimeoutError):
            return "store"
        if self._probing is not None and not self._probing.done():
            return "disk"  # it still hangs
        self._probing = asyncio.ensure_future(asyncio.to_thread(self._reserve))
        try:
            await asyncio.wait_for(asyncio.shield(self._probing), PATIENCE)
        except (OSError, TimeoutError):
            return "disk"
        return None

    def _reserve(self) -> None:
        """Takes room on the disk and gives it back."""
        opened = os.open(self._probe, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            if sys.platform == "linux":
                os.posix_fallocate(opened, 0, ROOM)
            else:
                os.write(opened, bytes(ROOM))
                os.fsync(opened)
        finally:
            os.close(opened)
            self._probe.unlink(missing_ok=True)
