"""One installation for all tests of a run."""

from __future__ import annotations

import pytest

from tests.examples.installed import Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    made = Site(tmp_path_factory.mktemp("site"))
    inside = made.build()
    assert any(name.endswith("server/static/index.html") for name in inside), "pages are in it"
    assert not [name for name in inside if "oase" in name.lower()], "built before the game existed"
    return made
