"""Every event of `/ws/live-chat`: its payload, its answer, and who may send it.

The single source of the consumer, the JSON schemas in the contract (from which both web apps generate types),
and `docs/live-chat-events.md`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from ninja import Schema
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from duxi.chat.peers import Peer
from duxi.core.registry import Registry

Audience = Literal["anybody", "visitor", "agent", "both"]
T = TypeVar("T", bound=Schema)
G = TypeVar("G", bound=Schema)
REF = "#/components/schemas/{model}"


@dataclass(frozen=True)
class ClientEvent:
    """An event that clients send; the answer has the same name and the frame's `ack`."""

    name: str
    takes: type[Schema]
    returns: type[Schema]
    audience: Audience
    summary: str
    handle: Callable[[Peer, Any], Schema]


@dataclass(frozen=True)
class ServerEvent:
    """An event that the server sends on its own."""

    name: str
    data: type[Schema]
    summary: str


CLIENT_EVENTS: Registry[str, ClientEvent] = Registry("chat events", key=lambda event: event.name)
SERVER_EVENTS: Registry[str, ServerEvent] = Registry("chat news", key=lambda event: event.name)


def client_event(
    name: str, takes: type[T], returns: type[G], *, audience: Audience, summary: str
) -> Callable[[Callable[[Peer, T], G]], Callable[[Peer, T], G]]:
    """Register a handler under its event's name."""

    def register(handle: Callable[[Peer, T], G]) -> Callable[[Peer, T], G]:
        CLIENT_EVENTS.register(ClientEvent(name, takes, returns, audience, summary, handle))
        return handle

    return register


def schemas() -> dict[str, Any]:
    """All payloads as OpenAPI components, with two maps by event name."""
    takes = {event.takes for event in CLIENT_EVENTS}
    returns = {event.returns for event in CLIENT_EVENTS} | {event.data for event in SERVER_EVENTS}
    _names, definitions = models_json_schema(
        [
            *((shape, "validation") for shape in _named(takes)),
            *((shape, "serialization") for shape in _named(returns)),
        ],
        ref_template=REF,
    )
    found: dict[str, Any] = definitions.get("$defs", {})
    found["ChatClientEvents"] = _map(
        {event.name: _pair(event.takes.__name__, event.returns.__name__) for event in CLIENT_EVENTS}
    )
    found["ChatServerEvents"] = _map({event.name: _ref(event.data.__name__) for event in SERVER_EVENTS})
    return found


def _named(shapes: set[type[Schema]]) -> list[type[Schema]]:
    return sorted(shapes, key=lambda shape: shape.__name__)


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": REF.format(model=name)}


def _pair(takes: str, returns: str) -> dict[str, Any]:
    return _map({"takes": _ref(takes), "gives": _ref(returns)})


def _map(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": sorted(properties)}


def document() -> str:
    """The events as a documentation page."""
    lines = [_HEAD]
    for event in CLIENT_EVENTS:
        lines.append(f"### `{event.name}` ({_WHO[event.audience]})\n\n{event.summary}\n")
        lines.append(
            f"Takes:\n\n{_fields(event.takes, 'validation')}\n\nGives:\n\n{_fields(event.returns)}\n"
        )
    lines.append("## Events of the server\n")
    for news in SERVER_EVENTS:
        lines.append(f"### `{news.name}`\n\n{news.summary}\n\n{_fields(news.data)}\n")
    return "\n".join(lines).rstrip() + "\n"


_WHO = {"anybody": "anybody", "visitor": "visitors and learners", "agent": "agents", "both": "both sides"}
_HEAD = """# Events of `/ws/live-chat`

This page is written by `./dev contracts` from `server/duxi/chat/contract.py`; do not edit it by hand.

One JSON object a frame: `{"event", "data", "ack"}`. `ack` is a number of the client's choice; the answer
bears the same event and `ack`. A refusal is the event `error` with that `ack`. A frame may have 64 KB, and
240 may come in 10 seconds; a frame that is too big closes the connection with 4413, a flood with 4429, bad
JSON with 4400, each after an `error`. A sign-in that is over closes it with 4490 or 4491, a connection that
says nothing for ten seconds with 4408. A server that restarts closes it with 4503: come back at a random
moment of the next five seconds.

Whoever reconnects sends `initSocket` and then `getMessages` with the number of the last message it has:
numbers have no gaps, so nothing is missed and nothing comes twice. A message that was not acknowledged is
sent again with the same `client_id`; it is stored once.

## Events of clients
"""


def _fields(shape: type[Schema], mode: JsonSchemaMode = "serialization") -> str:
    schema = shape.model_json_schema(mode=mode)
    properties = schema.get("properties", {})
    if not properties:
        return "nothing."
    rows = [f"| `{name}` | {_type_of(facts)} |" for name, facts in properties.items()]
    return "\n".join(["| field | type |", "|---|---|", *rows])


def _type_of(facts: dict[str, Any]) -> str:
    if "$ref" in facts:
        return f"`{facts['$ref'].rpartition('/')[2]}`"
    if "anyOf" in facts:
        return " or ".join(_type_of(one) for one in facts["anyOf"])
    if "enum" in facts:
        return " · ".join(f"`{value}`" for value in facts["enum"])
    if facts.get("type") == "array":
        return f"list of {_type_of(facts.get('items', {}))}"
    return str(facts.get("format") or facts.get("type") or "any")
