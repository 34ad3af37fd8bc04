"""The delivery status of mails about invitations and seats."""

from collections.abc import Collection

from duxi.corporate.models import Company, CompanySeat, Invitation
from duxi.corporate.queries.companies import open_invitations_of
from duxi.gateways.mail import MailStatus, delivery_statuses


def invitation_reference(invitation: Invitation) -> str:
    """The mail reference of an invitation."""
    return f"invitation:{invitation.uuid}"


def seat_reference(seat: CompanySeat) -> str:
    """The mail reference of a seat's newest notification."""
    return f"seat:{seat.uuid}:{seat.member_id}:{seat.reminded_at or seat.assigned_at}"


def invitation_deliveries_of(company: Company) -> list[tuple[Invitation, MailStatus | None]]:
    """The delivery status of a company's open invitations."""
    rows = list(open_invitations_of(company).select_related("company", "invited_by"))
    found = delivery_statuses([invitation_reference(one) for one in rows])
    return [(one, found.get(invitation_reference(one))) for one in rows]


def seat_deliveries(seats: Collection[CompanySeat]) -> dict[int, MailStatus]:
    """The delivery status of each assigned seat's newest notification, by seat id."""
    references = {seat_reference(seat): seat.pk for seat in seats if seat.member_id}
    return {references[name]: status for name, status in delivery_statuses(list(references)).items()}
