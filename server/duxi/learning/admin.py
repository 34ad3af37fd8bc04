"""Moderation of reviews, files of products, and parcels."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.forms import FileField, ModelForm
from django.http import HttpRequest
from django.template.defaultfilters import truncatechars
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from unfold.admin import ModelAdmin

from duxi.core.errors import Rejected
from duxi.files.sniffing import MAXIMUM_BYTES, FileTooLarge, sniff
from duxi.learning.actions import deliveries, materials, reviews
from duxi.learning.models import Material, ProductDelivery, Review, ReviewStatus


class Queue(admin.SimpleListFilter):
    """Shows pending rows by default; other states by a filter."""

    title = gettext_lazy("status")
    parameter_name = "status"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [*ReviewStatus.choices, ("all", gettext_lazy("Semua"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Review]) -> QuerySet[Review]:
        wanted = self.value() or ReviewStatus.PENDING
        return queryset if wanted == "all" else queryset.filter(status=wanted)

    def choices(self, changelist: Any) -> Any:
        """Without Django's 'all': the default is the queue."""
        for value, title in self.lookup_choices:
            chosen = (self.value() or ReviewStatus.PENDING) == value
            query = changelist.get_query_string({self.parameter_name: value})
            yield {"selected": chosen, "query_string": query, "display": title}


@admin.register(Review)
class ReviewAdmin(ModelAdmin):
    """Staff publish, reject and answer reviews, but do not change their texts."""

    list_display = ("created_at", "product", "rating", "excerpt", "author", "status", "is_answered")
    list_filter = (Queue, "rating", "product__kind")
    list_select_related = ("product", "author")
    search_fields = ("text", "product__title", "author__fullname", "author__email")
    ordering = ("created_at",)
    date_hierarchy = "created_at"
    actions = ("publish_selected", "reject_selected")
    fields = (
        *("product", "author", "rating", "text", "status", "created_at"),
        *("moderated_by", "moderated_at", "answer", "answered_at"),
    )
    readonly_fields = tuple(name for name in fields if name != "answer")
    list_per_page = 50

    @admin.display(description=gettext_lazy("ulasan"))
    def excerpt(self, review: Review) -> str:
        return truncatechars(review.text, 120)

    @admin.display(description=gettext_lazy("dijawab"), boolean=True)
    def is_answered(self, review: Review) -> bool:
        return bool(review.answer)

    @admin.action(description=gettext_lazy("Tampilkan ulasan yang dipilih"))
    def publish_selected(self, request: HttpRequest, chosen: QuerySet[Review]) -> None:
        done = sum(reviews.publish(review=review, moderator=self._moderator(request)) for review in chosen)
        messages.success(
            request, ngettext("{n} ulasan ditampilkan.", "{n} ulasan ditampilkan.", done).format(n=done)
        )

    @admin.action(description=gettext_lazy("Tolak ulasan yang dipilih"))
    def reject_selected(self, request: HttpRequest, chosen: QuerySet[Review]) -> None:
        done = sum(reviews.reject(review=review, moderator=self._moderator(request)) for review in chosen)
        messages.success(request, ngettext("{n} ulasan ditolak.", "{n} ulasan ditolak.", done).format(n=done))

    def save_model(self, request: HttpRequest, obj: Review, form: ModelForm, change: bool) -> None:
        try:
            reviews.answer(review=obj, text=form.cleaned_data["answer"].strip())
        except Rejected as refusal:
            messages.error(request, refusal.text)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Reviews are rejected instead of deleted, because their rows keep the sums correct."""
        return False

    def _moderator(self, request: HttpRequest) -> Any:
        return request.user


class MaterialForm(ModelForm):
    """A new material needs its file; later only its texts change."""

    upload = FileField(label=gettext_lazy("berkas"), required=False)

    class Meta:
        model = Material
        fields = ("product", "title", "position", "opens_at")

    def clean_upload(self) -> Any:
        """Report upload errors of the storage at the field."""
        upload = self.cleaned_data["upload"]
        if upload is None:
            if self.instance.pk is None:
                raise ValidationError(_("Pilih berkas terlebih dahulu."))
            return None
        try:
            if (upload.size or 0) > MAXIMUM_BYTES:
                raise FileTooLarge
            sniff(upload.name, upload.read(MAXIMUM_BYTES + 1))
        except Rejected as refusal:
            raise ValidationError(refusal.text) from refusal
        upload.seek(0)
        return upload


@admin.register(Material)
class MaterialAdmin(ModelAdmin):
    """Files that every holder of a seat may download."""

    form = MaterialForm
    list_display = ("title", "product", "name", "size", "opens_at", "created_at")
    list_filter = ("product__kind",)
    list_select_related = ("product",)
    search_fields = ("title", "product__title")
    autocomplete_fields = ()
    raw_id_fields = ("product",)

    def get_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        own = ("product", "title", "position", "opens_at")
        return own if obj else (*own, "upload")

    def save_model(self, request: HttpRequest, obj: Material, form: ModelForm, change: bool) -> None:
        if change:
            obj.save()
            return
        made = materials.add_material(
            product=obj.product,
            title=obj.title,
            upload=form.cleaned_data["upload"],
            opens_at=obj.opens_at,
            position=obj.position,
        )
        obj.pk = made.pk

    def delete_model(self, request: HttpRequest, obj: Material) -> None:
        materials.remove_material(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Material]) -> None:
        for material in queryset:
            materials.remove_material(material)


@admin.register(ProductDelivery)
class ProductDeliveryAdmin(ModelAdmin):
    """Parcels: mark them as sent with a tracking number, and as received."""

    list_display = ("entitlement", "product", "holder", "status", "courier", "tracking_number", "created_at")
    list_filter = ("status",)
    list_select_related = ("entitlement__product", "entitlement__holder")
    search_fields = ("entitlement__holder__email", "entitlement__product__title", "tracking_number")
    fields = ("courier", "tracking_number", "note", "status", "sent_at", "received_at")
    readonly_fields = ("status", "sent_at", "received_at")
    actions = ("send_selected", "receive_selected")

    @admin.display(description=gettext_lazy("produk"))
    def product(self, delivery: ProductDelivery) -> str:
        return delivery.entitlement.product.title

    @admin.display(description=gettext_lazy("pembeli"))
    def holder(self, delivery: ProductDelivery) -> str:
        return delivery.entitlement.holder.fullname if delivery.entitlement.holder else "–"

    @admin.action(description=gettext_lazy("Tandai dikirim"))
    def send_selected(self, request: HttpRequest, chosen: QuerySet[ProductDelivery]) -> None:
        for one in chosen:
            self._try(
                request,
                partial(deliveries.send, one, courier=one.courier, tracking_number=one.tracking_number),
            )

    @admin.action(description=gettext_lazy("Tandai diterima"))
    def receive_selected(self, request: HttpRequest, chosen: QuerySet[ProductDelivery]) -> None:
        for one in chosen:
            self._try(request, partial(deliveries.receive, one))

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def _try(self, request: HttpRequest, move: Callable[[], None]) -> None:
        try:
            move()
        except Rejected as refusal:
            messages.error(request, refusal.text)
