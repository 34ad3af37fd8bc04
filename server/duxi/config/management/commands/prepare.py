"""Prepares an empty database completely in one start of Django."""

import hashlib
import shutil
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.db import transaction

from duxi.accounts.fixtures import load_owner, load_people
from duxi.assessors.fixtures import load_assessors
from duxi.backoffice.groups import ensure_groups
from duxi.backoffice.menus import ensure_menu
from duxi.certificates.fixtures import load_certificates
from duxi.chat.fixtures import load_chats
from duxi.classroom.fixtures import load_classes
from duxi.commerce.fixtures.cases import load_cases
from duxi.commerce.fixtures.named_orders import load_named_orders
from duxi.commerce.fixtures.orders import load_late_payments, load_orders
from duxi.commerce.fixtures.tax_invoices import load_tax_invoices
from duxi.commerce.fixtures.vouchers import load_class_vouchers, load_memberships, load_vouchers, load_waiting
from duxi.community.fixtures import load_forum
from duxi.config.schedules import ensure_schedules
from duxi.contacts.fixtures import load_contacts
from duxi.content.fixtures import load_content
from duxi.core.attribution import unrecorded
from duxi.core.models import IdempotentCall
from duxi.core.tasks import DEMO
from duxi.corporate.fixtures import load_corporate
from duxi.exams.demo import load_demo_attempts
from duxi.exams.demo_not_started import load_demo_accesses
from duxi.exams.fixtures import load_batches, load_blueprints, load_questions
from duxi.exams.product_exams import load_exams
from duxi.growth.affiliate_fixtures import load_affiliates
from duxi.growth.point_fixtures import load_points
from duxi.learning.fixtures import load_reviews
from duxi.notices.fixtures import load_notices
from duxi.offerings.fixtures import check_catalogue, load_catalogue
from duxi.offerings.fixtures.learning import load_learning
from duxi.offerings.kinds.assessment import AssessmentDetail
from duxi.reference.fixtures import load_reference
from duxi.search.actions.indexing import ensure_documents
from duxi.search.fixtures import load_fruitless_searches, load_searches, load_synonyms
from duxi.workspace.fixtures import load_workspace


class Command(BaseCommand):
    help = "Migrate, set up groups, menu, schedules and static files; with --demo load the fixtures once."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--demo", action="store_true")
        parser.add_argument("--owner", help="an administrator for an empty database")

    def handle(self, *args: Any, **options: Any) -> None:
        self._step("database", lambda: call_command("migrate", verbosity=0, interactive=False))
        self._step("groups, menu and schedules", ensure_standing_rows)
        if options["demo"]:
            self._step("demo data", load_demo_once)
        if options["owner"]:
            self._step("owner", lambda: load_owner(settings.FIXTURES / "people.yaml", options["owner"]))
        self._step("search documents", ensure_documents)
        self._step("static files", lambda: call_command("collectstatic", verbosity=0, interactive=False))

    def _step(self, name: str, work: Callable[[], object]) -> None:
        began = time.monotonic()
        work()
        self.stdout.write(f"{name}: {time.monotonic() - began:.1f} s")
        self.stdout.flush()


def load_demo_once() -> None:
    """Load the fixtures if they changed; the database stores their fingerprint."""
    with transaction.atomic():
        wanted = fingerprint(settings.FIXTURES)
        _row, is_new = IdempotentCall.objects.get_or_create(
            scope=DEMO, key=wanted, defaults={"fingerprint": wanted}
        )
        if is_new:
            with unrecorded():
                load_demo(settings.FIXTURES)
    shutil.copytree(settings.FIXTURES / "media", settings.MEDIA_ROOT, dirs_exist_ok=True)


def load_demo(folder: Path) -> None:
    """Load the offer, then users' activity."""
    _load_offer(folder)
    _load_orders(folder)
    _load_activity(folder)


def _load_offer(folder: Path) -> None:
    """Reference data, question bank, catalogue, people and demo attempts."""
    load_reference(folder / "reference")
    load_people(folder / "people.yaml")
    load_questions(folder / "questions")
    load_blueprints(folder / "assessments" / "blueprints.yaml")
    load_batches(folder / "assessments" / "batches.yaml")
    load_catalogue(folder / "catalogue")
    for path in sorted((folder / "exams").glob("*.yaml")):
        load_exams(path)
    load_certificates(folder / "certificates.yaml")
    load_assessors(folder / "assessors.yaml")
    load_content(folder / "content")
    load_synonyms(folder / "search.yaml")
    load_fruitless_searches(folder / "fruitless_searches.yaml")
    load_searches(folder / "searches.yaml")
    items = dict(AssessmentDetail.objects.order_by("-product").values_list("blueprint_id", "product_id"))
    load_demo_attempts(folder / "assessments" / "batches.yaml", folder / "people.yaml", items)
    load_demo_accesses(folder / "assessments" / "batches.yaml", items)
    load_reviews(folder / "reviews.yaml")


def _load_orders(folder: Path) -> None:
    is_new = load_orders(folder / "orders.yaml", folder / "people.yaml")
    load_waiting(folder / "waiting.yaml")
    if is_new:
        load_late_payments(folder / "orders.yaml")
        load_cases(folder / "orders.yaml")
        load_tax_invoices("fina@contoh.example")
        load_named_orders(folder / "orders.yaml")


def _load_activity(folder: Path) -> None:
    """Classes, vouchers, communities, companies and chats."""
    load_class_vouchers(folder / "class_vouchers.yaml")
    load_classes(folder / "classes")
    load_vouchers(folder / "vouchers.yaml")
    load_memberships(folder / "people.yaml")
    load_affiliates(folder / "affiliates.yaml")
    load_points(folder / "points.yaml")
    load_corporate(folder / "corporate.yaml")
    load_notices(folder / "notices.yaml")
    load_learning(folder / "learning.yaml")
    load_forum(folder / "forum.yaml")
    ensure_documents()
    load_chats(folder / "chats.yaml")
    load_workspace(folder / "workspace.yaml")
    load_contacts(folder / "contacts.yaml")
    check_catalogue()


def fingerprint(folder: Path) -> str:
    """A hash over all fixture files."""
    seen = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            seen.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return seen.hexdigest()


def ensure_standing_rows() -> None:
    """Create the rows that every database needs besides those of migrations."""
    ensure_groups()
    ensure_menu()
    ensure_schedules()
