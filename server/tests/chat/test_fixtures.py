"""What the demo shows of the chat."""

from datetime import datetime

import pytest
from django.conf import settings

from duxi.chat import hours
from duxi.chat.fixtures import load_chats
from duxi.chat.models import CannedReply, Conversation, Feedback, Message
from duxi.core.clock import JAKARTA, at
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


@pytest.mark.parametrize("hour", [1, 6, 22])
def test_agents_only_speak_within_their_hours(ani, budi, citra, dewi, agus, hour):
    with at(datetime(2026, 11, 27, hour, 18, tzinfo=JAKARTA)):
        load_chats(settings.FIXTURES / "chats.yaml")
    said = Message.objects.filter(sender="agent")
    assert said.count() >= 5
    assert [one.created_at for one in said if not hours.is_open(one.created_at)] == []
    joined = Message.objects.filter(conversation__in=said.values("conversation"), sender="system")
    assert [one.created_at for one in joined if not hours.is_open(one.created_at)] == []
