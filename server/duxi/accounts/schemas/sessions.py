"""A user's sessions."""

import uuid
from datetime import datetime

from duxi.accounts.devices import country_of, device_of, masked
from duxi.accounts.models import LoginSession
from duxi.core.schema import Schema


class SignInRow(Schema):
    """One session; unknown parts of the device are null, `address` is masked, `place` is a country."""

    session_uuid: uuid.UUID
    device: str | None
    browser: str | None
    place: str | None
    address: str | None
    created_at: datetime
    last_used_at: datetime
    is_current: bool

    @classmethod
    def of(cls, session: LoginSession, current: LoginSession) -> "SignInRow":
        device = device_of(session.user_agent)
        return cls(
            session_uuid=session.pk,
            device=device.device or None,
            browser=device.browser or None,
            place=country_of(session.address),
            address=masked(session.address),
            created_at=session.created_at,
            last_used_at=session.last_used_at,
            is_current=session.pk == current.pk,
        )
