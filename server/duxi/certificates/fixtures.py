"""Loads templates, rules and the demo's certificates; idempotent."""

from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.certificates.actions.issue import number_and_save
from duxi.certificates.actions.status import reissue, revoke
from duxi.certificates.models import Certificate, CertificateRule, CertificateTemplate, CertificateType
from duxi.certificates.participation import participation_in
from duxi.core import clock
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml, refresh_row

Item = dict[str, Any]

_RULE = ("title", "issuer", "signatory_name", "signatory_title", "validity_months")


def load_certificates(path: Path) -> None:
    """Create or update everything by code or number."""
    items = read_yaml(path)
    for item in items["templates"]:
        key = {"code": item["code"], "edition": item["edition"]}
        refresh_row(CertificateTemplate, key, item)
    for item in items["rules"]:
        _save_rule(item)
    for item in items["awards"]:
        if not Certificate.objects.filter(number=item["number"]).exists():
            with suppress_events():
                _award(item)


def _save_rule(item: Item) -> None:
    product = Product.objects.get(slug=item["product"])
    template = CertificateTemplate.objects.filter(code=item["template"]).latest("edition")
    key = {"product": product, "trigger": item["trigger"], "type": item["type"]}
    refresh_row(CertificateRule, key, {**{name: item[name] for name in _RULE}, "template": template})


def _award(item: Item) -> None:
    moment = clock.now() - timedelta(days=item["days_ago"])
    with clock.at(moment):
        certificate = number_and_save(_certificate(item))
    with clock.at(moment + timedelta(days=10)):
        if "revoked" in item:
            revoke(certificate_pk=certificate.pk, reason=item["revoked"])
        if "replaced" in item:
            name = certificate.holder.fullname
            reissue(certificate_pk=certificate.pk, holder_name=name, reason=item["replaced"])


def _certificate(item: Item) -> Certificate:
    rule = CertificateRule.objects.select_related("product", "template").get(
        product__slug=item["product"], type=item["type"]
    )
    holder = User.objects.get(username=item["holder"])
    is_competence = item["type"] == CertificateType.COMPETENCE
    held, attended = item.get("sessions", (None, None))
    copied = ("type", "title", "issuer", "signatory_name", "signatory_title", "product", "template")
    return Certificate(
        number=item["number"],
        rule=rule,
        holder=holder,
        holder_name=item.get("name", holder.fullname),
        product_title=rule.product.title,
        units=_units(rule.product, item["score"]) if is_competence else [],
        score=Decimal(str(item["score"])) if is_competence else None,
        minutes=participation_in(rule.product, None)["minutes"],
        sessions_held=held,
        sessions_attended=attended,
        **{name: getattr(rule, name) for name in copied},
    )


def _units(product: Product, score: float) -> list[Item]:
    units = product.competency_units.order_by("code").values_list("code", "name")
    return [{"code": code, "name": name, "competent": True, "score": score} for code, name in units]
