"""Documents of articles; a scheduled article has one that search hides until its date."""

from collections.abc import Iterator, Sequence
from typing import Any

from django.db.models import QuerySet

from duxi.content.models import News
from duxi.content.queries import NEWS_SUBJECT
from duxi.core.markup import as_text
from duxi.search.documents.source import SOURCES, Source, document, joined
from duxi.search.documents.translated import translated
from duxi.search.models import DocumentType, SearchDocument


def shown() -> QuerySet[Any, int]:
    """The ids of all articles that are public or scheduled."""
    return News.objects.filter(is_published=True).values_list("pk", flat=True)


def make(refs: Sequence[int]) -> Iterator[SearchDocument]:
    articles = News.objects.filter(pk__in=shown().filter(pk__in=refs))
    texts = translated(NEWS_SUBJECT, [article.slug for article in articles])
    for article in articles:
        yield document(
            DocumentType.NEWS,
            article.pk,
            title=article.title,
            **texts[article.slug],
            summary=article.summary,
            body=as_text(article.body_html),
            keywords=joined(
                str(DocumentType.NEWS.label), *article.tags, *texts[article.slug]["titles"].values()
            ),
            url=f"/news/{article.slug}",
            image=article.image,
            published_at=article.published_at,
        )


SOURCE = SOURCES.register(Source(DocumentType.NEWS, shown, make))
