"""Links as pictures to scan."""

import segno


def qr_svg(link: str) -> str:
    """A link as an SVG image in a data URL."""
    return str(segno.make(link, error="m").svg_data_uri(scale=4, border=2))
