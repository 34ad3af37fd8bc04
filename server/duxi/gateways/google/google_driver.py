"""Google Identity Services in the browser, Google's published certificates on the server."""

import httpx
from django.conf import settings

from duxi.gateways.google.certs import HttpCerts
from duxi.gateways.google.contract import GoogleAccount
from duxi.gateways.google.verifier import Issuer, verified

SCRIPT_URL = "https://accounts.google.com/gsi/client"
ISSUERS = ("accounts.google.com", "https://accounts.google.com")


class Google:
    """Verifies tokens that Google issued for our client id."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._transport = transport

    @property
    def client_id(self) -> str:
        return str(settings.GOOGLE_CLIENT_ID)

    @property
    def script_url(self) -> str:
        return SCRIPT_URL

    def verify(self, id_token: str) -> GoogleAccount:
        issuer = Issuer(
            names=ISSUERS,
            client_id=self.client_id,
            certs_url=settings.GOOGLE_CERTS_URL,
            load=HttpCerts(self._transport),
        )
        return verified(id_token, issuer)
