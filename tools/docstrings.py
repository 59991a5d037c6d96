"""Writes the sources' docstrings into the C code that mypyc makes of them, which has only signatures."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SIGNATURE = r'PyDoc_STR\("((?:[^"\\]|\\.)*?)\\n--\\n\\n"\)'
FUNCTION = re.compile(r'\{"(\w+)",\s*\(PyCFunction\)CPyPy_(\w+),[^{}"]*' + SIGNATURE)
CLASS = re.compile(r"\.tp_doc = " + SIGNATURE)
MODULE = "NULL, /* docstring */"


def write_into(folder: Path, sources: list[Path], root: Path) -> int:
    """Adds the docstrings of all sources to the C files below a folder; returns how many were written."""
    written = 0
    for source in sources:
        module = ".".join(source.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        made = folder / f"__native_{module.replace('.', '___')}.c"
        if not made.is_file():
            continue
        texts = dict(docstrings(ast.parse(source.read_text())))
        code, number = told(made.read_text(), texts)
        made.write_text(code)
        written += number
    return written


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every docstring of a module by name: `Class`, `Class___method`, `function`, and "" for its own."""
    yield "", ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}___{inner.name}", ast.get_docstring(inner) or ""


def told(code: str, texts: dict[str, str]) -> tuple[str, int]:
    """C code with the texts behind the signatures it already has."""
    written = 0

    def add(match: re.Match[str], name: str) -> str:
        nonlocal written
        text = texts.get(name, "")
        written += bool(text)
        whole = match.group(0)
        return whole[: -len('")')] + c_string(text) + '")'

    def add_to_function(match: re.Match[str]) -> str:
        symbol = f"___{match.group(2)}"
        names = [name for name in texts if name and symbol.endswith(f"___{name}")]
        return add(match, max(names, key=len, default=match.group(1)))

    def add_to_class(match: re.Match[str]) -> str:
        return add(match, match.group(1).split("(")[0])

    code = CLASS.sub(add_to_class, FUNCTION.sub(add_to_function, code))
    if texts[""] and MODULE in code:
        code = code.replace(MODULE, f'"{c_string(texts[""])}", /* docstring */', 1)
        written += 1
    return code, written


def c_string(text: str) -> str:
    """The text between the quotes of a C string: every byte outside plain letters as three octal digits."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )
