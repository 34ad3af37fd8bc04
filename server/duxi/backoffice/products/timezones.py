"""Names of time zones, as the wire takes them."""

from typing import Annotated
from zoneinfo import available_timezones

from pydantic import AfterValidator, StringConstraints


def _known(name: str) -> str:
    if name not in available_timezones():
        raise ValueError("bukan zona waktu")
    return name


ZoneName = Annotated[str, StringConstraints(max_length=40), AfterValidator(_known)]
