"""Mail by the host's SMTP server, sent from a thread so that no table waits for it."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

import msgspec

from funduk.core.errors import FundukError
from funduk.server.logs import say

Security = Literal["starttls", "tls", "none"]
PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}
PATIENCE = 20.0
TRIES = (0.0, 30.0, 300.0)
MOST_WAITING = 500
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_ADDRESS = 254


class SmtpServer(msgspec.Struct, frozen=True):
    """Where the host's mail goes out."""

    host: str
    port: int
    security: Security
    sender: str
    user: str = ""
    password: str = ""


class Undelivered(FundukError):
    """It did not arrive; `again` when trying later may help."""

    def __init__(self, why: str, again: bool) -> None:
        super().__init__(why)
        self.again = again


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def letter(
    to: str, subject: str, body: str, language: str, unsubscribe: str | None = None
) -> EmailMessage:
    """A plain message; nothing in it lets anybody act at a table."""
    message = EmailMessage()
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Content-Language"] = language
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


class Postman:
    """Hands letters to the SMTP server, one connection each."""

    def __init__(self, server: SmtpServer | None) -> None:
        self.server = server
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="mail")

    async def send(self, message: EmailMessage) -> None:
        """Once; raises Undelivered."""
        server = self.server
        if server is None:
            raise Undelivered("no mail server", False)
        message["From"] = server.sender
        message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2].rstrip(">"))
        await asyncio.get_running_loop().run_in_executor(self._threads, _hand_over, server, message)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _hand_over(server: SmtpServer, message: EmailMessage) -> None:
    """The reason never names the address: it may end up in a log."""
    try:
        with _connect(server) as connection:
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message)
    except smtplib.SMTPRecipientsRefused as wrong:
        codes = [code for code, _ in wrong.recipients.values()]
        raise Undelivered(f"recipient refused {codes}", all(code < 500 for code in codes)) from None
    except smtplib.SMTPResponseException as wrong:
        raise Undelivered(f"answer {wrong.smtp_code}", wrong.smtp_code < 500) from None
    except (smtplib.SMTPException, OSError) as wrong:
        raise Undelivered(type(wrong).__name__, True) from None


def _connect(server: SmtpServer) -> smtplib.SMTP:
    """By TLS only to the server whose name is on the certificate."""
    known = ssl.create_default_context()
    if server.security == "tls":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=known)
    connection = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    try:
        if server.security == "starttls":
            connection.starttls(context=known)
    except BaseException:
        connection.close()
        raise
    return connection


async def with_patience(
    what: str, work: Callable[[], Awaitable[None]], tries: tuple[float, ...] = TRIES
) -> bool:
    """Tries a few times, then gives up with a line in the log."""
    why = ""
    for wait in tries:
        await asyncio.sleep(wait)
        try:
            await work()
        except Undelivered as wrong:
            why = str(wrong)
            if not wrong.again:
                break
        else:
            return True
    say("undelivered", what=what, why=why)
    return False
