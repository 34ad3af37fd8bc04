"""Recognises questions to the help centre that name a kind of product: 'kelas penuh', 'mengulang ujian'."""

from collections.abc import Iterable

from django.db import connection

from duxi.search.literals import tsquery
from duxi.search.matching import TITLE, Matching

_ASKS_HELP = """
SELECT EXISTS (
    SELECT FROM search_searchdocument
    WHERE type IN ('faq', 'klinik') AND vector @@ {whole} AND published_at <= statement_timestamp()
) AND NOT EXISTS (
    SELECT FROM search_searchdocument
    WHERE type = 'product' AND vector @@ {named} AND published_at <= statement_timestamp()
)
"""


def asks_help(words: Iterable[str], without_kind: Matching) -> bool:
    """Whether the question of an answer has all words, and no product's title those beside the kind."""
    if not without_kind.slots:
        return False
    whole = " & ".join(f"'{word}':{TITLE}" for word in words)
    named = " & ".join(slot.text(TITLE) for slot in without_kind.slots)
    with connection.cursor() as cursor:
        cursor.execute(_ASKS_HELP.format(whole=tsquery(whole), named=tsquery(named)))
        return bool(cursor.fetchone()[0])
