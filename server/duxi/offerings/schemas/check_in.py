"""What scanners send."""

from datetime import timedelta
from typing import Annotated
from uuid import UUID, uuid4

from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.core.forms import Id
from duxi.core.schema import Schema
from duxi.learning.actions.check_ins import Scan

Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


class DoorCodeIn(Schema):
    """A code as it was read or typed; `item_id` is the event at this door."""

    code: Code
    item_id: Id | None = None


class SubmitIn(DoorCodeIn):
    """`scan_id` is the scanner's number of the scan, `offline_seconds` how long it waited to be sent."""

    scan_id: UUID | None = None
    offline_seconds: Annotated[int, Field(ge=0, le=10**7)] = 0

    def scan(self, user: User) -> Scan:
        return Scan(
            code=self.code,
            scan_id=self.scan_id or uuid4(),
            scanned_by=user,
            product_id=self.item_id,
            offline_for=timedelta(seconds=self.offline_seconds),
        )
