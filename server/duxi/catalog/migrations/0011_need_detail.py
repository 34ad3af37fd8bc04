from django.db import migrations

from duxi.catalog.detail_triggers import DROP_FUNCTION, FUNCTION


class Migration(migrations.Migration):
    dependencies = [("catalog", "0010_indonesian_names")]
    operations = [migrations.RunSQL(FUNCTION, DROP_FUNCTION)]
