from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now


def mark_lines(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Lines that were paid before the column was there, and whose certification has no date and no open exam."""
    lines = apps.get_model("commerce", "OrderLine").objects.filter(
        kind="certification", service="served", refundable_until__isnull=False, product__starts_at=None
    )
    exams = apps.get_model("exams", "Blueprint").objects.filter(
        Q(closes_at=None) | Q(closes_at__gt=Now()),
        policy="certification",
        is_active=True,
        product=OuterRef("product"),
    )
    lines.exclude(Exists(exams)).update(awaits_date=True)


class Migration(migrations.Migration):
    """Certifications that were sold without a date stay refundable until they have one."""

    dependencies = [("commerce", "0007_refund_promise"), ("exams", "0001_baseline")]

    operations = [migrations.RunPython(mark_lines, migrations.RunPython.noop)]
