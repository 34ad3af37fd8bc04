"""An example of every request and response, generated from its schema and field names."""

from collections.abc import Callable, Mapping
from typing import Any

Node = dict[str, Any]

_UUID = "6f1c7a52-3d0e-4c9b-9a51-2f60c8d7e413"
_BY_NAME: Mapping[str, Any] = {
    "email": "ani@duxi.example",
    "account_id": "ani@duxi.example",
    "password": "kata-sandi-panjang",
    "fullname": "Ani Wulandari",
    "username": "ani",
    "phone": "081200000000",
    "phone_dial_code": "62",
    "captcha": "eyJjaGFsbGVuZ2UiOi4uLn0=",
    "token": "eyJhbGciOiJIUzI1NiJ9",
    "order_id": "DX-2611-7KQ4M2",
    "title": "Analisis Data untuk Layanan Publik",
    "slug": "analisis-data-untuk-layanan-publik",
    "summary": "Dari pertanyaan sampai rekomendasi.",
    "message": "",
    "status_code": "200",
    "transaction_status": "settlement",
    "cart_id": "[101,102]",
    "price": 450_000,
    "total": 1,
    "page": 1,
    "rows": 10,
    "code": 200,
    "locale": "id",
    "filterRules": '[{"field":"title","op":"contains","value":"data"}]',
}
_BY_FORMAT: Mapping[str, str] = {
    "uuid": _UUID,
    "date-time": "2026-11-23T09:00:00+07:00",
    "date": "2026-11-23",
    "time": "09:00:00",
    "uri": "https://duxi.example/",
    "email": "ani@duxi.example",
    "binary": "",
}
_DEEPEST_LIST, _DEEPEST = 9, 13


class Examples:
    """Generates examples with the named schemas of one contract."""

    def __init__(self, schemas: Mapping[str, Node]) -> None:
        self._schemas = schemas
        self._makers: Mapping[str, Callable[[Node, str, int], Any]] = {
            "object": self._object,
            "array": self._array,
            "string": _text,
            "integer": _number,
            "number": _number,
            "boolean": lambda _schema, _name, _depth: True,
            "null": lambda _schema, _name, _depth: None,
        }

    def add_to(self, operation: Node) -> None:
        """Add examples of the operation's request and response; none for files."""
        answer = operation["responses"].get("200", {})
        for holder in (operation.get("requestBody", {}), answer):
            for kind, content in holder.get("content", {}).items():
                if "schema" in content and not kind.startswith(("multipart/", "image/")):
                    content["example"] = self.of(content["schema"])

    def of(self, schema: Node, name: str = "", depth: int = 0) -> Any:
        """A value that the schema accepts."""
        if "$ref" in schema:
            return self.of(self._schemas[schema["$ref"].rsplit("/", 1)[1]], name, depth)
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return self.of(schema[key][0], name, depth)
        if "allOf" in schema:
            return self.of(schema["allOf"][0], name, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema.get("default", schema["enum"][0])
        return self._made(schema, name, depth)

    def _made(self, schema: Node, name: str, depth: int) -> Any:
        kind = schema.get("type", "object" if "properties" in schema else "null")
        return self._makers[kind[0] if isinstance(kind, list) else kind](schema, name, depth)

    def _object(self, schema: Node, _name: str, depth: int) -> Any:
        if depth > _DEEPEST:
            return {}
        properties: Node = schema.get("properties", {})
        if not properties and schema.get("minProperties"):
            return {"title": self.of(_values_of(schema), "title", depth + 1)}
        return {name: self.of(part, name, depth + 1) for name, part in properties.items()}

    def _array(self, schema: Node, name: str, depth: int) -> Any:
        if "prefixItems" in schema:
            return [self.of(part, name, depth + 1) for part in schema["prefixItems"]]
        if depth > _DEEPEST_LIST or "items" not in schema:
            return []
        return [self.of(schema["items"], name, depth + 1)] * max(1, schema.get("minItems", 1))


def _values_of(schema: Node) -> Node:
    values = schema.get("additionalProperties")
    return values if isinstance(values, dict) and values else {"type": "string"}


def _text(schema: Node, name: str, _depth: int) -> Any:
    if "format" in schema:
        return _BY_FORMAT.get(schema["format"], "")
    wanted = _BY_NAME.get(name, schema.get("default", name.replace("_", "-") or "teks"))
    if not isinstance(wanted, str):
        wanted = str(wanted)
    shortest, longest = schema.get("minLength", 0), schema.get("maxLength")
    return wanted.ljust(shortest, "x")[:longest]


def _number(schema: Node, name: str, _depth: int) -> Any:
    wanted = _BY_NAME.get(name, schema.get("default", 1))
    if isinstance(wanted, str) or wanted is None:
        wanted = 1
    lowest = schema.get("minimum", schema.get("exclusiveMinimum", wanted - 1) + 1)
    return min(max(wanted, lowest), schema.get("maximum", max(wanted, lowest)))
