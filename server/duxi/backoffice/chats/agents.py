"""Agents of the chat: capacity and teams."""

import zlib
from datetime import datetime
from typing import Annotated, Any

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.queries import history_of
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.queries.chat_agents import AGENTS, agent_out, agent_rows
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.chat.actions import absence, duty
from duxi.chat.limits import MOST_CAPACITY
from duxi.chat.models import AgentPresence, Presence, Team
from duxi.core.envelope import CappedRows, Envelope, MessageOut, capped, message_only, ok
from duxi.core.errors import NotFound, Stale
from duxi.core.forms import Id
from duxi.core.lists import ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema

router = Router(tags=["chats"])
VIEW, CHANGE = "chat.view_agentpresence", "chat.change_agentpresence"
SIDEBAR.register(Line("support", _("Agen"), "person", 22, "chat-agents", "/chat-agents"))
WATCHED.register(Watched(AgentPresence, ("capacity", "auto_assign"), staff_only=True))
WATCHED.register(Watched(Team.members.through, part_of="team", staff_only=True))
_HISTORY = ListSpec(filters={}, sorts={"at": "at"}, default_sort="at|desc", page_size=25)


class ChatAgentOut(Schema):
    """An agent with capacity and current load; `status` is the current one."""

    id: int
    fullname: str
    email: str
    status: Presence
    capacity: int
    auto_assign: bool
    last_seen_at: datetime | None
    open_count: int
    teams: list[int]
    team_names: list[str]
    version: int


class ChatAgentIn(Schema):
    capacity: Annotated[int, Field(ge=1, le=MOST_CAPACITY)]
    auto_assign: bool
    teams: Annotated[list[Id], Field(max_length=50)] = Field(default_factory=list)
    version: Annotated[int, Field(ge=0, lt=2**32)]


@router.get("/chat-agents", response=Envelope[CappedRows[ChatAgentOut]], auth=StaffBearer(VIEW))
def list_chat_agents(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[ChatAgentOut]]:
    whole, page = select(agent_rows(), params, AGENTS)
    return ok(capped(ChatAgentOut, [_out(row) for row in page], **total_of(whole, params)))


@router.get("/chat-agents/{int:pk}", response=Envelope[ChatAgentOut], auth=StaffBearer(VIEW))
def show_chat_agent(request: LearnerRequest, pk: int) -> Envelope[ChatAgentOut]:
    return ok(ChatAgentOut.model_validate(_out(_found(pk))))


@router.get(
    "/chat-agents/{int:pk}/history", response=Envelope[CappedRows[HistoryEntry]], auth=StaffBearer(VIEW)
)
def chat_agent_history(
    request: LearnerRequest, pk: int, params: Query[ListParams]
) -> Envelope[CappedRows[HistoryEntry]]:
    presence = AgentPresence.objects.filter(user=_found(pk)).first()
    whole, page = select(history_of(AgentPresence, presence.pk if presence else 0), params, _HISTORY)
    return ok(capped(HistoryEntry, described(page), **total_of(whole, params)))


@router.put("/chat-agents/{int:pk}", response=Envelope[ChatAgentOut], auth=StaffBearer(CHANGE))
def change_chat_agent(request: LearnerRequest, pk: int, body: ChatAgentIn) -> Envelope[ChatAgentOut]:
    agent = _found(pk)
    seen = _out(agent)
    if seen["version"] != body.version:
        raise Stale
    duty.set_duties(
        agent=agent,
        before=duty.Duties(seen["capacity"], seen["auto_assign"]),
        after=duty.Duties(body.capacity, body.auto_assign),
        team_ids=body.teams,
    )
    return ok(ChatAgentOut.model_validate(_out(_found(pk))), _("Perubahan berhasil disimpan."))


@router.post("/chat-agents/{int:pk}/release", response=MessageOut, auth=StaffBearer(CHANGE))
def release_chat_agent(request: LearnerRequest, pk: int) -> MessageOut:
    returned = absence.release_of(_found(pk))
    return message_only(_("{count} percakapan dikembalikan ke antrean.").format(count=returned))


def _found(pk: int) -> User:
    row = agent_rows().filter(pk=pk).first()
    if row is None:
        raise NotFound
    return row


def _out(row: User) -> dict[str, Any]:
    found = agent_out(row)
    state = (found["capacity"], found["auto_assign"], sorted(found["teams"]))
    return {**found, "version": zlib.crc32(repr(state).encode())}
