import uuid

import django.db.models.deletion
from django.contrib.postgres.functions import RandomUUID
from django.db import migrations, models


def name_instalments(apps, schema_editor):
    """Each row its own UUID; a default of the column would be the same for all."""
    apps.get_model("corporate", "Instalment").objects.update(uuid=RandomUUID())


class Migration(migrations.Migration):
    dependencies = [
        ("commerce", "0022_indonesian_names"),
        ("corporate", "0002_company_orders"),
    ]

    operations = [
        migrations.AddField(
            model_name="instalment",
            name="tax_invoice",
            field=models.OneToOneField(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="instalment",
                to="commerce.taxinvoice",
            ),
        ),
        migrations.AddField(
            model_name="instalment",
            name="uuid",
            field=models.UUIDField(editable=False, null=True),
        ),
        migrations.RunPython(name_instalments, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="instalment",
            name="uuid",
            field=models.UUIDField(default=uuid.uuid4, editable=False, unique=True),
        ),
    ]
