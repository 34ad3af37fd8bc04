"""Broadcasts: each recipient once, despite crashes, pauses and unsubscriptions."""

from collections import Counter
from datetime import timedelta
from threading import Lock
from time import sleep

import pytest

from duxi.contacts.actions import broadcasts, sending
from duxi.contacts.actions.sending import Turn
from duxi.contacts.addresses import token_of
from duxi.contacts.models import (
    BroadcastRecipient,
    BroadcastStatus,
    ConsentChange,
    Contact,
    MailSuppression,
    RecipientStatus,
)
from duxi.contacts.tasks import continue_broadcasts
from duxi.core.clock import at, now
from duxi.gateways import mail
from duxi.gateways.mail.embedded import Outbox
from duxi.gateways.mail.smtp import Smtp
from duxi.gateways.models import OutboxMessage, SentMail
from duxi.notices.actions.preferences import choose
from duxi.notices.models import Channel, Topic
from tests.contacts.conftest import contact_of, make_contacts
from tests.worker import work

pytestmark = pytest.mark.django_db
PEOPLE = 500


class Dying:
    """A provider whose process dies before or after accepting its `at`th mail."""

    batch, threads = Outbox.batch, Outbox.threads

    def __init__(self, at_number: int, *, after: bool) -> None:
        self.left, self.after, self.real = at_number, after, Outbox()

    def send(self, email_message):
        self.left -= 1
        if self.left == 0:
            if self.after:
                self.real.send(email_message)
            raise SystemExit
        self.real.send(email_message)

    def was_accepted(self, message_id):
        return self.real.was_accepted(message_id)


def start(staff_as, dewi, broadcast):
    return staff_as(dewi).post(f"/broadcasts/{broadcast.pk}/start")


def carried_by(monkeypatch, driver):
    monkeypatch.setattr(mail, "driver", lambda: driver)


def statuses(broadcast):
    rows = BroadcastRecipient.objects.filter(broadcast=broadcast)
    return dict(Counter(rows.values_list("status", flat=True)))


def test_killed_twice_nobody_gets_two_and_nobody_is_left_out(staff_as, dewi, broadcast, monkeypatch):
    make_contacts(PEOPLE)
    assert start(staff_as, dewi, broadcast).message == f"Siaran dikirim ke {PEOPLE} orang."
    for number, after in ((150, True), (200, False)):
        carried_by(monkeypatch, Dying(number, after=after))
        with pytest.raises(SystemExit):
            sending.send_turn(broadcast.pk)
        assert statuses(broadcast)[RecipientStatus.SENDING] >= 1
    carried_by(monkeypatch, Outbox())
    assert sending.send_turn(broadcast.pk) is Turn.OVER
    broadcast.refresh_from_db()
    assert broadcast.status == BroadcastStatus.SENDING
    with at(now() + timedelta(minutes=2)):
        assert sending.send_turn(broadcast.pk) is Turn.OVER
    broadcast.refresh_from_db()
    assert (broadcast.status, statuses(broadcast)) == (BroadcastStatus.FINISHED, {"sent": PEOPLE})
    sent = Counter(OutboxMessage.objects.values_list("recipient", flat=True))
    assert (len(sent), max(sent.values())) == (PEOPLE, 1)
    assert SentMail.objects.filter(status="sent").count() == PEOPLE


def test_a_carrier_that_cannot_be_asked_is_not_tried_twice(staff_as, dewi, broadcast, monkeypatch):
    make_contacts(3)
    start(staff_as, dewi, broadcast)
    dying = Dying(2, after=True)
    dying.batch, dying.was_accepted = Smtp.batch, lambda _message_id: None
    carried_by(monkeypatch, dying)
    with pytest.raises(SystemExit):
        sending.send_turn(broadcast.pk)
    with at(now() + timedelta(minutes=2)):
        sending.send_turn(broadcast.pk)
    assert statuses(broadcast) == {"sent": 2, "skipped": 1}
    assert BroadcastRecipient.objects.get(status="skipped").skip_reason == "unknown"
    assert OutboxMessage.objects.count() == 3


def test_unsubscribing_while_it_runs_counts(as_, staff_as, dewi, someone, broadcast, monkeypatch):
    zaki = someone("zaki", email_verified_at=now())
    people = make_contacts(30)
    choose(user=zaki, topic=Topic.NEWS, channel=Channel.EMAIL, is_on=True)
    start(staff_as, dewi, broadcast)
    carried_by(monkeypatch, Dying(10, after=False))
    with pytest.raises(SystemExit):
        sending.send_turn(broadcast.pk)
    token = token_of(people[29].pk, people[29].email)
    answer = as_().post(f"/mail/unsubscribe/{token}", {"List-Unsubscribe": "One-Click"})
    assert answer.message == "Anda tidak akan menerima kabar lewat email lagi."
    choose(user=zaki, topic=Topic.NEWS, channel=Channel.EMAIL, is_on=False)
    carried_by(monkeypatch, Outbox())
    with at(now() + timedelta(minutes=2)):
        sending.send_turn(broadcast.pk)
    got = set(OutboxMessage.objects.values_list("recipient", flat=True))
    assert got == {one.email for one in people[:29]}
    skipped = BroadcastRecipient.objects.filter(status="skipped").values_list("skip_reason", flat=True)
    assert list(skipped) == ["unsubscribed", "unsubscribed"]
    assert list(ConsentChange.objects.filter(contact=people[29]).values_list("channel", flat=True)) == [
        "unsubscribe-link"
    ]


def test_pausing_resuming_and_cancelling(staff_as, dewi, broadcast):
    make_contacts(4)
    office, path = staff_as(dewi), f"/broadcasts/{broadcast.pk}"
    start(staff_as, dewi, broadcast)
    assert office.post(f"{path}/pause").message == "Siaran dijeda."
    sending.send_turn(broadcast.pk)
    assert OutboxMessage.objects.count() == 0
    assert office.post(f"{path}/resume").message == "Siaran dilanjutkan."
    again = office.post(f"{path}/start")
    assert (again.status, again.message) == (409, "Siaran ini sudah berjalan atau sudah selesai.")
    office.post(f"{path}/cancel")
    work("duxi.contacts.tasks.send_broadcast")
    assert (OutboxMessage.objects.count(), statuses(broadcast)) == (0, {"skipped": 4})
    assert office.put(path, json_body=_body(broadcast)).status == 409


def _body(broadcast):
    return {
        "name": "Nama lain",
        "template_id": broadcast.template_id,
        "segment_id": broadcast.segment_id,
        "version": office_version(broadcast),
    }


def office_version(broadcast):
    broadcast.refresh_from_db()
    return broadcast.version


def test_a_carrier_that_is_down_gets_the_rest_later(staff_as, dewi, broadcast, monkeypatch):
    class Down(Outbox):
        def send(self, email_message):
            raise mail.MailDown("connect")

    make_contacts(3)
    start(staff_as, dewi, broadcast)
    carried_by(monkeypatch, Down())
    assert sending.send_turn(broadcast.pk) is Turn.LATER
    assert statuses(broadcast) == {"queued": 3}
    assert SentMail.objects.count() == 0
    work()
    assert continue_broadcasts() == 1
    assert continue_broadcasts() == 0
    carried_by(monkeypatch, Outbox())
    work("duxi.contacts.tasks.send_broadcast")
    assert statuses(broadcast) == {"sent": 3}


class Parallel(Outbox):
    """A provider that accepts several mails at a time; the fifth recipient's mailbox does not exist."""

    batch, threads = 12, 4

    def __init__(self) -> None:
        self.together, self.most, self.taken, self.lock = 0, 0, [], Lock()

    def send(self, email_message):
        with self.lock:
            self.together += 1
            self.most = max(self.most, self.together)
        sleep(0.02)
        with self.lock:
            self.together -= 1
            if email_message.to == "orang4@contoh.example":
                raise mail.MailRefused("550")
            self.taken.append(email_message.to)


def test_a_carrier_that_takes_several_at_a_time(staff_as, dewi, broadcast, monkeypatch):
    make_contacts(30)
    start(staff_as, dewi, broadcast)
    carrier = Parallel()
    carried_by(monkeypatch, carrier)
    assert sending.send_turn(broadcast.pk) is Turn.OVER
    assert (len(carrier.taken), len(set(carrier.taken)), carrier.most) == (29, 29, 4)
    assert statuses(broadcast) == {"sent": 29, "failed": 1}
    assert dict(Counter(SentMail.objects.values_list("status", flat=True))) == {"sent": 29, "failed": 1}


@pytest.mark.parametrize("what", ["unsubscribe", "pause", "cancel"])
def test_what_happens_after_a_batch_was_claimed_counts(what, as_, staff_as, dewi, broadcast, monkeypatch):
    """All are claimed when the third mail is sent: then the last recipient unsubscribes, or staff stop the
    broadcast.
    """
    people = make_contacts(8)
    start(staff_as, dewi, broadcast)

    class Interrupted(Outbox):
        def send(self, email_message):
            super().send(email_message)
            if email_message.to != people[2].email:
                return
            assert statuses(broadcast) == {"sending": 8}
            if what == "unsubscribe":
                as_().post(f"/mail/unsubscribe/{token_of(people[7].pk, people[7].email)}", {})
            else:
                staff_as(dewi).post(f"/broadcasts/{broadcast.pk}/{what}")

    carried_by(monkeypatch, Interrupted())
    assert sending.send_turn(broadcast.pk) is Turn.OVER
    expected = {
        "unsubscribe": {"sent": 7, "skipped": 1},
        "pause": {"sent": 3, "queued": 5},
        "cancel": {"sent": 3, "skipped": 5},
    }
    assert statuses(broadcast) == expected[what]
    got = Counter(OutboxMessage.objects.values_list("recipient", flat=True))
    assert (sum(got.values()), max(got.values())) == (expected[what]["sent"], 1)
    assert SentMail.objects.count() == expected[what]["sent"]


def test_only_who_agreed_and_each_address_once(staff_as, dewi, ani, broadcast):
    make_contacts(2)
    Contact.objects.create(name="Ganda", email="orang0@contoh.example", mail_consented_at=now())
    Contact.objects.create(name="Diam", email="diam@contoh.example")
    MailSuppression.objects.create(email="orang1@contoh.example", reason="bounced")
    assert start(staff_as, dewi, broadcast).message == "Siaran dikirim ke 1 orang."
    assert contact_of(ani).pk not in BroadcastRecipient.objects.values_list("contact", flat=True)
    work()
    email_message = OutboxMessage.objects.get()
    assert email_message.recipient == "orang0@contoh.example"
    nobody = broadcasts.Broadcast.objects.create(
        name="Kosong", template=broadcast.template, segment=broadcast.segment
    )
    MailSuppression.objects.create(email="orang0@contoh.example", reason="complained")
    refused = start(staff_as, dewi, nobody)
    assert refused.message == "Tidak ada orang di segmen ini yang setuju dikirimi email."
    nobody.refresh_from_db()
    assert nobody.status == BroadcastStatus.DRAFT


def test_results_and_the_orders_that_followed(staff_as, dewi, agus, ani, broadcast):
    from duxi.commerce.models import Order

    ani.email_verified_at = now()
    ani.save()
    choose(user=ani, topic=Topic.NEWS, channel=Channel.EMAIL, is_on=True)
    start(staff_as, dewi, broadcast)
    work()
    moment = now()
    for number, paid_at in enumerate((moment, moment + timedelta(days=8), moment - timedelta(days=1))):
        Order.objects.create(
            order_id=f"DX-{number}",
            buyer=ani,
            status="paid",
            subtotal=100_000,
            total=100_000,
            created_at=moment - timedelta(days=2),
            expires_at=moment + timedelta(days=1),
            paid_at=paid_at,
        )
    found = staff_as(dewi).get(f"/broadcasts/{broadcast.pk}/results").results
    assert (found["total"], found["sent"], found["delivered"]) == (1, 1, 0)
    assert (found["orders"], found["revenue"], found["attribution_days"]) == (1, 100_000, 7)
    assert staff_as(agus).get(f"/broadcasts/{broadcast.pk}/results").status == 403
