"""Guesses and requests at the same moment, over real connections; each lock has a control without it."""

from contextlib import nullcontext
from threading import Barrier

import pytest
from django.db import IntegrityError

from duxi.accounts.actions import apply_otp as applying
from duxi.accounts.actions import phone
from duxi.accounts.actions import request_otp as requesting
from duxi.accounts.actions.apply_otp import CodeBurned, CodeOver, WrongCode, apply_otp
from duxi.accounts.actions.request_otp import BudgetUsedUp, InPause, request_otp
from duxi.accounts.models import OtpChannel, OtpCode, User
from duxi.accounts.otp_codes import alive_codes
from duxi.core.errors import Rejected
from duxi.gateways.models import OutboxMessage
from tests.races import each_at_once, without_failures

pytestmark = pytest.mark.django_db(transaction=True)

WA = OtpChannel.WHATSAPP
PHONE = "+6281234567890"


def together(work, arguments):
    """The result of each concurrent call, or the class of its refusal."""
    outcomes = without_failures(each_at_once(work, arguments))
    return [type(outcome) if isinstance(outcome, Rejected) else outcome for outcome in outcomes]


def ask(user, number=PHONE):
    return request_otp(user=user, channel=WA, phone=number, dial_code="")


def wrong_guesses(user, times):
    right = OutboxMessage.objects.latest("id").text[:6]
    wrong = f"{(int(right) + 1) % 10**6:06}"
    return together(lambda _n: apply_otp(user=user, channel=WA, otp_code=wrong), range(times))


def compared(outcomes):
    """How many guesses were held against the code."""
    return sum(outcome in (WrongCode, CodeBurned) for outcome in outcomes)


def test_parallel_guesses_are_not_more_than_five(ani):
    ask(ani)
    outcomes = wrong_guesses(ani, 12)
    assert compared(outcomes) == 5
    assert outcomes.count(CodeOver) == 7
    assert OtpCode.objects.get().wrong_tries == 5


def test_without_the_conditional_update_there_are_more(ani, monkeypatch):
    """Negative control: read, then write. All twelve read before any of them has counted."""
    ask(ani)
    all_have_looked = Barrier(12)

    def careless(user, channel):
        code = alive_codes(user, channel).first()
        all_have_looked.wait(10)
        if code is None:
            raise CodeOver
        code.wrong_tries += 1
        code.save()
        return code

    monkeypatch.setattr(applying, "_claim_try", careless)
    assert compared(wrong_guesses(ani, 12)) == 12


def test_the_right_code_twice_at_the_same_moment_verifies_once(ani):
    ask(ani)
    right = OutboxMessage.objects.get().text[:6]
    outcomes = together(lambda _n: apply_otp(user=ani, channel=WA, otp_code=right), range(4))
    assert sorted(map(str, outcomes)) == sorted(map(str, [None, CodeOver, CodeOver, CodeOver]))
    assert User.objects.get().phone_wa_verified_at is not None


def test_one_person_gets_one_code_at_a_time(ani):
    outcomes = together(lambda n: ask(ani, f"+628123456789{n}"), range(6))
    assert outcomes.count(InPause) == 5
    assert OutboxMessage.objects.count() == OtpCode.objects.count() == 1


def test_without_the_accounts_lock_only_the_constraint_stands_between(ani, monkeypatch):
    """Negative control: all have ended the older codes before any of them has written, so none is asked to
    wait.
    """
    new_code, all_have_ended = requesting._new_code, Barrier(3)

    def ended(*values):
        all_have_ended.wait(10)
        return new_code(*values)

    def ask_or_fall(n):
        try:
            return ask(ani, f"+628123456789{n}")
        except IntegrityError:
            return IntegrityError

    monkeypatch.setattr(requesting, "lock_account", lambda user: User.objects.get(pk=user.pk))
    monkeypatch.setattr(requesting, "_new_code", ended)
    outcomes = together(ask_or_fall, range(3))
    assert outcomes.count(IntegrityError) == 2
    assert InPause not in outcomes


@pytest.fixture
def six(someone):
    return [someone(f"orang{n}") for n in range(6)]


def test_a_phone_is_not_flooded_by_many_accounts(six):
    outcomes = together(ask, six)
    assert outcomes.count(BudgetUsedUp) == 1
    assert OutboxMessage.objects.filter(recipient=PHONE).count() == 5


def test_without_the_phones_lock_it_is(six, monkeypatch):
    count, all_have_counted = requesting.seconds_until_affordable, Barrier(6)

    def counted(user, number):
        found = count(user, number)
        all_have_counted.wait(10)
        return found

    monkeypatch.setattr(requesting, "advisory_lock", lambda name: nullcontext())
    monkeypatch.setattr(requesting, "seconds_until_affordable", counted)
    together(ask, six)
    assert OutboxMessage.objects.filter(recipient=PHONE).count() == 6


def test_a_phone_changed_while_its_code_is_typed_in_is_never_verified_unproved(ani):
    """Anyone who comes first: the profile's phone is verified only if the code went to it."""
    ask(ani)
    right = OutboxMessage.objects.get().text[:6]
    calls = [
        lambda: apply_otp(user=ani, channel=WA, otp_code=right),
        lambda: phone.save_phone(user=ani, phone="+6281234567891", dial_code=""),
    ]
    together(lambda call: call(), calls)
    ani.refresh_from_db()
    assert ani.phone == "+6281234567891"
    assert ani.phone_wa_verified_at is None
