"""Notification channels, and those that cannot be turned off."""

import pytest
from django_q.models import OrmQ

from duxi.notices.models import ChannelPreference, Notification
from tests.notices.conftest import device, signed_in

pytestmark = pytest.mark.django_db

PREFERENCES = "/account/notification-preferences"


def test_colleagues_choose_how_they_hear_of_the_workspace(as_, dewi):
    answer = as_(dewi).get(PREFERENCES)
    assert answer.results["rows"][-1]["label"] == "Ruang kerja"
    assert channels(answer, "workspace") == dict.fromkeys(("inbox", "email", "push"), (True, False))
    as_(dewi).post(PREFERENCES, {"topic": "workspace", "channel": "email", "on": "no"})
    after = as_(dewi).get(PREFERENCES)
    assert channels(after, "workspace")["email"] == (False, False)
    assert channels(after, "learning")["email"] == (True, False)


def channels(answer, topic):
    (row,) = [row for row in answer.results["rows"] if row["topic"] == topic]
    return {one["channel"]: (one["on"], one["locked"]) for one in row["channels"]}


def test_what_holds_before_anybody_chooses(as_, ani):
    answer = as_(ani).get(PREFERENCES)
    assert [(row["topic"], row["label"]) for row in answer.results["rows"]] == [
        ("security", "Keamanan akun"),
        ("orders", "Pesanan dan pembayaran"),
        ("learning", "Belajar dan asesmen"),
        ("news", "Kabar dan penawaran"),
    ]
    assert answer.results["total"] == 4
    assert channels(answer, "security") == {
        "inbox": (True, True),
        "email": (True, True),
        "push": (True, False),
    }
    assert channels(answer, "orders") == dict.fromkeys(("inbox", "email", "push"), (True, False))
    assert channels(answer, "news") == {
        "inbox": (True, False),
        "email": (False, False),
        "push": (False, False),
    }


def test_a_choice_is_kept_and_is_nobody_elses(as_, ani, budi):
    form = {"topic": "orders", "channel": "email", "on": "no"}
    answer = as_(ani).post(PREFERENCES, form)
    assert (answer.status, answer.message) == (200, "Preferensi notifikasi disimpan.")
    assert channels(as_(ani).get(PREFERENCES), "orders")["email"] == (False, False)
    assert channels(as_(budi).get(PREFERENCES), "orders")["email"] == (True, False)
    as_(ani).post(PREFERENCES, form | {"on": "yes"})
    assert channels(as_(ani).get(PREFERENCES), "orders")["email"] == (True, False)
    assert ChannelPreference.objects.count() == 1


@pytest.mark.parametrize("channel", ["inbox", "email"])
@pytest.mark.parametrize("on", ["yes", "no"])
def test_security_cannot_be_silenced(as_, ani, channel, on):
    answer = as_(ani).post(PREFERENCES, {"topic": "security", "channel": channel, "on": on})
    assert (answer.status, answer.message) == (
        409,
        "Pemberitahuan ini selalu aktif demi keamanan akun Anda.",
    )
    assert not ChannelPreference.objects.exists()


def test_not_even_by_a_row_that_says_so(proved, notified):
    ChannelPreference.objects.create(user=proved, topic="security", channel="email", is_on=False)
    notified(proved, "security.password_changed", detail="")
    assert OrmQ.objects.count() == 1


@pytest.mark.parametrize(
    "form",
    [
        {"topic": "gossip", "channel": "push", "on": "no"},
        {"topic": "orders", "channel": "pigeon", "on": "no"},
        {"topic": "orders", "channel": "push", "on": "perhaps"},
        {"topic": "orders", "channel": "push"},
    ],
)
def test_what_does_not_exist_is_refused(as_, ani, form):
    assert as_(ani).post(PREFERENCES, form).status == 422
    assert not ChannelPreference.objects.exists()


def test_an_inbox_without_a_topic_hides_its_rows_and_still_notifies_once(as_, proved, notified):
    as_(proved).post(PREFERENCES, {"topic": "orders", "channel": "inbox", "on": "no"})
    assert notified(proved, dedupe="order:1:paid") is not None
    assert notified(proved, dedupe="order:1:paid") is None
    assert Notification.objects.get().is_shown is False
    answer = as_(proved).get("/account/notification").results
    assert (answer["data"], answer["total"], answer["total_unread"]) == ([], 0, 0)
    assert OrmQ.objects.count() == 1  # the mail went out all the same
    hidden = Notification.objects.get().pk
    assert as_(proved).post("/account/notification/read", {"notif_id": hidden}).status == 404


@pytest.mark.parametrize(("channel", "left"), [("email", "push"), ("push", "mail")])
def test_a_channel_that_is_off_stays_silent(as_, proved, notified, channel, left):
    device(signed_in(proved)[1])
    as_(proved).post(PREFERENCES, {"topic": "orders", "channel": channel, "on": "no"})
    notified(proved)
    (job,) = OrmQ.objects.all()
    assert left in job.task["func"]
