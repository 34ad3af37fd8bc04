"""Parses a query: words, "quoted phrases" and -excluded words.

The grammar is that of websearch_to_tsquery; it is parsed here so that every word can be expanded
(`search.lookup`) before PostgreSQL's stemmer processes it.
"""

import re
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid
from duxi.search.price_words import joined_amounts
from duxi.search.words import FUNCTION_WORDS, clean, plain

LONGEST_QUERY = 200
MOST_WORDS = 12
LONGEST_SYNONYM = 4
SHORTEST_BEGINNING = 3
_PART = re.compile(r'(?P<minus>(?<!\S)-)?(?:"(?P<phrase>[^"]*)"|(?P<word>[^\s"]+))')


class QueryTooLong(Invalid):
    message = _("Kata pencarian maksimal 200 karakter.")


@dataclass(frozen=True)
class ParsedQuery:
    """A query: its words in order, quoted phrases, codes and excluded words."""

    text: str
    words: tuple[str, ...]
    phrases: tuple[tuple[str, ...], ...]
    codes: tuple[tuple[str, ...], ...]
    without: tuple[str, ...]
    is_open: bool
    """Whether the last word may be incomplete."""

    @property
    def plain(self) -> str:
        return " ".join(self.words)

    @property
    def unfinished(self) -> str | None:
        """The last word if the user may still be typing it."""
        last = self.words[-1] if self.is_open else ""
        return last if len(last) >= SHORTEST_BEGINNING and not last.isdigit() else None

    def runs(self) -> list[str]:
        """All sequences of up to four words, which may be terms of synonyms."""
        return [
            " ".join(self.words[start : start + size])
            for size in range(LONGEST_SYNONYM, 0, -1)
            for start in range(len(self.words) - size + 1)
        ]


def read(text: str) -> ParsedQuery:
    """Parse a query; everything but words and numbers is ignored.

    Raises `QueryTooLong`.
    """
    if len(text) > LONGEST_QUERY:
        raise QueryTooLong(errors={"q": [str(QueryTooLong.message)]})
    words: list[str] = []
    phrases: list[tuple[str, ...]] = []
    codes: list[tuple[str, ...]] = []
    without: list[str] = []
    for part in _PART.finditer(joined_amounts(text)):
        found = plain(part["phrase"] or part["word"] or "").split()
        if part["minus"]:
            without += found
        elif len(found) > 1 and (part["phrase"] or _is_code(found)):
            (phrases if part["phrase"] else codes).append(tuple(found))
        words += [] if part["minus"] else found
    is_open = bool(words) and not text.rstrip("?!.").endswith((" ", '"'))
    kept = [word for word in words if word not in FUNCTION_WORDS] or words
    return ParsedQuery(
        text=clean(text),
        words=tuple(kept[:MOST_WORDS]),
        phrases=tuple(phrases[:MOST_WORDS]),
        codes=tuple(codes[:MOST_WORDS]),
        without=tuple(without[:MOST_WORDS]),
        is_open=is_open,
    )


def _is_code(parts: list[str]) -> bool:
    """Whether the parts form one code, such as `DX.KSI.001` or `AZ-900`, which is matched as a phrase."""
    return any(map(str.isdigit, parts))
