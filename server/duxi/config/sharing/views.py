"""`/share/…png`: rendered once for its content, then stored."""

from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from hashlib import blake2b
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from duxi.catalog.kinds import KINDS
from duxi.catalog.queries import as_cards, published
from duxi.config.sharing.cards import Result, UnitBar, result_card, title_card
from duxi.core.clock import local
from duxi.core.compiled import CompiledRows, param
from duxi.core.dates import long_date
from duxi.core.hot import remembered
from duxi.core.language import speaking
from duxi.core.money import rupiah
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.exams.models import Attempt
from duxi.exams.queries.results import unit_results
from duxi.exams.results import is_free, role_of, units_out
from duxi.exams.sharing import attempt_of_share
from duxi.reference.models import JobRole
from duxi.reference.queries import family_name, role_name

CACHE_SECONDS = 24 * 60 * 60
DRAWN = Limit("share-pictures", times=240, seconds=60 * 60)
_DRAWING = 4
"""Grows with every change of the drawing, so that stored pictures are drawn anew."""


def product_picture(request: HttpRequest, kind: str, slug: str) -> HttpResponse:
    """A product's kind, title, price, date and city."""
    found = KINDS.get(kind)
    row = _cards_of(found.slug).first(slug=slug) if found else None
    if found is None or row is None:
        raise Http404
    price = _("Gratis") if row["is_free"] else rupiah(row["price"])
    facts = (str(price), _day(row["starts_at"]), row["location_name"] or "")
    shown = {"eyebrow": str(found.label), "title": row["title"], "facts": facts}
    return _picture(request, shown, lambda: title_card(**shown))


@remembered
def _cards_of(kind_slug: str) -> CompiledRows:
    """The card of a published product, by its slug."""
    kind = KINDS[kind_slug]
    return CompiledRows(lambda: as_cards(published(kind).filter(slug=param("slug")), kind))


def _day(moment: datetime | None) -> str:
    return long_date(local(moment).date()) if moment else ""


def role_picture(request: HttpRequest, slug: str) -> HttpResponse:
    """A job role's name and family."""
    role = JobRole.objects.filter(slug=slug).first()
    if role is None:
        raise Http404
    name, family = JobRole.objects.filter(pk=role.pk).values_list(role_name(), family_name()).get()
    shown: dict[str, Any] = {"eyebrow": _("Peran kerja"), "title": name, "facts": (family,)}
    return _picture(request, shown, lambda: title_card(**shown))


def result_picture(request: HttpRequest, token: str) -> HttpResponse:
    """A result, for holders of the owner's signed link; `lang` is the owner's language."""
    found = attempt_of_share(token)
    if found is None:
        raise Http404
    with speaking(request.GET.get("lang") or get_language() or ""):
        return _result_picture(request, *found)


def _result_picture(request: HttpRequest, attempt: Attempt, name: str) -> HttpResponse:
    units = [
        UnitBar(one.uk_name, one.achieved_level, one.required_level)
        for one in units_out(unit_results(attempt.pk))
    ]
    summary = _("{count} dari {all} unit kompeten").format(count=attempt.competent_count, all=len(units))
    shown = Result(
        role=role_of(attempt).name,
        eyebrow=_("Perkiraan awal") if is_free(attempt) else _("Hasil asesmen"),
        score=int((attempt.score or 0) + Decimal("0.5")),
        summary=f"{summary}  ·  {_day(attempt.ended_at)}",
        units=units,
        address=urlsplit(settings.BASE_URL).netloc,
        name=name,
    )
    return _picture(request, shown, lambda: result_card(shown))


def _picture(request: HttpRequest, shown: object, draw: Callable[[], bytes]) -> HttpResponse:
    """The stored picture of this content; rendering needs CPU time and is throttled."""
    name = blake2b(f"{_DRAWING}{shown}".encode(), digest_size=16).hexdigest()
    key = f"share-picture:{name}"
    picture: bytes | None = cache.get(key)
    if picture is None:
        if not DRAWN.takes(client_address(request)):
            return HttpResponse(status=429, headers={"Retry-After": "3600"})
        picture = draw()
        cache.set(key, picture, CACHE_SECONDS)
    return HttpResponse(
        picture,
        content_type="image/png",
        headers={"Cache-Control": "public, max-age=3600", "ETag": f'"{name}"'},
    )
