"""The moderation of reviews."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest
from django.template.defaultfilters import truncatechars
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from unfold.admin import ModelAdmin

from duxi.core.errors import Rejected
from duxi.learning.actions import reviews
from duxi.learning.models import Review, ReviewStatus


class Queue(admin.SimpleListFilter):
    """What waits stands first; everything else is one click away."""

    title = gettext_lazy("status")
    parameter_name = "status"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [*ReviewStatus.choices, ("all", gettext_lazy("Semua"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Review]) -> QuerySet[Review]:
        wanted = self.value() or ReviewStatus.PENDING
        return queryset if wanted == "all" else queryset.filter(status=wanted)

    def choices(self, changelist: Any) -> Any:
        """Without Django's own 'all': nothing chosen means the queue."""
        for value, title in self.lookup_choices:
            chosen = (self.value() or ReviewStatus.PENDING) == value
            query = changelist.get_query_string({self.parameter_name: value})
            yield {"selected": chosen, "query_string": query, "display": title}


@admin.register(Review)
class ReviewAdmin(ModelAdmin):
    """Authors' words stay theirs: staff publish, reject and answer."""

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
        messages.success(request, _("{n} ulasan ditampilkan.").format(n=done))

    @admin.action(description=gettext_lazy("Tolak ulasan yang dipilih"))
    def reject_selected(self, request: HttpRequest, chosen: QuerySet[Review]) -> None:
        done = sum(reviews.reject(review=review, moderator=self._moderator(request)) for review in chosen)
        messages.success(request, _("{n} ulasan ditolak.").format(n=done))

    def save_model(self, request: HttpRequest, obj: Review, form: ModelForm, change: bool) -> None:
        try:
            reviews.answer(review=obj, text=form.cleaned_data["answer"].strip())
        except Rejected as refusal:
            messages.error(request, refusal.text)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A review that must go is rejected: its row keeps the sums right."""
        return False

    def _moderator(self, request: HttpRequest) -> Any:
        return request.user
