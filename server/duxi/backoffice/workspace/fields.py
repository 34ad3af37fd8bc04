"""Field types and groups shared by the workspace."""

from typing import Annotated

from pydantic import StringConstraints

from duxi.core.forms import OneLine

TEAM = ("Staff", "Keuangan", "Trainer", "Agent", "Administrator")
"""The initial groups of the back office."""
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=150), OneLine]
Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=150), OneLine]
Body = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20_000)]
CommentBody = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2_000)]
