"""Erasure from outside: when it comes, and what is left of the account."""

from datetime import timedelta

import pytest
from django.apps import apps

from duxi.accounts.actions import erase
from duxi.accounts.erasure import ERASERS
from duxi.accounts.models import (
    AccountDeletion,
    User,
)
from duxi.accounts.tasks import erase_due_accounts
from duxi.core.clock import now
from duxi.notices.actions.notify import notify as notify_somebody
from duxi.notices.models import Notification
from tests.accounts.traces import due
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db


def test_it_waits_for_the_day_and_for_those_who_mean_it(ani, budi):
    moment = now()
    AccountDeletion.objects.create(user=ani, asked_at=moment, due_at=moment + timedelta(minutes=1))
    AccountDeletion.objects.create(user=budi, asked_at=moment, due_at=moment, cancelled_at=moment)
    assert erase_due_accounts() == 0
    assert set(User.objects.values_list("fullname", flat=True)) == {"Ani", "Budi"}


def test_signing_in_fails_as_for_somebody_unknown(as_, ani, solved):
    due(ani)
    erase_due_accounts()

    def login(account):
        form = {"account_id": account, "password": PASSWORD, "captcha": solved(), "user_type": 1}
        answer = as_().post("/auth/login", form)
        return answer.status, answer.message

    assert login("ani@contoh.example") == login("ani") == login("siapa@contoh.example")
    assert login("ani")[0] == 422


def test_open_sign_ins_end_at_once(as_, ani):
    browser = as_(ani)
    headers = browser._all_headers()
    due(ani)
    erase_due_accounts()
    answer = as_().with_headers(Authorization=headers["Authorization"]).get("/account/me")
    assert (answer.status, answer.message) == (491, "Sesi Anda telah berakhir. Silakan login kembali.")


def test_an_erased_account_gets_no_notification(ani):
    due(ani)
    erase_due_accounts()
    ani.refresh_from_db()
    assert notify_somebody(user=ani, template="security.activated", params={}) is None
    assert not Notification.objects.exists()


def test_the_address_is_free_for_a_new_account(ani, someone):
    due(ani)
    erase_due_accounts()
    assert someone("ani").pk != ani.pk


def test_every_table_that_knows_people_is_named_by_an_eraser():
    """Every new table with a user needs an eraser."""
    named = {table for eraser in (*ERASERS, erase.OWN) for table in (*eraser.erases, *eraser.keeps)}
    knowing = {
        relation.related_model
        for relation in User._meta.related_objects
        if relation.related_model is not None and not relation.related_model._meta.auto_created
    }
    assert {model.__name__ for model in knowing - named} == set()
    assert named <= set(apps.get_models())
