"""What many people search for, for those who have not typed anything yet or found nothing."""

from datetime import timedelta

from django.conf import settings

from duxi.search.literals import quoted

MOST = 8
ASKED_OFTEN = 3
"""What one or two people typed is nobody else's business."""
RECENT = timedelta(days=30)

POPULAR = f"""
SELECT text, type, url, kind, price, image FROM (
    SELECT query AS text, 'query' AS type, '' AS url, '' AS kind, NULL::bigint AS price, '' AS image,
        row_number() OVER (ORDER BY sum(times) DESC, query) AS place
    FROM search_searchtally WHERE day > current_date - {RECENT.days} AND hits > 0 AND length(query) > 2
    GROUP BY query HAVING sum(times) >= {ASKED_OFTEN}
    UNION ALL
    (SELECT title, type, url, kind, price, image, 1000 + row_number() OVER (ORDER BY popularity DESC, id DESC)
    FROM search_searchdocument WHERE published_at <= statement_timestamp()
    ORDER BY popularity DESC, id DESC LIMIT {MOST})
) AS either ORDER BY place LIMIT {MOST}
"""  # noqa: S608 - numbers of ours
"""Queries that were asked often lately; titles of what is most popular fill up the rest."""


_JSON = """
coalesce((SELECT json_agg(json_build_object('text', text, 'type', type, 'url',
    CASE WHEN type = 'query' THEN '/search?q=' || replace(text, ' ', '+') ELSE url END,
    'kind', nullif(kind, ''), 'price', price,
    'image_url', CASE WHEN image <> '' THEN {media} || image END))
    FROM ({rows}) AS rows), '[]'::json)
"""


def as_json(rows: str) -> str:
    """Rows of (text, type, url, kind, price, image) as JSON suggestions; a query leads to its search."""
    return _JSON.format(rows=rows, media=quoted(settings.MEDIA_URL))
