"""Filters written as words: 'webinar gratis', 'pelatihan jakarta desember', 'kursus murah'.

A recognised filter restricts the results like a chosen one and is shown with its label. The user can remove
it; its words are then searched for like any others.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _

from duxi.catalog.facets import FREE_RANGE
from duxi.catalog.kinds import CLASS_WORDS, KINDS, ProductKind
from duxi.catalog.models import Difficulty, Mode
from duxi.core.lists import ListParams, Rule, parse_rules
from duxi.core.money import rupiah
from duxi.core.schema import Schema
from duxi.search.lookup import Known, Relatives
from duxi.search.parsing import ParsedQuery
from duxi.search.periods import periods
from duxi.search.price_words import CHEAP, price_limit
from duxi.search.words import FUNCTION_WORDS, plain

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
    "for beginners": Difficulty.BASIC,
    "beginners": Difficulty.BASIC,
    "beginner": Difficulty.BASIC,
    "intermediate": Difficulty.INTERMEDIATE,
    "advanced": Difficulty.ADVANCED,
}
_MODES = {
    "tatap muka": Mode.OFFLINE,
    "luring": Mode.OFFLINE,
    "offline": Mode.OFFLINE,
    "daring": Mode.ONLINE,
    "online": Mode.ONLINE,
}
SORT = "sort"
"""A sort order instead of a filter."""
_LOWEST_PRICE = "price|asc"
_BY_RELEVANCE = ("relevance", "relevance|desc")
_FEWEST_LETTERS = 4


class UnderstoodOut(Schema):
    """A filter recognised in the query: `field` names it in `as_is`, which removes it.

    `values` are the values of its facet, the first and last day of a period, or the sort order.
    """

    field: str
    label: str
    words: str
    values: list[str]


@dataclass(frozen=True)
class Understood:
    """A filter and the words it was recognised from."""

    field: str
    words: tuple[str, ...]
    label: str
    values: tuple[str, ...]

    @property
    def rules(self) -> list[Rule]:
        """The filter as rules of the list protocol."""
        if self.field == SORT:
            return []
        if self.field == "price":
            return [Rule(field=self.field, op="lte", value=int(self.values[0].partition("-")[2]))]
        if self.field == "eventDateStart":
            first, last = self.values
            return [Rule(field=self.field, op=op, value=day) for op, day in (("gte", first), ("lte", last))]
        return [Rule(field=self.field, op="in", value=list(self.values))]


def understand(
    asked: ParsedQuery, cities: Mapping[str, str], as_is: Iterable[str] = ()
) -> tuple[ParsedQuery, tuple[Understood, ...]]:
    """The query without the words that are filters, and at most one filter for each field.

    `cities` are the names of locations by slug. Quotes, minus signs and codes request literal words: such a
    query keeps all of its words.
    """
    if asked.phrases or asked.without or asked.codes:
        return asked, ()
    found: dict[str, Understood] = {}
    left = list(asked.words)
    for one in _readings(asked, cities):
        searched = tuple(word for word in one.words if word not in FUNCTION_WORDS)
        place = _place(left, searched)
        if one.field not in found and one.field not in as_is and place is not None:
            found[one.field] = one
            del left[place : place + len(searched)]
    is_open = asked.is_open and left[-1:] == list(asked.words[-1:])
    return replace(asked, words=tuple(left), is_open=is_open), tuple(found.values())


def understand_typed(
    asked: ParsedQuery, known: Known, as_is: Iterable[str] = ()
) -> tuple[ParsedQuery, tuple[Understood, ...]]:
    """`understand` for words that may be misspelt; words that are not filters remain as typed."""
    well_spelled = {word for one in understand(asked, known.cities, as_is)[1] for word in one.words}
    relatives = known.relatives.items()
    meant = {word: one.meant for word, one in relatives if one.meant and word not in well_spelled}
    left, found = understand(_in_words(asked, meant), known.cities, as_is)
    read = {word for one in found for word in one.words}
    typed = {other: word for word, other in meant.items() if other not in read}
    return _in_words(left, typed), found


def spelled(asked: ParsedQuery, known: Known) -> Known:
    """What is known, without guesses at words that name a filter: they are spelled right."""
    read = {word for one in understand(asked, known.cities)[1] for word in one.words}
    relatives = known.relatives.items()
    guessed = {word: Relatives(is_missing=True) for word, one in relatives if one.meant and word in read}
    return replace(known, relatives=known.relatives | guessed)


def _in_words(asked: ParsedQuery, others: Mapping[str, str]) -> ParsedQuery:
    """The query with some words replaced."""
    text = " ".join(others.get(word, word) for word in plain(asked.text).split())
    words = tuple(others.get(word, word) for word in asked.words)
    return replace(asked, words=words, text=text) if others else asked


def narrowed(params: ListParams, understood: Sequence[Understood]) -> ListParams:
    """The requested list with the recognised filters added; refuses malformed filters.

    A filter that the user chose overrides a recognised one of the same field.
    """
    if not understood:
        return params
    rules = parse_rules(params.filterRules)
    chosen = {rule.field for rule in rules}
    rules += [rule for one in understood if one.field not in chosen for rule in one.rules]
    order = next((one.values[0] for one in understood if one.field == SORT), None)
    return params.model_copy(
        update={
            "filterRules": json.dumps([rule.model_dump() for rule in rules]),
            "sort": order if order and _is_unordered(params) else params.sort,
        }
    )


def _is_unordered(params: ListParams) -> bool:
    return params.sort in (None, *_BY_RELEVANCE)


def completed(beginning: str) -> str | None:
    """The one word for a price, level or mode with this prefix; None if there are none or several."""
    if len(beginning) < _FEWEST_LETTERS:
        return None
    words = {word for word in (*_FREE, *_DIFFICULTIES, *_MODES) if " " not in word}
    meant = [word for word in words if word.startswith(beginning)]
    return meant[0] if len(meant) == 1 else None


def _readings(asked: ParsedQuery, cities: Mapping[str, str]) -> Iterator[Understood]:
    text = f" {asked.plain} "
    terms_by_field = {field: terms() for field, terms in _TERMS.items()} | {"location": _cities(cities)}
    for field, terms in terms_by_field.items():
        for term, (label, values) in terms.items():
            if f" {term} " in text:
                yield Understood(field, tuple(term.split()), label, values)
    yield from _below(text)
    # "Hari ini" contains a word that is otherwise ignored.
    for times in (f" {plain(asked.text)} ", text):
        yield from _times(times)
    yield from _orders(text)


Terms = dict[str, tuple[str, tuple[str, ...]]]
"""By words: the label of the filter and its values."""


def _kinds() -> Terms:
    """Names of kinds; a name shared by several kinds selects them all, and names of several words are matched
    first.
    """
    kinds = sorted(KINDS, key=lambda kind: -kind.search_weight)
    words = {word for kind in kinds for word in kind.search_words}
    by_word = {
        word: [kind for kind in kinds if word in kind.search_words]
        for word in sorted(words, key=lambda word: (-len(word.split()), word))
    }
    return {
        word: (_label_of(word, found), tuple(kind.slug for kind in found)) for word, found in by_word.items()
    }


def _label_of(word: str, kinds: Sequence[ProductKind]) -> str:
    """The names of the kinds; those that are classes have one name together."""
    return _("Kelas") if word in CLASS_WORDS else " / ".join(str(kind.label) for kind in kinds)


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


def _below(text: str) -> Iterator[Understood]:
    if found := price_limit(text):
        text = _("Di bawah {price}") if found.is_below else _("Sampai {price}")
        label = text.format(price=rupiah(found.amount))
        yield Understood("price", tuple(found.words.split()), label, (f"0-{found.highest}",))


def _times(text: str) -> Iterator[Understood]:
    for words, label, days in periods(text):
        yield Understood("eventDateStart", tuple(words.split()), label, tuple(map(str, days)))


def _orders(text: str) -> Iterator[Understood]:
    for words in CHEAP:
        if f" {words} " in text:
            yield Understood(SORT, tuple(words.split()), _("Harga terendah"), (_LOWEST_PRICE,))


def _place(words: list[str], term: tuple[str, ...]) -> int | None:
    """The position of the term among the words."""
    size = len(term)
    return next((n for n in range(len(words) - size + 1) if tuple(words[n : n + size]) == term), None)
