"""Looks up a query's words in the indexed texts and the synonyms, in one statement."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any

from django.db import connection

from duxi.core.literals import quoted
from duxi.search.literals import tsquery
from duxi.search.parsing import ParsedQuery
from duxi.search.stemming import is_form, roots
from duxi.search.words import FUNCTION_WORDS

_SIMILAR_ENOUGH = 0.3
_ALIKE = 0.82
_A_LITTLE_SIMILAR = 0.3
_SAME_FIRST_LETTER = 0.1
_LETTERS_APART = 3
_CORRECTABLE = 4
"""Shorter words are similar to too many others."""

_SQL = """
SELECT json_build_object(
    'words', (
        SELECT json_object_agg(asked.word, json_build_object(
            'known', known.yes, 'related', related.words, 'longer', longer.words,
            'nearest', CASE WHEN known.yes OR related.words <> '{{}}' THEN '[]' ELSE (
                SELECT coalesce(json_agg(json_build_array(near.word, near.likeness)), '[]')
                FROM (SELECT word, similarity(word, asked.word) AS likeness FROM search_searchword
                      ORDER BY word <-> asked.word LIMIT 8) AS near) END))
        FROM jsonb_to_recordset({asked}) AS asked(word text, roots text[], is_open boolean)
        CROSS JOIN LATERAL (
            SELECT EXISTS (SELECT FROM search_searchword WHERE word = asked.word) AS yes) AS known
        CROSS JOIN LATERAL (SELECT ARRAY(
            SELECT word FROM search_searchword WHERE roots && asked.roots::varchar[]
            ORDER BY documents DESC, word LIMIT 12) AS words) AS related
        CROSS JOIN LATERAL (SELECT CASE WHEN asked.is_open THEN ARRAY(
            SELECT word FROM search_searchword WHERE word LIKE asked.word || '%'
            ORDER BY documents DESC, word LIMIT 12) ELSE '{{}}' END AS words) AS longer),
    'synonyms', (
        SELECT coalesce(json_agg(plain_terms ORDER BY id), '[]') FROM search_searchsynonym
        WHERE is_active AND plain_terms && {runs}::varchar[]),
    'indexed', (
        SELECT coalesce(json_agg(word), '[]') FROM search_searchword WHERE word IN (
            SELECT regexp_split_to_table(unnest(plain_terms), ' ') FROM search_searchsynonym
            WHERE is_active AND plain_terms && {runs}::varchar[])),
    'cities', (SELECT coalesce(json_object_agg(slug, name), '{{}}') FROM catalog_location),
    'is_behind', EXISTS (SELECT FROM search_searchchange))
"""
_TOGETHER = "SELECT EXISTS (SELECT FROM search_searchdocument WHERE vector @@ {all})"


@dataclass(frozen=True)
class Relatives:
    """Other words that a word may be searched by; `meant` is its probable correct spelling.

    `forms` are inflections of the word itself, which are highlighted. `near` are similar words, used only if
    nothing else is found. `is_missing`: no text contains the word or one that it may be searched by.
    """

    words: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    meant: str | None = None
    near: tuple[str, ...] = ()
    is_missing: bool = False


@dataclass(frozen=True)
class Known:
    """What is known about a query; `is_behind` if changes wait to be indexed.

    `cities` are the names of all locations by slug. `indexed` are the words of synonyms that occur in indexed
    texts.
    """

    relatives: dict[str, Relatives] = field(default_factory=dict)
    synonyms: list[list[str]] = field(default_factory=list)
    indexed: frozenset[str] = frozenset()
    cities: dict[str, str] = field(default_factory=dict)
    is_behind: bool = False


def look_up(asked: ParsedQuery) -> Known:
    """Look up every word of the query in the database."""
    with connection.cursor() as cursor:
        cursor.execute(_statement(asked))
        found = cursor.fetchone()[0]
    terms = {word for group in found["synonyms"] for term in group for word in term.split()}
    relatives = {
        word: _relatives(word, facts, is_term=word in terms) for word, facts in (found["words"] or {}).items()
    }
    if not _stand_together([one.meant for one in relatives.values() if one.meant]):
        relatives = without_guesses(relatives)
    indexed = frozenset(found["indexed"])
    return Known(relatives, found["synonyms"], indexed, found["cities"], found["is_behind"])


def without_guesses(relatives: dict[str, Relatives]) -> dict[str, Relatives]:
    """Treats a word that looks like a misspelling as one that no text contains."""
    unknown = Relatives(is_missing=True)
    return {word: unknown if found.meant else found for word, found in relatives.items()}


def _stand_together(guesses: Sequence[str]) -> bool:
    """Whether one text contains all corrected words; otherwise the corrections are probably coincidences."""
    if len(guesses) < 2:
        return True
    words = " & ".join(f"'{word}'" for word in guesses)
    with connection.cursor() as cursor:
        cursor.execute(_TOGETHER.format(all=tsquery(words)))
        return bool(cursor.fetchone()[0])


def _statement(asked: ParsedQuery) -> str:
    words = [
        {"word": word, "roots": sorted(roots(word)), "is_open": word == asked.unfinished}
        for word in dict.fromkeys(asked.words)
    ]
    return _SQL.format(asked=quoted(json.dumps(words)) + "::jsonb", runs=quoted(asked.runs()))


def _relatives(word: str, facts: dict[str, Any], *, is_term: bool) -> Relatives:
    kin = [one for one in facts["related"] if one != word and one not in FUNCTION_WORDS]
    longer = [one for one in facts["longer"] if one != word]
    if facts["known"] or kin or is_term or longer:
        forms = [one for one in kin if is_form(one, word)]
        return Relatives((*kin, *longer), (*forms, *longer))
    meant = _meant(word, facts["nearest"])
    near = tuple(one for one, likeness in facts["nearest"] if likeness >= _A_LITTLE_SIMILAR)
    instead = (meant,) if meant else ()
    return Relatives(instead, instead, meant, near, is_missing=meant is None)


def _meant(word: str, nearest: Sequence[tuple[str, float]]) -> str | None:
    """The probable correct spelling of this word."""
    if len(word) < _CORRECTABLE or not word.isalpha():
        return None
    likely = [
        (like + _SAME_FIRST_LETTER * (one[0] == word[0]), one)
        for one, like in nearest
        if abs(len(one) - len(word)) <= _LETTERS_APART and _is_alike(one, word)
    ]
    best = max(likely, default=(0.0, ""))
    return best[1] if best[0] >= _SIMILAR_ENOUGH else None


def _is_alike(one: str, other: str) -> bool:
    """Whether most letters are in the same order: `phyton` and python, but not `sepatu` and sesuatu."""
    return SequenceMatcher(None, one, other).ratio() >= _ALIKE
