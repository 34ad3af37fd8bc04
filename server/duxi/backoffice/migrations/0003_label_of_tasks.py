"""The tasks of colleagues were labelled with the English word for what a class has to hand in."""

from typing import Any

from django.db import migrations

SHIPPED, RENAMED = "Assignment", "Tasks"


def rename(apps: Any, _editor: Any) -> None:
    """Only the label that was shipped: what staff wrote stays."""
    apps.get_model("backoffice", "MenuItem").objects.filter(key="tasks", label_en=SHIPPED).update(
        label_en=RENAMED
    )


class Migration(migrations.Migration):
    dependencies = [("backoffice", "0002_setup_marks")]

    operations = [migrations.RunPython(rename, migrations.RunPython.noop)]
