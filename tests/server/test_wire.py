"""However a browser's bytes are cut, every message is answered or the socket closed."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from funduk.server.wire.frames import frame, joined, message_in
from tests.server.player import Player
from tests.server.serving import Server

PING = b'{"type":"ping"}'


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def padded(size: int) -> bytes:
    return PING + b" " * (size - len(PING))


WHOLE = masked(PING)
CUTS: dict[str, tuple[list[bytes], int]] = {
    "one after another": ([masked(PING), masked(PING)], 2),
    "three in a packet": ([masked(PING) * 3], 3),
    "two and a half": ([masked(PING) * 2 + WHOLE[:9], WHOLE[9:], masked(PING)], 4),
    "byte by byte": ([bytes((byte,)) for byte in masked(PING)] + [masked(PING)], 2),
    "in fragments": ([masked(PING[:4], fin=False) + masked(PING[4:], Opcode.CONT), masked(PING)], 2),
    "a ping of the protocol between": ([masked(PING) + masked(b"hello", Opcode.PING) + masked(PING)], 2),
    "longest short, shortest middle, largest": (
        [masked(padded(125)), masked(padded(126)), masked(padded(8192))], 3,
    ),
}  # fmt: skip


@pytest.mark.parametrize("cut", CUTS)
def test_messages_are_answered_however_they_are_cut(server: Server, cut: str) -> None:
    packets, answers = CUTS[cut]

    async def check() -> None:
        async with Player(server.port) as nora:
            await nora.dial()
            assert nora.socket is not None
            for packet in packets:
                nora.socket.transport.write(packet)
                await asyncio.sleep(0.01)
            for _ in range(answers):
                assert (await nora.hear())["type"] == "pong"

    asyncio.run(check())


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (masked(b'"\xff"'), 1007),
        (masked(padded(8193)), 1009),
        (b"\x81\x0f" + PING, 1002),
        (b"\xc1" + masked(PING)[1:], 1002),
        (masked(PING, fin=False) + masked(PING), 1002),
        (masked(PING, Opcode.CONT), 1002),
    ],
    ids=[
        "not UTF-8",
        "too large",
        "not masked",
        "reserved bit",
        "text inside a text",
        "a rest of nothing",
    ],
)
def test_what_the_protocol_forbids_closes_the_socket(
    server: Server, packet: bytes, code: int
) -> None:
    async def check() -> None:
        async with Player(server.port) as nora:
            await nora.dial()
            assert nora.socket is not None
            nora.socket.transport.write(masked(PING))
            assert (await nora.hear())["type"] == "pong"
            nora.socket.transport.write(packet)
            with pytest.raises(ConnectionClosed) as closed:
                await nora.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
            nora.socket = None

    asyncio.run(check())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_our_frames_are_those_of_the_library(size: int) -> None:
    message = b"a" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
    assert joined([b"", message[:7], message[7:]]) == frame(message)
    assert message_in(frame(message)) == message
