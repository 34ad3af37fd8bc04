"""Suggestions for a query that is being typed.

First come matches of all words within the recognised filters, then matches of all words without filters or
with the filters' words as text, then completions of the last word for which a title contains all words, then
similar titles. Among equals, products come before articles, and the nearest date first. Dates of one subject
that match equally are one suggestion.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from duxi.content.translated import is_translated
from duxi.core.literals import quoted
from duxi.search.availability import cannot_be_bought
from duxi.search.intent import Understood, completed, understand
from duxi.search.parsing import ParsedQuery
from duxi.search.popular import MOST, POPULAR, as_json
from duxi.search.relaxing import narrowed_by
from duxi.search.statement import KIND_WEIGHT
from duxi.search.subjects import subject_of
from duxi.search.titles import searched_title, shown_title

_CANDIDATES = 200
_WORDS = 4
_ROLE_PLACE = 2.5
"""The best job role comes after at most two products: it is often wanted, and there are many products."""
_LIKELY_WORDS = 20
_ARTICLES = "('news', 'faq', 'klinik')"
_COLUMNS = (
    "text, type, url, kind, price, product_id, image, starts_at, mode, location_name, dates, cities, fits"
)
_NO_FACTS = "'query', '', '', NULL::bigint, NULL::bigint, '', NULL::timestamptz, '', '', 1, '[]'::json, FALSE"
"""The columns after the text of a suggested query."""
_WRITTEN = """
WITH likely AS MATERIALIZED (
    (SELECT id FROM search_searchdocument
    WHERE {searched} LIKE {contained} AND published_at <= statement_timestamp() LIMIT {candidates})
    UNION
    (SELECT id FROM search_searchdocument
    WHERE {meant} AND published_at <= statement_timestamp()
    ORDER BY CASE WHEN {is_narrowed} THEN 0 ELSE 1 END, starts_at < statement_timestamp() NULLS FIRST,
        popularity DESC, id LIMIT {candidates})
    UNION
    (SELECT id FROM search_searchdocument
    WHERE {asked} <% {searched} AND length({asked}) > 3 AND published_at <= statement_timestamp()
    LIMIT {candidates})
), likely_title AS MATERIALIZED (
    SELECT {title} AS title, type, url, kind, price, image, starts_at, mode AS own_mode, location_name,
        CASE WHEN type = 'product' THEN ref END AS product_id,
        {searched} AS plain_title, popularity, {subject} AS subject, coalesce({subject}, {searched}) AS same,
        CASE WHEN {meant} AND {is_narrowed} THEN 0
            WHEN {meant} OR {searched} LIKE {contained} THEN 1 ELSE 2 END AS tier,
        {gone} AS is_gone, starts_at < statement_timestamp() AS has_begun, id
    FROM likely JOIN search_searchdocument AS document USING (id)
), alike AS (
    SELECT same, type, is_gone, tier, count(*) AS dates, bool_or(own_mode = 'online') AS is_online,
        coalesce(json_agg(DISTINCT location_name) FILTER (WHERE location_name <> ''), '[]') AS cities
    FROM likely_title GROUP BY same, type, is_gone, tier
), titles AS (
    SELECT DISTINCT ON (same, type) {columns}, plain_title, popularity, tier, is_gone
    FROM (
        SELECT *, CASE WHEN dates > 1 THEN {shared_title} ELSE title END AS text, tier = 0 AS fits,
            CASE WHEN is_online THEN 'online' ELSE own_mode END AS mode
        FROM likely_title JOIN alike USING (same, type, is_gone, tier)
    ) AS dated
    ORDER BY same, type, is_gone, tier, has_begun NULLS FIRST, starts_at, popularity DESC, id DESC
)
SELECT {columns} FROM (
    SELECT {columns}, CASE
        WHEN type = 'job_role' AND tier < 2 AND row_number() OVER of_type = 1
        THEN least(row_number() OVER best, {role_place}) ELSE row_number() OVER best
        END + CASE WHEN tier < 2 THEN 0 ELSE 200 END AS place
    FROM titles WHERE NOT is_gone OR plain_title LIKE {beginning}
    WINDOW best AS (ORDER BY {best}), of_type AS (PARTITION BY type ORDER BY {best})
    UNION ALL
    (SELECT {before} || word, {no_facts},
        100 + row_number() OVER (ORDER BY documents DESC, word)
    FROM (
        SELECT word, documents FROM search_searchword
        WHERE word LIKE {last} AND {before} || word <> {asked} AND length(word) > 3
        ORDER BY documents DESC, word LIMIT {likely_words}
    ) AS likely_word
    WHERE EXISTS (SELECT FROM search_searchdocument WHERE {searched} LIKE '%' || word || '%'
        AND {with_before} AND {is_narrowed} AND published_at <= statement_timestamp())
    ORDER BY documents DESC, word LIMIT {words})
    UNION ALL
    SELECT {lead}, {no_facts}, -1 WHERE {lead} <> ''
) AS either ORDER BY place LIMIT {most}
"""
_BEST = """tier, {begun} DESC, type IN {articles}, is_gone, {weight} DESC, plain_title LIKE {beginning} DESC,
    word_similarity({asked}, plain_title) DESC, starts_at NULLS LAST, popularity DESC, text"""
_ANSWER = """
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object('rows', {rows}))::text
"""


@dataclass(frozen=True)
class Typed:
    """The typed text, its words that are not filters, and the recognised filters."""

    text: str
    words: tuple[str, ...] = ()
    understood: tuple[Understood, ...] = ()

    @classmethod
    def of(cls, asked: ParsedQuery, cities: Mapping[str, str]) -> Self:
        left, understood = understand(asked, cities)
        if left.is_open and (term := completed(left.words[-1])):
            whole = replace(asked, words=(*asked.words[:-1], term), is_open=False)
            left, understood = understand(whole, cities)
        return cls(asked.plain, left.words, understood)


def suggestion_statement(typed: Typed, *, lead: str = "") -> str:
    """Up to eight suggestions; without a word, popular searches.

    `lead` is a query to suggest first: the probable meaning, if `typed` is the corrected query.
    """
    return _ANSWER.format(rows=as_json(_titles(typed, lead) if typed.text else POPULAR))


def _titles(typed: Typed, lead: str) -> str:
    text = typed.text
    before, space, last = text.rpartition(" ")
    return _WRITTEN.format(
        columns=_COLUMNS,
        no_facts=_NO_FACTS,
        subject=subject_of("document"),
        shared_title="title" if is_translated() else "coalesce(subject, title)",
        lead=quoted(lead),
        searched=searched_title(),
        title=shown_title(),
        asked=quoted(text),
        before=quoted(before + space),
        last=quoted(f"{last}%"),
        words=_WORDS,
        likely_words=_LIKELY_WORDS,
        with_before=_contain(word for word in before.split() if word in typed.words),
        contained=quoted(f"%{text}%"),
        meant=_contain(typed.words) if typed.words else narrowed_by(typed.understood),
        is_narrowed=narrowed_by(typed.understood),
        gone=cannot_be_bought("document"),
        best=_best(typed),
        beginning=quoted(f"{text}%"),
        candidates=_CANDIDATES,
        role_place=_ROLE_PLACE,
        most=MOST,
    )


def _best(typed: Typed) -> str:
    """The sort order of titles."""
    return _BEST.format(
        begun=_contain(typed.words, "' ' || plain_title", " "),
        articles=_ARTICLES,
        weight=KIND_WEIGHT,
        beginning=quoted(f"{typed.text}%"),
        asked=quoted(typed.text),
    )


def _contain(words: Iterable[str], title: str | None = None, before: str = "") -> str:
    """The condition that a title contains all words, each with `before` in front of it."""
    text = title or searched_title()
    found = (f"{text} LIKE {quoted(f'%{before}{word}%')}" for word in words)
    return f"({' AND '.join(found) or 'TRUE'})"
