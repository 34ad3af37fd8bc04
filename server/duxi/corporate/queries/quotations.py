"""Reads of quotations."""

from uuid import UUID

from django.db.models import Case, F, FloatField, Q, QuerySet, Value, When
from django.db.models.functions import Extract, Now

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.core.list_parts import InParts, Part
from duxi.core.lists import Filter, ListSpec
from duxi.corporate.models import Quotation, QuotationStatus
from duxi.corporate.queries.companies import companies_run_by

_AGE = Extract(Now() - F("created_at"), "epoch")
_IS_WAITING = Q(status=QuotationStatus.SENT, valid_until__gt=Now())
WAITING = InParts(
    Case(When(_IS_WAITING, then=_AGE), default=Value(1e12) + _AGE, output_field=FloatField()),
    (Part(_IS_WAITING, "-created_at"), Part(~_IS_WAITING, "-created_at")),
)
"""Sorts what can still be answered first, the newest on top."""
QUOTATIONS = ListSpec(
    filters={"status": Filter("status"), "number": Filter("number")},
    sorts={"waiting": WAITING, "date": "created_at", "total": "total"},
    default_sort="waiting|asc",
    page_size=10,
)


def quotations_for(user: User, company_uuid: UUID | None = None) -> QuerySet[Quotation]:
    """Quotations of managed companies, or of the named one; raises like `manager_for`."""
    run = companies_run_by(user, company_uuid)
    return Quotation.objects.filter(run).select_related("company", "order").prefetch_related("lines")


def quotation_for(user: User, uuid: UUID) -> Quotation:
    """One quotation; raises `NotFound`."""
    found = quotations_for(user).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found
