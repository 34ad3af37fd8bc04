"""Online rooms: Zoom, embedded rooms that behave like it, or none (the default)."""

from duxi.gateways.registry import Gateway
from duxi.gateways.zoom.contract import Meeting, NewMeeting, Registrant, ZoomDown, ZoomGateway
from duxi.gateways.zoom.embedded import EmbeddedZoom
from duxi.gateways.zoom.zoom_driver import Zoom

__all__ = ["Meeting", "NewMeeting", "Registrant", "ZoomDown", "ZoomGateway", "gateway"]

_GATEWAY: Gateway[ZoomGateway | None] = Gateway("zoom", embedded=EmbeddedZoom, zoom=Zoom, none=lambda: None)


def gateway() -> ZoomGateway | None:
    """The configured service; None where events have no online room."""
    return _GATEWAY.driver()
