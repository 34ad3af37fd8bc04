"""Requests and responses about products, except the kinds' own schemas."""

from typing import Annotated

from pydantic import Field, StringConstraints

from duxi.core.lists import MAX_PAGE, MAX_ROWS
from duxi.core.schema import Schema
from duxi.offerings.kinds.oti import OtiCard


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


class OtiJobRoleOut(Schema):
    """A job role that OTI classes lead to, and how many do."""

    job_role_slug: str
    job_role_name: str
    job_role_family: str
    job_role_description: str
    class_count: int


class OtiJobRoleDetail(OtiJobRoleOut):
    classes: list[OtiCard]
