"""Google reCAPTCHA v3 through its siteverify call."""

import httpx
from django.conf import settings

VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify"
MIN_SCORE = 0.5
TIMEOUT = httpx.Timeout(5.0)


class RecaptchaDriver:
    """Verifies answers at Google, which itself refuses replayed and expired ones."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self.site_key: str = settings.RECAPTCHA_SITE_KEY
        self._transport = transport

    def accepts(self, answer: str, address: str) -> bool:
        """Fails closed: when Google is unreachable, the answer is refused."""
        form = {"secret": settings.RECAPTCHA_SECRET_KEY, "response": answer, "remoteip": address}
        with httpx.Client(timeout=TIMEOUT, transport=self._transport) as client:
            try:
                found = client.post(VERIFY_URL, data=form).json()
            except (httpx.HTTPError, ValueError):
                return False
        return found.get("success") is True and float(found.get("score", 1.0)) >= MIN_SCORE
