"""Counting what is searched for: the query in its plain form and the day, never who asked."""

from django.db import connection
from django.utils.timezone import localdate

from duxi.search.asking import Asked

LONGEST = 200
_PERSONAL_DIGITS = 8
_SQL = """
INSERT INTO search_searchtally (day, query, hits, times) VALUES (%s, %s, %s, 1)
ON CONFLICT (day, query) DO UPDATE SET times = search_searchtally.times + 1, hits = excluded.hits
"""


def count(asked: Asked, hits: int) -> None:
    """Add one to the query's count of today; `hits` is what it found just now."""
    if asked.plain and not looks_personal(asked.text):
        with connection.cursor() as cursor:
            cursor.execute(_SQL, [localdate(), asked.plain[:LONGEST], hits])


def looks_personal(text: str) -> bool:
    """Mail addresses, phone and identity numbers: nobody shall read them in a report."""
    return "@" in text or sum(map(str.isdigit, text)) >= _PERSONAL_DIGITS
