"""./dev test: all checks and tests, on a separate database."""

import argparse
from collections.abc import Sequence

from launcher import checks, product
from launcher.children import Family
from launcher.guard import free_port, require_node
from launcher.journeys import journeys
from launcher.runner import Plan, carry_out
from launcher.setup import under_way


def main(arguments: Sequence[str]) -> int:
    """Run the selected checks; the last line counts them."""
    chosen = _read(arguments)
    node = require_node()
    with product.temporary(free_port()) as place, product.family() as children, under_way() as setup:
        around = checks.Around(node, setup.wait_for_python)
        plan = _everything(place, children, around, fast=chosen.fast).only(chosen.only)
        return carry_out(plan, setup, lambda: product.start_services(place, children))


def _everything(place: product.Place, children: Family, around: checks.Around, *, fast: bool) -> Plan:
    env = product.environment(place)
    return Plan(
        python=[*checks.python_static(env), *checks.python_suites(env), *checks.database_template(env)],
        web=[*checks.web_static(around), *checks.web_builds(around)],
        alone=[
            *checks.server_suite(env),
            *checks.web_suites(around),
            *([] if fast else journeys(place, children, around)),
        ],
    )


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev test")
    parser.add_argument("--fast", action="store_true", help="without the browser journeys")
    parser.add_argument("--only", type=names, default=[], help="the names of checks, separated by commas")
    return parser.parse_args(arguments)


def names(text: str) -> list[str]:
    """Names of a comma-separated list."""
    return [name.strip() for name in text.split(",") if name.strip()]
