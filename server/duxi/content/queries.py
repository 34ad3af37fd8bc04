"""Queries of content."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Case, F, FloatField, Func, IntegerField, OuterRef, Q, QuerySet, Value, When
from django.db.models.fields.json import KeyTextTransform
from django.db.models.functions import Cast, Ceil, Coalesce, JSONObject, Now

from duxi.content import finding
from duxi.content.models import SPBE, Client, Faq, FaqCategory, News, Passage, Project, SiteSettings, Slider
from duxi.content.translated import in_language, replaced, text_language, without
from duxi.core.expressions import count_of, media_url
from duxi.core.lists import DayFilter, Filter, ListSpec


def _tagged(wanted: str | list[str]) -> Q:
    return Q(tags__overlap=wanted if isinstance(wanted, list) else [wanted])


_NEWS_FILTERS = {
    "title": Filter("title"),
    "tag": Filter("tags", condition=_tagged),
    "published_at": DayFilter("published_at"),
}
NEWS_FOR_SOMEBODY = ListSpec(
    filters=_NEWS_FILTERS,
    sorts={"recommended": "fits", "published_at": "published_at"},
    default_sort="recommended|desc",
    page_size=12,
    tie_break="published_at",
)
NEWS = ListSpec(
    filters=_NEWS_FILTERS,
    sorts={"published_at": "published_at", "title": "title"},
    default_sort="published_at|desc",
    page_size=12,
)
_FAQ_FILTERS = {
    "faq_uuid": Filter("uuid", UUID),
    "faq_title": Filter("title"),
    finding.WORDS: Filter("title", condition=finding.is_found),
    finding.NEAR: Filter("title", condition=finding.is_found),
    "faq_category_uuid": Filter("category__uuid"),
    "faq_category": Filter("category__slug"),
    "faq_segment": Filter("segment"),
}
FAQS = ListSpec(
    filters=_FAQ_FILTERS,
    sorts={"faq_order": "position", "faq_created_at": "created_at", "faq_title": "title", "helped": "yes"},
    default_sort="faq_order|asc",
    page_size=10,
)
CLINIC = ListSpec(
    filters=_FAQ_FILTERS, sorts=FAQS.sorts, default_sort="faq_created_at|desc", page_size=FAQS.page_size
)
FOUND_FAQS = ListSpec(
    filters=_FAQ_FILTERS,
    sorts={**FAQS.sorts, "relevance": "relevance"},
    default_sort="relevance|asc",
    page_size=FAQS.page_size,
)
PROJECTS = ListSpec(
    filters={
        "project_name": Filter("name"),
        "client": Filter("client__slug"),
        "year": Filter("year", int),
        "tag": Filter("tags", condition=_tagged),
    },
    sorts={"project_name": "name", "year": "year"},
    default_sort="project_name|asc",
    page_size=12,
)
_NEWS_CARD = ("slug", "title", "summary", "tags", "published_at", "focus_x", "focus_y")
RELATED = 3
NEWS_SUBJECT, FAQ_SUBJECT, SLIDER_SUBJECT = "news", "faq", "slider"
FAQ_CATEGORY_SUBJECT = "faq-category"
PASSAGE_SUBJECT = "passage"
_NEWS_TEXTS = {"title": "title", "summary": "summary"}
_WORDS_A_MINUTE = 200.0


def published_news(words: Sequence[str] = ()) -> QuerySet[News]:
    """Public articles; `fits` is 1 if a tag is among these words."""
    fits = Case(When(tags__overlap=list(words), then=Value(1)), default=Value(0))
    return News.objects.filter(is_published=True, published_at__lte=Now()).annotate(fits=fits)


def news_rows(news: QuerySet[News]) -> QuerySet[Any, Any]:
    """Articles in the shape of `NewsCard`."""
    texts = replaced(_NEWS_TEXTS, NEWS_SUBJECT)
    facts = news.values(*without(_NEWS_CARD, texts), **_card_extras())
    rows: QuerySet[Any, Any] = facts.annotate(**texts)
    return rows


def news_details(news: QuerySet[News]) -> QuerySet[Any, Any]:
    """Articles in the shape of `NewsDetail`, with related ones: most shared tags first, then the newest."""
    names = {name: F(name) for name in _NEWS_CARD} | replaced(_NEWS_TEXTS, NEWS_SUBJECT)
    card = JSONObject(**names, **_card_extras())
    others = published_news().exclude(pk=OuterRef("pk")).annotate(alike=_shared_tags())
    related = others.order_by("-alike", "-published_at", "-pk").values(json=card)[:RELATED]
    texts = replaced(_NEWS_TEXTS | {"body_html": "body_html"}, NEWS_SUBJECT)
    facts = news.values(*without((*_NEWS_CARD, "body_html"), texts), **_card_extras())
    language = text_language({"summary": "summary", "body": "body"}, NEWS_SUBJECT)
    rows: QuerySet[Any, Any] = facts.annotate(**texts, text_language=language, related=ArraySubquery(related))
    return rows


def _card_extras() -> dict[str, Any]:
    return {"image_url": media_url("image"), "reading_minutes": _reading_minutes()}


def _reading_minutes() -> Cast:
    """Minutes of the Indonesian text, whose words can be counted by their spaces."""
    words = Func(
        F("body"),
        template="regexp_count(%(expressions)s, '\\S+')",
        output_field=FloatField(),
    )
    return Cast(Ceil(words / _WORDS_A_MINUTE), IntegerField())


def _shared_tags() -> Func:
    """The number of tags shared with the outer article."""
    return Func(
        F("tags"),
        OuterRef("tags"),
        template="(SELECT count(*) FROM unnest(%(expressions)s))",
        function="",
        arg_joiner=") AS mine(tag) WHERE mine.tag = ANY(",
        output_field=IntegerField(),
    )


def passages() -> QuerySet[Any]:
    """Fixed texts in the current language: `shown_title`, `shown_html` and `shown_motto`."""
    motto = KeyTextTransform("motto", "facts")
    return Passage.objects.annotate(motto=motto).annotate(
        shown_title=in_language("title", "title", PASSAGE_SUBJECT, "key"),
        shown_html=in_language("body_html", "body_html", PASSAGE_SUBJECT, "key"),
        shown_motto=in_language("motto", "summary", PASSAGE_SUBJECT, "key"),
        text_language=text_language({"body": "body"}, PASSAGE_SUBJECT, "key"),
    )


def help_faqs() -> QuerySet[Faq]:
    """Answers of the help centre, including those about products."""
    return Faq.objects.filter(is_published=True).exclude(segment=SPBE)


def clinic_faqs() -> QuerySet[Faq]:
    """Answers of the SPBE clinic."""
    return Faq.objects.filter(is_published=True, segment=SPBE)


def faq_rows(faqs: QuerySet[Faq]) -> QuerySet[Any, Any]:
    """Answers in the shape of `FaqOut`."""
    facts = faqs.values(
        faq_uuid=F("uuid"),
        faq_title=in_language("title", "title", FAQ_SUBJECT),
        faq_answer_html=in_language("body_html", "body_html", FAQ_SUBJECT),
        text_language=text_language({"body": "body"}, FAQ_SUBJECT),
        faq_segment=F("segment"),
        faq_category_uuid=F("category__uuid"),
        faq_created_at=F("created_at"),
        helped_yes=F("yes"),
        helped_no=F("no"),
    )
    category = JSONObject(uuid=F("category__uuid"), slug=F("category__slug"), name=_category_name())
    rows: QuerySet[Any, Any] = facts.annotate(category=category)
    return rows


def _category_name() -> F | Coalesce:
    return in_language("category__name", "title", FAQ_CATEGORY_SUBJECT, "category__slug")


def faq_categories(faqs: QuerySet[Faq], segment: str) -> QuerySet[Any, Any]:
    """The categories of a segment with their numbers of answers."""
    counted = faqs.filter(category=OuterRef("pk"))
    categories = FaqCategory.objects.filter(segment=segment)
    texts = replaced({"name": "title", "summary": "summary"}, FAQ_CATEGORY_SUBJECT)
    facts = without(("uuid", "slug", "name", "summary"), texts)
    rows: QuerySet[Any, Any] = categories.values(*facts, faq_count=count_of(counted, "category"))
    named: QuerySet[Any, Any] = rows.annotate(**texts)
    return named


def sliders() -> QuerySet[Any, Any]:
    """The slides shown now."""
    since = Q(shown_from=None) | Q(shown_from__lte=Now())
    texts = replaced({"title": "title", "text": "summary", "cta": "body"}, SLIDER_SUBJECT)
    until = Q(shown_until=None) | Q(shown_until__gt=Now())
    rows: QuerySet[Any, Any] = Slider.objects.filter(since, until, is_published=True).values(
        *without(("title", "text", "url", "cta", "tone", "focus_x", "focus_y"), texts),
        image_url=media_url("image"),
    )
    translated: QuerySet[Any, Any] = rows.annotate(**texts)
    return translated


def clients() -> QuerySet[Any, Any]:
    """The organisations whose logos are shown."""
    rows: QuerySet[Any, Any] = Client.objects.filter(is_published=True).values(
        "slug", "name", logo_url=media_url("logo")
    )
    return rows


def projects() -> QuerySet[Project]:
    return Project.objects.filter(is_published=True)


def project_rows(found: QuerySet[Project]) -> QuerySet[Any, Any]:
    """Projects in the shape of `ProjectOut`."""
    facts = found.values(
        "slug",
        "year",
        "summary",
        "tags",
        project_id=F("pk"),
        project_name=F("name"),
        image_url=media_url("image"),
    )
    rows: QuerySet[Any, Any] = facts.annotate(client=F("client__name"))
    return rows


def site_settings() -> SiteSettings:
    """The site's settings; defaults if there is no row."""
    return SiteSettings.objects.filter(pk=1).first() or SiteSettings(pk=1, version=0)
