"""Documents: the house's typeface and colours, the mark, pages, QR codes."""
