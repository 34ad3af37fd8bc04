"""Schemas of the agents' console."""

from datetime import date, datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.chat.limits import MOST_CAPACITY
from duxi.chat.schemas import AgentConversationOut, ChatAgentRef, ChatMessage
from duxi.core.envelope import CappedRows
from duxi.core.forms import Moment
from duxi.core.schema import Schema


class TabCounts(Schema):
    mine: int
    unassigned: int
    all: int
    resolved: int


class InboxRow(AgentConversationOut):
    """`passage` is the text around the searched words; empty if only a name matches."""

    passage: str


class InboxOut(CappedRows[InboxRow]):
    counts: TabCounts


class UnreadOut(Schema):
    """Unread messages of visitors for the current agent."""

    count: int


class NoteOut(Schema):
    """An internal note; it follows the message with the number `after_sequence`."""

    id: int
    author: str
    content: str
    after_sequence: int
    created_at: datetime


class EventOut(Schema):
    kind: str
    actor: str | None
    at: datetime


class ChatOut(Schema):
    """A conversation with its newest messages and internal notes."""

    conversation: AgentConversationOut
    messages: list[ChatMessage]
    has_more: bool
    notes: list[NoteOut]
    events: list[EventOut]
    is_blocked: bool


class PanelOrder(Schema):
    order_id: str
    status: str
    total: int
    created_at: datetime


class PanelClass(Schema):
    product_id: int
    title: str
    kind: str
    at: datetime


class PanelAttempt(Schema):
    title: str
    status: str
    score: float | None
    at: datetime


class PanelCertificate(Schema):
    """`state`: valid, expired, revoked or replaced, as of today."""

    number: str
    title: str
    state: str
    at: datetime


class PanelChat(Schema):
    uuid: UUID
    status: str
    preview: str
    created_at: datetime


class PanelOut(Schema):
    """The visitor's data; what the agent may not see is null."""

    fullname: str
    email: str
    phone: str
    is_member: bool
    is_verified: bool
    organisation: str
    locale: str
    page_url: str
    user_agent: str
    last_seen_at: datetime | None
    member_since: datetime | None
    contact_id: int | None
    orders: list[PanelOrder] | None
    classes: list[PanelClass] | None
    attempts: list[PanelAttempt] | None
    certificates: list[PanelCertificate] | None
    previous: list[PanelChat]


class TransferIn(Schema):
    """To an agent or a team; to neither: back into the queue."""

    agent_id: int | None = None
    team_id: int | None = None


class SnoozeIn(Schema):
    until: Moment


class PriorityIn(Schema):
    priority: Annotated[int, Field(ge=1, le=4)]


class TagsIn(Schema):
    tags: Annotated[list[Annotated[str, StringConstraints(max_length=40)]], Field(max_length=10)]


class NoteIn(Schema):
    content: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)]


class BlockIn(Schema):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class TranscriptIn(Schema):
    """Without an address it is sent to the visitor."""

    email: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)] = ""


class TranscriptOut(Schema):
    filename: str
    content: str


PresenceStatus = Literal["online", "away", "offline"]


class PresenceIn(Schema):
    """Changed fields; omitted ones stay as they are."""

    status: PresenceStatus | None = None
    capacity: Annotated[int, Field(ge=1, le=MOST_CAPACITY)] | None = None
    auto_assign: bool | None = None


class PresenceOut(Schema):
    status: PresenceStatus
    capacity: int
    auto_assign: bool


class AgentOut(ChatAgentRef):
    """An agent to transfer to; impossible while `status` is `offline`."""

    username: str
    status: PresenceStatus
    open_count: int


class TeamRef(Schema):
    id: int
    name: str


class ChatChoices(Schema):
    """Options of the console's menus."""

    agents: list[AgentOut]
    teams: list[TeamRef]
    tags: list[str]


class ReportDay(Schema):
    date: date
    conversations: int
    rated: int
    average: float | None
    first_reply_seconds: int | None
    handling_seconds: int | None


class ReportAgent(Schema):
    agent: str
    conversations: int
    first_reply_seconds: int | None
    handling_seconds: int | None
    rated: int
    average: float | None


class ReportRating(Schema):
    score: int
    count: int


class ReportTotals(Schema):
    """`csat` is the percentage of ratings in the upper two fifths of their scale."""

    conversations: int
    by_bot: int
    handed_over: int
    rated: int
    csat: int | None
    average: float | None
    first_reply_seconds: int | None
    handling_seconds: int | None


class ReportComment(Schema):
    conversation_uuid: UUID
    visitor: str
    agent: str | None
    score: int
    scale: int
    message: str
    created_at: datetime


class ChatReportOut(Schema):
    """`before` are the totals of the previous period of the same length."""

    totals: ReportTotals
    before: ReportTotals
    by_day: list[ReportDay]
    by_agent: list[ReportAgent]
    ratings: list[ReportRating]
    comments: list[ReportComment]
