"""Affiliate codes in the Django admin."""

from typing import Any

from django.contrib import admin
from django.forms import ModelForm

from duxi.core.admin import TransferAdmin
from duxi.growth.models import AffiliateCode


class AffiliateCodeForm(ModelForm):
    """Stores codes in capitals."""

    def clean_code(self) -> Any:
        return self.cleaned_data["code"].strip().upper()


@admin.register(AffiliateCode)
class AffiliateCodeAdmin(TransferAdmin):
    """Affiliates' codes."""

    form = AffiliateCodeForm
    list_display = ("code", "owner", "name", "is_active", "created_at")
    list_filter = ("is_active",)
    list_select_related = ("owner",)
    search_fields = ("code", "name", "owner__email", "owner__fullname")
    raw_id_fields = ("owner",)
