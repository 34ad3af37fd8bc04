"""Erasure: nothing in the database identifies the person any more, and everything else is unchanged."""

import re
from pathlib import Path

import pytest
from django_q.models import Task

from duxi.accounts.actions import erase
from duxi.accounts.models import (
    AccountDeletion,
    User,
)
from duxi.accounts.tasks import erase_due_accounts
from duxi.commerce.models import Order, OrderLine
from duxi.exams.models import Attempt, UnitResult
from duxi.gateways.models import EmbeddedTransaction
from duxi.learning.models import Review
from tests.accounts.test_avatar import stored_files
from tests.accounts.traces import (
    MARK,
    PHONE,
    SECRETS,
    but_for_invoices,
    due,
    rows_naming,
    whole_database,
)
from tests.entitled import live_seats

pytestmark = pytest.mark.django_db


def test_nothing_names_the_person_any_more_and_the_books_stay(lived, settings):
    user = lived(MARK, PHONE, "203.0.113.77")
    before = rows_naming(*SECRETS)
    assert len({table for table, _row in before}) >= 12
    sums = sorted(Order.objects.values_list("order_id", "status", "total"))
    lines = sorted(OrderLine.objects.values_list("title", "amount"))
    payments = sorted(EmbeddedTransaction.objects.values_list("order_id", "gross_amount"))
    results = sorted(UnitResult.objects.values_list("attempt", "unit", "score"))
    avatar = user.avatar
    due(user)

    assert erase_due_accounts() == 1

    assert but_for_invoices(rows_naming(*SECRETS)) == []
    assert not [task for task in Task.objects.all() if task.id.startswith(f"{user.pk}-")]
    assert sorted(Order.objects.values_list("order_id", "status", "total")) == sums
    assert len(sums) == 2
    assert sorted(OrderLine.objects.values_list("title", "amount")) == lines
    assert sorted(EmbeddedTransaction.objects.values_list("order_id", "gross_amount")) == payments
    assert sorted(UnitResult.objects.values_list("attempt", "unit", "score")) == results
    assert Order.objects.first().buyer.fullname == "Akun terhapus"
    assert (live_seats(), Attempt.objects.count()) == (3, 1)
    assert list(Review.objects.values_list("author", "text")) == [(None, "Bagus.")]
    assert stored_files(settings) == []
    assert not list((Path(settings.PRIVATE_ROOT) / "exports").iterdir())
    assert avatar == ""  # the picture came by HTTP, after this object was read


def test_the_row_that_stays_is_nobody(lived):
    due(user := lived(MARK, PHONE, "203.0.113.77"))
    old_uuid, old_password = user.uuid, user.password
    erase_due_accounts()
    user.refresh_from_db()
    assert re.fullmatch(r"erased-[0-9a-f]{16}", user.username)
    assert user.email == f"{user.username}@akun.invalid"
    assert (user.uuid, user.fullname, user.phone, user.avatar) == (old_uuid, "Akun terhapus", "", "")
    assert not any((user.is_active, user.is_staff, user.is_superuser, user.has_usable_password()))
    assert user.password != old_password
    assert AccountDeletion.objects.filter(erased_at=None, cancelled_at=None).count() == 0
    assert set(AccountDeletion.objects.values_list("reason", flat=True)) == {""}


def test_somebody_elses_rows_are_untouched(lived):
    budi = lived("budi", "+6281200000102", "203.0.113.88")
    names = ("budi", "81200000102", "203.0.113.88")
    before = sorted(rows_naming(*names))
    budis_tasks = Task.objects.filter(id__startswith=f"{budi.pk}-").count()
    due(lived(MARK, PHONE, "203.0.113.77"))
    erase_due_accounts()
    assert sorted(rows_naming(*names)) == before
    assert Task.objects.filter(id__startswith=f"{budi.pk}-").count() == budis_tasks == 2
    assert budi.login_sessions.count() >= 1


def test_running_it_again_changes_nothing(lived):
    wish = due(lived(MARK, PHONE, "203.0.113.77"))
    erase_due_accounts()
    after = whole_database()
    assert erase_due_accounts() == 0
    assert erase.erase(deletion_pk=wish.pk) is False
    assert whole_database() == after


def test_an_erasure_that_broke_off_begins_again(lived, monkeypatch, settings):
    due(lived(MARK, PHONE, "203.0.113.77"))
    named = len(rows_naming(MARK))

    def falls_over(user):
        raise OSError("disk")

    monkeypatch.setattr(erase, "_overwrite", falls_over)
    assert erase_due_accounts() == 0
    assert len(rows_naming(MARK)) == named
    monkeypatch.undo()
    assert erase_due_accounts() == 1
    assert but_for_invoices(rows_naming(*SECRETS)) == []


def test_one_that_fails_stops_no_other(ani, budi, monkeypatch):
    due(ani)
    due(budi)
    overwrite = erase._overwrite

    def fails_for_ani(user):
        if user.pk == ani.pk:
            raise OSError("disk")
        overwrite(user)

    monkeypatch.setattr(erase, "_overwrite", fails_for_ani)
    assert erase_due_accounts() == 1
    assert set(User.objects.values_list("fullname", flat=True)) == {"Ani", "Akun terhapus"}
