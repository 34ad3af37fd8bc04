from django.db import migrations

# A query counts as fruitless by what it found when it was last asked.
FRUITLESS = """
CREATE VIEW search_fruitless AS
SELECT query, sum(times)::integer AS times, count(*)::integer AS days, max(day) AS last_day
FROM search_searchtally
GROUP BY query
HAVING (array_agg(hits ORDER BY day DESC))[1] = 0;
"""

POPULAR = """
CREATE VIEW search_popular AS
SELECT query, count(*) AS people, (array_agg(hits ORDER BY last_day DESC, id DESC))[1] AS hits,
    max(last_day) AS last_day,
    EXISTS (SELECT FROM search_hiddensearch AS hidden WHERE hidden.query = visitor.query) AS is_hidden
FROM search_searchvisitor AS visitor
WHERE last_day > (now() AT TIME ZONE 'Asia/Jakarta')::date - 30 AND length(query) > 2
GROUP BY query HAVING count(*) >= 3
"""


class Migration(migrations.Migration):
    replaces = [("search", "0004_popular_searches")]
    dependencies = [("search", "0001_baseline")]

    operations = [
        migrations.RunSQL(FRUITLESS, "DROP VIEW search_fruitless"),
        migrations.RunSQL(POPULAR, "DROP VIEW search_popular"),
    ]
