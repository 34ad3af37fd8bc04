"""Events that certificates announce."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class CertificateIssued:
    """A certificate has its number and can be read."""

    certificate_pk: int


certificate_issued: Announcement[CertificateIssued] = Announcement()
