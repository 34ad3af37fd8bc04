"""Visitors do not wait for absent agents."""

from datetime import timedelta
from uuid import uuid4

import pytest

from duxi.chat import tasks
from duxi.chat.actions import agents as agent_actions
from duxi.chat.actions import duty, queue
from duxi.chat.actions.conversations import Contact, close, rate, start
from duxi.chat.actions.messages import send_as_agent, send_as_visitor
from duxi.chat.limits import GONE_AFTER
from duxi.chat.models import AgentPresence, BusinessHours, Conversation, Message
from duxi.chat.peers import Peer
from duxi.chat.storing import lock_conversation
from duxi.core.clock import now
from tests.caller import Caller
from tests.chat.support import allow

pytestmark = pytest.mark.django_db

LEFT = "Agen sedang tidak di tempat. Percakapan kembali ke antrean."
PLACE = "Anda nomor 1 dalam antrean. Agen berikutnya melanjutkan percakapan ini di sini."


@pytest.fixture(autouse=True)
def always_open(db):
    for day in range(7):
        BusinessHours.objects.create(weekday=day, opens="00:00", closes="23:59:59.999999")


@pytest.fixture
def held(agus):
    """A conversation with Agus whose visitor waits for the first answer."""
    allow(agus)
    contact = Contact("Sari Utami", "sari@contoh.example", "081200000200")
    begun = start(peer=Peer(), contact=contact, content="agen", client_id=uuid4().hex).conversation
    return queue.claim(agent=agus, conversation=begun)


def on_duty(agent):
    allow(agent)
    AgentPresence.objects.create(user=agent, status="online", last_seen_at=now(), auto_assign=True)


def write(conversation, content="Masih di sana?"):
    send_as_visitor(conversation=conversation, content=content, client_id=uuid4().hex)
    conversation.refresh_from_db()
    return conversation


def said():
    return list(
        Message.objects.exclude(sender="visitor").order_by("sequence").values_list("content", flat=True)
    )


def gone(agent):
    AgentPresence.objects.filter(user=agent).update(last_seen_at=now() - GONE_AFTER)


def off_duty(agent):
    duty.set_presence(agent=agent, change={"status": "offline"})


def deactivated(agent):
    agent.is_active = False
    agent.save()


@pytest.mark.parametrize("leaves", [gone, off_duty, deactivated])
def test_who_waits_for_an_agent_who_left_is_in_the_queue_again_and_hears_the_place(held, agus, leaves):
    leaves(agus)
    tasks.return_waiting()
    held.refresh_from_db()
    assert (held.status, held.assignee) == ("queued", None)
    assert held.queued_at == held.waiting_since
    assert said()[-2:] == [LEFT, PLACE]


@pytest.mark.parametrize("leaves", [gone, off_duty, deactivated])
def test_who_writes_to_an_agent_who_left_does_not_wait_for_the_sweeper(held, agus, leaves):
    send_as_agent(agent=agus, conversation=held, content="Sudah saya cek.", client_id="a1")
    leaves(agus)
    assert tasks.return_waiting() == 0
    held.refresh_from_db()
    assert (held.status, held.assignee) == ("open", agus)
    assert write(held).status == "queued"
    assert said()[-2:] == [LEFT, PLACE]


def test_the_next_agent_has_it_at_once(held, agus, dewi):
    on_duty(dewi)
    off_duty(agus)
    held.refresh_from_db()
    assert (held.status, held.assignee) == ("open", dewi)
    assert said()[-2:] == [LEFT, f"{dewi.fullname} bergabung dalam percakapan."]


def test_who_has_waited_longer_stands_before_those_who_came_since(held, agus):
    Conversation.objects.filter(pk=held.pk).update(waiting_since=now() - timedelta(minutes=5))
    contact = Contact("Rina", "rina@contoh.example", "081200000201")
    start(peer=Peer(), contact=contact, content="agen", client_id=uuid4().hex)
    off_duty(agus)
    assert said()[-1] == PLACE


def test_an_agent_on_a_break_keeps_what_they_have(held, agus):
    duty.set_presence(agent=agus, change={"status": "away"})
    assert tasks.return_waiting() == 0
    assert write(held).assignee == agus


def test_who_takes_a_conversation_off_duty_is_at_work_but_not_for_the_queue(held, agus):
    presence = AgentPresence.objects.get(user=agus)
    assert presence.status == "away"
    assert write(held).status == "open"


def test_what_was_put_aside_by_an_agent_who_left_goes_to_the_queue_with_the_next_message(held, agus):
    agent_actions.snooze(agent=agus, conversation=held, until=now() + timedelta(days=1))
    off_duty(agus)
    assert write(held).status == "queued"


def test_a_deactivated_agent_gets_nothing_from_the_queue(held, agus, dewi):
    on_duty(dewi)
    deactivated(dewi)
    off_duty(agus)
    held.refresh_from_db()
    assert held.status == "queued"


def test_an_agent_changes_what_they_send_and_no_more(agus):
    allow(agus)
    AgentPresence.objects.create(user=agus, capacity=9, auto_assign=True)
    console = Caller(agus, base="/api/backoffice/v1")
    saved = console.post("/chats/presence", json_body={"status": "online"}).results
    assert saved == {"status": "online", "capacity": 9, "auto_assign": True}


def test_a_rating_belongs_to_who_answered_also_when_the_bot_had_the_last_word(held, agus):
    send_as_agent(agent=agus, conversation=held, content="Sudah saya cek.", client_id="a1")
    agent_actions.resolve(agent=agus, conversation=held)
    assert write(held, "Terima kasih").status == "bot"
    close(lock_conversation(held.pk), "Sesi chat Si Duxi telah berakhir")
    assert rate(conversation=held, score=5, message="Cepat", scale=5).agent == agus
    held.refresh_from_db()
    assert held.assignee == agus
    assert held.resolved_at < held.ended_at
