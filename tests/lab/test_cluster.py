"""A real cluster of two workers: the same bytes as one process, and one line where it cannot be had."""

import time
from pathlib import Path
from threading import Timer
from typing import Any

import distributed
import pytest
from rich.console import Console

import funduk
from funduk.catalogue import game
from funduk.core.errors import FundukError
from funduk.lab import crew
from funduk.lab.arena import Arena
from funduk.lab.study.plan import Study
from funduk.lab.study.report import write_report

Client: Any = distributed.Client
LocalCluster: Any = distributed.LocalCluster


def quiet() -> Console:
    return Console(quiet=True)


def test_two_workers_of_a_real_cluster_give_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with LocalCluster(
        n_workers=0, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        address = cluster.scheduler_address
        here, there = (
            Study(game("basari"), [3], ["wanderer"], 60, sweep=["decline=yes"]) for _ in range(2)
        )
        with pytest.raises(FundukError, match="has no workers"):
            there.run(quiet(), cluster=address)
        cluster.scale(2)
        with Client(address) as client:
            client.wait_for_workers(2, timeout=60)
            here.run(quiet(), jobs=1)
            there.run(quiet(), cluster=address)
            assert write_report(there, "en") == write_report(here, "en")
            alone, together = (
                Arena("basari", ["peddler", "wanderer"], 48, 3, tmp_path / name)
                for name in ("one", "two")
            )
            alone.run(quiet(), jobs=1)
            together.run(quiet(), cluster=address)
            assert str(alone.share("peddler", "wanderer")) == str(
                together.share("peddler", "wanderer")
            )
            logs = client.run(lambda dask_worker: len(dask_worker.state.log))
            assert len(logs) == 2 and all(logs.values()), "both workers have worked"
        monkeypatch.setattr(funduk, "__version__", "0.0.0")
        with pytest.raises(FundukError, match="runs another Funduk than this machine"):
            here.run(quiet(), cluster=address)


def test_a_scheduler_that_is_gone_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "PATIENCE", "2s")
    cluster = LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    )
    played = crew.play_all(slow_work, [{}] * 3, cluster=cluster.scheduler_address)
    Timer(1.0, cluster.close).start()
    with pytest.raises(FundukError, match=r"the Dask scheduler at tcp://.* is gone"):
        list(played)


def slow_work(what: dict[str, Any]) -> list[dict[str, Any]]:
    time.sleep(60)
    return []
