"""Field types that contacts and mail share."""

from typing import Annotated

from pydantic import Field, StringConstraints

from duxi.core.forms import OneLine
from duxi.core.schema import Schema

Line200 = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200), OneLine]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=200), OneLine]
ShortName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100), OneLine]
Address = Annotated[str, StringConstraints(strip_whitespace=True, to_lower=True, max_length=254)]
Phone = Annotated[str, StringConstraints(strip_whitespace=True, max_length=30), OneLine]
Tag = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), OneLine]
Tags = Annotated[list[Tag], Field(max_length=30)]
Id = Annotated[int, Field(ge=1, lt=2**31)]
Version = Annotated[int, Field(ge=1, lt=2**31)]


class VersionIn(Schema):
    """The version that was read, required by every write."""

    version: Version = 1
