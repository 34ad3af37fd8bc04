from django.db import migrations

from duxi.catalog.detail_triggers import DROP_FUNCTION, FUNCTION


class Migration(migrations.Migration):
    replaces = [("catalog", "0011_need_detail")]
    dependencies = [("catalog", "0001_baseline")]
    operations = [migrations.RunSQL(FUNCTION, DROP_FUNCTION)]
