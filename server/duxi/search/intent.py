"""Filters that people write as words: 'webinar gratis', 'pelatihan jakarta desember', 'untuk pemula'.

What is understood narrows the hits as a filter would, is shown with its label, and can be taken off: its
words are then searched for like any others.
"""

import calendar
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from django.utils.translation import gettext as _
from ninja import Schema

from duxi.catalog.facets import FREE_RANGE
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Difficulty, Mode
from duxi.core.clock import now
from duxi.core.dates import month_of
from duxi.core.lists import ListParams, Rule, parse_rules
from duxi.search.parsing import ParsedQuery
from duxi.search.words import plain

_FREE = ("tanpa biaya", "cuma cuma", "gratis", "free")
_DIFFICULTIES = {
    "untuk pemula": Difficulty.BASIC,
    "tingkat dasar": Difficulty.BASIC,
    "level dasar": Difficulty.BASIC,
    "pemula": Difficulty.BASIC,
    "tingkat menengah": Difficulty.INTERMEDIATE,
    "level menengah": Difficulty.INTERMEDIATE,
    "tingkat lanjut": Difficulty.ADVANCED,
    "level lanjut": Difficulty.ADVANCED,
    "mahir": Difficulty.ADVANCED,
}
_MODES = {"tatap muka": Mode.OFFLINE, "luring": Mode.OFFLINE, "daring": Mode.ONLINE, "online": Mode.ONLINE}
_MONTHS = (
    *("januari", "februari", "maret", "april", "mei", "juni", "juli", "agustus", "september"),
    *("oktober", "november", "desember"),
)
_NEXT_MONTH = "bulan depan"
_FEWEST_LETTERS = 4


class UnderstoodOut(Schema):
    """A filter read out of the words: `field` names it in `as_is`, which takes it off.

    `values` are named as its facet names them; of a month, its first and its last day.
    """

    field: str
    label: str
    words: str
    values: list[str]


@dataclass(frozen=True)
class Understood:
    """A filter and the words that it was read from."""

    field: str
    words: tuple[str, ...]
    label: str
    values: tuple[str, ...]

    @property
    def rules(self) -> list[Rule]:
        """The same as a list's rules."""
        if self.field == "price":
            return [Rule(field=self.field, op="lte", value=0)]
        if self.field == "eventDateStart":
            first, last = self.values
            return [Rule(field=self.field, op=op, value=day) for op, day in (("gte", first), ("lte", last))]
        return [Rule(field=self.field, op="in", value=list(self.values))]


def understand(
    asked: ParsedQuery, cities: Mapping[str, str], as_is: Iterable[str] = ()
) -> tuple[ParsedQuery, tuple[Understood, ...]]:
    """The query without the words that are filters, and those filters; one for each field.

    `cities` are the names of locations by their slugs.

    Quotes, minus signs and codes ask for words as they are: such a query keeps all of its words.
    """
    if asked.phrases or asked.without or asked.codes:
        return asked, ()
    found: dict[str, Understood] = {}
    left = list(asked.words)
    for one in _readings(asked.words, cities):
        place = _place(left, one.words)
        if one.field not in found and one.field not in as_is and place is not None:
            found[one.field] = one
            del left[place : place + len(one.words)]
    is_open = asked.is_open and left[-1:] == list(asked.words[-1:])
    return replace(asked, words=tuple(left), is_open=is_open), tuple(found.values())


def narrowed(params: ListParams, understood: Sequence[Understood]) -> ListParams:
    """The list that was asked for, with what was understood among its filters; refuses malformed filters.

    A filter that was chosen takes the place of what the words say of its field.
    """
    if not understood:
        return params
    rules = parse_rules(params.filterRules)
    chosen = {rule.field for rule in rules}
    rules += [rule for one in understood if one.field not in chosen for rule in one.rules]
    return params.model_copy(update={"filterRules": json.dumps([rule.model_dump() for rule in rules])})


def completed(beginning: str) -> str | None:
    """The one word for a price, level or mode that begins like this; None where none or several do."""
    if len(beginning) < _FEWEST_LETTERS:
        return None
    words = {word for word in (*_FREE, *_DIFFICULTIES, *_MODES) if " " not in word}
    meant = [word for word in words if word.startswith(beginning)]
    return meant[0] if len(meant) == 1 else None


def _readings(words: Sequence[str], cities: Mapping[str, str]) -> Iterator[Understood]:
    text = f" {' '.join(words)} "
    terms_by_field = {field: terms() for field, terms in _TERMS.items()} | {"location": _cities(cities)}
    for field, terms in terms_by_field.items():
        for term, (label, values) in terms.items():
            if f" {term} " in text:
                yield Understood(field, tuple(term.split()), label, values)
    yield from _months(text)


Terms = dict[str, tuple[str, tuple[str, ...]]]
"""By the words: the label of the filter and its values."""


def _kinds() -> Terms:
    """What several kinds are called finds them all; names of several words are read first."""
    kinds = sorted(KINDS, key=lambda kind: -kind.search_weight)
    words = {word for kind in kinds for word in kind.search_words}
    by_word = {
        word: [kind for kind in kinds if word in kind.search_words]
        for word in sorted(words, key=lambda word: (-len(word.split()), word))
    }
    return {
        word: (" / ".join(str(kind.label) for kind in found), tuple(kind.slug for kind in found))
        for word, found in by_word.items()
    }


def _free() -> Terms:
    return {term: (_("Gratis"), (FREE_RANGE,)) for term in _FREE}


def _difficulties() -> Terms:
    return {term: (str(one.label), (one.value,)) for term, one in _DIFFICULTIES.items()}


def _modes() -> Terms:
    return {term: (str(one.label), (one.value,)) for term, one in _MODES.items()}


def _cities(cities: Mapping[str, str]) -> Terms:
    return {plain(name): (name, (slug,)) for slug, name in cities.items()}


_TERMS: dict[str, Callable[[], Terms]] = {
    "kind": _kinds,
    "price": _free,
    "difficulty": _difficulties,
    "mode": _modes,
}


def _months(text: str) -> Iterator[Understood]:
    """A month is the next one of its name, this month included."""
    today = now().date()
    for number, term in enumerate(_MONTHS, start=1):
        if f" {term} " in text:
            yield _month((term,), today.year + (number < today.month), number)
    if f" {_NEXT_MONTH} " in text:
        yield _month(tuple(_NEXT_MONTH.split()), today.year + today.month // 12, today.month % 12 + 1)


def _month(words: tuple[str, ...], year: int, number: int) -> Understood:
    first = date(year, number, 1)
    last = first.replace(day=calendar.monthrange(year, number)[1])
    return Understood("eventDateStart", words, month_of(first), (first.isoformat(), last.isoformat()))


def _place(words: list[str], term: tuple[str, ...]) -> int | None:
    """Where the term is among the words."""
    size = len(term)
    return next((n for n in range(len(words) - size + 1) if tuple(words[n : n + size]) == term), None)
