"""Read-only pages of page views and client errors."""

from django.contrib import admin

from duxi.activity.models import ClientError, PageView
from duxi.core.admin import ReadOnlyAdmin


@admin.register(PageView)
class PageViewAdmin(ReadOnlyAdmin):
    """Page views, newest first."""

    list_display = ("viewed_at", "menu_name", "action_name", "path", "utm_source", "utm_campaign")
    list_filter = ("menu_name", "utm_source", "utm_campaign")
    search_fields = ("path",)
    ordering = ("-viewed_at",)
    show_full_result_count = False


@admin.register(ClientError)
class ClientErrorAdmin(ReadOnlyAdmin):
    """Client errors, latest first."""

    list_display = ("message", "times", "path", "app_version", "first_seen_at", "last_seen_at")
    list_filter = ("app_version",)
    search_fields = ("message", "path")
    ordering = ("-last_seen_at",)
