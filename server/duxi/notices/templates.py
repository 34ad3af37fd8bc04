"""The registry of notification templates, and their rendering in a user's language.

One file per topic in `notices/kinds/` registers its templates.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from string import Formatter
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from duxi.core import dates
from duxi.core.errors import Message
from duxi.core.registry import Registry
from duxi.notices.models import Channel, Topic

if TYPE_CHECKING:
    from duxi.notices.models import Notification

Params = Mapping[str, str | int]
EVERY_CHANNEL = frozenset(Channel)


@dataclass(frozen=True)
class Template:
    """The notification of one type of event.

    Texts contain parameters in braces; `written` formats those that are not plain text, and `{at}` is the
    time of the event. `detail` is appended to the body if all its parameters are set. `advice` is only part
    of the mail. `path` is the page of learner-web to open.
    """

    key: str
    topic: Topic
    title: Message
    body: Message
    path: str
    action: Message
    detail: Message = ""
    advice: Message = ""
    channels: frozenset[Channel] = EVERY_CHANNEL
    written: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)


TEMPLATES: Registry[str, Template] = Registry("notification templates", key=lambda template: template.key)


@dataclass(frozen=True)
class RenderedNotification:
    """A notification rendered in the active language."""

    title: str
    body: str
    advice: str
    action: str
    path: str


def rendered(notification: "Notification") -> RenderedNotification | None:
    """Render a notification; None for a template that no longer exists."""
    template = TEMPLATES.get(notification.template)
    return _rendered(template, notification.params, notification.created_at) if template else None


def _rendered(template: Template, params: Params, at: datetime) -> RenderedNotification:
    words = {name: str(value) for name, value in params.items()}
    words |= {name: write(params[name]) for name, write in template.written.items() if params.get(name)}
    words["at"] = dates.moment(at)
    body = [template.body, template.detail] if _has_all(template.detail, words) else [template.body]
    return RenderedNotification(
        title=str(template.title).format(**words),
        body=" ".join(str(text).format(**words) for text in body if text),
        advice=str(template.advice).format(**words),
        action=str(template.action),
        path=template.path.format(**{name: quote(str(value), safe="") for name, value in params.items()}),
    )


def _has_all(text: Message, words: Mapping[str, str]) -> bool:
    """Whether every parameter in a text has a value."""
    return all(words.get(name) for _before, name, _spec, _conversion in Formatter().parse(str(text)) if name)


def moment(iso: str) -> str:
    """Formats an ISO timestamp of the parameters in the active language."""
    return dates.moment(datetime.fromisoformat(iso))
