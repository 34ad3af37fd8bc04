"""The certificate's PDF: its text, one page, and nothing outside the border."""

from datetime import date
from decimal import Decimal
from io import BytesIO

import pytest
from pypdf import PdfReader

from duxi.catalog.models import Product
from duxi.certificates.models import Certificate, CertificateTemplate
from duxi.certificates.printing import certificate_pdf
from duxi.certificates.printing.sheet import EDGE, FOOT_TOP, HEIGHT, WIDTH
from duxi.core.clock import now
from duxi.core.printing.look import ARABIC, CHINESE, safe

LONG_NAME = " ".join(["Raden Ajeng Kusumaningrum Wulandari Purwaningsih Notonegoro"] * 3)
LONG_TITLE = " ".join(["Pengelolaan Keamanan Informasi dan Pelindungan Data"] * 3)
UNIT = {"code": "J.62SEC00.001.1", "name": "Menangani Insiden", "competent": True, "score": 84}


def make(**fields):
    template = CertificateTemplate(heading="Sertifikat Kompetensi", statement="dinyatakan kompeten pada")
    shared = {
        "number": "DX-KOM-2026-000012",
        "holder_name": "Ani Wulandari",
        "title": "Penangan Insiden Siber",
        "issuer": "LSP Uji",
        "signatory_name": "Dr. Uji",
        "signatory_title": "Ketua Lembaga",
        "units": [UNIT],
        "score": Decimal("84.50"),
        "issued_at": now(),
        "valid_until": date(2029, 7, 29),
    }
    return Certificate(template=template, product=Product(slug="uji"), **(shared | fields))


def read(certificate):
    (page,) = PdfReader(BytesIO(certificate_pdf(certificate))).pages
    return page


def text_of(certificate):
    return " ".join(read(certificate).extract_text().split())


def faces_of(page):
    """The fonts on a page, without subset prefixes."""
    fonts = page["/Resources"]["/Font"].values()
    return {str(font.get_object()["/BaseFont"]).partition("+")[2] for font in fonts}


def places_of(page):
    """The position of each piece of text on the page."""
    found = []

    def keep(text, matrix, inner, _font, _size):
        if text.strip():
            x, y = inner[4], inner[5]
            a, b, c, d, e, f = matrix
            found.append((text.strip(), a * x + c * y + e, b * x + d * y + f))

    page.extract_text(visitor_text=keep)
    return found


def test_it_says_who_what_when_and_by_whom(settings):
    settings.BASE_URL = "https://duxi.example"
    text = text_of(make())
    for part in (
        "LSP Uji", "SERTIFIKAT KOMPETENSI", "Nomor DX-KOM-2026-000012", "diberikan kepada Ani Wulandari",
        "dinyatakan kompeten pada Penangan Insiden Siber", "dengan skor 84,5 dari 100",
        "J.62SEC00.001.1 · Menangani Insiden · Kompeten", "Berlaku sampai 29 Juli 2029",
        "Dr. Uji Ketua Lembaga LSP Uji", "duxi.example/verify-certificate",
    ):  # fmt: skip
        assert part in text, part


def test_what_it_does_not_have_is_not_named():
    text = text_of(make(units=[], score=None, valid_until=None))
    assert "skor" not in text
    assert "Berlaku sampai" not in text
    assert "Kompeten" not in text.replace("KOMPETENSI", "")


@pytest.mark.parametrize(("issuer", "marks"), [("Duxi", 2), ("LSP Uji", 1)])
def test_the_houses_name_stands_where_it_issues_and_where_it_does_not(settings, issuer, marks):
    assert text_of(make(issuer=issuer)).count(settings.PRODUCT_NAME) == marks


def test_long_names_and_many_units_stay_between_border_and_foot():
    units = [{**UNIT, "name": f"Unit {place} {'panjang ' * 12}"} for place in range(13)]
    page = read(make(holder_name=LONG_NAME, title=LONG_TITLE, signatory_name=LONG_NAME[:120], units=units))
    text = " ".join(page.extract_text().split())
    for part in (LONG_NAME, LONG_TITLE, "Unit 9 panjang", "dan 3 unit lain"):
        assert part in text, part
    places = places_of(page)
    assert len(places) > 30
    assert all(EDGE < x < WIDTH - EDGE and EDGE < y < HEIGHT - EDGE for _text, x, y in places), places
    last = next(y for text, _x, y in places if "unit lain" in text)
    assert last > FOOT_TOP


def test_a_revoked_one_says_so_across_its_page():
    assert "DICABUT" in text_of(make(status="revoked"))
    assert "DICABUT" not in text_of(make())


def test_what_was_learnt_stands_beside_the_score():
    text = text_of(make(minutes=90, sessions_held=4, sessions_attended=3))
    assert "dengan skor 84,5 dari 100 · selama 1 jam 30 menit · hadir 3 dari 4 sesi" in text


def test_names_in_arabic_letters_are_joined_and_run_from_the_right():
    page = read(make(holder_name="محمد علي"))
    assert any("Arabic" in face for face in faces_of(page))
    assert "ﻣﺤﻤﺪ ﻋﻠﻲ" in page.extract_text()
    assert not any("Arabic" in face for face in faces_of(read(make())))


@pytest.mark.parametrize(
    ("written", "markup"),
    [
        ("Ani  <b>&\nCo</b>", "Ani &lt;b&gt;&amp; Co&lt;/b&gt;"),
        ("Ani 王小明", f'Ani <font name="{CHINESE}">王小明</font>'),
        ("Ani محمد Co", f'Ani <font name="{ARABIC}">{"ﻣﺤﻤﺪ"[::-1]}</font> Co'),
    ],
)
def test_only_characters_missing_from_the_main_font_use_another_font(written, markup):
    assert safe(written) == markup


def test_a_wrapped_arabic_name_starts_on_the_first_line():
    name = "محمد " + "عبد الرحمن بن عبد الله بن عبد العزيز " * 3 + "علي"
    lines = [line for line in read(make(holder_name=name)).extract_text().splitlines() if "ﻋﺒﺪ" in line]
    assert len(lines) == 2
    assert "ﻣﺤﻤﺪ" in lines[0]
    assert "ﻋﻠﻲ" in lines[1]
