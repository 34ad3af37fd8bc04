"""The nightly comparison of counters with their rows; a difference raises a case for finance."""

import logging
from typing import Any

from duxi.commerce.models import CaseKind
from duxi.commerce.orders.actions.money_cases import Finding, raise_case, settle_all_but
from duxi.commerce.orders.findings import Found
from duxi.core.counters import COUNTERS, Counter

logger = logging.getLogger(__name__)


def check_counters() -> int:
    """Raise a case for every counter that differs and settle those that match again;
    returns how many differ.
    """
    found = [_finding(counter, row) for counter in COUNTERS for row in counter.mismatches().order_by("pk")]
    for finding in found:
        logger.error("%s", finding.found.stored_text())
        raise_case(finding)
    settle_all_but(CaseKind.COUNTER, [finding.reference for finding in found])
    logger.info("Counters checked: %s differ", len(found))
    return len(found)


def is_counter_right(reference: str) -> bool:
    """Whether the counter of a case matches its rows."""
    name, _colon, pk = reference.partition(":")
    counter = COUNTERS.get(name)
    return counter is None or not counter.mismatches().filter(pk=pk).exists()


def _finding(counter: Counter, row: Any) -> Finding:
    stored = getattr(row, counter.column)
    params = {"counter": counter.name, "row": str(row), "stored": stored, "counted": row.counted}
    return Finding(CaseKind.COUNTER, f"{counter.name}:{row.pk}", Found("counter", params))
