"""Search for the help centre and the SPBE clinic: finds answers also by synonyms, other forms and
misspellings.
"""

from django.db import connection

from duxi.content.finding import FINDERS, NEAR, WORDS, Finder
from duxi.core.errors import Invalid
from duxi.search.actions.sync import catch_up
from duxi.search.literals import tsquery
from duxi.search.lookup import Known, look_up
from duxi.search.matching import Matching
from duxi.search.parsing import ParsedQuery, read
from duxi.search.statement import score_of, share_met

MOST = 100
NEAREST = 4
NEAR_SHARE = 0.3
"""The share of a long question's words that an answer must contain."""
_SQL = """
SELECT ref FROM search_searchdocument AS document
WHERE type IN ('faq', 'klinik') AND vector @@ {match} AND published_at <= statement_timestamp()
    AND {share} >= {least}
ORDER BY {score} DESC, id LIMIT {count}
"""


def find(words: str) -> list[int]:
    """Answers that contain all words or their synonyms."""
    asked, known = _read(words)
    if not asked or not asked.words:
        return []
    matching = Matching.of(asked, known)
    return _refs(matching, matching.every, least=0, count=MOST)


def find_near(words: str) -> list[int]:
    """The nearest answers if none contains all words: those with some of the words or with similar ones."""
    asked, known = _read(words)
    if not asked or not asked.words:
        return []
    matching = Matching.of(asked, known)
    found = _refs(matching, matching.some, least=NEAR_SHARE, count=NEAREST)
    if found:
        return found
    near = Matching.near(asked, known)
    return _refs(near, near.some, least=0, count=NEAREST) if near else []


def _read(words: str) -> tuple[ParsedQuery | None, Known]:
    try:
        asked = read(words)
    except Invalid:
        return None, Known()
    known = look_up(asked)
    if known.is_behind:
        catch_up()
    return asked, known


def _refs(matching: Matching, match: str, *, least: float, count: int) -> list[int]:
    statement = _SQL.format(
        match=tsquery(match),
        share=share_met([slot.text() for slot in matching.slots]),
        least=least,
        score=score_of(matching),
        count=count,
    )
    with connection.cursor() as cursor:
        cursor.execute(statement)
        return [ref for (ref,) in cursor.fetchall()]


FINDERS.register(Finder(WORDS, find))
FINDERS.register(Finder(NEAR, find_near))
