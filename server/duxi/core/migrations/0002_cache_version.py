from django.db import migrations

from duxi.core.cache_version import DROP_FUNCTION, FUNCTION


class Migration(migrations.Migration):
    replaces = [("core", "0002_stamps")]
    dependencies = [("core", "0001_baseline")]
    operations = [migrations.RunSQL(FUNCTION, DROP_FUNCTION)]
