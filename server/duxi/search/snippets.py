"""Titles and snippets of results as HTML with no element but `<mark>`."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from itertools import takewhile
from typing import Any

from duxi.search.matching import Matching, Run
from duxi.search.words import WORD, plain

ROOM = 200
"""The maximum length of a snippet."""
_BEFORE = 60
"""How much of a shortened sentence precedes its first matched word."""
_BETWEEN = re.compile(r"\s+·\s+|(?<=[.!?؟])\s+(?![a-z])|(?<=[。！？])\s*")
_NEEDLESS = re.compile(r"(?<=[.!?؟。！？])\s+·(?=\s)")
"""Separators that are redundant after a text that ends like a sentence."""
_FRAGMENTS = 2
_GAP = " … "
_LOOSE = " ,;:–—-("
Span = tuple[int, int]


def shown(row: dict[str, Any], matching: Matching) -> dict[str, Any]:
    """A result row with `title_html` and `snippet_html` instead of its texts."""
    text = _NEEDLESS.sub("", " · ".join(filter(None, (row.pop("summary"), row.pop("body")))))
    return row | {
        "title_html": marked(row["title"], matching.marks),
        "snippet_html": snippet(text, matching),
    }


def marked(text: str, runs: frozenset[Run]) -> str:
    """The text with every occurrence of these phrases highlighted."""
    html, end = [], 0
    for start, stop in _hits(text, runs):
        html += [escape(text[end:start]), f"<mark>{escape(text[start:stop])}</mark>"]
        end = stop
    return "".join([*html, escape(text[end:])])


def snippet(text: str, matching: Matching) -> str:
    """Whole sentences, the best matching first; one that is too long is cut between words."""
    sentences = list(_sentences(text))
    telling = _telling([text[start:end] for start, end in sentences], matching.met)
    if len(text) <= ROOM:
        parts = [text]
    elif _length(sentences, telling[:1]) > ROOM:
        parts = [_cut(text, sentences[telling[0]], matching.met)]
    else:
        parts = _pieces(text, sentences, _fitting(sentences, telling))
    return _GAP.join(marked(part, matching.marks) for part in parts)


def _hits(text: str, runs: frozenset[Run]) -> list[Span]:
    words = list(WORD.finditer(text))
    forms = [_form(word[0]) for word in words]
    found: set[int] = set()
    for size in {len(run) for run in runs}:
        for place in range(len(forms) - size + 1):
            if tuple(forms[place : place + size]) in runs:
                found.update(range(place, place + size))
    return [words[place].span() for place in sorted(found)]


def _form(word: str) -> str:
    return word.lower() if word.isascii() else plain(word)


def _sentences(text: str) -> Iterable[Span]:
    start = 0
    for between in _BETWEEN.finditer(text):
        if between.start() > start:
            yield start, between.start()
        start = between.end()
    if start < len(text) or not text:
        yield start, len(text)


def _telling(sentences: Sequence[str], met: frozenset[Run]) -> list[int]:
    """The sentences with the most different words of the query, preferably those that fit; else the first."""
    words = [len({_form(one[slice(*hit)]) for hit in _hits(one, met)}) for one in sentences]
    once = dict(reversed([(one, place) for place, one in enumerate(sentences) if words[place]])).values()
    telling = sorted(once, key=lambda place: (-words[place], place))
    return [place for place in telling if len(sentences[place]) <= ROOM] or telling or [0]


def _fitting(sentences: Sequence[Span], telling: Sequence[int]) -> list[int]:
    """As many of the matching sentences as fit, followed by those after the last of them."""
    chosen = list(telling[:1])
    for place in telling[1:_FRAGMENTS]:
        chosen += [place] if _length(sentences, [*chosen, place]) <= ROOM else []
    following = range(max(chosen) + 1, len(sentences))
    fit = takewhile(
        lambda place: _length(sentences, [*chosen, *range(following.start, place + 1)]) <= ROOM, following
    )
    return sorted([*chosen, *fit])


def _length(sentences: Sequence[Span], places: Sequence[int]) -> int:
    return sum(sentences[place][1] - sentences[place][0] + len(_GAP) for place in places) - len(_GAP)


def _pieces(text: str, sentences: Sequence[Span], places: Sequence[int]) -> list[str]:
    """The sentences, with neighbours merged into one piece."""
    pieces: list[list[int]] = []
    for place in places:
        if pieces and pieces[-1][-1] == place - 1:
            pieces[-1].append(place)
        else:
            pieces.append([place])
    return [text[sentences[piece[0]][0] : sentences[piece[-1]][1]] for piece in pieces]


def _cut(text: str, sentence: Span, met: frozenset[Run]) -> str:
    """The part of a long sentence with the first matched word, cut at word boundaries."""
    start, end = sentence
    first = next(iter(_hits(text[start:end], met)), (0, 0))[0]
    if first > _BEFORE:
        start = text.find(" ", start + first - _BEFORE, start + first) + 1 or start + first
    part = text[start : min(end, start + ROOM)]
    if start + ROOM < end:
        part = f"{part.rsplit(' ', 1)[0].rstrip(_LOOSE)} …"
    return part if start == sentence[0] else f"… {part}"
