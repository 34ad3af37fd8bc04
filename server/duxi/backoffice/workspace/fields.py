"""Field types and groups that the workspace shares."""

from typing import Annotated

from pydantic import StringConstraints

from duxi.core.forms import OneLine

TEAM = ("Staff", "Keuangan", "Trainer", "Agent", "Administrator")
"""Everybody who works in the back office from the start."""
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=150), OneLine]
Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=150), OneLine]
Body = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20_000)]
CommentBody = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2_000)]
