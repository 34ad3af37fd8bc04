"""Orders and the provider's notifications, to look at: only the product itself writes them."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from unfold.admin import TabularInline

from duxi.commerce.models import Order, OrderEvent, OrderLine, PaymentNotification
from duxi.core.admin import ReadOnlyAdmin


class NeedsReview(admin.SimpleListFilter):
    """Orders with money that the rules could not place."""

    title = _("perlu diperiksa")
    parameter_name = "review"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("yes", _("Ya"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Order]) -> QuerySet[Order]:
        return queryset.exclude(review_reason="") if self.value() == "yes" else queryset


class LineInline(TabularInline):
    model = OrderLine
    fields = ("title", "kind", "quantity", "price", "amount", "instansi")
    readonly_fields = fields
    extra = 0
    can_delete = False


class EventInline(TabularInline):
    model = OrderEvent
    fields = ("at", "kind", "status")
    readonly_fields = fields
    extra = 0
    can_delete = False


@admin.register(Order)
class OrderAdmin(ReadOnlyAdmin):
    """One order with its lines and timeline."""

    list_display = ("order_id", "buyer", "status", "total", "created_at", "paid_at", "review_reason")
    list_filter = (NeedsReview, "status", "faktur_pajak")
    list_select_related = ("buyer",)
    search_fields = ("order_id", "buyer__email", "buyer__fullname", "transaction_id")
    date_hierarchy = "created_at"
    exclude = ("payment_token",)
    inlines = (LineInline, EventInline)


@admin.register(PaymentNotification)
class PaymentNotificationAdmin(ReadOnlyAdmin):
    """The raw log of what the provider said."""

    list_display = ("received_at", "order_id", "transaction_status", "status_code", "verdict")
    list_filter = ("verdict", "transaction_status")
    search_fields = ("order_id", "transaction_id")
    date_hierarchy = "received_at"
