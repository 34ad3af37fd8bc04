"""E-learning is found as online: its documents are rebuilt."""

from django.db import migrations

REBUILD = """
INSERT INTO search_searchchange (type, ref)
    SELECT 'product', id FROM catalog_product WHERE kind = 'elearning' AND mode = ''
"""


class Migration(migrations.Migration):
    dependencies = [("search", "0005_summaries")]
    operations = [migrations.RunSQL(REBUILD, migrations.RunSQL.noop)]
