"""One-line texts, such as names, in the form in which they are stored: normalised, one line, no direction
marks.
"""

import re
import unicodedata

_SPACES = re.compile(r"\s+")
# Direction marks, embeddings, overrides and isolates; zero-width spaces, word joiners, byte order marks.
_INVISIBLE = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def one_line(text: str) -> str:
    """The text in NFC on one line, without control and direction characters."""
    spaced = _SPACES.sub(" ", unicodedata.normalize("NFC", text))
    kept = (letter for letter in _INVISIBLE.sub("", spaced) if unicodedata.category(letter) != "Cc")
    return "".join(kept).strip()
