"""Popular searches, shown before anything is typed and when nothing was found."""

from django.conf import settings

from duxi.core.literals import quoted

MOST = 8

POPULAR = f"""
SELECT text, 'query' AS type, '' AS url, '' AS kind, NULL::bigint AS price,
    NULL::bigint AS product_id, '' AS image,
    NULL::timestamptz AS starts_at, '' AS mode, '' AS location_name, 1 AS dates, '[]'::json AS cities,
    FALSE AS fits FROM (
    SELECT lower(text) AS text, min(place) AS place FROM (
        (SELECT query AS text, row_number() OVER (ORDER BY people DESC, query) AS place
        FROM search_popular WHERE hits > 0 AND NOT is_hidden ORDER BY people DESC, query LIMIT {MOST})
        UNION ALL
        SELECT name, 1000 + row_number() OVER (ORDER BY position, name)
        FROM catalog_category WHERE EXISTS (
            SELECT FROM catalog_product WHERE category_id = catalog_category.id AND is_published)
    ) AS either
    WHERE NOT EXISTS (SELECT FROM search_hiddensearch AS hidden WHERE hidden.query = lower(either.text))
    GROUP BY lower(text)
) AS searches ORDER BY place, text LIMIT {MOST}
"""  # noqa: S608 - numbers of ours
"""Recent queries of several visitors that have results, filled up with names of categories.

Queries of one or two visitors are private: the view `search_popular` excludes them.
"""


_JSON = """
coalesce((SELECT json_agg(json_build_object('text', text, 'type', type, 'url',
    CASE WHEN type = 'query' THEN '/search?q=' || replace(text, ' ', '+') ELSE url END,
    'kind', nullif(kind, ''), 'price', price,
    'voluntary_minimum', (SELECT voluntary_minimum FROM catalog_product WHERE id = product_id),
    'image_url', CASE WHEN image <> '' THEN {media} || image END,
    'starts_at', starts_at, 'mode', mode, 'location_name', nullif(location_name, ''),
    'dates', dates, 'cities', cities, 'fits', fits))
    FROM ({rows}) AS rows), '[]'::json)
"""


def as_json(rows: str) -> str:
    """Rows like those of `POPULAR` as JSON suggestions; a query links to its search."""
    return _JSON.format(rows=rows, media=quoted(settings.MEDIA_URL))
