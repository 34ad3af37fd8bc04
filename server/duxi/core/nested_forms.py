"""Indexed fields of a form (`pics[0][name]=Ani`, `attachs[1]=…`) as lists of values."""

import re
from collections.abc import Mapping
from typing import Any

_INDEXED = re.compile(r"^(\w{1,40})\[(\d{1,4})\](?:\[(\w{1,40})\])?$")


def folded(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Collect the fields `name[i][part]` under `name`, ordered by index.

    Rows keep their index as `index`, so that messages can name the field as it was sent.
    """
    plain: dict[str, Any] = {}
    rows: dict[str, dict[int, Any]] = {}
    for key, value in fields.items():
        found = _INDEXED.match(key)
        if found is None:
            plain[key] = value
            continue
        name, index, part = found[1], int(found[2]), found[3]
        if part is None:
            rows.setdefault(name, {})[index] = value
        else:
            row = rows.setdefault(name, {}).setdefault(index, {"index": index})
            if isinstance(row, dict):
                row[part] = value
    return plain | {name: [found[index] for index in sorted(found)] for name, found in rows.items()}


def answers_in(fields: Mapping[str, Any], name: str) -> dict[int, str]:
    """The values of `name[key]` by key; the keys are row ids, not an order."""
    found = ((re.fullmatch(rf"{name}\[(\d{{1,10}})\]", key), value) for key, value in fields.items())
    return {int(key[1]): str(value) for key, value in found if key}
