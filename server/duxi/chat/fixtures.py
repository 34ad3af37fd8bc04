"""Loads `fixtures/chats.yaml`: settings, and conversations that are played through the real actions."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.chat import hours
from duxi.chat.actions.agents import add_note, resolve, set_tags, snooze
from duxi.chat.actions.conversations import Contact, close, rate, start
from duxi.chat.actions.duty import note_agent_seen
from duxi.chat.actions.messages import send_as_agent, send_as_visitor
from duxi.chat.actions.queue import claim
from duxi.chat.models import (
    AgentPresence,
    BusinessHours,
    CannedReply,
    ClosedDay,
    Conversation,
    ConversationTag,
    HandoverWord,
    Presence,
    Team,
    Visitor,
)
from duxi.chat.peers import Peer
from duxi.chat.storing import lock_conversation
from duxi.core import clock
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml

_SNOOZED_FOR = timedelta(hours=20)
_UNTIL_OVER = timedelta(minutes=3)
_A_STEP = timedelta(minutes=30)


def load_chats(path: Path) -> None:
    """Load the settings, and the conversations once."""
    found = read_yaml(path)
    _load_settings(found)
    if Conversation.objects.exists():
        return
    with suppress_events():
        for number, item in enumerate(found["conversations"]):
            _load_conversation(number, item)
    AgentPresence.objects.update(status=Presence.OFFLINE)


def _load_settings(found: dict[str, Any]) -> None:
    for span in found["hours"]:
        for day in span["days"]:
            BusinessHours.objects.get_or_create(
                weekday=day, opens=span["opens"], defaults={"closes": span["closes"]}
            )
    for day in found["closed_days"]:
        ClosedDay.objects.get_or_create(date=day["date"], defaults={"name": day["name"]})
    for word in found["handover_words"]:
        HandoverWord.objects.get_or_create(word=word)
    for name in found["tags"]:
        ConversationTag.objects.get_or_create(name=name)
    for reply in found["canned_replies"]:
        CannedReply.objects.get_or_create(shortcut=reply.pop("shortcut"), defaults=reply)
    for team in found["teams"]:
        row, _is_new = Team.objects.get_or_create(name=team["name"])
        row.members.set(User.objects.filter(email__in=team["members"]))


def _load_conversation(number: int, item: dict[str, Any]) -> None:
    began = _begun(item)
    agent = User.objects.get(email=item["agent"]) if "agent" in item else None
    first, *rest = item["messages"]
    with clock.at(began):
        conversation = _start(item, first["text"], f"demo-{number}")
    if agent is not None:
        with clock.at(began + timedelta(minutes=2)):
            claim(agent=agent, conversation=conversation)
    moment = began
    for place, message in enumerate(rest):
        moment = began + timedelta(minutes=message["after"])
        _say(conversation, agent, message, moment, f"demo-{number}-{place}")
    _finish(conversation, agent, item, moment + _UNTIL_OVER, until=clock.now() + _SNOOZED_FOR)


def _begun(item: dict[str, Any]) -> datetime:
    """A number of hours ago; earlier if no agent would have been on duty."""
    began = clock.now() - timedelta(hours=item["hours_ago"])
    lasting = timedelta(minutes=item["messages"][-1].get("after", 0)) + _UNTIL_OVER
    while "agent" in item and not (hours.is_open(began) and hours.is_open(began + lasting)):
        began -= _A_STEP
    return began


def _start(item: dict[str, Any], text: str, client_id: str) -> Conversation:
    who = item["visitor"]
    peer = Peer(page_url=item["page"])
    contact = None
    if "user" in who:
        peer.user = User.objects.get(email=who["user"])
    else:
        contact = Contact(**who)
    conversation = start(peer=peer, contact=contact, content=text, client_id=client_id).conversation
    conversation.priority = item.get("priority", conversation.priority)
    conversation.save(update_fields=["priority"])
    return conversation


def _say(
    conversation: Conversation, agent: User | None, message: dict[str, Any], moment: datetime, client_id: str
) -> None:
    with clock.at(moment):
        if agent is not None:
            note_agent_seen(agent)
        if message["from"] == "visitor":
            send_as_visitor(conversation=conversation, content=message["text"], client_id=client_id)
        elif agent is not None:
            send_as_agent(
                agent=agent, conversation=conversation, content=message["text"], client_id=client_id
            )


def _finish(
    conversation: Conversation, agent: User | None, item: dict[str, Any], moment: datetime, *, until: datetime
) -> None:
    conversation.refresh_from_db()
    with clock.at(moment):
        if agent is not None:
            _sort(conversation, agent, item, until)
        if item["status"] == "closed":
            close(lock_conversation(conversation.pk), "Sesi chat Si Duxi telah berakhir")
        if rating := item.get("rating"):
            rate(conversation=conversation, score=rating["score"], message=rating["message"], scale=5)
    Visitor.objects.filter(pk=conversation.visitor_id).update(last_seen_at=moment)


def _sort(conversation: Conversation, agent: User, item: dict[str, Any], until: datetime) -> None:
    set_tags(agent=agent, conversation=conversation, names=item.get("tags", []))
    for note in item.get("notes", []):
        add_note(agent=agent, conversation=conversation, content=note["text"])
    if item["status"] == "resolved":
        resolve(agent=agent, conversation=conversation)
    elif item["status"] == "snoozed":
        snooze(agent=agent, conversation=conversation, until=until)
