"""Followed discussions by mail: each reply, or once a day what no one has opened; never both."""

from datetime import datetime, timedelta

import pytest

from duxi.community.tasks import send_digests
from duxi.core.clock import JAKARTA, at
from duxi.gateways.models import OutboxMessage
from tests.worker import work

pytestmark = pytest.mark.django_db
MORNING = datetime(2027, 3, 1, 8, tzinfo=JAKARTA)


@pytest.fixture
def mails(ani, django_capture_on_commit_callbacks):
    """Runs a call and returns the subjects of the mails to Ani."""
    ani.email_verified_at = MORNING - timedelta(days=9)
    ani.save(update_fields=["email_verified_at"])

    def run(action):
        OutboxMessage.objects.all().delete()
        with django_capture_on_commit_callbacks(execute=True):
            action()
        work("duxi.gateways.mail.sending.deliver")
        return list(OutboxMessage.objects.filter(recipient=ani.email).values_list("subject", flat=True))

    return run


def test_a_digest_takes_the_place_of_single_mails(as_, ani, budi, citra, ask, answer_to, mails):
    assert as_(ani).get("/forum/preferences").results["follow_mail"] == "each"
    with at(MORNING - timedelta(days=1)):
        path, other = ask(ani, title="Indeks mana?"), ask(ani, title="Kunci tamu?")
        assert mails(lambda: answer_to(budi, path)) == ["Ada balasan di diskusi Anda"]
        as_(ani).get(path)
        assert as_(ani).post("/forum/preferences", {"follow_mail": "daily"}).status == 200
    with at(MORNING - timedelta(hours=3)):
        assert mails(lambda: [answer_to(budi, path), answer_to(citra, path), answer_to(budi, other)]) == []
        assert as_(ani).get("/account/notification").results["total"] == 3
        assert mails(send_digests) == []
    with at(MORNING):
        assert mails(send_digests) == ["3 balasan baru di diskusi yang Anda ikuti"]
        text = OutboxMessage.objects.get().text
        assert "“Indeks mana?” (2), “Kunci tamu?” (1)" in text
        assert as_(ani).get("/account/notification").results["total"] == 3
        assert mails(send_digests) == []
    with at(MORNING + timedelta(days=1)):
        assert mails(send_digests) == []
        as_(ani).get(path)
        answer_to(citra, path)
        as_(ani).get(path)
    with at(MORNING + timedelta(days=2)):
        assert mails(send_digests) == []


def test_no_mail_is_no_mail_yet_the_inbox_tells(as_, ani, budi, ask, answer_to, mails):
    as_(ani).post("/forum/preferences", {"follow_mail": "never"})
    path = ask(ani)
    assert mails(lambda: answer_to(budi, path)) == []
    assert as_(ani).get("/account/notification").results["total"] == 1
    assert as_(ani).post("/forum/preferences", {"follow_mail": "hourly"}).status == 422
