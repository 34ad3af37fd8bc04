"""Editors' texts in the Django admin, with import and export."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _

from duxi.content.models import Client, Faq, FaqCategory, FaqQuestion, News, Passage, Project, Slider
from duxi.core.admin import TransferAdmin
from duxi.core.clock import now


class WrittenAdmin(TransferAdmin):
    """Texts in Markdown; saved ones are previewed as readers see them."""

    readonly_fields = ("preview",)

    @admin.display(description=_("Pratinjau"))
    def preview(self, text: Any) -> SafeString | str:
        return mark_safe(text.body_html) if text.pk else "–"  # `as_html` has sanitised it


@admin.register(News)
class NewsAdmin(WrittenAdmin):
    list_display = ("title", "published_at", "is_published", "tags")
    list_filter = ("is_published",)
    search_fields = ("title", "summary")
    date_hierarchy = "published_at"
    prepopulated_fields = {"slug": ("title",)}


@admin.register(FaqCategory)
class FaqCategoryAdmin(TransferAdmin):
    """Categories of the help centre and the SPBE clinic."""

    list_display = ("name", "segment", "position", "summary")
    list_filter = ("segment",)
    search_fields = ("name",)
    prepopulated_fields = {"slug": ("name",)}


@admin.register(Faq)
class FaqAdmin(WrittenAdmin):
    """Questions with their answers and helpful votes."""

    list_display = ("title", "segment", "category", "is_published", "yes", "no", "created_at")
    list_filter = ("segment", "category", "is_published")
    list_select_related = ("category",)
    search_fields = ("title", "body")
    autocomplete_fields = ("category",)
    readonly_fields = ("preview", "uuid", "yes", "no")
    prepopulated_fields = {"slug": ("title",)}

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        return {"created_at": now(), **super().get_changeform_initial_data(request)}


@admin.register(FaqQuestion)
class FaqQuestionAdmin(TransferAdmin):
    """Visitors' questions: staff answer by mail and record it here."""

    list_display = ("fullname", "organization", "email", "message", "asked_at", "answered_at")
    list_filter = (("answered_at", admin.EmptyFieldListFilter), "asked_at")
    search_fields = ("fullname", "organization", "email", "message")
    readonly_fields = ("fullname", "email", "message", "organization", "phone", "headcount", "asked_at")
    date_hierarchy = "asked_at"
    actions = ("mark_answered",)

    def has_add_permission(self, *args: Any) -> bool:
        return False

    def has_import_permission(self, request: HttpRequest) -> bool:
        return False

    @admin.action(description=_("Tandai sudah dijawab"))
    def mark_answered(self, request: HttpRequest, questions: QuerySet[FaqQuestion]) -> None:
        questions.filter(answered_at=None).update(answered_at=now())


@admin.register(Slider)
class SliderAdmin(TransferAdmin):
    """Slides of the storefront."""

    list_display = ("title", "position", "tone", "is_published", "shown_from", "shown_until")
    list_filter = ("is_published", "tone")
    list_editable = ("position", "is_published")
    search_fields = ("title", "text")
    prepopulated_fields = {"slug": ("title",)}


@admin.register(Client)
class ClientAdmin(TransferAdmin):
    """Organisations whose logos are shown."""

    list_display = ("name", "position", "is_published")
    list_filter = ("is_published",)
    list_editable = ("position", "is_published")
    search_fields = ("name",)
    prepopulated_fields = {"slug": ("name",)}


@admin.register(Project)
class ProjectAdmin(TransferAdmin):
    """Projects for clients."""

    list_display = ("name", "client", "year", "is_published")
    list_filter = ("is_published", "year", "client")
    list_select_related = ("client",)
    search_fields = ("name", "summary")
    autocomplete_fields = ("client",)
    prepopulated_fields = {"slug": ("name",)}


@admin.register(Passage)
class PassageAdmin(WrittenAdmin):
    """Fixed texts: about us, contact, terms."""

    list_display = ("title", "key", "updated_at")
    search_fields = ("title", "key", "body")
