"""Many at the same moment, over real connections."""

from uuid import uuid4

import pytest

from duxi.chat.actions import queue
from duxi.chat.actions.conversations import Contact, start
from duxi.chat.actions.messages import send_as_visitor
from duxi.chat.models import Conversation, Message
from duxi.chat.peers import Peer
from duxi.core.clock import now
from tests.chat.support import allow
from tests.races import times_at_once

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
    """The negative control: a claim that reads first and writes then lets more than one through."""

    def read_then_write(pk, agent):
        import time

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


def test_capacity_is_not_exceeded(agents):
    from duxi.chat.actions.agents import set_presence

    set_presence(agent=agents[0], status="online", capacity=2, auto_assign=True)
    found = times_at_once(6, lambda n: a_conversation())
    assert all(isinstance(one, Conversation) for one in found), found
    assert Conversation.objects.filter(assignee=agents[0], status="open").count() == 2
    assert Conversation.objects.filter(status="queued").count() == 4


def test_a_learner_who_starts_twice_at_once_has_one_conversation(ani):
    def begin(n):
        return start(peer=Peer(user=ani), contact=None, content="Halo", client_id=f"s{n}")

    found = times_at_once(8, begin)
    assert len({one.conversation.pk for one in found}) == 1
