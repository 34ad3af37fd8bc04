"""Converts a query and its looked-up words into a tsquery.

Words consist of letters and digits only (`search.words`), so nothing can be read as an operator.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from duxi.search.lookup import Known, without_guesses
from duxi.search.parsing import ParsedQuery
from duxi.search.words import plain

TITLE = "A"
Run = tuple[str, ...]
"""Consecutive words."""


@dataclass(frozen=True)
class Slot:
    """A part of the query that must match: a word, or several that form a term with synonyms.

    `own` are its words with their relatives; each of `others`, as a phrase, matches as well.
    """

    own: tuple[tuple[str, ...], ...]
    others: tuple[tuple[str, ...], ...] = ()

    def text(self, weight: str = "") -> str:
        """As a tsquery; with a weight, only texts of that weight match."""
        own = " & ".join(_any_of(words, weight) for words in self.own)
        others = (_in_a_row(words, weight) for words in self.others)
        return f"({' | '.join([own, *others])})"


@dataclass(frozen=True)
class Matching:
    """A query ready to run, and the suggested query that it stands for if no text contains one of its words.

    `is_guess`: the replacement is a spelling correction, otherwise a synonym. `missing` are words that no
    text contains; the results match the others only. `forms` are inflections of the query's words.
    """

    asked: ParsedQuery
    slots: tuple[Slot, ...]
    suggestion: str | None
    forms: tuple[str, ...] = ()
    is_guess: bool = False
    missing: tuple[str, ...] = ()

    @classmethod
    def of(cls, asked: ParsedQuery, known: Known) -> Self:
        known = _without_guesses(asked, known)
        meant = _meant(asked, known)
        missing = _missing(asked, known)
        suggestion = _suggestion(asked, {**meant, **_synonyms_instead(asked, known)}, missing)
        return cls(
            asked,
            tuple(_slots(asked, known)),
            suggestion,
            tuple(
                form
                for word in asked.words
                if word in known.relatives
                for form in known.relatives[word].forms
            ),
            is_guess=bool(meant),
            missing=missing,
        )

    @classmethod
    def near(cls, asked: ParsedQuery, known: Known) -> Self | None:
        """A query of similar words for a query without results; None if no word has similar ones.

        Also None if most of several words occur in no text: similar words would then answer another question.
        """
        if len(asked.words) > 1 and _is_mostly_unknown(asked, known):
            return None
        near = dict.fromkeys(word for found in known.relatives.values() for word in found.near)
        relatives = known.relatives
        own = (word for word in asked.words if word in relatives and not relatives[word].near)
        words = (*near, *own)
        if not words:
            return None
        loose = replace(asked, words=words, phrases=(), codes=(), without=())
        return cls(loose, tuple(Slot(((word,),)) for word in words), None)

    @property
    def every(self) -> str:
        """All slots, plus codes as phrases, quoted phrases and excluded words."""
        codes = (_in_a_row(words) for words in self.asked.codes)
        return " & ".join([*(slot.text() for slot in self.slots), *codes, *self._demands()])

    @property
    def some(self) -> str:
        """Any slot, plus quoted phrases and excluded words."""
        either = " | ".join(slot.text() for slot in self.slots)
        return " & ".join([*([f"({either})"] if either else []), *self._demands()])

    @property
    def marks(self) -> frozenset[Run]:
        """What is highlighted in results: the query's words, their inflections and synonyms."""
        words = ((word,) for word in (*self.asked.words, *self.forms))
        return frozenset([*words, *self._synonyms()])

    @property
    def met(self) -> frozenset[Run]:
        """Everything that a text may match by."""
        words = ((word,) for slot in self.slots for words in slot.own for word in words)
        return frozenset([*words, *self._synonyms()])

    def _synonyms(self) -> Iterable[Run]:
        return (term for slot in self.slots for term in slot.others)

    def _demands(self) -> Iterable[str]:
        yield from (_in_a_row(words) for words in self.asked.phrases)
        yield from (f"!'{word}'" for word in self.asked.without)


def _slots(asked: ParsedQuery, known: Known) -> Iterable[Slot]:
    words = list(asked.words)
    while words:
        taken, others = _longest_term(words, known.synonyms)
        own = tuple(_with_relatives(word, known) for word in words[:taken])
        yield Slot(own, others)
        words = words[taken:]


def _longest_term(words: list[str], synonyms: list[list[str]]) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """The number of next words that form one term, and the term's synonyms."""
    for size in range(len(words), 0, -1):
        term = " ".join(words[:size])
        groups = [group for group in synonyms if term in group]
        if groups:
            others = dict.fromkeys(tuple(one.split()) for group in groups for one in group if one != term)
            return size, tuple(others)
    return 1, ()


def _with_relatives(word: str, known: Known) -> tuple[str, ...]:
    found = known.relatives.get(word)
    return (word, *found.words) if found else (word,)


def _without_guesses(asked: ParsedQuery, known: Known) -> Known:
    """Drops spelling corrections if most words occur in no text and have no similar ones."""
    if not _is_mostly_unknown(asked, known):
        return known
    return replace(known, relatives=without_guesses(known.relatives))


def _is_mostly_unknown(asked: ParsedQuery, known: Known) -> bool:
    return 2 * len(_missing(asked, known)) > len(asked.words)


def _missing(asked: ParsedQuery, known: Known) -> tuple[str, ...]:
    return tuple(word for word in asked.words if word in known.relatives and known.relatives[word].is_missing)


def _suggestion(asked: ParsedQuery, instead: dict[str, str], missing: tuple[str, ...]) -> str | None:
    """The query with replaced words, without those that no text contains."""
    text = f" {plain(asked.text)} "
    for term, other in instead.items():
        text = text.replace(f" {term} ", f" {other} ")
    return " ".join(word for word in text.split() if word not in missing) if instead else None


def _meant(asked: ParsedQuery, known: Known) -> dict[str, str]:
    """Corrections of the searched words; words recognised as filters need none."""
    return {
        word: found.meant for word, found in known.relatives.items() if found.meant and word in asked.words
    }


def _synonyms_instead(asked: ParsedQuery, known: Known) -> dict[str, str]:
    """Terms that occur in no text, each with its first synonym that does."""
    found: dict[str, str] = {}
    words = list(asked.words)
    while words:
        taken, others = _longest_term(words, known.synonyms)
        synonym = next((other for other in others if known.indexed.issuperset(other)), None)
        if synonym and not known.indexed.issuperset(words[:taken]):
            found[" ".join(words[:taken])] = " ".join(synonym)
        words = words[taken:]
    return found


def _any_of(words: tuple[str, ...], weight: str) -> str:
    return f"({' | '.join(_quoted(word, weight) for word in words)})"


def _in_a_row(words: tuple[str, ...], weight: str = "") -> str:
    return f"({' <-> '.join(_quoted(word, weight) for word in words)})"


def _quoted(word: str, weight: str = "") -> str:
    return f"'{word}':{weight}" if weight else f"'{word}'"
