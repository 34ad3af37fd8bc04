"""Counts the values of the base product's filters."""

from django.db.models import Case, Value, When
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Difficulty, Language, Mode
from duxi.catalog.topics import category_name
from duxi.core.errors import Message
from duxi.core.facets import Facet
from duxi.core.money import rupiah

PRICE_STEPS = (1, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000)
"""Where the price ranges begin, in rupiah; below the first is what costs nothing."""
FREE_RANGE = "0-0"


def _ranges() -> dict[str, Message]:
    """Ranges as `from-to`, inclusive, open at the first and last: `0-0`, `10000000-`."""
    ends = [step - 1 for step in PRICE_STEPS[1:]]
    between = {
        f"{start}-{end}": _between(start, end + 1) for start, end in zip(PRICE_STEPS, ends, strict=False)
    }
    above = PRICE_STEPS[-1]
    return {
        FREE_RANGE: _("Gratis"),
        **between,
        f"{above}-": format_lazy(_("Mulai {price}"), price=rupiah(above)),
    }


def _between(start: int, end: int) -> Message:
    if start == PRICE_STEPS[0]:
        return format_lazy(_("Di bawah {price}"), price=rupiah(end))
    return f"{rupiah(start)} – {rupiah(end)}"


def _price() -> Facet:
    ranges = _ranges()
    below = [When(price__lt=step, then=Value(name)) for step, name in zip(PRICE_STEPS, ranges, strict=False)]
    return Facet(Case(*below, default=Value(list(ranges)[-1])), labels=ranges)


PRICE = _price()
FREE = Facet(
    Case(When(price=0, then=Value("true")), default=Value("false")),
    labels={"true": _("Gratis"), "false": _("Berbayar")},
)
CATEGORY = Facet("category__slug", lambda: category_name("category__"))
MODE = Facet("mode", labels=dict(Mode.choices))
DIFFICULTY = Facet("difficulty", labels=dict(Difficulty.choices))
LANGUAGE = Facet("language", labels=dict(Language.choices))
LOCATION = Facet("location__slug", "location__name")

SHARED = ("price", "is_free", "job_role", "tag")
"""What every kind counts besides its own facets."""
