"""What the account's calls about products take."""

from typing import Annotated

from ninja import Schema
from pydantic import Field, StringConstraints

from duxi.core.lists import MAX_PAGE, MAX_ROWS


class ViewIn(Schema):
    """The product whose page was opened."""

    kind: Annotated[str, StringConstraints(min_length=1, max_length=25)]
    slug: Annotated[str, StringConstraints(min_length=1, max_length=120)]


class PageParams(Schema):
    """Which part of a list whose order is its point."""

    page: int = Field(1, ge=1, le=MAX_PAGE)
    rows: int = Field(12, ge=1, le=MAX_ROWS)

    @property
    def span(self) -> slice:
        return slice((self.page - 1) * self.rows, self.page * self.rows)
