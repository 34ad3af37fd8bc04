"""Completes a contract: an id, title, description, errors and examples for every operation."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from duxi.backoffice.crud import RESOURCES
from duxi.config.contract import nouns
from duxi.config.contract.errors import errors_of, response_components
from duxi.config.contract.examples import Examples

Node = dict[str, Any]

_WORDS = re.compile(r"[^A-Za-z0-9]+")
_PARAMETER = re.compile(r"{(\w+)}")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def complete(document: Node, *, prefix: str, texts: str) -> None:
    """Complete a contract in place; `texts` names the file with its descriptions."""
    document["info"]["description"] = _INTRODUCTION
    document["servers"] = [{"url": "/"}]
    document["components"]["responses"] = response_components()
    document["components"].get("securitySchemes", {}).pop("ExamBearer", None)
    document["components"]["securitySchemes"] = document["components"].get("securitySchemes", {}) | _SECURITY
    _mend_defaults(document)
    written = descriptions(texts)
    schemas = document["components"]["schemas"]
    examples = Examples(schemas)
    for path, method, operation in operations_of(document):
        operation["operationId"] = operation_id(method, path, prefix)
        operation["tags"] = [path.removeprefix(prefix).split("/")[1]]
        below = path.removeprefix(prefix)
        usual = _of_resource(method, below) or _of_name(operation.get("summary", ""))
        _describe(operation, written.get(f"{method} {below}", ""), usual)
        operation["responses"] = _answers(operation) | errors_of(operation, method, path, schemas)
        examples.add_to(operation)


def operations_of(document: Node) -> Iterator[tuple[str, str, Node]]:
    """Every operation with its path and method."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def operation_id(method: str, path: str, prefix: str) -> str:
    """`get_public_assessments_by_slug` for `GET /public/assessments/{slug}`, whatever the code's names."""
    named = _PARAMETER.sub(r"by_\1", path.removeprefix(prefix).removeprefix("/api"))
    return _WORDS.sub("_", _HUMP.sub("_", f"{method}{named}")).strip("_").lower()


@cache
def descriptions(name: str) -> Mapping[str, str]:
    """The texts of one contract by `method /path`."""
    found: Mapping[str, str] = yaml.safe_load(Path(__file__).with_name(f"{name}.yaml").read_text("utf-8"))
    return found


def _describe(operation: Node, written: str, usual: str) -> None:
    text = written or operation.get("description", "") or usual
    title, _dot, _rest = text.partition(". ")
    if text:
        operation["summary"], operation["description"] = title.rstrip("."), text


def _of_name(title: str) -> str:
    """`Open a journey step.` for a handler `open_journey_step`; a one-word name is no description."""
    return f"{nouns.title_of(title.capitalize())}." if " " in title else ""


def _of_resource(method: str, path: str) -> str:
    """The text of a declared resource's operations, which is the same for all resources."""
    name, _slash, rest = path.strip("/").partition("/")
    if name not in RESOURCES:
        return ""
    text = _RESOURCE.get((method, rest.rpartition("/")[2] if rest else ""), "")
    return text.format(all=nouns.plural(name), one=nouns.one(name)) if text else ""


def _answers(operation: Node) -> Node:
    return {str(status): answer for status, answer in operation["responses"].items()}


def _mend_defaults(node: Any) -> None:
    """Defaults of booleans are written as they are on the wire: `no`, not `false`."""
    if isinstance(node, dict):
        if "enum" in node and isinstance(node.get("default"), bool):
            node["default"] = _on_the_wire(node["default"], node["enum"])
        for child in node.values():
            _mend_defaults(child)
    elif isinstance(node, list):
        for child in node:
            _mend_defaults(child)


def _on_the_wire(value: bool, choices: list[Any]) -> Any:
    return ("yes" if value else "no") if "yes" in choices else int(value)


_RESOURCE: Mapping[tuple[str, str], str] = {
    ("get", ""): "List {all}, a page at a time.",
    ("post", ""): "Add {one}.",
    ("get", "{pk}"): "Get {one}.",
    ("put", "{pk}"): "Change {one}. A stale version is refused with 409.",
    ("delete", "{pk}"): "Delete {one}. 409 while something refers to it.",
    ("get", "history"): "List the changes of {one}.",
    ("get", "usage"): "List what uses {one}.",
    ("post", "restore"): "Restore {one} that was deleted.",
}
_INTRODUCTION = (
    "Every response is `{code, message, results}`; `message` may be shown to users, and validation errors "
    "add `errors` by field. Times are ISO 8601 with offset, money is whole rupiah. "
    "Lists take `page`, `rows`, `sort`, `order` and `filterRules`."
)
_SECURITY: Node = {
    "ExamBearer": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Assessment-Authorization",
        "description": "`Bearer <token>` of the running assessment, from create-session",
    }
}
