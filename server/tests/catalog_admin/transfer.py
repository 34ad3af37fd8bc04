"""Workbooks as staff send and get them, through the pages of the Django admin."""

import csv
import io

from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

CSV = "0"


def exported(office, model):
    """The rows of the admin's own export."""
    answer = office.post(
        reverse(f"admin:{model._meta.label_lower.replace('.', '_')}_export"), {"format": CSV}
    )
    assert answer.status_code == 200, answer.content[:300]
    return list(csv.DictReader(io.StringIO(answer.content.decode())))


def preview(office, model, rows):
    """What the import page shows of these rows before anything is written."""
    text = io.StringIO()
    table = csv.DictWriter(text, fieldnames=list(rows[0]))
    table.writeheader()
    table.writerows(rows)
    file = SimpleUploadedFile("rows.csv", text.getvalue().encode(), "text/csv")
    address = reverse(f"admin:{model._meta.label_lower.replace('.', '_')}_import")
    return office.post(address, {"import_file": file, "format": CSV})


def imported(office, model, rows):
    """Import these rows, as after a look at the preview."""
    shown = preview(office, model, rows)
    assert "confirm_form" in shown.context, faults(shown)
    address = reverse(f"admin:{model._meta.label_lower.replace('.', '_')}_process_import")
    answer = office.post(address, shown.context["confirm_form"].initial)
    assert answer.status_code == 302, answer.content[:300]


def faults(shown):
    """Every row's messages by field."""
    result = shown.context["result"]
    assert not result.has_errors(), [error.error for row in result.error_rows for error in row.errors]
    return [row.error_dict for row in result.invalid_rows]
