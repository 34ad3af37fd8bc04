"""Recognises questions to the help centre that name a kind of product: 'kelas penuh', 'mengulang ujian'."""

from django.db import connection

from duxi.search.literals import tsquery
from duxi.search.matching import Matching

_NAMES = "AB"
"""The weights of texts that name a product: titles, categories and summaries."""
_ASKS_HELP = """
SELECT EXISTS (
    SELECT FROM search_searchdocument
    WHERE type IN ('faq', 'klinik') AND vector @@ {whole} AND published_at <= statement_timestamp()
) AND NOT EXISTS (
    SELECT FROM search_searchdocument
    WHERE type = 'product' AND vector @@ {named} AND published_at <= statement_timestamp()
)
"""


def asks_help(whole: Matching, without_kind: Matching) -> bool:
    """Whether an answer contains all words, and no product is named by those beside the kind."""
    if not (whole.every and without_kind.slots):
        return False
    named = " & ".join(slot.text(_NAMES) for slot in without_kind.slots)
    with connection.cursor() as cursor:
        cursor.execute(_ASKS_HELP.format(whole=tsquery(whole.every), named=tsquery(named)))
        return bool(cursor.fetchone()[0])
