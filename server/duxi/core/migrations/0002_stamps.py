"""The number of what the public sees, and the function that adds to it."""

from django.db import migrations, models

from duxi.core.cache_version import DROP_FUNCTION, FUNCTION


class Migration(migrations.Migration):

    dependencies = [("core", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="Stamp",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.BigIntegerField(default=1)),
            ],
        ),
        migrations.RunSQL(FUNCTION, DROP_FUNCTION),
    ]
