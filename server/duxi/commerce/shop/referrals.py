"""Referral codes on cart lines: apps above commerce register their programmes here."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class ReferralProgramme:
    """`accepts` says whether a code in capitals is valid for this buyer."""

    name: str
    accepts: Callable[[str, User], bool]


PROGRAMMES: Registry[str, ReferralProgramme] = Registry("referral programmes", key=lambda one: one.name)


def accepted_code(code: str, buyer: User) -> str:
    """The stored form of a code; empty when no programme accepts it from this buyer."""
    wanted = code.strip().upper()
    is_valid = wanted and any(programme.accepts(wanted, buyer) for programme in PROGRAMMES)
    return wanted if is_valid else ""
