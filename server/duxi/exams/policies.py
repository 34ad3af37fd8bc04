"""What tells one kind of timed attempt from another: a value, never an engine of its own."""

from dataclasses import dataclass
from datetime import timedelta

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Message
from duxi.core.registry import Registry


@dataclass(frozen=True)
class ExamPolicy:
    """The rules and the words of one kind of attempt.

    `token_header` carries the session's own bearer; `grace` is what the network may take after the
    deadline before an answer is refused; `over` is said when the session is over or unknown.
    """

    name: str
    token_header: str
    allows_nested: bool
    over: Message
    ended: Message
    not_owned: Message
    grace: timedelta = timedelta(seconds=5)


POLICIES: Registry[str, ExamPolicy] = Registry("exam policies", key=lambda policy: policy.name)

ASSESSMENT = POLICIES.register(
    ExamPolicy(
        name="assessment",
        token_header="X-Assessment-Authorization",
        allows_nested=True,
        over=_("Sesi asesmen anda telah berakhir"),
        ended=_("Sesi assesmen telah berakhir"),
        not_owned=_("Anda belum memiliki asesmen ini. Silakan beli terlebih dahulu."),
    )
)
