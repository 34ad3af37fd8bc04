"""Translations of units are known by the units' codes, which have dots."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("content", "0001_baseline")]
    operations = [
        migrations.AlterField("translation", "slug", models.CharField(max_length=120, verbose_name="alamat")),
    ]
