"""Payment cases: money that the rules could not allocate is shown to finance until it is settled.

Callers that raise or settle a case of an order must hold the lock on the order's row.
"""

from collections.abc import Collection
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.commerce.models import CaseKind, MoneyCase, Order
from duxi.commerce.orders.findings import Found
from duxi.core.clock import now


@dataclass(frozen=True)
class Finding:
    """What was found; only one case with the same kind and reference can be open. `amount` in rupiah."""

    kind: CaseKind
    reference: str
    found: Found
    amount: int | None = None


def raise_case(finding: Finding, *, order: Order | None = None, number: str = "") -> None:
    """Raise a case unless the same one is open; `number` identifies an order that we do not know."""
    MoneyCase.objects.bulk_create(
        [
            MoneyCase(
                kind=finding.kind,
                order=order,
                order_number=order.order_id if order else number[:50],
                reference=finding.reference[:200],
                amount=finding.amount,
                text=finding.found.stored_text()[:500],
                code=finding.found.code,
                params=finding.found.params,
                found_at=now(),
            )
        ],
        ignore_conflicts=True,
    )


def settle(kind: CaseKind, reference: str, *, by: User | None = None, note: str = "") -> None:
    """Settle a case whose cause has gone."""
    waiting = MoneyCase.objects.filter(kind=kind, reference=reference[:200], closed_at=None)
    waiting.update(closed_at=now(), closed_by=by, note=note[:500])


def settle_all_but(kind: CaseKind, references: Collection[str]) -> None:
    """Settle all cases whose reference is not among these."""
    waiting = MoneyCase.objects.filter(kind=kind, closed_at=None)
    waiting.exclude(reference__in=references).update(closed_at=now())


def was_raised(kind: CaseKind, reference: str) -> bool:
    """Whether such a case was ever raised, open or closed."""
    return MoneyCase.objects.filter(kind=kind, reference=reference[:200]).exists()
