"""What the product called each line of the menu; labels that staff changed are known by the audit trail."""

from typing import Any

from django.db import migrations, models


def note_given_labels(apps: Any, schema_editor: Any) -> None:
    menu, entries = apps.get_model("backoffice", "MenuItem"), apps.get_model("audit", "AuditEntry")
    changes = entries.objects.filter(model="backoffice.menuitem", action="changed")
    for column in ("label", "label_en"):
        renamed = changes.filter(changes__has_key=column).values_list("object_id", flat=True)
        untouched = menu.objects.exclude(key="").exclude(pk__in=[int(pk) for pk in renamed.distinct()])
        untouched.update(**{f"given_{column}": models.F(column)})


class Migration(migrations.Migration):
    dependencies = [("backoffice", "0001_baseline"), ("audit", "0001_baseline")]

    operations = [
        migrations.AddField(
            "menuitem", "given_label", models.CharField(blank=True, editable=False, max_length=60)
        ),
        migrations.AddField(
            "menuitem", "given_label_en", models.CharField(blank=True, editable=False, max_length=60)
        ),
        migrations.RunPython(note_given_labels, migrations.RunPython.noop),
    ]
