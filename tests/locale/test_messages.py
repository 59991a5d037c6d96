"""Whatever a game can say has words in German and English, with the same variables."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from funduk import bots, catalogue
from funduk.bots import levels
from funduk.core.goods import Kinds
from funduk.core.record import (
    Flag,
    Form,
    Many,
    Maybe,
    Named,
    Number,
    Record,
    SeatForm,
    Sub,
    Word,
    shape_of,
)
from funduk.locale import FOLDER, LANGUAGES, file_of
from tests.syntax import syntax_tree

SOURCE = FOLDER.parent
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(catalogue.GAMES)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables_in(node: Any) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    """The messages of one file, attributes as `key.part`."""
    path = BOARDS / file.removeprefix("web-") / f"words.{language}.ftl"
    if not file.startswith("web-") or not path.exists():
        path = file_of(file, language) or path
    tree = FluentParser().parse(path.read_text(encoding="utf-8"))
    wrong = [entry for entry in tree.body if isinstance(entry, ftl.Junk)]
    assert not wrong, f"{language}/{file}.ftl: cannot read {wrong[0].content!r}"
    found: dict[str, Any] = {}
    for entry in tree.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}.ftl says {entry.id.name} twice"
            found[entry.id.name] = entry.value
            for part in entry.attributes:
                found[f"{entry.id.name}.{part.id.name}"] = part.value
    return found


def spoken(language: str, game: str) -> dict[str, Any]:
    return {**messages(language, "common"), **messages(language, game)}


def variables_of(kind: type[Record]) -> set[str]:
    names = {"seat"}
    for name, form in shape_of(kind):
        if isinstance(form, Maybe):
            form = form.form
        names.add(name)
        if isinstance(form, (Kinds, Many)):
            names.add(f"{name}_count")
        if not isinstance(form, (SeatForm, Flag, Number, Many)):
            names.add(f"{name}_name")
        if isinstance(form, Number):
            names.add(f"{name}_from_one")
    return names


def forms_within(form: Form) -> list[Form]:
    if isinstance(form, (Maybe, Many)):
        return forms_within(form.form)
    if isinstance(form, Sub):
        return [inner for _, part in shape_of(form.kind) for inner in forms_within(part)]
    return [form]


def goods_letters(game: Any) -> set[str]:
    view = type(game.view(game.setup(game.seats[0]), None))
    shapes = [shape_of(kind) for kind in (*game.actions, *game.events, view)]
    forms = [inner for shape in shapes for _, form in shape for inner in forms_within(form)]
    return {letter for form in forms if isinstance(form, Kinds) for letter in form.letters}


def phases(game: Any) -> tuple[str, ...]:
    view = type(game.view(game.setup(game.seats[0]), None))
    form = dict(shape_of(view)).get("phase")
    return form.names if isinstance(form, Named) else form.words if isinstance(form, Word) else ()


@cache
def engine_sources() -> dict[Path, ast.Module]:
    rooms = [SOURCE / "core", SOURCE / "parts", *[catalogue.room(name) for name in GAMES]]
    paths = sorted({path for room in rooms for path in room.rglob("*.py")})
    return {path: syntax_tree(path) for path in paths}


@cache
def refusal_codes(folder: Path) -> set[str]:
    """Every code given to Refusal(...) in a room, also through constants and small helpers."""
    constants: dict[str, str] = {}
    trees = engine_sources()
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, (ast.AnnAssign, ast.Assign)) and isinstance(
                node.value, ast.Constant
            ):
                targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
                for target in targets:
                    if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                        constants[target.id] = node.value.value
    codes: set[str] = set()
    for path, tree in trees.items():
        if path.is_relative_to(folder):
            codes |= _codes_of(tree, "Refusal", constants, set())
    return codes


def _codes_of(tree: ast.Module, called: str, constants: dict[str, str], done: set[str]) -> set[str]:
    codes: set[str] = set()
    done.add(called)
    for function in ast.walk(tree):
        parameters = []
        if isinstance(function, ast.FunctionDef):
            parameters = [argument.arg for argument in function.args.args]
        elif not isinstance(function, ast.Module):
            continue
        for node in ast.walk(function):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == called):
                continue
            for argument in node.args[:1]:
                for choice in _choices(argument):
                    if isinstance(choice, ast.Constant):
                        codes.add(str(choice.value))
                    elif isinstance(choice, ast.Name) and choice.id in constants:
                        codes.add(constants[choice.id])
                    elif (
                        isinstance(choice, ast.Name)
                        and choice.id == "code"
                        and parameters[:1] == ["code"]
                    ):
                        if isinstance(function, ast.FunctionDef) and function.name not in done:
                            codes |= _codes_of(tree, function.name, constants, done)
    return codes


def _choices(node: ast.expr) -> list[ast.expr]:
    return [*_choices(node.body), *_choices(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def wanted(game: Any) -> dict[str, set[str]]:
    """Every message a game needs, with the variables it may use."""
    name = game.name
    need: dict[str, set[str]] = {f"{name}-title": set(), f"{name}-title.blurb": set()}
    for question in game.questions:
        need[f"{name}-question-{question}"] = {"seat"}
        need[f"{name}-question-{question}.waiting"] = {"seat"}
    for action in game.actions:
        need[f"{name}-action-{action.VERB}"] = variables_of(action)
    for event in game.events:
        need[f"{name}-event-{event.NAME}"] = variables_of(event) - (
            {"seat"} - set(dict(event.SHAPE))
        )
    for code in refusal_codes(catalogue.room(name)):
        need[f"{name}-refusal-{code}"] = set()
    for phase in phases(game):
        need[f"{name}-phase-{phase}"] = set()
    for letter in goods_letters(game):
        need[f"{name}-good-{letter}"] = {"count"}
        need[f"{name}-good-{letter}.name"] = set()
    for option in game.options:
        need[f"{name}-option-{option.name}"] = set()
        need[f"{name}-option-{option.name}.help"] = set()
        form = option.form.form if isinstance(option.form, Maybe) else option.form
        values = (
            form.words if isinstance(form, Word) else form.names if isinstance(form, Named) else ()
        )
        for value in values:
            need[f"{name}-option-{option.name}-{value}"] = set()
    return need


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_can_say_has_words(name: str, language: str) -> None:
    said = spoken(language, name)
    missing, strange = [], []
    for key, allowed in wanted(catalogue.game(name)).items():
        found = said.get(key, said.get(key.removeprefix(f"{name}-")))
        if found is None:
            missing.append(key)
        elif not variables_in(found) <= allowed:
            strange.append(
                f"{key} uses {sorted(variables_in(found) - allowed)}, there are {sorted(allowed)}"
            )
    assert not missing, f"{language}/{name}.ftl has no words for {missing}"
    assert not strange, "\n".join(strange)


def every_file() -> list[str]:
    """What all share, what each game says, and what a board of the browser says beside it."""
    common = [path.stem for path in (FOLDER / "en").glob("*.ftl")]
    boards = [f"web-{path.parent.name}" for path in BOARDS.glob("*/words.en.ftl")]
    return sorted([*common, *boards, *GAMES])


@pytest.mark.parametrize("file", every_file())
def test_both_languages_say_the_same_with_the_same_variables(file: str) -> None:
    english, german = messages("en", file), messages("de", file)
    assert sorted(english) == sorted(german)
    if file.startswith("web"):
        return  # the browser's sentences are laid out by hand and may name people differently
    differing = [key for key in english if variables_in(english[key]) != variables_in(german[key])]
    assert not differing, f"{file}.ftl: different variables in {differing}"


@pytest.mark.parametrize("name", GAMES)
def test_a_games_messages_begin_with_its_name(name: str) -> None:
    assert [key for key in messages("en", name) if not key.startswith(f"{name}-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_word_about_it(language: str) -> None:
    said = messages(language, "common")
    names = [*bots.NAMES, *levels.LEVELS]
    assert [
        name for name in names if f"bot-{name}" not in said or f"bot-{name}.help" not in said
    ] == []


def test_refusal_codes_are_really_found() -> None:
    codes = refusal_codes(SOURCE / "games" / "basari_cards")
    assert {"too-low", "must-offer", "not-asked", "take-two"} <= codes
