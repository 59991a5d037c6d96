"""Who plays the batches: this process, several on this machine, or a Dask cluster."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

from funduk.core.errors import FundukError

Work = Callable[[dict[str, Any]], list[dict[str, Any]]]
Done = tuple[int, list[dict[str, Any]]]

PATIENCE = "10s"
"""How long a scheduler may take to answer."""


def play_all(
    work: Work, batches: list[dict[str, Any]], jobs: int | None = None, cluster: str | None = None
) -> Iterator[Done]:
    """Yields (place of the batch, its rows) as they are done, in any order; what is wrong is said at once."""
    if cluster is not None:
        return _on_cluster(work, batches, _client(cluster))
    if jobs is not None and jobs < 1:
        raise FundukError(f"--jobs must be at least 1, not {jobs}")
    return _here(work, batches, jobs or cores())


def _here(work: Work, batches: list[dict[str, Any]], number: int) -> Iterator[Done]:
    if number == 1 or len(batches) < 2:
        for place, what in enumerate(batches):
            yield place, work(what)
        return
    with ProcessPoolExecutor(min(number, len(batches)), get_context("spawn"), _one_thread) as pool:
        running: dict[Future[list[dict[str, Any]]], int] = {}
        waiting = list(enumerate(batches))
        while running or waiting:
            while waiting and len(running) < 2 * number:
                place, what = waiting.pop(0)
                running[pool.submit(work, what)] = place
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                yield running.pop(future), future.result()


def cores() -> int:
    """The cores this process may use, where the system tells."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _one_thread() -> None:
    """Small matrices gain nothing from more threads, and two workers would fight over the cores."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "POLARS_MAX_THREADS"):
        os.environ[name] = "1"


def _client(address: str) -> Any:
    try:
        import distributed
    except ImportError:
        raise FundukError("a cluster needs Dask: pip install 'funduk[cluster]'") from None
    try:
        connect: Any = distributed.Client
        client = connect(address, timeout=PATIENCE)
    except (OSError, ValueError) as wrong:
        raise FundukError(f"cannot reach a Dask scheduler at {address}: {wrong}") from None
    if not client.scheduler_info()["workers"]:
        client.close()
        raise FundukError(f"the Dask scheduler at {address} has no workers; start some and try again")
    return client


def _on_cluster(work: Work, batches: list[dict[str, Any]], client: Any) -> Iterator[Done]:
    import distributed

    with client:
        finished: Any = distributed.as_completed
        futures = {client.submit(work, what, pure=False): place for place, what in enumerate(batches)}
        for future, rows in finished(futures, with_results=True):
            yield futures[future], rows
