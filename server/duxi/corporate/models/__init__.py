"""Tables of companies: members, training-needs analyses, quotations."""

from duxi.corporate.models.companies import (
    Company,
    CompanyEvent,
    CompanyEventKind,
    CompanyRole,
    CompanyStatus,
    Invitation,
    InvitationStatus,
    Member,
)
from duxi.corporate.models.orders import (
    CompanyOrder,
    CompanyOrderStatus,
    CompanySeat,
    Instalment,
    InstalmentExport,
    PaymentTerms,
)
from duxi.corporate.models.quotations import Quotation, QuotationLine, QuotationStatus
from duxi.corporate.models.tna import Campaign, Participant, Rating

__all__ = [
    "Campaign",
    "Company",
    "CompanyEvent",
    "CompanyEventKind",
    "CompanyOrder",
    "CompanyOrderStatus",
    "CompanyRole",
    "CompanySeat",
    "CompanyStatus",
    "Instalment",
    "InstalmentExport",
    "Invitation",
    "InvitationStatus",
    "Member",
    "Participant",
    "PaymentTerms",
    "Quotation",
    "QuotationLine",
    "QuotationStatus",
    "Rating",
]
