"""Events that survive a crash: each effect exactly once."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import transaction

from duxi.accounts.events import AccountChanged, AccountNews, SessionsEnded
from duxi.commerce.events import LineMoved
from duxi.core import event_delivery, events, stored_paths
from duxi.core.clock import now
from duxi.core.event_delivery import PAUSES
from duxi.core.events import Announcement, deliver_due, suppress_events
from duxi.core.models import EventDelivery
from tests.durability import work
from tests.durability.work import Happened, after_failing_hook, happened, traces


def pass_time(amount: timedelta) -> None:
    for row in EventDelivery.objects.filter(due_at__isnull=False):
        EventDelivery.objects.filter(pk=row.pk).update(due_at=row.due_at - amount)


@pytest.mark.django_db(transaction=True)
def test_the_event_is_a_row_of_the_callers_transaction_and_vanishes_with_it():
    with transaction.atomic():
        happened.announce(Happened("never"))
        assert EventDelivery.objects.count() == 2
        transaction.set_rollback(True)
    assert not EventDelivery.objects.exists()
    assert traces("first") == []


@pytest.mark.django_db(transaction=True)
def test_the_announcing_process_delivers_right_after_the_commit():
    with transaction.atomic():
        happened.announce(Happened("a"))
        assert traces("first") == []
    assert (traces("first"), traces("second")) == (["a"], ["a"])
    assert EventDelivery.objects.filter(done_at__isnull=False, due_at=None, payload={}).count() == 2
    pass_time(timedelta(days=2))
    assert deliver_due() == 0


@pytest.mark.django_db(transaction=True)
def test_after_a_kill_between_commit_and_dispatch_the_worker_delivers_once(run_python):
    assert run_python("work.announce_and_die('killed')") == -9
    assert traces("first") == []
    assert deliver_due() == 0  # the announcing process still has its grace period
    pass_time(timedelta(seconds=6))
    assert deliver_due() == 2
    assert deliver_due() == 0
    assert (traces("first"), traces("second")) == (["killed"], ["killed"])


@pytest.mark.django_db(transaction=True)
def test_after_a_failing_hook_the_worker_delivers_once():
    with pytest.raises(ZeroDivisionError):
        after_failing_hook(lambda: happened.announce(Happened("hooked")))
    assert traces("first") == []
    pass_time(timedelta(seconds=6))
    deliver_due()
    deliver_due()
    assert (traces("first"), traces("second")) == (["hooked"], ["hooked"])


@pytest.mark.django_db(transaction=True)
def test_events_that_wait_beside_each_other_are_delivered_each_by_itself():
    for name in ("a", "b"):
        with pytest.raises(ZeroDivisionError):
            after_failing_hook(lambda name=name: happened.announce(Happened(name)))
    pass_time(timedelta(seconds=6))
    assert deliver_due() == 4
    assert (traces("first"), traces("second")) == (["a", "b"], ["a", "b"])


@pytest.fixture
def shaky():
    """An announcement with one listener that fails a given number of times, after its effect."""
    announcement: Announcement[Happened] = Announcement()
    failures = [0]

    @announcement.listen
    def shaky_listener(event: Happened) -> None:
        work.trace("shaky", event.name)
        if failures[0]:
            failures[0] -= 1
            raise ValueError("not now")

    announcement.listen(work.first_listener)
    yield announcement, failures
    del events._listeners[events.name_of(shaky_listener)]


@pytest.mark.django_db(transaction=True)
def test_a_listener_that_fails_twice_has_its_effect_once_and_stops_nobody(shaky):
    announcement, failures = shaky
    failures[0] = 2
    announcement.announce(Happened("x"))
    assert (traces("shaky"), traces("first")) == ([], ["x"])
    row = EventDelivery.objects.get(due_at__isnull=False)
    assert (row.attempts, row.error) == (1, "ValueError: not now")
    assert deliver_due() == 0  # waits before the next attempt
    pass_time(PAUSES[0])
    assert deliver_due() == 1
    pass_time(PAUSES[1])
    assert deliver_due() == 1
    assert (traces("shaky"), traces("first")) == (["x"], ["x"])
    assert not EventDelivery.objects.filter(due_at__isnull=False).exists()


@pytest.mark.django_db(transaction=True)
def test_what_always_fails_is_given_up_and_stays_to_be_seen(shaky):
    announcement, failures = shaky
    failures[0] = 100
    announcement.announce(Happened("y"))
    for pause in event_delivery.PAUSES:
        pass_time(pause + timedelta(seconds=1))
        assert deliver_due() == 1
    pass_time(timedelta(days=9))
    assert deliver_due() == 0
    row = EventDelivery.objects.get(done_at=None)
    assert (row.attempts, row.due_at, row.payload) == (len(PAUSES) + 1, None, {"name": "y"})
    assert traces("shaky") == []


@pytest.mark.django_db(transaction=True)
def test_the_same_key_is_delivered_once():
    for _again in range(2):
        happened.announce(Happened("k"), key="order-paid:1")
    assert traces("first") == ["k"]
    assert EventDelivery.objects.count() == 2  # one for each listener


@pytest.mark.django_db(transaction=True)
def test_without_a_key_every_announcement_is_delivered():
    for name in ("a", "b"):
        happened.announce(Happened(name))
    assert traces("first") == ["a", "b"]


@pytest.mark.django_db(transaction=True)
def test_silence_writes_nothing():
    with suppress_events():
        happened.announce(Happened("s"))
    assert not EventDelivery.objects.exists()


@pytest.mark.django_db
def test_every_event_of_the_product_can_be_read_back(ani):
    """Payloads of all events survive serialisation."""
    for event in (
        AccountChanged(ani.pk, AccountNews.EMAIL_CHANGED, "baru@contoh.example"),
        SessionsEnded(ani.pk, (uuid4(), uuid4())),
        LineMoved(7, "Kelas Data"),
    ):
        heard: list = []
        announcement: Announcement = Announcement()
        announcement.listen(heard.append)
        announcement.announce(event)
        row = EventDelivery.objects.latest("pk")
        events._call(row.listener, row.event, row.payload)
        assert heard == [event]


@pytest.mark.django_db(transaction=True)
def test_staff_deliver_again_what_was_given_up(shaky, office):
    announcement, failures = shaky
    failures[0] = 1
    announcement.announce(Happened("z"))
    EventDelivery.objects.filter(done_at=None).update(due_at=None, attempts=8)
    page = "/admin/core/eventdelivery/"
    chosen = list(EventDelivery.objects.values_list("pk", flat=True))
    office.post(page, {"action": "deliver_again", "_selected_action": chosen})
    assert deliver_due() == 1
    assert traces("shaky") == ["z"]


@pytest.mark.django_db
def test_rows_queued_before_listener_and_event_were_renamed_are_delivered_to_the_current_ones(monkeypatch):
    old = {
        "duxi.old.listeners.heard": events.name_of(work.first_listener),
        "duxi.old.events.Told": f"{Happened.__module__}.Happened",
    }
    monkeypatch.setattr(stored_paths, "RENAMED", old)
    EventDelivery.objects.create(
        key="old", listener="duxi.old.listeners.heard", event="duxi.old.events.Told", payload={"name": "old"}
    )
    EventDelivery.objects.update(due_at=now())
    assert deliver_due() == 1
    assert traces("first") == ["old"]
    assert EventDelivery.objects.get().done_at
