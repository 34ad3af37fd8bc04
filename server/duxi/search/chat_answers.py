"""Answers of the chat's bot from the help centre, the SPBE clinic and the catalogue."""

from dataclasses import replace
from typing import Any

from django.conf import settings
from django.db import connection

from duxi.accounts.models import User
from duxi.chat.bot.sources import SOURCES, Answer, Source
from duxi.core.errors import Invalid
from duxi.search import chat_orders, chat_products, chat_results
from duxi.search.actions.sync import catch_up
from duxi.search.chat_words import Question
from duxi.search.literals import tsquery
from duxi.search.lookup import look_up
from duxi.search.matching import TITLE, Matching, Slot
from duxi.search.models import DocumentType, SearchDocument
from duxi.search.parsing import LONGEST_QUERY, read
from duxi.search.statement import score_of, share_met

FOUND = 3
LONGEST_ANSWER = 600
SURE_SHARE = 0.75
SURE_TITLE_SHARE = 0.5
"""The share of the question's words that a title needs for a sure answer: a text may mention them in passing.
"""
FEWEST_WORDS = 2
"""A single word, or a misspelt one, is too ambiguous for a sure answer."""
NEAR_SHARE = 0.5
"""Answers with a smaller share of the question's words are not offered."""
_TYPES = (DocumentType.FAQ, DocumentType.KLINIK)
_SQL = """
SELECT id, ({score}) AS score, {share} >= {sure} AND {title_share} >= {title_sure} AS is_sure
FROM search_searchdocument AS document
WHERE type IN ('faq', 'klinik') AND vector @@ {some} AND published_at <= statement_timestamp()
    AND {share} > {near} AND {title_share} > 0
ORDER BY score DESC, id LIMIT {count}
"""
_TITLED = """
SELECT count(*) FROM search_searchdocument
WHERE type IN ('faq', 'klinik') AND vector @@ {match} AND published_at <= statement_timestamp()
"""


def find(question: str, asker: User | None) -> list[Answer]:
    """Matching answers, the best first; the first is sure if its title has most of the question's words."""
    said = Question.of(question)
    try:
        asked = read(said.answer[:LONGEST_QUERY].rstrip() + " ")
    except Invalid:
        return []
    if not asked.words:
        return []
    known = look_up(asked)
    if known.is_behind:
        catch_up()
    matching = Matching.of(asked, known)
    found = _answers(_scored(matching), may_be_sure=not matching.is_guess and _says_enough(matching))
    if found and found[0].is_sure and asker and said.asks_refund:
        return [_with_dates(found[0], asker), *found[1:]]
    return found


def _with_dates(answer: Answer, asker: User) -> Answer:
    dates = chat_orders.refund_dates(asker)
    return replace(answer, text=f"{answer.text}\n\n{dates}") if dates else answer


def _says_enough(matching: Matching) -> bool:
    """Whether the question is specific enough: several words, or one with synonyms that occurs in a single
    title.
    """
    if sum(len(slot.own) for slot in matching.slots) >= FEWEST_WORDS:
        return True
    slot = matching.slots[0]
    counts = (_titled(one) for one in (replace(slot, others=()), slot))
    return bool(slot.others) and next(filter(None, counts), 0) == 1


def _titled(slot: Slot) -> int:
    """The number of answers with this word in their title."""
    with connection.cursor() as cursor:
        cursor.execute(_TITLED.format(match=tsquery(slot.text(TITLE))))
        return int(cursor.fetchone()[0])


def _scored(matching: Matching) -> list[tuple[int, float, bool]]:
    statement = _SQL.format(
        score=score_of(matching),
        share=share_met([slot.text() for slot in matching.slots]),
        sure=SURE_SHARE,
        near=NEAR_SHARE,
        title_share=share_met([slot.text(TITLE) for slot in matching.slots]),
        title_sure=SURE_TITLE_SHARE,
        some=tsquery(matching.some),
        count=FOUND,
    )
    with connection.cursor() as cursor:
        cursor.execute(statement)
        return list(cursor.fetchall())


def _answers(scored: list[tuple[int, float, bool]], *, may_be_sure: bool) -> list[Answer]:
    documents = SearchDocument.objects.in_bulk([pk for pk, _score, _is_sure in scored])
    return [_answer(documents[pk], is_sure=may_be_sure and is_sure) for pk, _score, is_sure in scored]


def get(key: str, _asker: User | None) -> Answer | None:
    """The answer of an offered option; None if it no longer exists."""
    if not key.isdigit():
        return None
    found = SearchDocument.objects.filter(pk=int(key), type__in=_TYPES).first()
    return _answer(found, is_sure=True) if found else None


def _answer(document: Any, *, is_sure: bool) -> Answer:
    text = " ".join(document.body.split())
    if len(text) > LONGEST_ANSWER:
        text = text[:LONGEST_ANSWER].rsplit(" ", 1)[0] + " …"
    return Answer(str(document.pk), document.title, text, settings.BASE_URL + document.url, is_sure)


SOURCES.register(Source("results", chat_results.find, chat_results.get))
SOURCES.register(Source("products", chat_products.find, chat_products.get))
SOURCES.register(Source("search", find, get))
SOURCES.register(Source("near products", chat_products.find_near, lambda _key, _asker: None))
