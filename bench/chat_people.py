"""Creates conversations with both sides, by the product's own actions."""

from dataclasses import dataclass
from uuid import UUID, uuid4

FIRST_WORDS = "Saya ingin bicara dengan agen"


@dataclass(frozen=True)
class Pair:
    """A claimed conversation, and both sides' credentials for their sockets."""

    conversation: UUID
    visitor: dict[str, object]
    agent: dict[str, object]


def prepare() -> None:
    """Load the product."""
    import os

    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()


def pairs(count: int, *, per_agent: int) -> list[Pair]:
    """Create conversations; an agent has at most `per_agent` of them, each in its own tab."""
    prepare()
    found: list[Pair] = []
    for first in range(0, count, per_agent):
        agent, token = new_agent()
        found += [_pair(agent, token) for _n in range(min(per_agent, count - first))]
    return found


def new_agent():
    from django.contrib.auth.models import Permission
    from duxi.accounts.actions.sign_in import open_session
    from duxi.accounts.models import User

    name = f"agen{uuid4().hex[:12]}"
    agent = User.objects.create_user(
        f"{name}@contoh.example",
        username=name,
        fullname=name.title(),
        is_staff=True,
        email_verified_at=_now(),
    )
    agent.user_permissions.add(Permission.objects.get(codename="answer_conversation"))
    agent = User.objects.get(pk=agent.pk)
    return agent, open_session(
        user=agent, address="", user_agent="bench", remember=False, is_quiet=True
    ).token


def _pair(agent, token: str) -> Pair:
    from duxi.chat.actions.conversations import Contact, start
    from duxi.chat.actions.queue import claim
    from duxi.chat.peers import Peer

    contact = Contact("Pengunjung", f"{uuid4().hex}@contoh.example", "081200000000")
    started = start(peer=Peer(), contact=contact, content=FIRST_WORDS, client_id=uuid4().hex)
    claim(agent=agent, conversation=started.conversation)
    return Pair(
        started.conversation.uuid,
        visitor={"chat_token": started.token},
        agent={"token": token, "as_agent": True},
    )


def _now():
    from duxi.core.clock import now

    return now()
