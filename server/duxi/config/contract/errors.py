"""The errors that an operation can return, and an example of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Node = dict[str, Any]


@dataclass(frozen=True)
class Error:
    """An error of the contract: its component's name, its meaning, and an example sentence."""

    name: str
    meaning: str
    sentence: str


ERRORS: Mapping[int, Error] = {
    400: Error(
        "CaptchaRefused",
        "The captcha answer is missing, wrong, expired or used before.",
        "Captcha tidak sah.",
    ),
    401: Error("Unauthenticated", "No token, or one that was never valid.", "Silakan login terlebih dahulu"),
    403: Error(
        "Forbidden", "Signed in, but without the permission.", "Anda tidak memiliki akses ke halaman ini."
    ),
    404: Error("NotFound", "Does not exist, or belongs to another user.", "Data tidak ditemukan."),
    409: Error(
        "Conflict",
        "The state has moved on: sold out, used, stale or repeated.",
        "Permintaan tidak dapat diproses.",
    ),
    422: Error("Invalid", "The form is not right; `errors` says where.", "Periksa kembali isian Anda."),
    429: Error("TooMany", "Too often; wait for as long as Retry-After says.", "Terlalu banyak percobaan."),
    490: Error(
        "Expired", "The access token has expired: refresh once, repeat once.", "Sesi Anda telah berakhir."
    ),
    491: Error("Ended", "The sign-in was ended.", "Sesi Anda telah berakhir."),
}
_REFUSED = {"schema": {"$ref": "#/components/schemas/Refusal"}}


def response_components() -> Node:
    """`#/components/responses`, with one for all other errors."""
    other = {
        "description": "Refused; `message` may be shown as it is",
        "content": {"application/json": _REFUSED},
    }
    return {"Refused": other} | {error.name: _component(status, error) for status, error in ERRORS.items()}


def errors_of(operation: Node, method: str, path: str, schemas: Node) -> Node:
    """The errors that an operation can return."""
    statuses = [429]
    if operation.get("security"):
        statuses += [401, 403, 490, 491]
    if "{" in path:
        statuses.append(404)
    if operation.get("requestBody") or operation.get("parameters"):
        statuses.append(422)
    if _asks_for_captcha(operation, schemas):
        statuses.append(400)
    if method != "get":
        statuses.append(409)
    return {str(status): _ref(ERRORS[status].name) for status in sorted(statuses)} | {
        "default": _ref("Refused")
    }


def _component(status: int, error: Error) -> Node:
    fields = {"email": [error.sentence]} if status == 422 else None
    example = {"code": status, "message": error.sentence, "results": None, "errors": fields}
    answer: Node = {
        "description": error.meaning,
        "content": {"application/json": {**_REFUSED, "example": example}},
    }
    if status == 429:
        answer["headers"] = {"Retry-After": {"description": "Seconds", "schema": {"type": "integer"}}}
    return answer


def _asks_for_captcha(operation: Node, schemas: Node) -> bool:
    contents = operation.get("requestBody", {}).get("content", {}).values()
    shapes = [content["schema"] for content in contents]
    named = [schemas[shape["$ref"].rsplit("/", 1)[1]] if "$ref" in shape else shape for shape in shapes]
    return any("captcha" in shape.get("properties", {}) for shape in named)


def _ref(name: str) -> Node:
    return {"$ref": f"#/components/responses/{name}"}
