"""What may be meant by the first letters of a query.

Titles that have them come first, then words that go on like it where a title has all of them, then titles
that come near.
"""

from duxi.search.literals import quoted
from duxi.search.parsing import ParsedQuery
from duxi.search.popular import MOST, POPULAR, as_json
from duxi.search.statement import KIND_WEIGHT
from duxi.search.titles import searched_title, shown_title

_CANDIDATES = 200
_WORDS = 4
_LIKELY_WORDS = 20
_WRITTEN = """
WITH likely AS MATERIALIZED (
    (SELECT id FROM search_searchdocument
    WHERE {searched} LIKE {contained} AND published_at <= statement_timestamp() LIMIT {candidates})
    UNION
    (SELECT id FROM search_searchdocument
    WHERE {asked} <% {searched} AND length({asked}) > 3 AND published_at <= statement_timestamp()
    LIMIT {candidates})
)
SELECT text, type, url, kind, price, image FROM (
    SELECT text, type, url, kind, price, image, row_number() OVER (
        ORDER BY plain_title LIKE {beginning} OR plain_title LIKE {word} DESC, {weight} DESC,
            plain_title LIKE {beginning} DESC, word_similarity({asked}, plain_title) DESC, popularity DESC,
            text)
            + CASE WHEN plain_title LIKE {contained} THEN 0 ELSE 200 END AS place
    FROM (
        SELECT DISTINCT ON ({searched}, type) {title} AS text, type, url, kind, price, image,
            {searched} AS plain_title, popularity
        FROM likely JOIN search_searchdocument USING (id)
        ORDER BY {searched}, type, starts_at < statement_timestamp() NULLS FIRST, popularity DESC, id DESC
    ) AS titles
    UNION ALL
    (SELECT {before} || word, 'query', '', '', NULL, '',
        100 + row_number() OVER (ORDER BY documents DESC, word)
    FROM (
        SELECT word, documents FROM search_searchword
        WHERE word LIKE {last} AND {before} || word <> {asked} AND length(word) > 3
        ORDER BY documents DESC, word LIMIT {likely_words}
    ) AS likely_word
    WHERE EXISTS (SELECT FROM search_searchdocument WHERE {searched} LIKE '%' || word || '%'
        AND {with_before} AND published_at <= statement_timestamp())
    ORDER BY documents DESC, word LIMIT {words})
    UNION ALL
    SELECT {lead}, 'query', '', '', NULL, '', -1 WHERE {lead} <> ''
) AS either ORDER BY place LIMIT {most}
"""
_ANSWER = """
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object('rows', {rows}))::text
"""


def suggestion_statement(asked: ParsedQuery, *, instead: str = "") -> str:
    """Up to eight suggestions; without a word, what is popular.

    `instead` are words to suggest titles for where no title has those that were typed; they come first.
    """
    if not asked.words:
        return _ANSWER.format(rows=as_json(POPULAR))
    return _ANSWER.format(rows=as_json(_titles(instead or asked.plain, lead=instead)))


def _titles(text: str, *, lead: str) -> str:
    before, space, last = text.rpartition(" ")
    return _WRITTEN.format(
        lead=quoted(lead),
        searched=searched_title(),
        title=shown_title(),
        asked=quoted(text),
        before=quoted(before + space),
        last=quoted(f"{last}%"),
        words=_WORDS,
        likely_words=_LIKELY_WORDS,
        with_before=" AND ".join(_title_contains(word) for word in before.split()) or "TRUE",
        contained=quoted(f"%{text}%"),
        beginning=quoted(f"{text}%"),
        word=quoted(f"% {text}%"),
        candidates=_CANDIDATES,
        weight=KIND_WEIGHT,
        most=MOST,
    )


def _title_contains(word: str) -> str:
    return f"{searched_title()} LIKE {quoted(f'%{word}%')}"
