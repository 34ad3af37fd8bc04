"""The agents' inbox: what waits for whom, and what a search shows of it."""

from datetime import timedelta
from uuid import uuid4

import pytest

from duxi.chat.actions.conversations import Contact, start
from duxi.chat.actions.messages import send_as_agent
from duxi.chat.actions.queue import claim
from duxi.chat.inbox import passage
from duxi.chat.models import Conversation, Visitor
from duxi.chat.peers import Peer
from duxi.core.clock import at, local, now
from tests.caller import Caller
from tests.chat.support import allow

pytestmark = pytest.mark.django_db
CONTACT = Contact("Sari Utami", "sari@contoh.example", "081200000200")


def begin(content, page_url=""):
    peer = Peer(page_url=page_url)
    return start(peer=peer, contact=CONTACT, content=content, client_id=uuid4().hex).conversation


@pytest.fixture
def agent(agus):
    allow(agus)
    return Caller(agus, base="/api/backoffice/v1")


def rows(agent, **query):
    return agent.get("/chats", **query).results["rows"]


def test_only_what_visitors_wrote_is_unread(agent):
    conversation = begin("Saya mau bicara dengan agen")
    assert conversation.last_sequence > 2, "the bot has greeted and answered"
    (row,) = rows(agent, tab="unassigned")
    assert row["agent_unread"] == 1
    page = agent.get(f"/chats/{conversation.uuid}").results
    assert page["conversation"]["agent_unread"] == 1


def test_unread_messages_are_counted_for_the_agent_who_answers(agent, agus, dewi):
    begin("Halo, ini untuk bot saja")
    queued = begin("Saya mau bicara dengan agen")
    assert agent.get("/chats/unread").results == {"count": 1}
    claim(agent=dewi, conversation=queued)
    assert agent.get("/chats/unread").results == {"count": 0}
    assert Caller(dewi, base="/api/backoffice/v1").get("/chats/unread").results == {"count": 1}


def test_the_agent_dashboard_counts_visitors_who_wait_for_a_reply(agent, agus):
    conversation = claim(agent=agus, conversation=begin("Saya mau bicara dengan agen"))
    work = {row["key"]: row["count"] for row in agent.get("/work").results["rows"]}
    assert work["own-chats"] == 1
    send_as_agent(agent=agus, conversation=conversation, content="Ada apa?", client_id=uuid4().hex)
    assert "own-chats" not in {row["key"] for row in agent.get("/work").results["rows"]}


def test_a_search_looks_through_all_tabs_and_shows_where_it_found(agent):
    begin("Nomor pesanan saya INV-77 belum dibayar")
    (row,) = rows(agent, tab="mine", q="inv-77")
    assert "INV-77 belum" in row["passage"]
    (by_name,) = rows(agent, tab="resolved", q="sari ut")
    assert by_name["passage"] == ""
    assert rows(agent, tab="mine") == []


def test_every_tab_is_counted(agent):
    begin("Saya mau bicara dengan agen")
    counts = agent.get("/chats", tab="mine").results["counts"]
    assert counts == {"mine": 0, "unassigned": 1, "all": 1, "resolved": 0}


def test_a_passage_stands_around_the_words():
    text = "a " * 100 + "kata kunci " + "b " * 100
    found = passage(text, "KATA KUNCI")
    assert "kata kunci" in found
    assert (found[0], found[-1], len(found)) == ("…", "…", 122)
    assert passage("pendek", "pendek") == "pendek"


def test_pages_of_ours_are_paths(agent):
    conversation = begin("Halo", page_url="http://localhost:8000/market?x=1")
    assert Visitor.objects.get().page_url == "/market?x=1"
    assert Conversation.objects.get(pk=conversation.pk).page_url == "/market?x=1"
    begin("Halo", page_url="https://lain.example/toko")
    assert set(Visitor.objects.values_list("page_url", flat=True)) == {
        "/market?x=1",
        "https://lain.example/toko",
    }


def test_a_transcript_names_the_day_of_each_message(agent, agus):
    conversation = claim(agent=agus, conversation=begin("Saya mau bicara dengan agen"))
    with at(now() + timedelta(days=1)):
        send_as_agent(agent=agus, conversation=conversation, content="Pagi!", client_id=uuid4().hex)
    content = agent.get(f"/chats/{conversation.uuid}/transcript").results["content"]
    begun = local(conversation.created_at)
    first, second = (f"{begun + timedelta(days=days):%d/%m/%Y}" for days in (0, 1))
    lines = content.splitlines()
    assert [line for line in lines if line in {first, second}] == [first, second]
    assert lines[-2:] == [second, f"{lines[-1].split(']')[0]}] Agus: Pagi!"]
