"""The Content-Security-Policy: each configured provider adds only its own origins."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from csp.constants import SELF

Doors = Mapping[str, Sequence[str]]

_MIDTRANS = ("https://app.midtrans.com", "https://app.sandbox.midtrans.com")
_RECAPTCHA = ("https://www.google.com", "https://www.gstatic.com")
_GOOGLE = ("https://accounts.google.com/gsi/",)
_FIREBASE = ("https://fcmregistrations.googleapis.com", "https://firebaseinstallations.googleapis.com")
# Origins of videos in the learner web's dialog (learner-web/src/ui/embed.ts).
_VIDEO = ("https://www.youtube-nocookie.com", "https://player.vimeo.com")

_OWN: Mapping[str, Sequence[str]] = {
    "default-src": [SELF],
    "base-uri": [SELF],
    "connect-src": [SELF],
    "font-src": [SELF],
    "form-action": [SELF],
    "frame-ancestors": [SELF],
    "frame-src": [SELF, *_VIDEO],
    "img-src": [SELF, "data:"],
    # A player appends decrypted data to a blob source.
    "media-src": [SELF, "blob:"],
    "object-src": ["'none'"],
    "script-src": [SELF],
    "style-src": [SELF, "'unsafe-inline'"],
    "worker-src": [SELF, "blob:"],
}


def _everywhere(hosts: Sequence[str]) -> Doors:
    """For a service with a script, a frame and requests."""
    return {"connect-src": hosts, "frame-src": hosts, "script-src": hosts}


_DOORS: Mapping[str, Doors] = {
    "midtrans": _everywhere(_MIDTRANS),
    "recaptcha": _everywhere(_RECAPTCHA),
    "google": {**_everywhere(_GOOGLE), "style-src": ["https://accounts.google.com/gsi/style"]},
    "fcm": {"connect-src": _FIREBASE},
}


def _origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def content_policy(*providers: str, chat_script: str = "", storage: str = "") -> dict[str, Any]:
    """The policy for these providers; embedded ones add nothing.

    `chat_script` is the URL of a third-party chat, `storage` that of a bucket, if configured.
    """
    opened = [_DOORS.get(provider, {}) for provider in providers]
    if chat_script:
        opened.append(_everywhere([_origin_of(chat_script)]))
    if storage:
        names = ("connect-src", "img-src", "media-src")
        opened.append({name: [_origin_of(storage)] for name in names})
    directives = {
        name: [*own, *(host for doors in opened for host in doors.get(name, ()))]
        for name, own in _OWN.items()
    }
    return {"DIRECTIVES": directives}
