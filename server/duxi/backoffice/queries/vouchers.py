"""Voucher batches for staff: list, codes, usage report and history."""

import json
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db.models import Case, Count, Exists, F, OuterRef, Q, QuerySet, Subquery, Sum, Value, When
from django.db.models.functions import Coalesce, Now, TruncDate

from duxi.commerce.models import SETTLED, OrderStatus, OrderVoucher, Voucher, VoucherBatch
from duxi.core.clock import JAKARTA
from duxi.core.errors import NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec

LONGEST_CHART = 92
TOP_USERS = 10
_STATE = Case(
    When(is_active=False, then=Value("inactive")),
    When(valid_until__lte=Now(), then=Value("over")),
    When(valid_from__gt=Now(), then=Value("scheduled")),
    default=Value("running"),
)


def find_batch(text: Any) -> Q:
    """Searches parts of the name and codes."""
    code = Voucher.objects.filter(batch=OuterRef("pk"), code=str(text).strip().upper())
    return Q(label__icontains=text) | Q(Exists(code))


VOUCHER_BATCHES = ListSpec(
    filters={
        "id": Filter("pk", int),
        "q": Filter("label", condition=find_batch),
        "label": Filter("label"),
        "effect": Filter("effect"),
        "state": Filter("state"),
        "is_active": Filter("is_active", bool),
        "instansi_id": Filter("instansi_id", int),
        "created_at": DayFilter("created_at"),
    },
    sorts={
        "id": "pk",
        "label": "label",
        "valid_until": "valid_until",
        "created_at": "created_at",
        "code_count": "code_count",
        "used": "used",
        "state": "state",
    },
    default_sort="created_at|desc",
    page_size=25,
)

VOUCHER_CODES = ListSpec(
    filters={"q": Filter("code"), "code": Filter("code"), "used": Filter("used", int)},
    sorts={"id": "pk", "code": "code", "used": "used"},
    default_sort="id|asc",
    page_size=50,
)


def batch_rows() -> QuerySet[VoucherBatch, Any]:
    """Batches with status, number of codes and usage."""
    codes = Voucher.objects.filter(batch=OuterRef("pk")).order_by().values("batch")
    return VoucherBatch.objects.select_related("instansi", "created_by").annotate(
        state=_STATE,
        code_count=Coalesce(Subquery(codes.values(n=Count("pk"))), 0),
        used=Coalesce(Subquery(codes.values(n=Sum("used"))), 0),
        first_code=Subquery(Voucher.objects.filter(batch=OuterRef("pk")).order_by("pk").values("code")[:1]),
    )


def batch_row(batch_id: int) -> Any:
    """One of `batch_rows` with its products; raises `NotFound`."""
    found = batch_rows().prefetch_related("products").filter(pk=batch_id).first()
    if found is None:
        raise NotFound
    return found


def codes_of(batch_id: int) -> QuerySet[Voucher]:
    """The codes of a batch; raises `NotFound` for an unknown batch."""
    if not VoucherBatch.objects.filter(pk=batch_id).exists():
        raise NotFound
    return Voucher.objects.filter(batch=batch_id)


def report_of(batch_id: int) -> dict[str, Any]:
    """The usage of a batch: issued, used, pending, discounts, by day and by user."""
    codes = codes_of(batch_id).aggregate(
        issued=Count("pk"), taken=Coalesce(Sum("used"), 0), codes_used=Count("pk", filter=Q(used__gt=0))
    )
    uses = OrderVoucher.objects.filter(voucher__batch=batch_id)
    settled, pending = Q(order__status__in=SETTLED), Q(order__status=OrderStatus.PENDING)
    found = uses.aggregate(
        used=Count("pk", filter=settled),
        pending=Count("pk", filter=pending),
        amount=Coalesce(Sum("amount", filter=settled), 0),
        turnover=Coalesce(Sum("order__total", filter=settled), 0),
    )
    paid = uses.filter(settled)
    held = max(0, codes["taken"] - found["used"] - found["pending"])
    return {**codes, **found, "held": held, "by_day": _by_day(paid), "top_users": _top_users(paid)}


def _by_day(uses: QuerySet[OrderVoucher]) -> list[dict[str, Any]]:
    dated = uses.annotate(day=TruncDate("order__paid_at", tzinfo=JAKARTA)).order_by().values("day")
    found = {row["day"]: row for row in dated.annotate(orders=Count("order"), amount=Sum("amount"))}
    return [_day(day, found) for day in _days(found)]


def _days(found: Mapping[date, Any]) -> list[date]:
    """All days from the first to the last use, limited to what a chart can show."""
    if not found:
        return []
    last = max(found)
    first = max(min(found), last - timedelta(days=LONGEST_CHART - 1))
    return [first + timedelta(days=n) for n in range((last - first).days + 1)]


def _day(day: date, found: Mapping[date, Any]) -> dict[str, Any]:
    row = found.get(day, {"orders": 0, "amount": 0})
    return {"date": day, "orders": row["orders"], "amount": row["amount"]}


def _top_users(uses: QuerySet[OrderVoucher]) -> list[dict[str, Any]]:
    people: QuerySet[Any, Any] = uses.order_by().values(
        fullname=F("order__buyer__fullname"), email=F("order__buyer__email")
    )
    counted = people.annotate(uses=Count("pk"), amount=Sum("amount"))
    return list(counted.order_by("-uses", "-amount", "email")[:TOP_USERS])


def history_of(batch_id: int) -> list[dict[str, Any]]:
    """The changes of a batch, the newest first, with values before and after."""
    kind = ContentType.objects.get_for_model(VoucherBatch)
    entries = LogEntry.objects.filter(content_type=kind, object_id=str(batch_id)).select_related("user")
    return [_entry(entry) for entry in entries.order_by("-action_time", "-pk")[:200]]


def _entry(entry: LogEntry) -> dict[str, Any]:
    message = (json.loads(entry.change_message or "[]") or [{}])[0]
    changed, added = message.get("changed", {}), message.get("added", {})
    return {
        "id": entry.pk,
        "at": entry.action_time,
        "made_by": entry.user.fullname,
        "is_creation": entry.is_addition(),
        "codes_added": int(added["object"]) if added else 0,
        "changes": [
            {"field": name, "before": changed["before"].get(name), "after": changed["after"].get(name)}
            for name in changed.get("fields", [])
            if "before" in changed
        ],
    }
