"""Card numbers of the embedded Snap: no one's real ones, the same for the same payer."""

import hashlib

_PREFIX = "481111"
_LENGTH = 16
_HEAD, _TAIL = 8, 4


def card_of(name: str) -> str:
    """A payer's test card, whose check digit fits."""
    digits = int(hashlib.sha256(name.encode()).hexdigest(), 16) % 10 ** (_LENGTH - 1 - len(_PREFIX))
    body = f"{_PREFIX}{digits:0{_LENGTH - 1 - len(_PREFIX)}d}"
    return body + str(_check_digit(body))


def masked(number: str) -> str:
    """A card number as the provider reports it: its first eight digits and last four; else empty."""
    digits = "".join(one for one in number if one.isdigit())
    return f"{digits[:_HEAD]}-{digits[-_TAIL:]}" if len(digits) == _LENGTH else ""


def _check_digit(body: str) -> int:
    """By Luhn's rule."""
    doubled = (int(digit) * (2 - place % 2) for place, digit in enumerate(reversed(body)))
    return -sum(value - 9 if value > 9 else value for value in doubled) % 10
