"""What every admin page of the product has in common."""

from typing import Any

from import_export.admin import ImportExportModelAdmin
from unfold.admin import ModelAdmin
from unfold.contrib.import_export.forms import ExportForm, ImportForm


class TransferAdmin(ModelAdmin, ImportExportModelAdmin):
    """An admin page with import (preview and row errors) and export."""

    import_form_class = ImportForm
    export_form_class = ExportForm
    list_per_page = 50


class ReadOnlyAdmin(ModelAdmin):
    """A page to look at: rows that only the product itself may write."""

    def has_add_permission(self, *args: Any) -> bool:
        return False

    def has_change_permission(self, *args: Any) -> bool:
        return False

    def has_delete_permission(self, *args: Any) -> bool:
        return False
