"""Printed documents, which the buyer downloads and receives by mail."""

from duxi.commerce.invoicing.printing.invoice import invoice_pdf

__all__ = ["invoice_pdf"]
