"""The committed contracts of both APIs; `export_contracts --check` verifies that they are current."""

import json
from functools import cache
from typing import Any

from django.conf import settings
from ninja import NinjaAPI

from duxi.config.routes import learner


@cache
def document_of(api: NinjaAPI) -> dict[str, Any]:
    """Reading one takes a hundredth of the time of generating it."""
    name = "learner" if api is learner else "backoffice"
    return json.loads((settings.TOP / "contracts" / f"{name}.json").read_text())
