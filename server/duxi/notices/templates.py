"""The registry of notification templates, and how they are rendered in a user's language.

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
    """The notification of one kind of event.

    Texts name parameters in braces; `written` says how those that are not plain text are written, and
    `{at}` is always the moment of the event. `detail` follows the body where no parameter that it names is
    empty. `advice` is in the mail alone. `path` is the page of learner-web to open.
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
    """A notification as its reader sees it, in the language that is active now."""

    title: str
    body: str
    advice: str
    action: str
    path: str


def rendered(notification: "Notification") -> RenderedNotification | None:
    """Put a notification into words; None for a template that no longer exists."""
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
    """Whether there is something to say for every parameter that a text names."""
    return all(words.get(name) for _before, name, _spec, _conversion in Formatter().parse(str(text)) if name)


def moment(iso: str) -> str:
    """A moment that is in the parameters in its ISO form, in the active language."""
    return dates.moment(datetime.fromisoformat(iso))
