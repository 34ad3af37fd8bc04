"""Which products suit a user, and why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from operator import attrgetter
from typing import Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery
from django.db.models.expressions import CombinedExpression
from django.db.models.functions import Coalesce
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from duxi.accounts.models import User
from duxi.catalog.kinds import kinds_that
from duxi.catalog.models import Likeness, Product
from duxi.catalog.queries import BASE_FILTERS, BASE_SORTS, rating_average
from duxi.catalog.titles import product_title
from duxi.catalog.unit_suggestions import subject_key
from duxi.core.clock import now
from duxi.core.compiled import Compiled, CompiledRows, any_param, param
from duxi.core.expressions import count_of
from duxi.core.hot import remembered
from duxi.core.lists import ListSpec
from duxi.entitlements.queries import Person, had_by, new_to
from duxi.exams.queries.results import open_gaps_of
from duxi.learning.queries.roles import chosen_roles_of
from duxi.offerings.role_suggestions import RoleSuggestion
from duxi.reference.models import RoleCompetency
from duxi.reference.queries import role_name

MOST = 24
_ALIKE = 2
"""What a shared unit or role counts in `Likeness`; a tag alone counts less."""
_REVIEWS, _GOOD = 3, 4
_BEST_SELLERS = 2
_NEW = timedelta(days=90)
FOR_ROLES = ListSpec(
    filters=BASE_FILTERS,
    sorts=BASE_SORTS | {"recommended": "covered"},
    default_sort="recommended|desc",
    page_size=12,
)


@dataclass(frozen=True)
class Suggestion:
    """A suggested product, with the reason as a sentence."""

    product_id: int
    kind: str
    reason: str


def suggestions_of(user: User) -> list[Suggestion]:
    """At most 24 products on sale that the user does not own.

    First those that close gaps of the user's assessments, then those for their job roles, those related to
    what they own, and well-rated ones. Of several dates of a subject only the first.
    """
    found: dict[int, Suggestion] = {}
    for tier in (_for_gaps, _for_roles, _like_owned, _well_received):
        for suggestion in tier(user):
            found.setdefault(suggestion.product_id, suggestion)
        if len(found) >= MOST and len(_one_date_each(found)) >= MOST:
            break
    return _one_date_each(found)[:MOST]


def _one_date_each(found: Mapping[int, Suggestion]) -> list[Suggestion]:
    """The first suggestion of each subject, and all without a subject."""
    dated = _DATED.all(ids=list(found))
    subjects = {row["pk"]: (row["kind"], row["subject"]) for row in dated}
    firsts: dict[Any, Suggestion] = {}
    for pk, suggestion in found.items():
        firsts.setdefault(subjects.get(pk, pk), suggestion)
    return list(firsts.values())


_DATED = CompiledRows(
    lambda: (
        Product.objects.filter(any_param("pk", "ids"))
        .annotate(subject=subject_key())
        .exclude(subject=None)
        .values("pk", "kind", "subject")
    )
)


def for_roles(user: Person) -> QuerySet[Any]:
    """Products on sale for a user's chosen roles that are not yet theirs.

    `covered` counts the units that the roles require and the product develops; a product that names a
    role counts as covering many.
    """
    return covering(new_to(user), chosen_roles_of(user).order_by().values("pk"))


def covering(products: QuerySet[Product], roles: QuerySet[Any]) -> QuerySet[Any]:
    """Those of the products that suit the roles (a queryset of their keys), with `covered` as above."""
    covered, suits = _fit_of(roles)
    return products.annotate(covered=covered).filter(suits)


def suggested(products: QuerySet[Product], roles: QuerySet[Any]) -> QuerySet[Any]:
    """The same with the decisions of staff: `chosen_position` of pinned products, without hidden ones."""
    covered, suits = _fit_of(roles)
    decided = RoleSuggestion.objects.filter(job_role__in=roles, product=OuterRef("pk"))
    chosen, hidden = decided.filter(is_hidden=False), decided.filter(is_hidden=True)
    position = Subquery(chosen.order_by("position").values("position")[:1])
    found = products.annotate(covered=covered, chosen_position=position)
    return found.filter(suits | Exists(chosen)).exclude(Exists(hidden))


def _fit_of(roles: QuerySet[Any]) -> tuple[CombinedExpression, Q]:
    """How much of the roles a product covers, and whether it does so at all."""
    units = RoleCompetency.objects.filter(job_role__in=roles).values("unit")
    named = Product.job_roles.through.objects.filter(product=OuterRef("pk"), jobrole__in=roles)
    develops = Product.competency_units.through.objects.filter(
        product=OuterRef("pk"), competencyunit__in=units
    )
    covered = count_of(named, "product") * 100 + count_of(develops, "product")
    return covered, Q(Exists(named)) | Q(Exists(develops))


def _for_gaps(user: User) -> Iterator[Suggestion]:
    """What trains the units in which they are below the required level; exams only measure."""
    gaps = open_gaps_of(user)
    rows = _CLOSING.all(user=user.pk, units=list(gaps)) if gaps else []
    rows.sort(key=lambda row: (-len(row["closed"]), row["price"], row["pk"]))
    for row in rows[:MOST]:
        names = [name for unit, name in gaps.items() if unit in row["closed"]]
        yield Suggestion(row["pk"], row["kind"], _gap_reason(names))


def _closing() -> QuerySet[Any, Any]:
    """What develops one of the units, with those that it does."""
    among = any_param("competency_units", "units")
    develop = new_to(param("user")).filter(among, kind__in=kinds_that(attrgetter("teaches")))
    closed = ArrayAgg("competency_units", filter=Q(among), distinct=True)
    rows: QuerySet[Any, Any] = develop.annotate(closed=closed).values("pk", "kind", "price", "closed")
    return rows


_CLOSING = CompiledRows(_closing)


def _gap_reason(names: list[str]) -> str:
    if len(names) == 1:
        return _("Membantu menutup kesenjangan Anda pada unit {unit}.").format(unit=names[0])
    others = len(names) - 1
    sentence = ngettext(
        "Membantu menutup kesenjangan Anda pada unit {unit} dan {n} unit lain.",
        "Membantu menutup kesenjangan Anda pada unit {unit} dan {n} unit lain.",
        others,
    )
    return sentence.format(unit=names[0], n=others)


def _for_roles(user: User) -> Iterator[Suggestion]:
    for row in _role_statement().all(user=user.pk):
        reason = _("Sesuai dengan peran pilihan Anda: {role}.").format(role=row["role"])
        yield Suggestion(row["pk"], row["kind"], reason)


@remembered
def _role_statement() -> CompiledRows:
    """What suits the roles of a user, each with the name of one of them."""
    user = param("user")
    roles = chosen_roles_of(user).order_by("name").values_list(role_name())
    named = roles.filter(products=OuterRef("pk"))
    requiring = roles.filter(units__products=OuterRef("pk"))
    role = Coalesce(Subquery(named[:1]), Subquery(requiring[:1]))
    suited = for_roles(user).order_by("-covered", "-sold", "pk")
    return CompiledRows(lambda: suited.values("pk", "kind", role=role)[:MOST])


def _like_owned(user: User) -> Iterator[Suggestion]:
    """What shares a unit or a role with something they have; of several, with what it is most like."""
    had = [row["pk"] for row in _HAD.all(user=user.pk)]
    for row in _likeness_statement().all(user=user.pk, had=had) if had else ():
        reason = _("Karena Anda mengambil {title}.").format(title=row["title"])
        yield Suggestion(row["other"], row["other__kind"], reason)


_HAD = CompiledRows(lambda: had_by(param("user")).values("pk"))


@remembered
def _likeness_statement() -> CompiledRows:
    """What is like a product that a user had, with the title of that one."""
    alike = Likeness.objects.filter(
        any_param("product", "had"), other__in=new_to(param("user")), shared__gte=_ALIKE
    )
    named = alike.annotate(title=product_title("product__"))
    rows = named.order_by("-shared", "-other__sold", "other", "product")
    return CompiledRows(lambda: rows.values("other", "other__kind", "title")[: MOST * 2])


def _well_received(user: User) -> Iterator[Suggestion]:
    """Only the best sellers show this reason, because it means nothing on many cards."""
    for place, product in enumerate(_RECEIVED.all(user=user.pk)):
        yield Suggestion(product.pk, product.kind, _reception(product, place))


_RECEIVED = Compiled(
    lambda: (
        new_to(param("user")).annotate(rating=rating_average()).order_by("-sold", "-created_at", "-pk")[:MOST]
    )
)


def _reception(product: Any, place: int) -> str:
    if product.rating_count >= _REVIEWS and product.rating >= _GOOD:
        average, count = number_format(product.rating, 1), product.rating_count
        return _("Dinilai {average} dari 5 oleh {n} peserta.").format(average=average, n=count)
    if product.sold and place < _BEST_SELLERS:
        return _("Banyak diminati peserta lain.")
    if product.created_at > now() - _NEW:
        return _("Baru di Duxi.")
    return _("Masih dibuka untuk Anda.")
