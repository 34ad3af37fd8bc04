"""Loads `fixtures/corporate.yaml`, once: companies with members, an analysis, quotations and orders."""

from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import at, now
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml
from duxi.corporate.actions.campaigns import open_campaign, submit
from duxi.corporate.actions.companies import Application, apply, review
from duxi.corporate.actions.invitations import Invitee, accept, invite
from duxi.corporate.actions.quotations import request_quotation
from duxi.corporate.models import Campaign, Company, CompanyRole, Invitation, Member, Participant
from duxi.corporate.order_fixtures import load_order
from duxi.reference.models import JobRole, RoleCompetency

Item = dict[str, Any]


def load_corporate(path: Path) -> None:
    """Create what does not exist; companies are matched by name, and one with an order gets no second."""
    with suppress_events():
        for item in read_yaml(path):
            if not Company.objects.filter(name=item["company"]["name"]).exists():
                with at(now() - timedelta(days=item["days_ago"])):
                    _load(item)
            if "order" in item:
                load_order(_manager(item), item["order"])


def _load(item: Item) -> None:
    owner, staff = _person(item["owner"]), _person("dewi@contoh.example")
    company = apply(user=owner, application=Application(**item["company"]))
    if not item.get("people"):
        return
    review(company_id=company.pk, reviewer=staff, is_approved=True)
    manager = _manager(item)
    _join(manager, item["people"])
    _ask(manager, item.get("invited", []))
    if "tna" in item:
        _quote(manager, _analyse(manager, item["tna"]), item["tna"]["quotation"])


def _manager(item: Item) -> Member:
    rows = Member.objects.select_related("company", "user")
    return rows.get(user__email=item["owner"], company__name=item["company"]["name"])


def _join(manager: Member, people: list[Item]) -> None:
    for person in people:
        _ask(manager, [person], CompanyRole(person.get("role", CompanyRole.MEMBER)))
        invitation = Invitation.objects.get(company=manager.company, email=person["email"])
        user = _person(person["email"])
        accept(user=user, uuid=invitation.uuid, agrees=person.get("consents", True))
    team = Member.objects.filter(company=manager.company).exclude(pk=manager.pk)
    team.update(superior=manager)


def _ask(manager: Member, people: list[Item], role: CompanyRole = CompanyRole.MEMBER) -> None:
    invite(
        manager=manager,
        people=[Invitee(one["email"], one.get("name", ""), one.get("department", "")) for one in people],
        role=role,
    )


def _analyse(manager: Member, item: Item) -> Campaign:
    roles = [JobRole.objects.get(slug=slug) for slug in item["job_roles"]]
    members = list(Member.objects.filter(company=manager.company).order_by("pk"))
    campaign = open_campaign(
        company=manager.company,
        made_by=manager.user,
        title=item["title"],
        roles={member.pk: roles[n % len(roles)].pk for n, member in enumerate(members)},
        closes_at=now() + timedelta(days=item["days_open"]),
        asks_superiors=True,
        budget=item["budget"],
    )
    random = Random(11)  # noqa: S311 - the same demo every time
    for participant in Participant.objects.filter(campaign=campaign).select_related("member__user"):
        _rate(participant, random)
    return campaign


def _rate(participant: Participant, random: Random) -> None:
    wanted = RoleCompetency.objects.filter(job_role=participant.job_role_id)
    levels = {
        unit: max(0, min(5, level - random.choice((0, 0, 1, 1, 2, 3, -1))))
        for unit, level in wanted.order_by("unit_id").values_list("unit_id", "level_id")
    }
    full = Participant.objects.select_related("campaign", "member").get(pk=participant.pk)
    submit(user=participant.member.user, participant=full, levels=levels)


def _quote(manager: Member, campaign: Campaign, item: Item) -> None:
    seats = {Product.objects.get(slug=slug).pk: count for slug, count in item["lines"].items()}
    request_quotation(manager=manager, seats=seats, campaign=campaign, note=item["note"])


def _person(email: str) -> User:
    return User.objects.get(email=email)
