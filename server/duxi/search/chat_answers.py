"""The chat's bot answers from the help centre and the SPBE clinic by this search."""

from typing import Any

from django.conf import settings
from django.db import connection

from duxi.chat.bot.sources import SOURCES, Answer, Source
from duxi.core.errors import Invalid
from duxi.search.actions.sync import catch_up
from duxi.search.literals import tsquery
from duxi.search.lookup import look_up
from duxi.search.matching import Matching
from duxi.search.models import DocumentType, SearchDocument
from duxi.search.parsing import LONGEST_QUERY, read
from duxi.search.statement import score_of

FOUND = 4
LONGEST_ANSWER = 600
SURE_SHARE = 0.75
FEWEST_WORDS = 2
"""One word alone, or a misspelt one, may mean many things."""
_TYPES = (DocumentType.FAQ, DocumentType.KLINIK)
_SQL = """
SELECT id, ({score}) AS score, ({share}) AS share
FROM search_searchdocument AS document
WHERE type IN ('faq', 'klinik') AND vector @@ {some} AND published_at <= statement_timestamp()
ORDER BY score DESC, id LIMIT {count}
"""


def find(question: str) -> list[Answer]:
    """Answers that fit, the best first; the first is sure when it has most of the question's words."""
    try:
        asked = read(" ".join(question.replace('"', " ").split())[:LONGEST_QUERY].rstrip() + " ")
    except Invalid:
        return []
    if not asked.words:
        return []
    known = look_up(asked)
    if known.is_behind:
        catch_up()
    matching = Matching.of(asked, known)
    may_be_sure = not matching.is_guess and len(matching.slots) >= FEWEST_WORDS
    return _answers(_scored(matching), may_be_sure=may_be_sure)


def _scored(matching: Matching) -> list[tuple[int, float, float]]:
    slots = [slot.text() for slot in matching.slots]
    met = " + ".join(f"(document.vector @@ {tsquery(text)})::int" for text in slots)
    statement = _SQL.format(
        score=score_of(matching),
        share=f"({met})::float / {len(slots)}",
        some=tsquery(matching.some),
        count=FOUND,
    )
    with connection.cursor() as cursor:
        cursor.execute(statement)
        return list(cursor.fetchall())


def _answers(scored: list[tuple[int, float, float]], *, may_be_sure: bool) -> list[Answer]:
    documents = SearchDocument.objects.in_bulk([pk for pk, _score, _share in scored])
    return [
        _answer(documents[pk], is_sure=may_be_sure and share >= SURE_SHARE) for pk, _score, share in scored
    ]


def get(key: str) -> Answer | None:
    """The answer of an option that was offered; None where it is gone."""
    if not key.isdigit():
        return None
    found = SearchDocument.objects.filter(pk=int(key), type__in=_TYPES).first()
    return _answer(found, is_sure=True) if found else None


def _answer(document: Any, *, is_sure: bool) -> Answer:
    text = " ".join(document.body.split())
    if len(text) > LONGEST_ANSWER:
        text = text[:LONGEST_ANSWER].rsplit(" ", 1)[0] + " …"
    return Answer(str(document.pk), document.title, text, settings.BASE_URL + document.url, is_sure)


SOURCES.register(Source("search", find, get))
