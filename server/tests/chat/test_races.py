"""Concurrent agents, over real connections."""

import time
from uuid import uuid4

import pytest

from duxi.chat.actions import absence, duty, queue
from duxi.chat.actions.conversations import Contact, start
from duxi.chat.actions.messages import send_as_visitor
from duxi.chat.limits import GONE_AFTER
from duxi.chat.models import AgentPresence, Conversation, ConversationEvent, Message
from duxi.chat.peers import Peer
from duxi.core.clock import now
from duxi.core.errors import Stale
from tests.chat.support import allow
from tests.races import at_once, times_at_once, without_failures

pytestmark = pytest.mark.django_db(transaction=True)


def a_conversation(content="agen"):
    contact = Contact("Sari Utami", "sari@contoh.example", "081200000200")
    return start(peer=Peer(), contact=contact, content=content, client_id=uuid4().hex).conversation


@pytest.fixture
def agents(someone):
    found = [someone(f"agen{n}", "Agent") for n in range(20)]
    for one in found:
        allow(one)
    return found


def test_of_twenty_agents_one_gets_the_conversation(agents):
    conversation = a_conversation()
    found = times_at_once(20, lambda n: queue.claim(agent=agents[n], conversation=conversation))
    winners = [one for one in found if isinstance(one, Conversation)]
    assert len(winners) == 1
    name = winners[0].assignee.fullname
    refusals = {str(one) for one in found if not isinstance(one, Conversation)}
    assert refusals == {f"Percakapan ini sudah ditangani {name}."}
    joined = Message.objects.filter(content__endswith="bergabung dalam percakapan.")
    assert [one.content for one in joined] == [f"{name} bergabung dalam percakapan."]


def test_without_the_condition_several_would_get_it(agents, monkeypatch):
    """Negative control: a claim that reads first and writes then lets more than one through."""

    def read_then_write(pk, agent):
        if Conversation.objects.get(pk=pk).assignee_id is not None:
            return False
        time.sleep(0.05)
        Conversation.objects.filter(pk=pk).update(assignee=agent, status="open", claimed_at=now())
        return True

    monkeypatch.setattr(queue, "_take", read_then_write)
    conversation = a_conversation()
    found = times_at_once(20, lambda n: queue.claim(agent=agents[n], conversation=conversation))
    assert sum(isinstance(one, Conversation) for one in found) > 1


def test_numbers_have_no_gaps_when_many_write_at_once():
    conversation = a_conversation()
    times_at_once(
        20,
        lambda n: [
            send_as_visitor(conversation=conversation, content=f"{n}-{m}", client_id=f"{n}-{m}")
            for m in range(5)
        ],
    )
    found = list(Message.objects.order_by("sequence").values_list("sequence", flat=True))
    assert found == list(range(1, len(found) + 1))
    assert Message.objects.filter(sender="visitor").count() == 101
    conversation.refresh_from_db()
    assert conversation.last_sequence == found[-1]


def test_one_message_that_is_sent_twenty_times_at_once_is_stored_once():
    conversation = a_conversation()
    found = times_at_once(
        20, lambda n: send_as_visitor(conversation=conversation, content="Halo", client_id="sama")
    )
    assert len({one.uuid for one in found}) == 1
    assert Message.objects.filter(client_id="sama").count() == 1


@pytest.fixture
def one_agent(agents):
    """An agent with a capacity of two, the only one."""
    duty.set_presence(agent=agents[0], change={"status": "online", "capacity": 2, "auto_assign": True})
    return agents[0]


def test_capacity_is_not_exceeded(one_agent):
    found = times_at_once(6, lambda n: a_conversation())
    assert all(isinstance(one, Conversation) for one in found), found
    assert Conversation.objects.filter(assignee=one_agent, status="open").count() == 2
    assert Conversation.objects.filter(status="queued").count() == 4


def test_without_the_lock_capacity_is_exceeded(one_agent, monkeypatch):
    """Negative control: without the lock on the agent's row, concurrent counts miss each other."""

    def not_locked(candidates):
        found = list(candidates.order_by("pk").select_related("user"))
        time.sleep(0.05)
        return found

    monkeypatch.setattr(queue, "_locked", not_locked)
    times_at_once(6, lambda n: a_conversation())
    assert Conversation.objects.filter(assignee=one_agent, status="open").count() > 2


def decide(agent, seen, capacity):
    after = duty.Duties(capacity, auto_assign=True)
    duty.set_duties(agent=agent, before=seen, after=after, team_ids=[])
    return capacity


def test_of_ten_who_change_a_capacity_one_does_and_the_others_hear_it(one_agent):
    seen = duty.Duties(2, auto_assign=True)
    found = without_failures(times_at_once(10, lambda n: decide(one_agent, seen, 10 + n)))
    done = [one for one in found if isinstance(one, int)]
    assert done == [AgentPresence.objects.get(user=one_agent).capacity]
    assert sum(isinstance(one, Stale) for one in found) == 9


def test_without_the_condition_nine_changes_of_a_capacity_are_lost(one_agent, monkeypatch):
    """Negative control: the last write wins, and all are confirmed."""

    def just_write(agent, before, after):
        return bool(AgentPresence.objects.filter(user=agent).update(capacity=after.capacity))

    monkeypatch.setattr(duty, "_change_duties", just_write)
    seen = duty.Duties(2, auto_assign=True)
    found = without_failures(times_at_once(10, lambda n: decide(one_agent, seen, 10 + n)))
    assert sum(isinstance(one, int) for one in found) > 1


def test_an_agents_state_and_a_capacity_that_staff_change_at_once_both_stand(one_agent):
    seen = duty.Duties(2, auto_assign=True)
    found = at_once(
        lambda: duty.set_presence(agent=one_agent, change={"status": "away"}),
        lambda: decide(one_agent, seen, 9),
    )
    without_failures(found)
    presence = AgentPresence.objects.get(user=one_agent)
    assert (presence.status, presence.capacity, presence.auto_assign) == ("away", 9, True)


def test_a_conversation_goes_back_to_the_queue_once_while_its_agent_answers(one_agent, agents):
    """The sweeper and the next agent concurrently: exactly one has the conversation, and nothing is lost."""
    conversation = a_conversation()
    AgentPresence.objects.update(last_seen_at=now() - GONE_AFTER)
    found = at_once(
        *[absence.return_waiting] * 3,
        lambda: queue.claim(agent=agents[1], conversation=conversation),
    )
    returned = sum(one for one in found if isinstance(one, int) and not isinstance(one, bool))
    assert returned == 1
    assert ConversationEvent.objects.filter(kind="returned").count() == 1


def test_a_learner_who_starts_twice_at_once_has_one_conversation(ani):
    def begin(n):
        return start(peer=Peer(user=ani), contact=None, content="Halo", client_id=f"s{n}")

    found = times_at_once(8, begin)
    assert len({one.conversation.pk for one in found}) == 1
