"""Documents of products of every kind: the base product and the texts of the kind's own tables."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.contrib.postgres.fields import ArrayField
from django.db.models import CharField, Exists, ForeignKey, Model, OuterRef, Q, QuerySet, TextField

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Product
from duxi.catalog.queries import published
from duxi.search.documents.source import SOURCES, Source, also_closed_up, document, joined, sentences
from duxi.search.documents.translated import Translated, translated
from duxi.search.models import DocumentType, SearchDocument
from duxi.search.triggers import owner_of

_NAMES = ("code", "title", "name", "summary", "syllabus")
"""Fields that name the row a foreign key refers to."""
_CODES = "code"
_LINKS = {
    "units": "competency_units__name",
    "unit_codes": "competency_units__code",
    "tags": "tags__name",
    "roles": "job_roles__name",
    "role_slugs": "job_roles__slug",
    "teachers": "instructors__name",
}
_BASE_NAMES = (
    *("pk", "kind", "slug", "title", "summary", "description", "benefits", "image", "mode", "difficulty"),
    *("language", "price", "starts_at", "created_at", "sold", "category__slug", "category__name"),
    *("location__slug", "location__name"),
)
Texts = dict[int, dict[str, list[str]]]
"""By product and field name."""


def shown() -> QuerySet[Any, int]:
    """The ids of all public products."""
    of_kinds = (Q(Exists(published(kind).filter(pk=OuterRef("pk")))) for kind in KINDS)
    return Product.objects.filter(reduce(or_, of_kinds), is_published=True).values_list("pk", flat=True)


def make(refs: Sequence[int]) -> Iterator[SearchDocument]:
    rows = list(Product.objects.filter(pk__in=shown().filter(pk__in=refs)).values(*_BASE_NAMES))
    links = {name: _linked(path, refs) for name, path in _LINKS.items()}
    texts, roles, translated = _kind_texts(rows), _kind_roles(rows), _translated(rows)
    for row in rows:
        named = {name: found.get(row["pk"], []) for name, found in links.items()}
        named["role_slugs"] = sorted({*named["role_slugs"], *roles.get(row["pk"], [])})
        yield _document(row | translated[row["pk"]], named, texts[row["pk"]])


def _document(row: dict[str, Any], named: dict[str, list[str]], own: dict[str, list[str]]) -> SearchDocument:
    kind = KINDS[row["kind"]]
    codes = [text for name, texts in own.items() if name.endswith(_CODES) for text in texts]
    others = [text for name, texts in own.items() if not name.endswith(_CODES) for text in texts]
    names = (*named["tags"], *named["units"], *named["roles"], *named["teachers"], *row["titles"].values())
    return document(
        DocumentType.PRODUCT,
        row["pk"],
        kind=kind.slug,
        title=row["title"],
        summary=row["summary"],
        body=sentences(row["description"], *row["benefits"], *others),
        keywords=joined(str(kind.label), row["category__name"], row["location__name"], *names),
        codes=also_closed_up([*codes, *named["unit_codes"]]),
        url=f"/product/{kind.slug}/{row['slug']}",
        image=row["image"],
        category_slug=row["category__slug"] or "",
        category_name=row["category__name"] or "",
        mode=row["mode"] or kind.usual_mode,
        location_slug=row["location__slug"] or "",
        location_name=row["location__name"] or "",
        job_roles=named["role_slugs"],
        published_at=row["created_at"],
        popularity=row["sold"],
        **{name: row[name] for name in ("titles", "summaries")},
        **{name: row[name] for name in ("difficulty", "language", "price", "starts_at")},
    )


def _translated(rows: Iterable[dict[str, Any]]) -> dict[int, Translated]:
    """Titles and summaries in other languages, by product."""
    slugs: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        slugs[row["kind"]].append(row["slug"])
    found = {kind: translated(kind, some) for kind, some in slugs.items()}
    return {row["pk"]: found[row["kind"]][row["slug"]] for row in rows}


def _linked(path: str, refs: Sequence[int]) -> dict[int, list[str]]:
    """The names that products have through a relation, by product."""
    names = ArrayAgg(path, distinct=True)
    rows = Product.objects.filter(pk__in=refs, **{f"{path}__isnull": False}).values_list("pk")
    return dict(rows.annotate(found=names))


def _kind_texts(rows: Iterable[dict[str, Any]]) -> Texts:
    found: Texts = defaultdict(lambda: defaultdict(list))
    for kind, refs in _by_kind(rows):
        for model in (kind.model, *kind.parts):
            _add_texts(found, model, refs)
    return found


def _add_texts(found: Texts, model: type[Model], refs: Sequence[int]) -> None:
    """Add the texts of a table, which belongs to a product by its first relation to one."""
    owner = owner_of(model)
    names = list(_text_fields(model, owner))
    for row in model._default_manager.filter(**{f"{owner}__in": refs}).values(owner, *names):
        for name in names:
            texts = row[name] if isinstance(row[name], list) else [row[name]]
            found[row[owner]][name].extend(text for text in texts if text)


def _text_fields(model: type[Model], owner: str) -> Iterator[str]:
    """The table's own texts and the names of the rows it refers to."""
    for field in model._meta.fields:
        if isinstance(field, ForeignKey) and field.attname != owner:
            target = field.related_model
            yield from (f"{field.name}__{one.name}" for one in target._meta.fields if one.name in _NAMES)
        elif isinstance(field, CharField | TextField | ArrayField) and not field.choices:
            yield field.name


def _kind_roles(rows: Iterable[dict[str, Any]]) -> dict[int, list[str]]:
    """Job roles that a kind stores in its own way instead of on the base product."""
    found: dict[int, list[str]] = defaultdict(list)
    for kind, refs in _by_kind(rows):
        role = kind.listing.filters.get("job_role")
        if role and not role.condition:
            for pk, slug in Product.objects.filter(pk__in=refs).values_list("pk", role.path):
                found[pk] += [slug] if slug else []
    return found


def _by_kind(rows: Iterable[dict[str, Any]]) -> list[tuple[ProductKind, list[int]]]:
    refs: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        refs[row["kind"]].append(row["pk"])
    return [(KINDS[slug], found) for slug, found in refs.items()]


SOURCE = SOURCES.register(Source(DocumentType.PRODUCT, shown, make))
