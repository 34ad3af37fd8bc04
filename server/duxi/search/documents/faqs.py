"""Documents of questions with answers: the SPBE clinic's, and the help centre's."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from django.db.models import Q, QuerySet

from duxi.content.models import SPBE, Faq
from duxi.content.queries import FAQ_SUBJECT
from duxi.core.markup import as_text
from duxi.search.documents.source import SOURCES, Source, document, joined
from duxi.search.documents.translated import Translated, translated
from duxi.search.models import DocumentType, SearchDocument

_CLINIC = Q(segment=SPBE)


def _shown(which: Q) -> QuerySet[Any, int]:
    return Faq.objects.filter(which, is_published=True).values_list("pk", flat=True)


def _maker(of: DocumentType, which: Q, url: Callable[[Faq], str]) -> Source:
    def make(refs: Sequence[int]) -> Iterator[SearchDocument]:
        faqs = Faq.objects.filter(pk__in=_shown(which).filter(pk__in=refs)).select_related("category")
        texts = translated(FAQ_SUBJECT, [faq.slug for faq in faqs])
        return (_document(of, faq, url(faq), texts[faq.slug]) for faq in faqs)

    return Source(of, lambda: _shown(which), make)


def _document(of: DocumentType, faq: Faq, url: str, texts: Translated) -> SearchDocument:
    return document(
        of,
        faq.pk,
        title=faq.title,
        **texts,
        body=as_text(faq.body_html),
        keywords=joined(str(of.label), faq.category.name, *texts["titles"].values()),
        category_slug=faq.category.slug,
        category_name=faq.category.name,
        url=url,
        published_at=faq.created_at,
        popularity=faq.yes,
    )


def _in_help_centre(faq: Faq) -> str:
    """The link to an answer, which opens it first in the help centre: it has no page of its own."""
    return f"/help-center?faq={faq.uuid}"


HELP = SOURCES.register(_maker(DocumentType.FAQ, ~_CLINIC, _in_help_centre))
CLINIC = SOURCES.register(_maker(DocumentType.KLINIK, _CLINIC, lambda faq: f"/klinik-spbe/{faq.uuid}"))
