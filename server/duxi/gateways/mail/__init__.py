"""Mail: letters by SMTP, or into the outbox of the demo (embedded), chosen by the settings."""

from duxi.gateways.mail.enclosures import Enclosing, Enclosure
from duxi.gateways.mail.letter import Action, Letter, link
from duxi.gateways.mail.post import delivery_statuses, queue
from duxi.gateways.models import MailStatus

__all__ = ["Action", "Enclosing", "Enclosure", "Letter", "MailStatus", "delivery_statuses", "link", "queue"]
