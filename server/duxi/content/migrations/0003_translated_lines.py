"""Translations of lines are known by the lines themselves."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("content", "0002_translation_codes")]
    operations = [
        migrations.AlterField("translation", "slug", models.CharField(max_length=300, verbose_name="alamat")),
    ]
