"""A Google account does not bypass the second factor."""

import pyotp
import pytest

from duxi.accounts import second_factor
from duxi.accounts.actions import two_factor
from duxi.accounts.models import GoogleIdentity, LoginSession, TotpDevice
from duxi.core.clock import now
from duxi.gateways.google.embedded import subject_of
from duxi.notices.models import Notification
from tests.caller import Caller
from tests.conftest import PASSWORD
from tests.google.support import activated, token

pytestmark = pytest.mark.django_db


@pytest.fixture
def codes(ani):
    """Ani's recovery codes, after she switched two-step verification on."""
    session = LoginSession.objects.create(user=activated(ani), last_used_at=now())
    secret = two_factor.start_setup(user=ani, password=PASSWORD, address="").secret
    return two_factor.confirm(user=ani, session=session, code=pyotp.TOTP(secret).now())


def ticket_of(answer) -> str:
    assert (answer.status, answer.results["token"], answer.results["two_factor"]) == (200, None, "code")
    return answer.results["ticket"]


def code_step(ticket, code, capture):
    with capture(execute=True):
        return Caller().post("/auth/two-factor", {"ticket": ticket, "code": code})


def test_a_linked_account_is_asked_for_the_code(sign_in_with, ani, codes, django_capture_on_commit_callbacks):
    GoogleIdentity.objects.create(user=ani, subject=subject_of(ani.email))
    before = LoginSession.objects.count()
    ticket = ticket_of(sign_in_with(token(email=ani.email)))
    assert LoginSession.objects.count() == before
    answer = code_step(ticket, codes[0], django_capture_on_commit_callbacks)
    assert answer.status == 200, answer.body
    assert LoginSession.objects.latest("created_at").two_factor_at is not None


def test_nothing_is_linked_before_the_code(sign_in_with, ani, codes, django_capture_on_commit_callbacks):
    ticket = ticket_of(sign_in_with(token(email=ani.email)))
    assert not GoogleIdentity.objects.exists()
    assert not Notification.objects.filter(template="security.new_sign_in").exists()
    assert code_step(ticket, "AAAAA-22222", django_capture_on_commit_callbacks).status == 422
    assert not GoogleIdentity.objects.exists()
    assert code_step(ticket, codes[0], django_capture_on_commit_callbacks).status == 200
    assert GoogleIdentity.objects.get(user=ani).subject == subject_of(ani.email)
    told = Notification.objects.get(template="security.new_sign_in")
    assert told.params["detail"].startswith("Google · ")


def test_an_account_that_was_linked_meanwhile_is_not_taken(
    sign_in_with, ani, codes, django_capture_on_commit_callbacks
):
    ticket = ticket_of(sign_in_with(token(email=ani.email)))
    GoogleIdentity.objects.create(user=ani, subject="another")
    before = LoginSession.objects.count()
    assert code_step(ticket, codes[0], django_capture_on_commit_callbacks).status == 409
    assert LoginSession.objects.count() == before
    assert second_factor.recovery_codes_left(ani) == 10


def test_a_device_that_waits_for_its_first_code_asks_nothing(sign_in_with, ani):
    activated(ani)
    two_factor.start_setup(user=ani, password=PASSWORD, address="")
    assert TotpDevice.objects.get().confirmed_at is None
    assert sign_in_with(token(email=ani.email)).results["token"] is not None
