"""A request that is not granted: a code for translators and a status for HTTP."""

from typing import Any

STATUS = {
    "bad_message": 400, "bad_name": 400, "bad_options": 400, "bad_dice": 400, "bad_level": 400,
    "bad_order": 400, "bad_match": 400, "empty_order": 400, "bad_text": 400, "unknown_person": 404,
    "not_welcome": 403, "turned_out": 403, "bad_address": 400, "bad_webhook": 400, "wrong_code": 400,
    "mail_failed": 502,
    "no_guest": 401, "unknown_wish": 404, "bad_origin": 403, "not_host": 403, "not_your_seat": 403,
    "unknown_table": 404, "unknown_code": 404, "unknown_game": 404, "unknown_seat": 404, "unknown_page": 404,
    "unknown_device": 404, "unknown_key": 404, "bad_key": 400, "key_too_late": 400, "no_keys_here": 400,
    "unknown_replay": 404, "too_large": 413, "too_fast": 429, "busy": 503, "store": 503, "replay_failed": 503,
}  # fmt: skip
CONFLICT = 409


class Refuse(Exception):
    """Says no; nothing has changed."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_for_text = args

    @property
    def status(self) -> int:
        return STATUS.get(self.code, CONFLICT)
