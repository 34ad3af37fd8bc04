"""Counts searches by normalised query and day, with the number of distinct visitors but no identities."""

from datetime import date

from django.db import connection
from django.utils.crypto import salted_hmac
from django.utils.timezone import localdate

from duxi.search.parsing import ParsedQuery

LONGEST = 200
_PERSONAL_DIGITS = 8
_SQL = """
WITH visitor AS (
    INSERT INTO search_searchvisitor (query, visitor, last_day, hits)
    VALUES (%(query)s, %(visitor)s, %(day)s, %(hits)s)
    ON CONFLICT (query, visitor) DO UPDATE SET last_day = excluded.last_day, hits = excluded.hits
)
INSERT INTO search_searchtally (day, query, hits, times) VALUES (%(day)s, %(query)s, %(hits)s, 1)
ON CONFLICT (day, query) DO UPDATE SET times = search_searchtally.times + 1, hits = excluded.hits
"""
_VISITOR_LENGTH = 32


def count(asked: ParsedQuery, hits: int, address: str) -> None:
    """Count the query and its visitor for today; `hits` is the number of results found just now."""
    if asked.plain and not looks_personal(asked.text):
        add(asked.plain[:LONGEST], hits, visitor_of(asked.plain[:LONGEST], address), localdate())


def add(query: str, hits: int, visitor: str, day: date) -> None:
    """Add one search."""
    with connection.cursor() as cursor:
        cursor.execute(_SQL, {"day": day, "query": query, "hits": hits, "visitor": visitor})


def visitor_of(query: str, address: str) -> str:
    """A keyed hash that distinguishes visitors of one query only: it differs for each query."""
    return salted_hmac("duxi.search.visitor", f"{query}\n{address}").hexdigest()[:_VISITOR_LENGTH]


def looks_personal(text: str) -> bool:
    """Whether a text looks like a mail address, phone number or identity number, which no report may show."""
    return "@" in text or sum(map(str.isdigit, text)) >= _PERSONAL_DIGITS
