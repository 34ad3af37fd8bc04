"""Prices written as words: 'di bawah 500 ribu', 'maksimal 1,5jt', '500rb', 'paling murah'."""

import re
from dataclasses import dataclass

_UNITS = {"": 1, "ribu": 1_000, "rb": 1_000, "k": 1_000, "juta": 1_000_000, "jt": 1_000_000}
_BELOW = re.compile(r"\b(?:dibawah|bawah|kurang)(?: rp)? ?(?:rp)?(\d{1,9}) ?(ribu|rb|k|juta|jt|)\b")
_UP_TO = re.compile(
    r"\b(?:maks|maksimal|max|hingga|sampai|budget|anggaran)(?: rp)? ?(?:rp)?(\d{1,9}) ?(ribu|rb|k|juta|jt|)\b"
)
_BARE = re.compile(
    r"(?<!\batas )(?<!\blebih )(?<!\bmulai )(?<!\bminimal )\b(?:rp ?)?(\d{1,6}) ?(ribu|rb|k|juta|jt)\b"
)
_DECIMAL = re.compile(r"(?<![\w.,])((?:[Rr]p\.? ?)?)(\d{1,3})[.,](\d{1,2}) ?(?:[Jj]uta|[Jj][Tt])(?!\w)")
_THOUSANDS = re.compile(r"(?<![\w.])((?:[Rr]p\.?)?)(\d{1,3}(?:\.\d{3})+)(?![\w.])")
_LEAST = 1_000
"""Smaller numbers are not prices."""
_LEAST_BARE = 10_000
"""The same for numbers without a word for a price ('4k')."""
CHEAP = (
    *("harga terendah", "harga termurah", "harga murah", "paling murah", "termurah", "murah"),
    *("lowest price", "cheapest", "cheap"),
)


@dataclass(frozen=True)
class PriceLimit:
    """An upper price limit, inclusive or exclusive, and the words it was recognised from."""

    words: str
    amount: int
    is_below: bool

    @property
    def highest(self) -> int:
        return self.amount - 1 if self.is_below else self.amount


def price_limit(text: str) -> PriceLimit | None:
    """The price limit in a text; an amount with a unit alone counts as the maximum."""
    for pattern, least in ((_BELOW, _LEAST), (_UP_TO, _LEAST), (_BARE, _LEAST_BARE)):
        found = pattern.search(text)
        amount = int(found[1]) * _UNITS[found[2]] if found else 0
        if found and amount >= least:
            return PriceLimit(found[0], amount, is_below=pattern is _BELOW)
    return None


def joined_amounts(text: str) -> str:
    """Joins `Rp500.000` and `1,5 juta` into one number each, which tokenizing would split."""
    whole = _THOUSANDS.sub(lambda found: f"{found[1]}{found[2].replace('.', '')}", text)
    return _DECIMAL.sub(lambda found: f"{found[1]}{found[2]}{found[3]:0<3} ribu", whole)
