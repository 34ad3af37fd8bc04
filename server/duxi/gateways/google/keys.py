"""The embedded issuer's key pair: generated once and stored among the private files of this installation."""

import os
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import NameOID
from django.conf import settings
from google.auth import jwt
from google.auth.crypt import RSASigner

_NAME = "google-issuer.pem"
_END_OF_KEY = b"-----END PRIVATE KEY-----\n"
_FROM, _UNTIL = datetime(2020, 1, 1, tzinfo=UTC), datetime(2120, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class IssuerKey:
    """A private key and the certificate that verifies its tokens, both PEM."""

    private: bytes
    certificate: bytes

    @property
    def key_id(self) -> str:
        """The certificate's fingerprint."""
        return x509.load_pem_x509_certificate(self.certificate).fingerprint(hashes.SHA256()).hex()[:40]

    def sign(self, claims: dict[str, Any]) -> str:
        """A signed ID token with these claims."""
        signer = RSASigner.from_string(self.private, key_id=self.key_id)
        token: bytes = jwt.encode(signer, claims)
        return token.decode()

    def certificates(self) -> dict[str, str]:
        """Certificates by key id, in the format in which Google publishes them."""
        return {self.key_id: self.certificate.decode()}


def issuer_key() -> IssuerKey:
    """The key pair of this installation; concurrent first callers all get the same one."""
    path = Path(settings.PRIVATE_ROOT) / _NAME
    if not path.exists():
        _keep(_fresh(), path)
    private, _end, certificate = path.read_bytes().partition(_END_OF_KEY)
    return IssuerKey(private + _END_OF_KEY, certificate)


def _keep(content: bytes, path: Path) -> None:
    """Move a complete file to its path, unless another process was faster."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent) as unfinished:
        unfinished.write(content)
        unfinished.flush()
        try:
            os.link(unfinished.name, path)
        except FileExistsError:
            return


def _fresh() -> bytes:
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Duxi embedded Google issuer")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), _FROM, _UNTIL)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return private + certificate.public_bytes(serialization.Encoding.PEM)
