"""PettingZoo: every seat an agent that spells its answers; any seat can be a bot instead.

    env = pettingzoo.env(game, seats=4, options={}, seed=None, bots={1: "merchant"})

A word that cannot be said gets the rules' default for that seat, and the agent's info says so.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.env_registry import register

from funduk.catalogue import GAMES
from funduk.doors import seating
from funduk.doors.desk import NOBODY, Desk
from funduk.doors.gym_table import GymTable
from funduk.doors.words import Speller

Action = int | np.integer[Any]
Dicts = dict[str, Any]


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


class SeatsEnv(AECEnv):
    """Turn by turn: the agent that spells keeps the turn until its answer is whole."""

    def __init__(self, table: GymTable, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.metadata = table.metadata()
        self.possible_agents = [agent_name(seat) for seat in table.agents]
        self.observation_spaces = {
            agent: table.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Dicts | None = None) -> None:
        self.desk = self.table.open(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dicts = {agent: {} for agent in self.agents}
        self._see_who_is_next()

    def step(self, action: Action | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to say a word, not None")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        said = self.desk.say_or_default(int(action))
        self.infos[agent] = {} if said else {"refused": int(action)}
        self._see_who_is_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Dicts:
        return self.table.observe(self.desk, seat_of(agent))

    def state(self) -> Any:
        """Everything that anybody at the table knows."""
        return self.table.perfect(self.desk)

    def render(self) -> str | None:
        return self.table.render(self.desk, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _see_who_is_next(self) -> None:
        if self.desk.asked != NOBODY:
            self.agent_selection = agent_name(self.desk.asked)
            return
        for agent in self.agents:
            self.terminations[agent] = True
            self.rewards[agent] = self.table.reward(self.desk, seat_of(agent))
            self.infos[agent] = self.table.result(self.desk)
        self.agent_selection = self.agents[0]


class SeatsAtOnceEnv(ParallelEnv):
    """All at once: who is not asked says the last word of the action space, which means to wait."""

    def __init__(self, table: GymTable, render_mode: str | None = None) -> None:
        self.table = table
        self.render_mode = render_mode
        self.metadata = table.metadata()
        self.wait = table.words
        self.possible_agents = [agent_name(seat) for seat in table.agents]
        self.observation_spaces = {
            agent: table.observation_space(1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: table.action_space(1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Dicts | None = None) -> tuple[Dicts, Dicts]:
        self.desk = self.table.open(seed)
        self.agents = self.possible_agents[:]
        self.spellers = spellers_at(self.desk, self.table.agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Dicts) -> tuple[Dicts, Dicts, Dicts, Dicts, Dicts]:
        agents = self.agents
        infos: Dicts = {agent: {} for agent in agents}
        for seat, speller in self.spellers.items():
            if speller.action is None:
                word = int(actions[agent_name(seat)])
                if word in speller.words():
                    speller.say(word)
                else:
                    infos[agent_name(seat)]["refused"] = word
                    view = self.desk.game.view(self.desk.table, seat)
                    speller.action = self.desk.game.default(view, speller.ask)
        if all(speller.action is not None for speller in self.spellers.values()):
            self._commit()
        over = self.desk.asked == NOBODY
        rewards = dict.fromkeys(agents, 0.0)
        if over:
            rewards = {agent: self.table.reward(self.desk, seat_of(agent)) for agent in agents}
            infos = {agent: self.table.result(self.desk) for agent in agents}
        observations = self._observations()
        self.agents = [] if over else agents
        over_for = dict.fromkeys(agents, over)
        return observations, rewards, over_for, dict.fromkeys(agents, False), infos

    def _commit(self) -> None:
        """All have spelt: the answers are given in the order in which the table asks."""
        waiting = {seat: speller.action for seat, speller in self.spellers.items()}
        while waiting and self.desk.asked in waiting:
            action = waiting.pop(self.desk.asked)
            assert action is not None
            self.desk.answer(action)
        self.spellers = spellers_at(self.desk, self.table.agents)

    def state(self) -> Any:
        return self.table.perfect(self.desk)

    def render(self) -> str | None:
        return self.table.render(self.desk, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> Dicts:
        found = {}
        for agent in self.agents:
            seat = seat_of(agent)
            speller = self.spellers.get(seat)
            busy = None if speller is None or speller.action is not None else speller
            found[agent] = self.table.observe_speller(self.desk, seat, busy, waits=True)
        return found


def spellers_at(desk: Desk, agents: list[int]) -> dict[int, Speller]:
    """Everybody who spells now: all whom a sealed question waits for, else the one who is asked."""
    if desk.asked == NOBODY:
        return {}
    question = desk.game.course[desk.table.phase]
    asks = desk.game.asks(desk.table) if question.sealed else []
    asked = [ask for ask in asks if ask.seat in agents]
    found = {ask.seat: Speller(desk.rules.vocabulary, desk.game, desk.table, ask) for ask in asked}
    if not found:
        assert desk.speller is not None
        found[desk.asked] = desk.speller
    return found


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


def env(
    game: str,
    seats: int | None = None,
    options: Dicts | None = None,
    seed: int | None = None,
    bots: seating.Guests = None,
    render_mode: str | None = None,
) -> SeatsEnv:
    """Turn by turn (AEC)."""
    return SeatsEnv(GymTable(game, seats, options, seed, bots), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Dicts | None = None,
    seed: int | None = None,
    bots: seating.Guests = None,
    render_mode: str | None = None,
) -> SeatsAtOnceEnv:
    """All at once."""
    return SeatsAtOnceEnv(GymTable(game, seats, options, seed, bots), render_mode)


def _register_all() -> None:
    for name in GAMES:
        known = {"game": name}
        register("aec", f"funduk/{name}-v1", "funduk.doors.pettingzoo:env", kwargs=known)
        parallel = "funduk.doors.pettingzoo:parallel_env"
        register("parallel", f"funduk/{name}-v1", parallel, kwargs=known)


_register_all()
