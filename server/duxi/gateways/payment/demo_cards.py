"""Test cards of the embedded Snap, always the same for one payer."""

import hashlib
from datetime import datetime

from duxi.core.clock import JAKARTA, local, now

_PREFIX = "481111"
_LENGTH = 16
_HEAD, _TAIL = 8, 4
_INVALID_NUMBER, _TOO_LITTLE, _EXPIRED = "14", "51", "54"


def card_of(name: str) -> str:
    """A payer's test card, with a valid check digit."""
    digits = int(hashlib.sha256(name.encode()).hexdigest(), 16) % 10 ** (_LENGTH - 1 - len(_PREFIX))
    body = f"{_PREFIX}{digits:0{_LENGTH - 1 - len(_PREFIX)}d}"
    return body + str(_check_digit(body))


def masked(number: str) -> str:
    """A card number as the provider reports it: first eight and last four digits; empty for other input."""
    digits = "".join(one for one in number if one.isdigit())
    return f"{digits[:_HEAD]}-{digits[-_TAIL:]}" if len(digits) == _LENGTH else ""


def response_code(number: str, expiry: str) -> str:
    """The bank's response code of a refused card: the fault of the card if it has one, otherwise insufficient
    funds.
    """
    digits = "".join(one for one in number if one.isdigit())
    if len(digits) != _LENGTH or int(digits[-1]) != _check_digit(digits[:-1]):
        return _INVALID_NUMBER
    return _EXPIRED if _is_over(expiry) else _TOO_LITTLE


def _is_over(expiry: str) -> bool:
    """Whether a month like `12/29` is past; an invalid one counts as past."""
    try:
        last = datetime.strptime(expiry, "%m/%y").replace(tzinfo=JAKARTA)
    except ValueError:
        return True
    today = local(now())
    return (last.year, last.month) < (today.year, today.month)


def _check_digit(body: str) -> int:
    """The Luhn check digit."""
    doubled = (int(digit) * (2 - place % 2) for place, digit in enumerate(reversed(body)))
    return -sum(value - 9 if value > 9 else value for value in doubled) % 10
