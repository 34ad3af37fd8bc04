"""Rotating codes: shown by the trainer, scanned by participants.

A code names its purpose (attendance of a session or arrival at the class) and contains a MAC that is valid in
its time window and the next one, so that a photo of it soon becomes useless.
"""

import hashlib
import hmac
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

WINDOW_SECONDS = 10
_PROOF_LENGTH = 12


class Purpose(StrEnum):
    """What scanning a code records."""

    PRESENCE = "P"
    ARRIVAL = "R"


@dataclass(frozen=True)
class Target:
    """The target of a code; `pk` is that of the session (attendance) or of the class (arrival)."""

    purpose: Purpose
    pk: int


def code_at(secret: str, target: Target, moment: datetime) -> str:
    """The code shown at a given time, such as `P-42-3f9a0c1b2d4e`."""
    return f"{target.purpose}-{target.pk}-{_proof(secret, target, _window(moment))}"


def read_target(code: str) -> Target | None:
    """The target that a code claims; None for a malformed code."""
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
    """Whether the code is that of the current or the previous window."""
    proof = code.strip().rpartition("-")[2].lower()
    if not proof.isascii():
        return False
    window = _window(moment)
    return any(hmac.compare_digest(proof, _proof(secret, target, n)) for n in (window, window - 1))


def seconds_left(moment: datetime) -> int:
    """Seconds until the displayed code changes."""
    return WINDOW_SECONDS - int(moment.timestamp()) % WINDOW_SECONDS


def _window(moment: datetime) -> int:
    return int(moment.timestamp()) // WINDOW_SECONDS


def _proof(secret: str, target: Target, window: int) -> str:
    text = f"{target.purpose}:{target.pk}:{window}".encode()
    return hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()[:_PROOF_LENGTH]
