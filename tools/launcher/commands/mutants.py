"""./dev mutants: mutation testing of the server."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from launcher import product
from launcher.commandline import Argument, must_run
from launcher.console import Trouble, say
from launcher.guard import free_port, one_after_another
from launcher.project import CONTRACTS, DATA, FIXTURES, PROGRAMS, PYTHON, ROOT, SERVER
from launcher.setup import python_only
from launcher.steps import Step

_PLACE = DATA / "mutants"
_PACKAGES = _PLACE / "packages"
_LOCK = SERVER / "requirements-mutants.txt"
_UNCHANGED = (
    *("*/migrations/*", "*/admin.py", "*/demo*.py", "*fixtures.py", "*/fixtures/*"),
    "*/exams/product_exams.py",  # also a loader of the demo
    # run in separate processes, whose coverage is not collected
    *("*/core/worker/*", "*/commands/worker.py"),
)


@dataclass(frozen=True)
class Area:
    """Code to mutate and the tests that should detect it; `without` are slow tests to leave out."""

    changes: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


AREAS: Mapping[str, Area] = {
    "pricing": Area(("duxi/commerce/shop/pricing.py",), ("tests/checkout/test_pricing.py",)),
    "scoring": Area(
        ("duxi/exams/scoring.py", "duxi/exams/grading.py", "duxi/exams/levels.py"),
        (
            "tests/exams/test_attempts_scoring.py",
            "tests/exams/test_grades.py",
            "tests/exams/test_several_answers.py",
        ),
    ),
    "money": Area(
        ("duxi/commerce/*",),
        (
            *("tests/money", "tests/checkout", "tests/invoices", "tests/wishing", "tests/entitlements"),
            *("tests/learning/test_seat_tickets.py", "tests/learning/test_cancelled_class.py"),
            *("tests/learning/test_cancelled_bundles.py", "tests/backoffice/test_money_cases.py"),
            *("tests/backoffice/test_order_actions.py", "tests/backoffice/test_vouchers.py"),
        ),
        ("tests/money/test_oracle.py", "tests/money/test_killed.py", "tests/*/test_*races.py"),
    ),
    "exams": Area(
        ("duxi/exams/*",),
        (
            *("tests/exams", "tests/free_assessments", "tests/assessors", "tests/classroom"),
            *("tests/elearning", "tests/exports", "tests/sharing", "tests/suggestions"),
        ),
        ("tests/exams/test_*under_fire.py", "tests/exams/test_*races.py"),
    ),
    "accounts": Area(
        ("duxi/accounts/*",),
        (
            *("tests/accounts", "tests/google", "tests/two_factor", "tests/gateways/test_messaging.py"),
            *("tests/hardening/test_hashing.py", "tests/backoffice/test_system.py"),
        ),
        ("tests/accounts/test_*races.py",),
    ),
    "core": Area(
        ("duxi/core/*",),
        (
            *("tests/core", "tests/operations", "tests/durability", "tests/hardening", "tests/workspace"),
            *("tests/elearning", "tests/administration/test_admin_face.py", "tests/money/test_counters.py"),
            *("tests/invoices/test_printing.py", "tests/invoices/test_collectors.py"),
            *("tests/invoices/test_order_lives.py", "tests/exams/test_certificate_pdf.py"),
            *("tests/checkout/test_checkout.py", "tests/checkout/test_tax.py"),
            *("tests/notices/test_socket.py", "tests/notices/test_socket_limits.py"),
            *("tests/learning/test_check_in.py", "tests/learning/test_registrations.py"),
            *("tests/backoffice/test_resources.py", "tests/backoffice/test_imports.py"),
            *("tests/content/test_faqs.py", "tests/content/test_showcase.py"),
            *("tests/contacts/test_people.py", "tests/contacts/test_tasks.py"),
            *("tests/chat/test_conversation.py", "tests/chat/test_hostile.py"),
            *("tests/chat/test_elsewhere.py", "tests/assessors/test_slots.py"),
            *("tests/gateways/test_outbox.py", "tests/kinds/test_catalogue.py"),
            *("tests/corporate/test_tna.py", "tests/corporate/test_quotations.py"),
        ),
        (
            *("tests/hardening/test_long_requests.py", "tests/hardening/test_stopping.py"),
            "tests/durability/test_jobs.py",
            "tests/operations/test_version.py",  # reads files beside the server
        ),
    ),
}


def main(arguments: Sequence[str]) -> int:
    """Run mutmut over one area, in a copy of the server; further arguments are mutmut's."""
    name, *rest = arguments or ("",)
    area = AREAS.get(name)
    if area is None:
        raise Trouble(f"./dev mutants needs an area: {', '.join(AREAS)}.")
    python_only()
    Step("mutmut", _PACKAGES / ".stamp", (_LOCK,), _install).run()
    place = product.Place(_PLACE / name / "services", free_port(), durable=False)
    with one_after_another(place.lock, f"Another ./dev mutants {name} runs in this checkout; waiting for it"):
        copy = _copy(name, area)
        return _run(place, copy, rest)


def _install() -> None:
    shutil.rmtree(_PACKAGES, ignore_errors=True)
    command: list[Argument] = [
        PROGRAMS / "uv",
        "pip",
        "install",
        "-q",
        "--python",
        PYTHON,
        "--target",
        _PACKAGES,
    ]
    must_run([*command, "--require-hashes", "-r", _LOCK], cwd=ROOT, env={**os.environ, "UV_NO_CONFIG": "1"})


def _copy(name: str, area: Area) -> Path:
    """Copy the server with everything its tests read; results of earlier runs remain."""
    copy = _PLACE / name / "server"
    for folder in ("duxi", "tests"):
        shutil.rmtree(copy / folder, ignore_errors=True)
        shutil.copytree(SERVER / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SERVER / "manage.py", copy)
    (copy / "pyproject.toml").write_text(_settings(area))
    for needed in (CONTRACTS, FIXTURES):
        link = copy / needed.name
        if not link.is_symlink():
            link.symlink_to(needed)
    return copy


def _settings(area: Area) -> str:
    """A `forkserver`, so that no mutant inherits connections or statements of an earlier run."""
    return f"""\
[tool.pytest.ini_options]
DJANGO_SETTINGS_MODULE = "duxi.config.settings"
pythonpath = ["."]
addopts = "--disable-plugin-autoload -p pytest_django.plugin --strict-markers -q -p no:cacheprovider"

[tool.mutmut]
source_paths = ["duxi"]
only_mutate = [{_quoted(area.changes)}]
do_not_mutate = [{_quoted(_UNCHANGED)}]
also_copy = ["manage.py"]
pytest_add_cli_args = [{_quoted([f"--ignore-glob={place}" for place in area.without])}]
pytest_add_cli_args_test_selection = [{_quoted(area.tests)}]
process_isolation = "forkserver"
track_dependencies = false
use_git_change_detection = false
"""


def _quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _run(place: product.Place, copy: Path, more: Sequence[str]) -> int:
    """One mutant at a time, because all of them share the tests' database."""
    with product.family() as children:
        product.start_services(place, children)
        env = {**product.environment(place), "REDIS_URL": "", "PYTHONPATH": str(_PACKAGES)}
        mutmut = [PYTHON, "-m", "mutmut"]
        done = subprocess.run([*mutmut, "run", "--max-children", "1", *more], cwd=copy, env=env, check=False)
        say("What no test noticed:")
        subprocess.run([*mutmut, "results"], cwd=copy, env=env, check=False)
    return done.returncode
