"""What the wheel gets on top of the sources: the browser front end and, with a C compiler, the engines."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import engines, frontend  # noqa: E402


class FundukBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds web/ into server/static and compiles the engines; editable installs get neither."""

    def dependencies(self) -> list[str]:
        if frontend.sources_exist() and frontend.system_npm() is None:
            return [frontend.NODE_FROM_PYPI]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if frontend.sources_exist():
            frontend.build()
        if os.environ.get("FUNDUK_PURE") == "1" or not engines.sources():
            return
        if not engines.compiler_works():
            self.app.display_warning(
                "no working C compiler: building the pure wheel (same results, slower)"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for binary, place in engines.compile_to(ROOT / "build" / "wheel").items():
            build_data["force_include"][str(binary)] = place
