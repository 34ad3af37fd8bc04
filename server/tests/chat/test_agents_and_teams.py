"""Staff decide about agents and teams; what a team gets goes to its members."""

from uuid import uuid4

import pytest

from duxi.chat.actions import agents as agent_actions
from duxi.chat.actions import queue
from duxi.chat.actions.conversations import Contact, start
from duxi.chat.limits import GONE_AFTER
from duxi.chat.models import AgentPresence, Conversation, Team
from duxi.chat.peers import Peer
from duxi.core.clock import now
from tests.caller import Caller
from tests.chat.support import allow

pytestmark = pytest.mark.django_db


def office(user):
    return Caller(user, base="/api/backoffice/v1")


def a_conversation():
    contact = Contact("Sari Utami", "sari@contoh.example", "081200000200")
    return start(peer=Peer(), contact=contact, content="agen", client_id=uuid4().hex).conversation


def on_duty(agent, **facts):
    allow(agent)
    AgentPresence.objects.create(user=agent, status="online", last_seen_at=now(), auto_assign=True, **facts)


def test_staff_set_capacity_and_teams_of_an_agent(agus, dewi):
    allow(agus)
    team = Team.objects.create(name="Pembayaran")
    shown = office(dewi).get(f"/chat-agents/{agus.pk}").results
    assert (shown["capacity"], shown["status"], shown["teams"]) == (5, "offline", [])
    body = {"capacity": 9, "auto_assign": True, "teams": [team.pk], "version": shown["version"]}
    saved = office(dewi).put(f"/chat-agents/{agus.pk}", json_body=body).results
    assert (saved["capacity"], saved["auto_assign"], saved["team_names"]) == (9, True, ["Pembayaran"])
    stale = office(dewi).put(f"/chat-agents/{agus.pk}", json_body=body | {"capacity": 2})
    assert stale.status == 409
    assert AgentPresence.objects.get(user=agus).capacity == 9


def test_agents_only_look_and_learners_see_nothing(agus, ani):
    allow(agus)
    assert office(agus).get("/chat-agents").results["total"] == 1
    body = {"capacity": 9, "auto_assign": True, "teams": [], "version": 1}
    assert office(agus).put(f"/chat-agents/{agus.pk}", json_body=body).status == 403
    assert office(ani).get("/chat-agents").status == 403


def test_a_team_has_only_agents(agus, ani, dewi):
    allow(agus)
    refused = office(dewi).post("/chat-teams", json_body={"name": "Umum", "members": [agus.pk, ani.pk]})
    assert refused.errors == {"members": ["Hanya agen yang dapat menjadi anggota tim."]}
    assert not Team.objects.exists()
    made = office(dewi).post("/chat-teams", json_body={"name": "Umum", "members": [agus.pk]}).results
    assert (made["members"], made["member_names"]) == ([agus.pk], [agus.fullname])


def test_what_goes_to_a_team_goes_to_a_member_and_never_back_at_once(agus, dewi, tono):
    conversation = a_conversation()
    for agent in (agus, dewi, tono):
        on_duty(agent)
    team = Team.objects.create(name="Pembelajaran")
    team.members.set([dewi, agus])
    queue.claim(agent=agus, conversation=conversation)
    agent_actions.transfer(agent=agus, conversation=conversation, to_agent_id=None, to_team_id=team.pk)
    assert Conversation.objects.get().assignee == dewi


def test_a_team_without_anybody_on_duty_waits(agus, tono):
    conversation = a_conversation()
    on_duty(agus)
    on_duty(tono)
    team = Team.objects.create(name="Kosong")
    queue.claim(agent=agus, conversation=conversation)
    agent_actions.transfer(agent=agus, conversation=conversation, to_agent_id=None, to_team_id=team.pk)
    assert queue.assign_waiting() == 0
    waiting = Conversation.objects.get()
    assert (waiting.status, waiting.assignee, waiting.team) == ("queued", None, team)


@pytest.mark.parametrize("absence", [{"status": "offline"}, {"last_seen_at": now() - GONE_AFTER}])
def test_conversations_cannot_be_transferred_to_an_absent_agent(agus, dewi, absence):
    conversation = held_by(agus, dewi)
    AgentPresence.objects.filter(user=dewi).update(**absence)
    refused = office(agus).post(f"/chats/{conversation.uuid}/transfer", json_body={"agent_id": dewi.pk})
    sentence = f"{dewi.fullname} sedang tidak bertugas. Pilih agen lain, tim, atau antrean."
    assert (refused.status, refused.errors) == (422, {"agent_id": [sentence]})
    assert Conversation.objects.get().assignee == agus
    assert status_among_choices(agus, dewi) == "offline"


def test_conversations_can_be_transferred_to_an_agent_on_a_break(agus, dewi):
    conversation = held_by(agus, dewi)
    AgentPresence.objects.filter(user=dewi).update(status="away")
    assert status_among_choices(agus, dewi) == "away"
    office(agus).post(f"/chats/{conversation.uuid}/transfer", json_body={"agent_id": dewi.pk})
    assert Conversation.objects.get().assignee == dewi


def held_by(agent, colleague):
    """A conversation that `agent` answers, with a colleague at work."""
    conversation = a_conversation()
    for one in (agent, colleague):
        on_duty(one)
    return queue.claim(agent=agent, conversation=conversation)


def status_among_choices(agent, colleague):
    offered = office(agent).get("/chats/choices").results["agents"]
    return next(one["status"] for one in offered if one["id"] == colleague.pk)


def test_an_agents_conversations_go_back_into_the_queue(agus, dewi):
    conversation = a_conversation()
    allow(agus)
    queue.claim(agent=agus, conversation=conversation)
    answer = office(dewi).post(f"/chat-agents/{agus.pk}/release")
    assert answer.message == "1 percakapan dikembalikan ke antrean."
    assert (Conversation.objects.get().status, Conversation.objects.get().assignee) == ("queued", None)
