"""Who plays the batches: this process, several on this machine, or a Dask cluster."""

import logging
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from funduk.core.errors import FundukError
from funduk.lab.identity import installed

Work = Callable[[dict[str, Any]], list[dict[str, Any]]]
Done = tuple[int, list[dict[str, Any]]]

PATIENCE = "10s"
"""How long a scheduler may take to answer."""
LISTENING = 0.5
"""Seconds between looks for Ctrl-C and for workers that have died, because waiting alone notices neither."""
LOST = "a worker process was killed, perhaps because memory ran out; try fewer --jobs"


def play_all(
    work: Work, batches: list[dict[str, Any]], jobs: int | None = None, cluster: str | None = None
) -> Iterator[Done]:
    """Yields (place of the batch, its rows) as they finish; wrong arguments are refused at once."""
    if cluster is not None:
        return _on_cluster(work, batches, _client(cluster), cluster)
    if jobs is not None and jobs < 1:
        raise FundukError(f"--jobs must be at least 1, not {jobs}")
    return _here(work, batches, jobs or cores())


def _here(work: Work, batches: list[dict[str, Any]], number: int) -> Iterator[Done]:
    if number == 1 or len(batches) < 2:
        for place, what in enumerate(batches):
            yield place, work(what)
        return
    context = get_context("spawn")
    lifeline, end = context.Pipe(duplex=False)
    others, workers = set(active_children()), set()
    with ProcessPoolExecutor(min(number, len(batches)), context, _begin, (lifeline,)) as pool, end:
        running: dict[Future[list[dict[str, Any]]], int] = {}
        waiting = list(enumerate(batches))
        while running or waiting:
            while waiting and len(running) < 2 * number:
                place, what = waiting.pop(0)
                running[pool.submit(work, what)] = place
            workers |= set(active_children()) - others
            ready, _ = wait(running, LISTENING, FIRST_COMPLETED)
            if not workers <= set(active_children()):
                raise FundukError(LOST)
            for future in ready:
                yield running.pop(future), _result(future)


def _result(future: Future[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    try:
        return future.result()
    except BrokenProcessPool:
        raise FundukError(LOST) from None


def cores() -> int:
    """The cores this process may use, where the system tells."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _begin(lifeline: Connection) -> None:
    """Sets a worker up: one thread, Ctrl-C left to the run that started it, an end when that run ends.

    Small matrices gain nothing from more threads, and two workers would fight over the cores.
    """
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "POLARS_MAX_THREADS"):
        os.environ[name] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    """Ends this worker when the run that started it is gone, however that run ended."""
    lifeline.poll(None)
    os._exit(1)


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
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    if not client.scheduler_info()["workers"]:
        client.close()
        raise FundukError(
            f"the Dask scheduler at {address} has no workers; start some and try again"
        )
    _check_workers(client, address)
    return client


def _check_workers(client: Any, address: str) -> None:
    """Workers with another version of Funduk, or other values, would play with other bots."""
    try:
        others = set(client.run(installed).values()) - {installed()}
    except Exception as wrong:
        others = {f"{type(wrong).__name__}: {wrong}"}
    if others:
        client.close()
        found = ", ".join(sorted(others))
        raise FundukError(
            f"a worker of {address} runs another Funduk than this machine ({found}); install the same there"
        )


def _on_cluster(
    work: Work, batches: list[dict[str, Any]], client: Any, address: str
) -> Iterator[Done]:
    import distributed

    with client:
        finished: Any = distributed.as_completed
        futures = {
            client.submit(work, what, pure=False): place for place, what in enumerate(batches)
        }
        try:
            for future, rows in finished(futures, with_results=True):
                if not isinstance(rows, list):
                    raise FundukError(
                        f"the Dask scheduler at {address} is gone; start it and try again"
                    )
                yield futures[future], rows
        except distributed.KilledWorker as wrong:
            raise FundukError(
                f"the workers of {address} stopped before their games were over: {wrong}"
            ) from None
