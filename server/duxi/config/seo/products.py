"""Metadata of catalogue pages: a kind's list, and one product."""

from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.models import Mode, Product
from duxi.catalog.queries import as_details, published
from duxi.config.seo.built import built_pages
from duxi.config.seo.document import address
from duxi.config.seo.meta import BRAND, MISSING, JsonLd, PageMeta, Preview
from duxi.core.compiled import CompiledRows, param
from duxi.core.hot import remembered
from duxi.core.money import rupiah

MAX_SLUG = 120


def kind_page(kind_slug: str) -> PageMeta:
    """The list of one kind; `MISSING` for an unknown kind."""
    kind = KINDS.get(kind_slug)
    if kind is None:
        return MISSING
    label = str(kind.label)
    return PageMeta(
        title=label,
        description=_("{kind} di Duxi: lihat jadwal, harga, dan materi, lalu pesan tempat Anda.").format(
            kind=label
        ),
        json_ld=(_breadcrumb(kind),),
        preview=built_pages().preview(f"/product/{kind.slug}"),
        text=tuple(published(kind).order_by("-created_at").values_list("title", flat=True)[:20]),
    )


def product_page(kind_slug: str, slug: str) -> PageMeta:
    """One product's page; `MISSING` if it is not public."""
    kind = KINDS.get(kind_slug)
    found = _details_of(kind.slug).first(slug=slug[:MAX_SLUG]) if kind else None
    if kind is None or found is None:
        return MISSING
    path = f"/product/{kind.slug}/{found['slug']}"
    return PageMeta(
        title=found["title"],
        description=found["summary"] or found["description"],
        image=f"/share{path}.png",
        og_type="product",
        json_ld=(_subject(kind, found), _breadcrumb(kind, found)),
        preview=_preview(kind, found),
        text=(found["summary"], *found["description"].split("\n\n"), *found["benefits"]),
    )


@remembered
def _details_of(kind_slug: str) -> CompiledRows:
    """The details of a published product, by its slug."""
    kind = KINDS[kind_slug]
    return CompiledRows(lambda: as_details(published(kind).filter(slug=param("slug")), kind))


def _preview(kind: ProductKind, row: dict[str, Any]) -> Preview:
    price = _("Gratis") if row["is_free"] else rupiah(row["price"])
    return Preview(
        heading=row["title"],
        lead=row["summary"],
        eyebrow=str(kind.label),
        price=str(price),
        picture=row["image_url"] or "",
        look="product",
    )


def path_of(product: Product) -> str:
    """The path of a product in the shop."""
    return f"/product/{product.kind}/{product.slug}"


def _subject(kind: ProductKind, row: dict[str, Any]) -> JsonLd:
    data: JsonLd = {
        "@type": kind.schema_type,
        "name": row["title"],
        "description": row["summary"] or row["description"],
        "url": address(f"/product/{kind.slug}/{row['slug']}"),
        "offers": _offer(kind, row),
    }
    if row["image_url"]:
        data["image"] = address(row["image_url"])
    if row["rating_count"]:
        data["aggregateRating"] = {
            "@type": "AggregateRating",
            "ratingValue": row["rating_average"],
            "reviewCount": row["rating_count"],
        }
    return data | _SPECIAL[kind.schema_type](row)


def _offer(kind: ProductKind, row: dict[str, Any]) -> JsonLd:
    return {
        "@type": "Offer",
        "price": row["price"],
        "priceCurrency": "IDR",
        "availability": f"https://schema.org/{'InStock' if row['on_sale'] else 'SoldOut'}",
        "url": address(f"/product/{kind.slug}/{row['slug']}"),
        "category": "Free" if row["is_free"] else "Paid",
    }


def _course(row: dict[str, Any]) -> JsonLd:
    instance: JsonLd = {"@type": "CourseInstance", "courseMode": _COURSE_MODES.get(row["mode"], "Online")}
    instance |= _dates(row)
    return {"provider": _provider(), "hasCourseInstance": instance, "inLanguage": row["language"]}


def _event(row: dict[str, Any]) -> JsonLd:
    is_online = row["mode"] != Mode.OFFLINE
    place = {"@type": "VirtualLocation", "url": settings.BASE_URL}
    if not is_online and row["place"]:
        place = {"@type": "Place", "name": row["place"]["name"], "address": row["place"]["address"]}
    attendance = "OnlineEventAttendanceMode" if is_online else "OfflineEventAttendanceMode"
    data: JsonLd = {
        "location": place,
        "organizer": _provider(),
        "eventAttendanceMode": f"https://schema.org/{attendance}",
    }
    return data | _dates(row)


def _dates(row: dict[str, Any]) -> JsonLd:
    known = {"startDate": row["starts_at"], "endDate": row["ends_at"]}
    return {name: moment.isoformat() for name, moment in known.items() if moment}


def _product(_row: dict[str, Any]) -> JsonLd:
    return {"brand": {"@type": "Brand", "name": BRAND}}


_COURSE_MODES = {Mode.ONLINE: "Online", Mode.OFFLINE: "Onsite", Mode.HYBRID: "Blended"}
_SPECIAL = {"Course": _course, "Event": _event, "Product": _product}


def _provider() -> JsonLd:
    return {"@type": "Organization", "name": BRAND, "url": settings.BASE_URL}


def _breadcrumb(kind: ProductKind, row: dict[str, Any] | None = None) -> JsonLd:
    steps = [(_("Katalog"), "/product"), (str(kind.label), f"/product/{kind.slug}")]
    if row:
        steps.append((row["title"], f"/product/{kind.slug}/{row['slug']}"))
    items = [
        {"@type": "ListItem", "position": position, "name": name, "item": address(path)}
        for position, (name, path) in enumerate(steps, start=1)
    ]
    return {"@type": "BreadcrumbList", "itemListElement": items}
