"""Amounts in the form used on pages, in mails and on documents."""


def rupiah(amount: int) -> str:
    """`Rp 1.250.000` with a non-breaking space, and a true minus sign below zero."""
    sign = "−" if amount < 0 else ""
    return f"{sign}Rp\u00a0{abs(amount):,}".replace(",", ".")
