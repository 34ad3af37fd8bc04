"""Codes that change every few seconds: shown by the trainer, scanned by participants.

A code names what it is for (a session's presence or arrival at the class) and carries a proof that only
holds in its window and the next one, so that a picture of it sent to a user at home is soon worthless.
"""

import hashlib
import hmac
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

WINDOW_SECONDS = 10
_PROOF_LENGTH = 12


class Purpose(StrEnum):
    """What scanning a code does."""

    PRESENCE = "P"
    ARRIVAL = "R"


@dataclass(frozen=True)
class Target:
    """What a code is for; `pk` is that of the session (presence) or of the class (arrival)."""

    purpose: Purpose
    pk: int


def code_at(secret: str, target: Target, moment: datetime) -> str:
    """The code that is shown at a moment, such as `P-42-3f9a0c1b2d4e`."""
    return f"{target.purpose}-{target.pk}-{_proof(secret, target, _window(moment))}"


def read_target(code: str) -> Target | None:
    """What a code claims to be for; None when it is no code of ours."""
    purpose, _dash, rest = code.strip().partition("-")
    number, _dash, proof = rest.partition("-")
    if (
        purpose not in list(Purpose)
        or not number.isdecimal()
        or len(number) > 9
        or len(proof) != _PROOF_LENGTH
    ):
        return None
    return Target(Purpose(purpose), int(number))


def is_current(secret: str, target: Target, code: str, moment: datetime) -> bool:
    """Whether the code is that of this moment's window or of the one before."""
    proof = code.strip().rpartition("-")[2].lower()
    if not proof.isascii():
        return False
    window = _window(moment)
    return any(hmac.compare_digest(proof, _proof(secret, target, n)) for n in (window, window - 1))


def seconds_left(moment: datetime) -> int:
    """Until the shown code changes."""
    return WINDOW_SECONDS - int(moment.timestamp()) % WINDOW_SECONDS


def _window(moment: datetime) -> int:
    return int(moment.timestamp()) // WINDOW_SECONDS


def _proof(secret: str, target: Target, window: int) -> str:
    text = f"{target.purpose}:{target.pk}:{window}".encode()
    return hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()[:_PROOF_LENGTH]
