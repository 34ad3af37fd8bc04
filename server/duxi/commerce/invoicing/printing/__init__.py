"""Documents on paper: what the buyer downloads and gets by mail."""

from duxi.commerce.invoicing.printing.invoice import invoice_pdf

__all__ = ["invoice_pdf"]
