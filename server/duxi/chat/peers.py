"""The identity behind a socket or call."""

from dataclasses import dataclass
from uuid import UUID

from duxi.accounts.models import User
from duxi.chat.errors import ChatTokenInvalid
from duxi.chat.models import Visitor
from duxi.core.errors import Forbidden

MAY_ANSWER = "chat.answer_conversation"


@dataclass
class Peer:
    """One connection: an agent, a signed-in learner, a visitor with a chat token, or unidentified."""

    address: str = ""
    user_agent: str = ""
    locale: str = "id"
    page_url: str = ""
    user: User | None = None
    sign_in: UUID | None = None
    visitor: Visitor | None = None
    is_agent: bool = False
    channel: str = ""
    watching: UUID | None = None

    @property
    def is_known(self) -> bool:
        return self.is_agent or self.visitor is not None or self.user is not None

    @property
    def key(self) -> str:
        """The key of this peer's rate limits."""
        if self.is_agent:
            return f"agent:{self.as_agent().pk}"
        return f"visitor:{self.as_visitor().pk}"

    def forget(self) -> None:
        """Reset to unidentified, as before the first frame."""
        self.user = self.visitor = self.sign_in = self.watching = None
        self.is_agent = False

    def as_visitor(self) -> Visitor:
        """The visitor; raises `ChatTokenInvalid` before a chat was started."""
        if self.visitor is None or self.is_agent:
            raise ChatTokenInvalid
        return self.visitor

    def as_agent(self) -> User:
        """The agent; raises `Forbidden` for everybody else."""
        if not self.is_agent or self.user is None:
            raise Forbidden
        return self.user
