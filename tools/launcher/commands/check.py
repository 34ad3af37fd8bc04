"""./dev check: lint and types, without a database or a browser."""

import argparse
from collections.abc import Sequence

from launcher import checks, product
from launcher.commands.test import names
from launcher.guard import free_port, require_node
from launcher.runner import Plan, carry_out
from launcher.setup import under_way


def main(arguments: Sequence[str]) -> int:
    """Run the selected static checks; the last line counts them."""
    parser = argparse.ArgumentParser(prog="./dev check")
    parser.add_argument("--only", type=names, default=[], help="the names of checks, separated by commas")
    chosen = parser.parse_args(arguments)
    node = require_node()
    with product.temporary(free_port()) as place, under_way() as setup:
        around = checks.Around(node, setup.wait_for_python)
        static = checks.python_static(product.environment(place))
        plan = Plan(python=static, web=checks.web_static(around)).only(chosen.only)
        return carry_out(plan, setup, lambda: None)
