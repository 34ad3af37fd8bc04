"""Numbers without gaps or duplicates: under concurrency, rollbacks, and the turn of the year."""

from datetime import datetime

import pytest
from django.db import DatabaseError, transaction

from duxi.commerce.invoicing.actions import numbering
from duxi.commerce.invoicing.actions.invoices import credit_invoice, issue_invoice
from duxi.commerce.invoicing.actions.numbering import next_number
from duxi.commerce.models import Invoice, InvoiceCounter, Series
from duxi.core.clock import JAKARTA, now
from tests.invoices.made import order_of
from tests.races import times_at_once

BUYERS = 50


def sequences():
    return sorted(Invoice.objects.filter(series=Series.INVOICE).values_list("sequence", flat=True))


@pytest.mark.django_db(transaction=True)
def test_fifty_at_once_get_one_to_fifty(ani):
    orders = [order_of(ani, 100_000) for _ in range(BUYERS)]
    issued = times_at_once(BUYERS, lambda n: issue_invoice(orders[n]).number)
    assert sequences() == list(range(1, BUYERS + 1))
    assert sorted(issued) == [f"INV/{now().year}/{n:06}" for n in range(1, BUYERS + 1)]
    assert InvoiceCounter.objects.get(series=Series.INVOICE).last == BUYERS


@pytest.mark.django_db(transaction=True)
def test_without_the_lock_they_collide(ani, monkeypatch):
    """Negative control: the same race without the lock on the counter."""
    InvoiceCounter.objects.create(series=Series.INVOICE, year=now().year)

    def unlocked(series, year):
        return InvoiceCounter.objects.get(series=series, year=year)

    monkeypatch.setattr(numbering, "_locked", unlocked)
    orders = [order_of(ani, 100_000) for _ in range(BUYERS)]
    issued = times_at_once(BUYERS, lambda n: issue_invoice(orders[n]).number)
    assert any(isinstance(one, DatabaseError) for one in issued)
    assert len(sequences()) < BUYERS


@pytest.mark.django_db(transaction=True)
def test_one_order_asked_by_many_gets_one_invoice(ani):
    order = order_of(ani, 100_000)
    issued = times_at_once(10, lambda _n: issue_invoice(order).pk)
    assert len(set(issued)) == 1
    assert sequences() == [1]


@pytest.mark.django_db
def test_what_is_rolled_back_leaves_no_gap(ani):
    issue_invoice(order_of(ani, 100_000))
    lost = order_of(ani, 100_000)
    with transaction.atomic():
        assert issue_invoice(lost).sequence == 2
        transaction.set_rollback(True)
    assert issue_invoice(order_of(ani, 100_000)).sequence == 2
    assert sequences() == [1, 2]


@pytest.mark.django_db
def test_each_series_counts_for_itself(ani):
    order = order_of(ani, 100_000)
    issue_invoice(order)
    issue_invoice(order_of(ani, 100_000))
    assert credit_invoice(order, "Dibatalkan").number == f"CN/{now().year}/000001"


@pytest.mark.django_db
def test_the_year_turns_at_midnight_in_jakarta(monkeypatch):
    """17:00 UTC of 31 December is the new year in Jakarta."""
    given = []
    for moment in ("2026-12-31T16:59:59+00:00", "2026-12-31T17:00:00+00:00"):
        here = datetime.fromisoformat(moment).astimezone(JAKARTA)
        monkeypatch.setattr(numbering, "now", lambda here=here: here)
        given.append(next_number(Series.INVOICE).text)
    assert given == ["INV/2026/000001", "INV/2027/000001"]


@pytest.mark.django_db
def test_who_waits_for_the_lock_over_midnight_gets_a_number_of_the_new_year(monkeypatch):
    moments = iter(
        datetime(year, month, day, hour, tzinfo=JAKARTA)
        for year, month, day, hour in [(2026, 12, 31, 23), (2027, 1, 1, 0), (2027, 1, 1, 0), (2027, 1, 1, 0)]
    )
    monkeypatch.setattr(numbering, "now", lambda: next(moments))
    number = next_number(Series.INVOICE)
    assert (number.text, number.at.year) == ("INV/2027/000001", 2027)
    assert InvoiceCounter.objects.get(year=2026).last == 0
