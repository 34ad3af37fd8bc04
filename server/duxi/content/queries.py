"""Every read of content."""

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.db.models import Case, F, QuerySet, TextField, Value, When
from django.db.models.functions import Concat, Now

from duxi.content.models import News
from duxi.core.lists import Filter, ListSpec

NEWS = ListSpec(
    filters={"title": Filter("title")},
    sorts={"recommended": "fits", "published_at": "published_at"},
    default_sort="recommended|desc",
    page_size=12,
    tie_break="published_at",
)
_COLUMNS = ("slug", "title", "summary", "tags", "published_at")


def published_news(words: Sequence[str] = ()) -> QuerySet[News]:
    """What the public may read; `fits` is 1 where a tag is among these words."""
    fits = Case(When(tags__overlap=list(words), then=Value(1)), default=Value(0))
    return News.objects.filter(is_published=True, published_at__lte=Now()).annotate(fits=fits)


def news_rows(news: QuerySet[News]) -> QuerySet[Any, Any]:
    """Articles in the shape of `NewsCard`."""
    url = Concat(Value(settings.MEDIA_URL), F("image"), output_field=TextField())
    image_url = Case(When(image="", then=None), default=url)
    rows: QuerySet[Any, Any] = news.values(*_COLUMNS, image_url=image_url)
    return rows
