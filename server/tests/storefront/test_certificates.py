"""The pages of what gives a certificate show how it will look, and who may issue it."""

from datetime import timedelta

import pytest

from duxi.certificates.models import CertificateRule, CertificateTemplate
from duxi.core.clock import now
from duxi.learning.models import ClassSession
from tests.factories import CertificationFactory, ElearningFactory, OtiFactory

pytestmark = pytest.mark.django_db

PATHS = {
    "public/certifications": CertificationFactory,
    "public/elearning": ElearningFactory,
    "public/oti/classes": OtiFactory,
}

LEARNT = {"certification": None, "elearning": 0, "oti": None}


def rule_of(product, **changes):
    template, _created = CertificateTemplate.objects.get_or_create(
        code="uji",
        defaults={"heading": "Sertifikat Uji", "statement": "dinyatakan kompeten", "accent": "#123456"},
    )
    wanted = {"trigger": "passed", "type": "competence", "title": "Analis", "signatory_name": "Dr. Uji"}
    return CertificateRule.objects.create(
        product=product, issuer="LSP Uji", signatory_title="Ketua", template=template, **wanted | changes
    )


@pytest.fixture(params=sorted(PATHS))
def page(request, as_):
    product = PATHS[request.param]().product
    return product, lambda: as_().get(f"/{request.param}/{product.slug}").results


def test_a_page_shows_what_stands_on_its_certificate(page):
    product, shown = page
    rule_of(product, validity_months=24)
    assert shown()["sample_certificate"] == {
        "type": "competence",
        "title": "Analis",
        "issuer": "LSP Uji",
        "signatory_name": "Dr. Uji",
        "signatory_title": "Ketua",
        "validity_months": 24,
        "heading": "Sertifikat Uji",
        "statement": "dinyatakan kompeten",
        "accent": "#123456",
        "minutes": LEARNT[product.kind],
        "sessions": 0 if product.kind == "oti" else None,
    }


def test_without_a_rule_in_force_there_is_no_sample(page):
    product, shown = page
    assert shown()["sample_certificate"] is None
    rule_of(product, is_active=False)
    assert shown()["sample_certificate"] is None


def test_of_two_certificates_the_one_of_competence_is_shown(page):
    product, shown = page
    rule_of(product, trigger="completed", type="attendance", title="Kehadiran")
    rule_of(product)
    assert shown()["sample_certificate"]["title"] == "Analis"


def test_the_page_names_the_licence_of_the_issuer(as_):
    certification = CertificationFactory(issuer_licence="BNSP-LSP-9001-ID")
    page = as_().get(f"/public/certifications/{certification.product.slug}").results
    assert page["issuer_licence"] == "BNSP-LSP-9001-ID"


def test_the_sample_of_a_class_says_how_long_it_takes_and_in_how_many_sessions(as_):
    product = OtiFactory().product
    rule_of(product)
    for day in (1, 2):
        ClassSession.objects.create(
            product=product,
            title="Sesi",
            starts_at=now() + timedelta(days=day),
            duration_minutes=90,
            mode="online",
        )
    sample = as_().get(f"/public/oti/classes/{product.slug}").results["sample_certificate"]
    assert (sample["minutes"], sample["sessions"]) == (180, 2)
