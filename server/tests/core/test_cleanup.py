"""Expired rows are deleted automatically; the rest stays."""

from datetime import timedelta

import pytest
from django.utils.module_loading import import_string
from django_q.models import Schedule

from duxi.accounts.actions.one_time import issue
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import LoginSession, OneTimeToken, RefreshToken
from duxi.accounts.tasks import remove_expired_links, remove_expired_tokens
from duxi.config.schedules import ensure_schedules
from duxi.core.clock import now
from duxi.core.models import IdempotentCall
from duxi.core.secrets import digest
from duxi.core.tasks import forget_old_calls
from duxi.gateways.models import OutboxAttachment, OutboxMessage
from duxi.gateways.tasks import forget_old_messages

pytestmark = pytest.mark.django_db


def test_old_calls_are_forgotten_but_not_the_demo_data():
    for scope, days in (("checkout:1", 8), ("checkout:2", 6), ("demo", 400)):
        call = IdempotentCall.objects.create(scope=scope, key="k", fingerprint="f")
        IdempotentCall.objects.filter(pk=call.pk).update(created_at=now() - timedelta(days=days))
    assert forget_old_calls() == 1
    assert set(IdempotentCall.objects.values_list("scope", flat=True)) == {"checkout:2", "demo"}


def test_expired_refresh_tokens_go_and_their_sessions_stay(ani):
    for _n in range(2):
        open_session(user=ani, address="", user_agent="", remember=False)
    RefreshToken.objects.filter(pk=RefreshToken.objects.first().pk).update(expires_at=now())
    assert remove_expired_tokens() == 1
    assert (RefreshToken.objects.count(), LoginSession.objects.count()) == (1, 2)


def test_expired_links_go_and_the_others_stay(ani):
    issue(ani, OneTimeToken.Purpose.RESET_PASSWORD, timedelta(seconds=-1))
    good = issue(ani, OneTimeToken.Purpose.ACTIVATION, timedelta(hours=1))
    assert remove_expired_links() == 1
    assert OneTimeToken.objects.get().token_hash == digest(good)


def test_every_standing_job_can_be_run():
    ensure_schedules()
    jobs = list(Schedule.objects.values_list("func", flat=True))
    assert len(jobs) >= 7
    for func in jobs:
        import_string(func)()


def test_the_outbox_forgets_after_thirty_days():
    for days in (29, 31):
        message = OutboxMessage.objects.create(channel="mail", recipient="ani@contoh.example", text=str(days))
        message.attachments.create(filename="a.pdf", content_type="application/pdf", content=b"%PDF")
        OutboxMessage.objects.filter(pk=message.pk).update(created_at=now() - timedelta(days=days))
    assert forget_old_messages() == 1
    assert [message.text for message in OutboxMessage.objects.all()] == ["29"]
    assert OutboxAttachment.objects.count() == 1
