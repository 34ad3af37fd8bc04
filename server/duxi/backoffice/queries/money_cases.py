"""The list of payment cases."""

from datetime import timedelta
from typing import Any

from django.db.models import Count, Q, QuerySet
from django.utils.translation import gettext as _

from duxi.backoffice.queries.finding_cases import find_case, with_words
from duxi.commerce.models import CaseKind, MoneyCase, Order, PaymentNotification, Verdict
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec

FORGED_DAYS = 30


def _open(value: Any) -> Q:
    return Q(closed_at=None) if value else Q(closed_at__isnull=False)


MONEY_CASES = ListSpec(
    filters={
        "q": Filter("order_number", condition=find_case),
        "kind": Filter("kind"),
        "is_open": Filter("closed_at", bool, condition=_open),
        "found_at": DayFilter("found_at"),
        "amount": Filter("amount", int),
    },
    sorts={"found_at": "found_at", "closed_at": "closed_at", "amount": "amount", "kind": "kind"},
    default_sort="found_at|asc",
    page_size=25,
)


def case_rows() -> QuerySet[MoneyCase]:
    """Cases with their orders, buyers and the users who closed them."""
    return with_words(MoneyCase.objects.select_related("order__buyer", "closed_by"))


def case_row(case_id: int) -> MoneyCase:
    """One of them; raises `NotFound`."""
    found = case_rows().filter(pk=case_id).first()
    if found is None:
        raise NotFound
    return found


def order_to_match(number: str) -> Order:
    """The order with this number; raises `Invalid` for the field if there is none."""
    found = Order.objects.select_related("buyer").filter(order_id__iexact=number).first()
    if found is None:
        raise Invalid(errors={"order_id": [_("Tidak ada pesanan dengan nomor ini.")]})
    return found


def case_counts() -> dict[str, Any]:
    """Open cases by kind. Forged notifications are no money and are only counted."""
    waiting = MoneyCase.objects.filter(closed_at=None).order_by()
    found = dict(waiting.values_list("kind").annotate(n=Count("pk")))
    since = now() - timedelta(days=FORGED_DAYS)
    forged = PaymentNotification.objects.filter(received_at__gte=since, verdict=Verdict.FORGED)
    return {
        "open": sum(found.values()),
        "by_kind": {kind.value: found.get(kind.value, 0) for kind in CaseKind},
        "forged": forged.count(),
        "forged_days": FORGED_DAYS,
    }
