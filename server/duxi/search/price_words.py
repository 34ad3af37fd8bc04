"""Prices that people write as words: 'di bawah 500 ribu', 'kurang dari 1jt', 'paling murah'."""

import re

_UNITS = {"": 1, "ribu": 1_000, "rb": 1_000, "k": 1_000, "juta": 1_000_000, "jt": 1_000_000}
_BELOW = re.compile(r"\b(?:dibawah|bawah|kurang)(?: rp)? ?(?:rp)?(\d{1,9}) ?(ribu|rb|k|juta|jt|)\b")
_THOUSANDS = re.compile(r"(?<![\w.])((?:[Rr]p\.?)?)(\d{1,3}(?:\.\d{3})+)(?![\w.])")
_LEAST = 1_000
"""Less is no price, but a number of something else."""
CHEAP = ("paling murah", "termurah", "murah")


def price_limit(text: str) -> tuple[str, int] | None:
    """What the price is to stay below, and the words that say so."""
    found = _BELOW.search(text)
    amount = int(found[1]) * _UNITS[found[2]] if found else 0
    return (found[0], amount) if found and amount >= _LEAST else None


def joined_thousands(text: str) -> str:
    """`Rp500.000` as one number, where its points would make it a code."""
    return _THOUSANDS.sub(lambda found: f"{found[1]}{found[2].replace('.', '')}", text)
