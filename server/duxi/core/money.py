"""Sums as the shop writes them, the same on pages, in mails and on documents."""


def rupiah(amount: int) -> str:
    """`Rp 1.250.000`, which no line break divides, with a true minus sign below zero."""
    sign = "−" if amount < 0 else ""
    return f"{sign}Rp\u00a0{abs(amount):,}".replace(",", ".")
