"""Recording tax invoices that the tax office approved: number, date and PDF."""

import re
from dataclasses import dataclass
from datetime import date, timedelta
from uuid import uuid4

from django.core.files.base import ContentFile
from django.core.files.uploadedfile import UploadedFile
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.commerce.events import TaxInvoiceRecorded, tax_invoice_recorded
from duxi.commerce.invoicing.taxed import TaxedDocument
from duxi.commerce.models import TaxInvoice
from duxi.core.clock import local, now
from duxi.core.errors import Invalid, Rejected
from duxi.core.npwp import digits_of
from duxi.files.sniffing import MAXIMUM_BYTES, FileTooLarge, sniff
from duxi.files.storage import private_storage

_FOLDER = "tax-invoices"
_NUMBER = re.compile(r"(?:0[1-9]|10)\d{15}", re.ASCII)
_IN_NAME = re.compile(r"(?<!\d)\d{17}(?!\d)", re.ASCII)
_EARLIEST = timedelta(days=31)


class NumberTaken(Rejected):
    """Another invoice has this number."""

    message = gettext_lazy("Nomor faktur pajak ini sudah dipakai faktur lain.")


class NoNumberYet(Rejected):
    """A PDF needs a recorded number."""

    message = gettext_lazy("Isi dahulu nomor faktur pajaknya, lalu unggah PDF-nya.")


class NoPdf(Invalid):
    """Coretax issues PDFs only."""

    message = gettext_lazy("Unggah faktur pajak dalam bentuk PDF.")


class FileUnknown(Invalid):
    """The file name contains no number, or an unknown one."""

    message = gettext_lazy("Nama berkas tidak memuat nomor faktur pajak yang tercatat.")


@dataclass(frozen=True)
class Approval:
    """The approval of a document; `number` is its 17 digits."""

    number: str
    issued_on: date


def approval(*, document: TaxedDocument, number: str, issued_on: date | None) -> Approval:
    """The validated number and date; raises `Invalid` with a message by field."""
    digits = digits_of(number)
    errors: dict[str, list[str]] = {}
    if not _NUMBER.fullmatch(digits):
        errors["number"] = [_("Nomor faktur pajak terdiri dari 17 angka, diawali kode transaksi 01–10.")]
    if issued_on is None or not document.paid_on - _EARLIEST <= issued_on <= local(now()).date():
        errors["issued_on"] = [_("Tanggal faktur pajak tidak sesuai dengan pesanannya.")]
    if errors or issued_on is None:
        raise Invalid(errors=errors)
    return Approval(digits, issued_on)


def record_tax_invoice(*, document: TaxedDocument, approved: Approval, by: User) -> TaxInvoice:
    """Record or correct an approval; the buyer is notified of a new number.

    A PDF with another number is removed. Raises `NumberTaken`.
    """
    values = {**vars(approved), "recorded_at": now(), "recorded_by": by}
    with transaction.atomic():
        before = document.lock()
        if before and (before.number, before.issued_on) == (approved.number, approved.issued_on):
            return before
        if before and before.number != approved.number:
            values["path"] = ""
        try:
            with transaction.atomic():
                found = document.write(values)
        except IntegrityError as error:
            raise NumberTaken(errors={"number": [str(NumberTaken.message)]}) from error
        if before is None or before.number != approved.number:
            tax_invoice_recorded.announce(TaxInvoiceRecorded(tax_invoice_pk=found.pk))
    if before and before.path and not found.path:
        private_storage().delete(before.path)
    return found


@transaction.atomic
def remove_tax_invoice(*, document: TaxedDocument) -> None:
    """Remove a number that Coretax cancelled, or that was recorded for the wrong document."""
    found = document.lock()
    if found is None:
        return
    found.delete()
    if found.path:
        transaction.on_commit(lambda: private_storage().delete(found.path))


def attach_pdf(*, document: TaxedDocument, upload: "UploadedFile[bytes]") -> TaxInvoice:
    """Store the PDF of an approved tax invoice, replacing an earlier one; the buyer gets it by mail.

    Raises `NoNumberYet`, `NoPdf` or `FileTooLarge`.
    """
    if document.approved is None:
        raise NoNumberYet
    return _attach(document.approved.pk, upload)


def attach_pdf_by_name(*, upload: "UploadedFile[bytes]") -> TaxInvoice:
    """The same for a PDF with Coretax's file name, which contains the number; raises `FileUnknown`."""
    numbers = _IN_NAME.findall(upload.name or "")
    found = TaxInvoice.objects.filter(number__in=numbers).first()
    if found is None:
        raise FileUnknown(errors={"file": [str(FileUnknown.message)]})
    return _attach(found.pk, upload)


def _attach(pk: int, upload: "UploadedFile[bytes]") -> TaxInvoice:
    path = private_storage().save(f"{_FOLDER}/{uuid4().hex}.pdf", ContentFile(_pdf(upload)))
    with transaction.atomic():
        found = TaxInvoice.objects.select_for_update().get(pk=pk)
        before, found.path = found.path, path
        found.save(update_fields=["path"])
        tax_invoice_recorded.announce(TaxInvoiceRecorded(tax_invoice_pk=found.pk))
    if before:
        private_storage().delete(before)
    return found


def _pdf(upload: "UploadedFile[bytes]") -> bytes:
    if (upload.size or 0) > MAXIMUM_BYTES:
        raise FileTooLarge
    try:
        sniffed = sniff(upload.name or "", upload.read(MAXIMUM_BYTES + 1))
    except FileTooLarge:
        raise
    except Rejected as error:
        raise NoPdf(errors={"file": [str(NoPdf.message)]}) from error
    if sniffed.extension != "pdf":
        raise NoPdf(errors={"file": [str(NoPdf.message)]})
    return sniffed.content
