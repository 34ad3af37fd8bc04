"""Changes of a webhook by staff: its address, its secret, and resuming it."""

from datetime import timedelta
from urllib.parse import urlsplit

from django.db.models import F
from django.utils.translation import gettext as _

from duxi.core.clock import now
from duxi.core.errors import Invalid
from duxi.webhooks.models import StopReason, Webhook
from duxi.webhooks.secrets import decrypt_secret, new_secret

OVERLAP = timedelta(hours=24)
"""How long the previous secret remains valid after a change."""


def check_address(url: str) -> None:
    """Refuse an address that we would not call. Raises `Invalid`."""
    parts = urlsplit(url)
    if parts.scheme != "https":
        raise Invalid(errors={"url": [_("Alamat harus diawali https://.")]})
    if parts.username or parts.password:
        raise Invalid(errors={"url": [_("Alamat tidak boleh berisi nama pengguna atau kata sandi.")]})


def resume_columns(*, is_active: bool) -> dict[str, object]:
    """The columns that follow from activating a webhook: why it was stopped is forgotten."""
    if not is_active:
        return {}
    return {"stopped_at": None, "stop_reason": StopReason.NONE, "failing_since": None}


def change_secret(*, webhook: Webhook) -> str:
    """Replace the secret and return the new one; the previous one also signs for a day."""
    fresh = new_secret()
    Webhook.objects.filter(pk=webhook.pk).update(
        previous_secret=F("secret"), previous_until=now() + OVERLAP, secret=fresh
    )
    return decrypt_secret(fresh)
