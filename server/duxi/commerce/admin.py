"""Read-only pages for orders and the provider's notifications, which only the product itself writes."""

from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.forms import IntegerField, ModelForm
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from import_export.admin import ExportMixin
from unfold.admin import ModelAdmin, TabularInline
from unfold.contrib.import_export.forms import ExportForm
from unfold.widgets import UnfoldAdminIntegerFieldWidget

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.commerce.invoicing.links import invoice_url
from duxi.commerce.models import (
    ClassVoucher,
    CompanyDomain,
    Invoice,
    Order,
    OrderEvent,
    OrderLine,
    PaymentNotification,
    TaxRate,
    Voucher,
    VoucherBatch,
    VoucherEffect,
    WaitingEntry,
)
from duxi.commerce.orders.actions import class_vouchers, voucher_batches
from duxi.commerce.orders.voucher_forms import VoucherBatchForm
from duxi.core.admin import LinesResource, NamedFields, ReadOnlyAdmin, TransferAdmin
from duxi.core.errors import Invalid
from duxi.core.money import rupiah


def _vouchers_made(count: int) -> str:
    return ngettext("{n} voucher dibuat.", "{n} voucher dibuat.", count).format(n=count)


class NeedsReview(admin.SimpleListFilter):
    """Orders with money that the rules could not allocate."""

    title = _("perlu diperiksa")
    parameter_name = "review"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("yes", _("Ya"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Order]) -> QuerySet[Order]:
        return queryset.exclude(review_reason="") if self.value() == "yes" else queryset


class LineInline(NamedFields, TabularInline):
    """The order's lines."""

    model = OrderLine
    fields = ("title", "kind_name", "quantity", "price", "amount", "instansi")
    readonly_fields = fields
    extra = 0
    can_delete = False
    hide_title = True

    @admin.display(description=_("jenis"))
    def kind_name(self, line: OrderLine) -> str:
        return str(KINDS[line.kind].label)


class EventInline(NamedFields, TabularInline):
    """The order's timeline."""

    model = OrderEvent
    fields = ("at", "kind", "status")
    readonly_fields = fields
    extra = 0
    can_delete = False
    hide_title = True


_ASKED = ("checked_at", "next_check_at")


@admin.register(Order)
class OrderAdmin(ReadOnlyAdmin):
    """An order with its lines and timeline."""

    list_display = ("order_id", "buyer", "status", "needs_review", "total", "created_at")
    list_filter = (NeedsReview, "status", "faktur_pajak")
    list_select_related = ("buyer",)
    search_fields = ("order_id", "buyer__email", "buyer__fullname", "transaction_id")
    date_hierarchy = "created_at"
    ordering = ("-created_at", "-pk")
    fieldsets = (
        (None, {"fields": ("order_id", "buyer", "status", "review_reason")}),
        ("Nilai", {"fields": ("subtotal", "discount", "total", "tax", "faktur_pajak")}),
        (_("Pembayaran"), {"fields": ("payment_method", "payment_type", "transaction_id")}),
        (_("Waktu"), {"fields": ("created_at", "expires_at", "paid_at", "ended_at", *_ASKED)}),
    )
    inlines = (LineInline, EventInline)

    @admin.display(description=_("perlu diperiksa"), ordering="review_reason", empty_value="–")
    def needs_review(self, order: Order) -> str | None:
        """The reason under a short heading, so that the columns fit at 1280 pixels."""
        return order.review_reason or None


@admin.register(PaymentNotification)
class PaymentNotificationAdmin(ReadOnlyAdmin):
    """The raw log of the provider's notifications."""

    list_display = ("received_at", "order_id", "transaction_status", "status_code", "verdict")
    list_filter = ("verdict", "transaction_status")
    search_fields = ("order_id", "transaction_id")
    date_hierarchy = "received_at"


@admin.register(Invoice)
class InvoiceAdmin(ReadOnlyAdmin):
    """Issued documents, which cannot be changed."""

    list_display = ("number", "issued_at", "order", "total", "tax", "wants_tax_invoice", "refers_to")
    list_filter = ("series", "year", "wants_tax_invoice")
    list_select_related = ("order", "refers_to")
    search_fields = ("number", "order__order_id", "buyer__name", "buyer__email")
    date_hierarchy = "issued_at"
    exclude = ("buyer", "lines", "seller")
    readonly_fields = ("document",)

    @admin.display(description=_("Dokumen"))
    def document(self, invoice: Invoice) -> SafeString:
        return format_html('<a href="{}" target="_blank">{}</a>', invoice_url(invoice), _("Buka PDF"))


@admin.register(WaitingEntry)
class WaitingEntryAdmin(ReadOnlyAdmin):
    """Waiting lists; offers are made automatically."""

    list_display = ("id", "product", "person", "status", "created_at", "offered_until", "closed_at")
    list_filter = ("status", "product__kind")
    list_select_related = ("product", "person")
    search_fields = ("product__title", "person__email", "person__fullname")
    date_hierarchy = "created_at"


class ClassVoucherForm(ModelForm):
    """Creates several vouchers of one class at once."""

    count = IntegerField(
        label=_("Jumlah voucher"),
        min_value=1,
        max_value=500,
        initial=1,
        widget=UnfoldAdminIntegerFieldWidget,
    )

    class Meta:
        model = ClassVoucher
        fields = ("product", "label", "valid_until")


@admin.register(ClassVoucher)
class ClassVoucherAdmin(ExportMixin, ModelAdmin):
    """Vouchers are created in batches and exported for distribution; who used one cannot be changed."""

    export_form_class = ExportForm
    list_display = ("code", "product", "label", "valid_until", "used_by", "used_at")
    list_filter = ("label", "product")
    list_select_related = ("product", "used_by")
    search_fields = ("code", "label", "used_by__email")
    readonly_fields = ("code", "used_by", "used_at", "created_at")
    list_per_page = 50

    def get_form(self, request: HttpRequest, obj: Any = None, **options: Any) -> Any:
        if obj is None:
            return super().get_form(request, obj, form=ClassVoucherForm, **options)
        return super().get_form(request, obj, **options)

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        editable = ("product", "label", "valid_until")
        return (*editable, *self.readonly_fields) if obj else (*editable, "count")

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        return (*self.readonly_fields, "product") if obj else ()

    def save_model(self, request: HttpRequest, obj: ClassVoucher, form: Any, change: bool) -> None:
        if change:
            super().save_model(request, obj, form, change)
            return
        obj.code = class_vouchers.new_code()
        obj.save()
        count = form.cleaned_data["count"]
        class_vouchers.make_batch(
            product=obj.product, count=count - 1, label=obj.label, valid_until=obj.valid_until
        )
        messages.info(request, _vouchers_made(count))

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return obj is None or obj.used_by_id is None


CODE = r"^[\w.-]*$"


def _member(request: HttpRequest) -> User:
    """The acting user; this page requires a sign-in."""
    return User.objects.get(pk=request.user.pk)


class VoucherBatchResource(LinesResource):
    """Applies an imported limit to the batch's codes; a concurrent editor of the batch gets a conflict."""

    def before_save_instance(self, instance: VoucherBatch, row: dict[str, Any], **options: Any) -> None:
        if instance.pk:
            instance.version += 1

    def after_save_instance(self, instance: VoucherBatch, row: dict[str, Any], **options: Any) -> None:
        try:
            voucher_batches.carry_limit(instance)
        except Invalid as refusal:
            raise ValidationError({**(refusal.errors or {})}) from refusal


@admin.register(VoucherBatch)
class VoucherBatchAdmin(TransferAdmin):
    """Voucher batches with their rules; one that has codes is deactivated, not deleted."""

    form = VoucherBatchForm
    resource_base = VoucherBatchResource
    list_display = ("label", "effect", "worth", "valid_from", "valid_until", "is_active", "created_at")
    list_filter = ("effect", "is_active")
    search_fields = ("label", "codes__code", "note")
    autocomplete_fields = ("products", "instansi")

    @admin.display(description="Nilai", ordering="value")
    def worth(self, batch: VoucherBatch) -> str:
        return f"{batch.value}%" if batch.effect == VoucherEffect.PERCENT else rupiah(batch.value)

    def save_model(self, request: HttpRequest, obj: VoucherBatch, form: Any, change: bool) -> None:
        if change:
            obj.version += 1
        else:
            obj.created_by = _member(request)
        super().save_model(request, obj, form, change)
        voucher_batches.carry_limit(obj)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        codes = form.new_codes()
        made = len(codes.made())
        if made:
            voucher_batches.add_codes(batch_id=form.instance.pk, codes=codes, made_by=_member(request))
            messages.info(request, _vouchers_made(made))


@admin.register(Voucher)
class VoucherAdmin(ExportMixin, ReadOnlyAdmin):
    """Codes with their uses, read-only, with an export for distribution."""

    export_form_class = ExportForm
    list_display = ("code", "batch", "used", "limit")
    list_filter = ("batch",)
    list_select_related = ("batch",)
    search_fields = ("code", "batch__label")
    list_per_page = 50


@admin.register(CompanyDomain)
class CompanyDomainAdmin(TransferAdmin):
    """The domains whose verified addresses make users members of a company."""

    list_display = ("domain", "instansi")
    list_select_related = ("instansi",)
    search_fields = ("domain", "instansi__name")
    autocomplete_fields = ("instansi",)


@admin.register(TaxRate)
class TaxRateAdmin(TransferAdmin):
    """PPN rates by the day from which they apply; orders keep the rate of the day when they were placed."""

    list_display = ("valid_from", "percent", "base_numerator", "base_denominator", "source")
