"""Content keys: random per video, stored encrypted, given out in licences only."""

import base64
import secrets
from collections.abc import Sequence
from uuid import UUID

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import NotFound
from duxi.core.secrets import decrypt, encrypt
from duxi.videos.models import Video

_KEY_BYTES = 16
_PURPOSE = "video-key"


class KeyUnknown(NotFound):
    """The requested key belongs to another video."""

    message = _("Lisensi untuk video ini tidak tersedia.")


def new_key() -> bytes:
    return secrets.token_bytes(_KEY_BYTES)


def encrypt_key(key: bytes) -> str:
    """A key in its stored form."""
    return encrypt(key.hex(), _PURPOSE)


def hls_key(video: Video) -> bytes:
    """The key of the HLS files. Raises `KeyUnknown`."""
    if not video.encrypted_hls_key:
        raise KeyUnknown
    return bytes.fromhex(decrypt(video.encrypted_hls_key, _PURPOSE))


def clear_key_licence(video: Video, wanted: Sequence[str]) -> dict[str, object]:
    """The W3C ClearKey licence of a video: a JSON web key set. Raises `KeyUnknown`."""
    if not video.encrypted_key or list(wanted) != [_written(video.key_id)]:
        raise KeyUnknown
    key = bytes.fromhex(decrypt(video.encrypted_key, _PURPOSE))
    written = {"kty": "oct", "kid": _written(video.key_id), "k": _encoded(key)}
    return {"keys": [written], "type": "temporary"}


def _written(key_id: UUID) -> str:
    return _encoded(key_id.bytes)


def _encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
