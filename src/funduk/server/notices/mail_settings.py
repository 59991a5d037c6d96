"""Mail and webhooks as the host sets them up."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from funduk.server.notices.mail import PORTS, Security, SmtpServer, is_address
from funduk.server.notices.webhooks import Allowed
from funduk.server.settings import BadSetting, is_loopback

Pick = Callable[[str, Callable[[str], Any], Any], Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--smtp-host", help="mail server for notices (none: no mail is sent)")
    parser.add_argument("--smtp-port", type=int, help="its port (587, with tls 465)")
    parser.add_argument("--smtp-security", choices=get_args(Security), help="as a word (starttls)")
    parser.add_argument(
        "--smtp-user", help="name to log in with; the password is FUNDUK_SMTP_PASSWORD"
    )
    parser.add_argument("--smtp-password-file", type=Path, help="file with the password")
    parser.add_argument("--mail-from", help="sender of the notices, such as funduk@play.example")
    parser.add_argument(
        "--webhooks",
        choices=get_args(Allowed),
        help="public: https and no private network (public)",
    )
    parser.add_argument(
        "--notify-after", type=float, help="seconds of absence before a notice (300)"
    )


def mail_from(pick: Pick, environment: dict[str, str]) -> SmtpServer | None:
    """The mail server, if there is one and all that belongs to it."""
    host: str = pick("smtp_host", str, "")
    if not host:
        return None
    security: Security = pick("smtp_security", str, "starttls")
    if security not in PORTS:
        raise BadSetting(f"FUNDUK_SMTP_SECURITY={security!r} must be one of {', '.join(PORTS)}")
    sender: str = pick("mail_from", str, "")
    if not is_address(sender):
        raise BadSetting(
            "--mail-from must be the address notices come from, such as funduk@play.example"
        )
    user: str = pick("smtp_user", str, "")
    password = environment.get("FUNDUK_SMTP_PASSWORD", "")
    file: Path | None = pick("smtp_password_file", Path, None)
    if file is not None:
        try:
            password = file.read_text(encoding="utf-8").strip()
        except OSError as wrong:
            raise BadSetting(f"--smtp-password-file cannot be read: {wrong.strerror}") from None
    if user and security == "none" and not is_loopback(host):
        raise BadSetting(
            "--smtp-security none would send the password in the clear: use starttls or tls"
        )
    port: int = pick("smtp_port", int, PORTS[security])
    return SmtpServer(host, port, security, sender, user, password)


def webhooks_from(pick: Pick) -> Allowed:
    allowed: Allowed = pick("webhooks", str, "public")
    if allowed not in get_args(Allowed):
        raise BadSetting(
            f"FUNDUK_WEBHOOKS={allowed!r} must be one of {', '.join(get_args(Allowed))}"
        )
    return allowed
