"""Django admin for search: synonyms and statistics of searches."""

from typing import Any, ClassVar

from django.contrib import admin

from duxi.core.admin import ReadOnlyAdmin, TransferAdmin
from duxi.search.models import FruitlessSearch, SearchSynonym, SearchTally


@admin.register(SearchSynonym)
class SearchSynonymAdmin(TransferAdmin):
    """Terms with the same meaning, separated by commas."""

    formfield_overrides: ClassVar[dict[Any, Any]] = {}
    list_display = ("__str__", "is_active")
    list_filter = ("is_active",)
    search_fields = ("terms",)


@admin.register(FruitlessSearch)
class FruitlessSearchAdmin(ReadOnlyAdmin):
    """Queries without results, the most frequent first: candidates for a synonym or a product."""

    list_display = ("query", "times", "days", "last_day")
    search_fields = ("query",)
    date_hierarchy = "last_day"
    ordering = ("-times", "query")


@admin.register(SearchTally)
class SearchTallyAdmin(ReadOnlyAdmin):
    """Searches by day."""

    list_display = ("day", "query", "hits", "times")
    search_fields = ("query",)
    date_hierarchy = "day"
    ordering = ("-day", "-times")
