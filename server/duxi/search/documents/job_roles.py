"""Documents of job roles with their required units."""

from collections.abc import Iterator, Sequence
from typing import Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Count, Q, QuerySet

from duxi.core.clock import now
from duxi.reference.models import JobRole
from duxi.reference.queries import ROLE_SUBJECT
from duxi.search.documents.source import SOURCES, Source, also_closed_up, document, joined
from duxi.search.documents.translated import translated
from duxi.search.models import DocumentType, SearchDocument

_SOME = Q(units__isnull=False)


def shown() -> QuerySet[Any, int]:
    return JobRole.objects.values_list("pk", flat=True)


def make(refs: Sequence[int]) -> Iterator[SearchDocument]:
    """The documents of these job roles; popularity is the number of agencies that have the role."""
    roles = JobRole.objects.filter(pk__in=refs).annotate(
        unit_names=ArrayAgg("units__name", distinct=True, filter=_SOME, default=[]),
        unit_codes=ArrayAgg("units__code", distinct=True, filter=_SOME, default=[]),
        agencies_total=Count("agencies", distinct=True),
    )
    texts = translated(ROLE_SUBJECT, [role.slug for role in roles])
    for role in roles:
        titles = texts[role.slug]["titles"]
        yield document(
            DocumentType.JOB_ROLE,
            role.pk,
            title=role.name,
            **texts[role.slug],
            summary=role.description,
            keywords=joined(
                str(DocumentType.JOB_ROLE.label), role.family, *role.unit_names, *titles.values()
            ),
            codes=also_closed_up([role.code, *role.unit_codes]),
            url=f"/explore/{role.slug}",
            job_roles=[role.slug],
            published_at=_FOUNDED,
            popularity=role.agencies_total,
        )


_FOUNDED = now().replace(year=2025, month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
"""Job roles have no date, so they come last when sorted by newest."""

SOURCE = SOURCES.register(Source(DocumentType.JOB_ROLE, shown, make))
