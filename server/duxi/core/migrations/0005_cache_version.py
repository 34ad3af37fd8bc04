"""`Stamp` is `CacheVersion` in the code; table, function and triggers of the database stay as they are."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("core", "0004_schedule_defaults")]
    operations = [
        migrations.AlterModelTable(name="stamp", table="core_stamp"),
        migrations.RenameModel(old_name="Stamp", new_name="CacheVersion"),
    ]
