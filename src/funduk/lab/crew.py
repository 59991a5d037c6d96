"""Who plays the batches: this process, several on this machine, or a Dask cluster."""

import logging
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, cast

from funduk.core.errors import FundukError
from funduk.lab.identity import installed

Work = Callable[[dict[str, Any]], list[dict[str, Any]]]
Done = tuple[int, list[dict[str, Any]]]

PATIENCE = "10s"
"""How long a scheduler may take to answer."""
LISTENING = 0.5
"""Seconds between looks for Ctrl-C, because on some systems waiting alone does not notice it."""
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
    hands = [Hand(work) for _ in range(min(number, len(batches)))]
    try:
        waiting = enumerate(batches)
        for hand in hands:
            hand.begin(*next(waiting))
        busy = {hand.pipe: hand for hand in hands}
        while busy:
            for pipe in wait(list(busy), LISTENING):
                hand = busy[cast(Connection, pipe)]
                done = hand.finished()
                following = next(waiting, None)
                if following is None:
                    del busy[hand.pipe]
                else:
                    hand.begin(*following)
                yield done
    finally:
        for hand in hands:
            hand.end()


class Hand:
    """A process with a pipe of its own: it can be ended at any moment, and nobody waits for half a result.

    The standard pool of processes shares one pipe, and waits forever for a worker that died while writing.
    """

    def __init__(self, work: Work) -> None:
        context = get_context("spawn")
        self.place = 0
        self.pipe, theirs = context.Pipe()
        lifeline, self.lifeline = context.Pipe(duplex=False)
        self.process = context.Process(target=_work_on, args=(work, theirs, lifeline), daemon=True)
        self.process.start()
        theirs.close()
        lifeline.close()

    def begin(self, place: int, what: dict[str, Any]) -> None:
        self.place = place
        try:
            self.pipe.send(what)
        except OSError:
            raise FundukError(LOST) from None

    def finished(self) -> Done:
        try:
            rows, wrong = self.pipe.recv()
        except (EOFError, OSError):
            raise FundukError(LOST) from None
        if wrong is not None:
            raise wrong
        return self.place, rows

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.lifeline.close()


def _work_on(work: Work, pipe: Connection, lifeline: Connection) -> None:
    """What a worker does until its run is gone, however that ended.

    One thread each: small matrices gain nothing from more, and two workers would fight over the cores.
    """
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "POLARS_MAX_THREADS"):
        os.environ[name] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    while True:
        what = pipe.recv()
        try:
            done: tuple[list[dict[str, Any]], Exception | None] = work(what), None
        except Exception as wrong:
            done = [], _told(wrong)
        pipe.send(done)


def _told(wrong: Exception) -> Exception:
    """An error as it can travel."""
    try:
        pickle.dumps(wrong)
    except Exception:
        return FundukError(f"a worker failed: {wrong!r}")
    return wrong


def cores() -> int:
    """The cores this process may use, where the system tells."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


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
