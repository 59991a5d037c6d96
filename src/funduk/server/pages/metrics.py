"""`/metrics` for Prometheus: how the house is doing, in numbers only, for whoever has the token."""

import asyncio
import hmac
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

PLACE = "/metrics"
MOMENT = 0.5
Figures = dict[str, tuple[str, Callable[[], float]]]
"""Name, what it says, and how it is found out; a name that ends in `_total` only ever grows."""


class LoopLag:
    """How late the event loop is for somebody who asked for half a second."""

    def __init__(self) -> None:
        self.last = 0.0
        self.worst = 0.0

    async def feel(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + MOMENT
            await asyncio.sleep(MOMENT)
            self.last = max(0.0, loop.time() - due)
            self.worst = max(self.worst, self.last)


class Asked(Collector):
    """Finds everything out when somebody asks, so that nothing is paid for otherwise."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        for name, (meaning, find_out) in self._figures.items():
            family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            yield family(f"funduk_{name}", meaning, find_out())


def metrics_route(token: str, figures: Figures) -> list[Route]:
    """Nothing without a token in the settings: then there is no such page."""
    if not token:
        return []
    registry = CollectorRegistry()
    registry.register(Asked(figures))

    async def tell(request: Request) -> Response:
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            return Response("say the token: Authorization: Bearer …", 401, media_type="text/plain")
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    return [Route(PLACE, tell, methods=["GET"])]
