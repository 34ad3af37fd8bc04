"""Expected participants of a session are notified of changes, once."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.gateways.models import SentMail
from duxi.learning.models import ClassSession
from duxi.notices.models import Notification

pytestmark = pytest.mark.django_db


def read(editor, session):
    return editor.get(f"/class-sessions/{session.pk}").results


def save(editor, session, **fields):
    seen = read(editor, session)
    names = ("product_id", "title", "starts_at", "duration_minutes", "mode", "room", "version")
    return editor.put(f"/class-sessions/{session.pk}", json_body={n: seen[n] for n in names} | fields)


def notifications_of(user):
    return list(Notification.objects.filter(user=user).order_by("pk"))


def test_each_change_notifies_once_and_nothing_else_does(editor, as_, ani, budi, room):
    later = room.later.starts_at + timedelta(days=1)
    assert save(editor, room.later, starts_at=later.isoformat()).status == 200
    assert save(editor, room.later).status == 200
    assert save(editor, room.later, title="Sesi ketiga").status == 200
    for person in (ani, budi):
        (moved,) = notifications_of(person)
        assert moved.template == "learning.session_moved"
        assert moved.params["after"].startswith(f"{later:%Y-%m-%dT%H:%M}")
    assert save(editor, room.later, room="Gedung B, lantai 2").status == 200
    moved, changed = notifications_of(ani)
    assert (changed.template, changed.params["detail"]) == ("learning.session_changed", "Gedung B, lantai 2")
    (shown, _earlier) = as_(ani).get("/account/notification").results["data"]
    assert shown["notif_title"] == "Sesi kelas Anda berubah"
    assert shown["notif_body"].endswith("sekarang 120 menit, tatap muka. Tempat: Gedung B, lantai 2.")
    presences = as_(ani).get("/oti/kelas-data/presences").results["rows"]
    assert presences[2]["room"] == "Gedung B, lantai 2"


def test_the_class_begins_and_ends_with_its_sessions_and_sales_close_as_before(editor, room):
    first = room.product.sessions.order_by("starts_at").first()
    room.product.starts_at = room.product.sale_until = first.starts_at
    room.product.save()
    earlier, later = first.starts_at - timedelta(days=1), room.later.starts_at + timedelta(days=1)
    save(editor, first, starts_at=earlier.isoformat())
    save(editor, room.later, starts_at=later.isoformat())
    room.product.refresh_from_db()
    assert room.product.starts_at == room.product.sale_until == earlier
    assert room.product.ends_at == later + timedelta(minutes=room.later.duration_minutes)


def test_a_stale_save_tells_nobody(editor, ani, room):
    seen = read(editor, room.later)
    body = {"product_id": room.product.pk, "title": "Tiga", "duration_minutes": 60, "mode": "online"}
    body |= {"starts_at": seen["starts_at"], "version": seen["version"]}
    assert editor.put(f"/class-sessions/{room.later.pk}", json_body=body).status == 200
    assert editor.put(f"/class-sessions/{room.later.pk}", json_body=body | {"room": "A"}).status == 409
    assert [one.template for one in notifications_of(ani)] == ["learning.session_changed"]


def test_what_is_over_is_changed_in_silence(editor, ani, room):
    assert save(editor, room.over, room="Aula").status == 200
    ended = now() - timedelta(minutes=20)
    assert save(editor, room.live, starts_at=ended.isoformat(), duration_minutes=15).status == 200
    assert editor.delete(f"/class-sessions/{room.over.pk}").status == 200
    assert notifications_of(ani) == []


def test_a_cancelled_session_notifies_and_one_that_stays_does_not(editor, as_, ani, room):
    step = {"product_id": room.product.pk, "kind": "presence", "title": "Tiga", "session_id": room.later.pk}
    made = editor.post("/journey-steps", json_body=step).results
    assert editor.delete(f"/class-sessions/{room.later.pk}").status == 409
    assert notifications_of(ani) == []
    assert editor.delete(f"/journey-steps/{made['id']}").status == 200
    assert editor.delete(f"/class-sessions/{room.later.pk}").status == 200
    (cancelled,) = notifications_of(ani)
    assert cancelled.template == "learning.session_cancelled"
    assert not ClassSession.objects.filter(pk=room.later.pk).exists()


def test_mail_follows_preference_and_language(editor, ani, budi, room, django_capture_on_commit_callbacks):
    for person, locale in ((ani, "en"), (budi, "id")):
        person.locale, person.email_verified_at = locale, now()
        person.save()
    later = room.later.starts_at + timedelta(days=1)
    with django_capture_on_commit_callbacks(execute=True):
        save(editor, room.later, starts_at=later.isoformat())
    subjects = sorted(SentMail.objects.values_list("subject", flat=True))
    assert subjects == ["A session of yours has been rescheduled", "Jadwal sesi Anda berubah"]
