"""Money that the rules could not place is put before finance, and taken away when it has come right.

Anyone who raises or settles a case of an order holds the order's row locked.
"""

from collections.abc import Collection
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.commerce.models import CaseKind, MoneyCase, Order
from duxi.core.clock import now


@dataclass(frozen=True)
class Finding:
    """What was found: of two with the same kind and reference only one is open. `amount` in rupiah."""

    kind: CaseKind
    reference: str
    text: str
    amount: int | None = None


def raise_case(finding: Finding, *, order: Order | None = None, number: str = "") -> None:
    """Put it before finance, unless the same waits there already; `number` where we know no order."""
    MoneyCase.objects.bulk_create(
        [
            MoneyCase(
                kind=finding.kind,
                order=order,
                order_number=order.order_id if order else number[:50],
                reference=finding.reference[:200],
                amount=finding.amount,
                text=finding.text[:500],
                found_at=now(),
            )
        ],
        ignore_conflicts=True,
    )


def settle(kind: CaseKind, reference: str, *, by: User | None = None, note: str = "") -> None:
    """What this was about has come right."""
    waiting = MoneyCase.objects.filter(kind=kind, reference=reference[:200], closed_at=None)
    waiting.update(closed_at=now(), closed_by=by, note=note[:500])


def settle_all_but(kind: CaseKind, references: Collection[str]) -> None:
    """What is not among these references any more has come right by itself."""
    waiting = MoneyCase.objects.filter(kind=kind, closed_at=None)
    waiting.exclude(reference__in=references).update(closed_at=now())


def was_raised(kind: CaseKind, reference: str) -> bool:
    """Whether such a case was ever raised, open or closed."""
    return MoneyCase.objects.filter(kind=kind, reference=reference[:200]).exists()
