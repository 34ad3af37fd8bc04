"""What the demo shows of the chat."""

import pytest
from django.conf import settings

from duxi.chat.fixtures import load_chats
from duxi.chat.models import CannedReply, Conversation, Feedback
from tests.caller import Caller

pytestmark = pytest.mark.django_db


def test_conversations_are_loaded_once_in_every_state(ani, budi, citra, dewi, agus):
    for _n in range(2):
        load_chats(settings.FIXTURES / "chats.yaml")
    states = list(Conversation.objects.order_by("created_at").values_list("status", flat=True))
    assert sorted(states) == sorted(
        ["closed", "resolved", "closed", "snoozed", "open", "queued", "queued", "bot"]
    )
    assert CannedReply.objects.count() == 5
    assert list(Feedback.objects.order_by("score").values_list("score", flat=True)) == [3, 4, 5]
    history = Caller(ani).get("/live-chats/conversations").results
    assert [row["status"] for row in history["rows"]] == ["open", "closed", "closed"]
