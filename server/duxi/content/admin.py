"""News in the Django admin, with import and export."""

from django.contrib import admin

from duxi.content.models import News
from duxi.core.admin import TransferAdmin


@admin.register(News)
class NewsAdmin(TransferAdmin):
    """What the editors write."""

    list_display = ("title", "published_at", "is_published", "tags")
    list_filter = ("is_published",)
    search_fields = ("title", "summary")
    date_hierarchy = "published_at"
    prepopulated_fields = {"slug": ("title",)}
