"""Deliveries: mails to verified addresses in their language, pushes to devices of open sessions."""

from datetime import timedelta

import httpx
import pytest
from django_q.models import OrmQ, Schedule

from duxi.accounts.actions.sign_in import end_all_sessions
from duxi.accounts.models import LoginSession
from duxi.core.clock import now
from duxi.gateways import push
from duxi.gateways.models import OutboxMessage
from duxi.gateways.push import PushDown, PushResult
from duxi.notices.models import Notification, PushToken
from duxi.notices.tasks import deliver_push, forget_old_notices
from tests.notices.conftest import DEVICE, device, signed_in
from tests.worker import work

pytestmark = pytest.mark.django_db

TOKEN = "/account/save-token"


def test_a_mail_says_it_all(proved, notified):
    notified(proved, "security.password_changed", detail="Chrome di Android, Indonesia")
    assert work() == 1
    mail = OutboxMessage.objects.get()
    assert (mail.channel, mail.recipient, mail.subject) == (
        "mail",
        "ani@contoh.example",
        "Kata sandi Anda diganti",
    )
    for part in (
        "Kata sandi akun Anda diganti pada",
        "WIB. Sesi di perangkat lain sudah kami akhiri. Perangkat: Chrome di Android, Indonesia.",
        "Ganti kata sandi:\nhttp://localhost:8000/account/changePassword",
        "Bukan Anda? Segera ganti kata sandi Anda,",
    ):
        assert part in mail.text


def test_a_mail_is_in_its_readers_language_whatever_the_request_speaks(proved, notified):
    proved.locale = "ar"
    notified(proved)
    work()
    assert 'lang="ar" dir="rtl"' in OutboxMessage.objects.get().html


def test_a_mailbox_that_nobody_proved_gets_nothing(ani, notified):
    notified(ani)
    assert not OrmQ.objects.exists()
    assert Notification.objects.count() == 1


def test_an_account_that_is_closed_gets_nothing(proved, notified):
    device(signed_in(proved)[1])
    proved.is_active = False
    notified(proved)
    assert not OrmQ.objects.exists()


def test_a_push_reaches_every_device_once(proved, notified):
    device(signed_in(proved)[1]), device(signed_in(proved)[1], DEVICE + "-2")
    row = notified(proved)
    assert work("duxi.notices.tasks.deliver_push") == 2
    pushed = OutboxMessage.objects.order_by("pk")
    assert [(one.channel, one.recipient, one.subject) for one in pushed] == [
        ("push", DEVICE, "Pembayaran diterima"),
        ("push", DEVICE + "-2", "Pembayaran diterima"),
    ]
    assert pushed[0].text.endswith("\n\nhttp://localhost:8000/payment/transaction/detail/DX-1/complete")
    assert row.topic == "orders"


def test_a_token_comes_with_a_sign_in_and_goes_with_it(ani, notified, django_capture_on_commit_callbacks):
    (phone, session), (laptop, _other) = signed_in(ani), signed_in(ani)
    answer = phone.post(TOKEN, {"token": DEVICE})
    assert (answer.status, answer.message) == (200, "Perangkat ini akan menerima notifikasi.")
    laptop.post(TOKEN, {"token": DEVICE + "-2"})
    assert PushToken.objects.get(token=DEVICE).session_id == session.pk
    with django_capture_on_commit_callbacks(execute=True):
        assert phone.post("/auth/logout").status == 200
    assert [one.token for one in PushToken.objects.all()] == [DEVICE + "-2"]


def test_a_new_password_silences_every_device(ani, django_capture_on_commit_callbacks):
    device(signed_in(ani)[1])
    with django_capture_on_commit_callbacks(execute=True):
        end_all_sessions(user=ani, reason=LoginSession.EndReason.PASSWORD)
    assert not PushToken.objects.exists()


def test_a_browser_that_changes_hands_tells_the_new_owner_alone(ani, budi, notified):
    signed_in(ani)[0].post(TOKEN, {"token": DEVICE})
    signed_in(budi)[0].post(TOKEN, {"token": DEVICE})
    assert PushToken.objects.get().user == budi
    notified(ani)
    assert work("duxi.notices.tasks.deliver_push") == 0


@pytest.mark.parametrize("token", ["", "   ", "x" * 1001, "a\x00b"])
def test_what_is_no_token_is_refused(as_, ani, token):
    assert as_(ani).post(TOKEN, {"token": token}).status == 422
    assert not PushToken.objects.exists()


def test_a_crowd_of_tokens_keeps_the_newest(ani, settings):
    caller, _session = signed_in(ani)
    for number in range(22):
        assert caller.post(TOKEN, {"token": f"{DEVICE}-{number}"}).status == 200
    kept = PushToken.objects.values_list("token", flat=True)
    assert len(kept) == 20
    assert f"{DEVICE}-0" not in kept
    assert f"{DEVICE}-21" in kept


def test_saving_tokens_is_limited(ani):
    caller, _session = signed_in(ani)
    answers = [caller.post(TOKEN, {"token": DEVICE}).status for _n in range(31)]
    assert answers == [200] * 30 + [429]


def test_a_push_to_a_sign_in_that_ended_meanwhile_is_dropped(ani, notified):
    _caller, session = signed_in(ani)
    device(session)
    notified(ani)
    LoginSession.objects.filter(pk=session.pk).update(ended_at=now())
    assert work("duxi.notices.tasks.deliver_push") == 1
    assert not OutboxMessage.objects.exists()


def test_a_token_that_the_service_does_not_know_is_forgotten(ani, notified):
    device(signed_in(ani)[1], "bukan token")
    notified(ani)
    work("duxi.notices.tasks.deliver_push")
    assert not PushToken.objects.exists()
    assert not OutboxMessage.objects.exists()


@pytest.fixture
def busy(settings, monkeypatch, tmp_path):
    """Firebase when it is overloaded."""

    def serve(retry_after: str = "") -> None:
        def respond(request: httpx.Request) -> httpx.Response:
            return httpx.Response(503, headers={"Retry-After": retry_after} if retry_after else {})

        driver = push.Fcm(httpx.MockTransport(respond))
        monkeypatch.setattr("duxi.gateways.push.fcm._access_token", lambda _client: "token")
        monkeypatch.setattr(push, "gateway", lambda: driver)

    return serve


@pytest.mark.parametrize(("retry_after", "seconds"), [("", 60), ("30", 60), ("600", 600)])
def test_a_service_that_is_busy_is_tried_again_later(ani, notified, busy, retry_after, seconds):
    busy(retry_after)
    token = device(signed_in(ani)[1])
    row = notified(ani)
    work("duxi.notices.tasks.deliver_push")
    planned = Schedule.objects.get(func="duxi.notices.tasks.deliver_push")
    assert planned.args == f"({row.pk}, {token.pk}, 1)"
    wait = (planned.next_run - now()).total_seconds()
    assert seconds - 10 < wait <= seconds
    assert PushToken.objects.exists()


def test_a_service_that_stays_busy_is_given_up(ani, notified, busy):
    busy()
    token, row = device(signed_in(ani)[1]), notified(ani)
    with pytest.raises(PushDown):
        deliver_push(row.pk, token.pk, 4)
    assert not Schedule.objects.exists()


def test_old_news_and_unseen_devices_are_forgotten(ani, notified):
    old, fresh = notified(ani), notified(ani)
    Notification.objects.filter(pk=old.pk).update(created_at=now() - timedelta(days=366))
    device(signed_in(ani)[1])
    unseen = device(signed_in(ani)[1], DEVICE + "-2")
    PushToken.objects.filter(pk=unseen.pk).update(last_seen_at=now() - timedelta(days=61))
    assert forget_old_notices() == 2
    assert [row.pk for row in Notification.objects.all()] == [fresh.pk]
    assert [row.token for row in PushToken.objects.all()] == [DEVICE]


def test_the_embedded_service_behaves_like_the_real_one(db):
    message = push.PushMessage(title="Judul", body="Isi", url="http://localhost/x", kind="news", tag="1")
    assert push.EmbeddedPush().send("x" * 400, message) is PushResult.SENT
    assert OutboxMessage.objects.get().recipient == "x" * 300
