"""Copies the rules by which a product gives certificates."""

from duxi.catalog.models import Product
from duxi.certificates.models import CertificateRule
from duxi.core.copies import copy_of


def copy_certificate_rules(source: Product, target: Product) -> None:
    rules = CertificateRule.objects.filter(product=source).order_by("pk")
    CertificateRule.objects.bulk_create(copy_of(rule, product=target) for rule in rules)


def remove_certificate_rules(product: Product) -> None:
    """Remove the rules of a product that gives no certificates any more."""
    CertificateRule.objects.filter(product=product).delete()
