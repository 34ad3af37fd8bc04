"""./dev contracts: the OpenAPI documents, and the web apps' types generated from them."""

from collections.abc import Sequence

from launcher import product, web_apps
from launcher.commandline import must_run
from launcher.console import say, working
from launcher.guard import require_node
from launcher.project import CONTRACTS, PYTHON, SERVER, WEB_APPS
from launcher.setup import python_only

_ANY_PORT = 8000


def main(arguments: Sequence[str]) -> int:
    """Write contracts/*.json, then each app's src/api/schema.d.ts."""
    node = require_node()
    python_only()
    with product.temporary(_ANY_PORT) as place, working("Contracts"):
        must_run([PYTHON, "manage.py", "export_contracts"], cwd=SERVER, env=product.environment(place))
    for app in WEB_APPS:
        web_apps.install(app, node)
        with working(f"{app.name} types"):
            must_run(["npm", "run", "contracts"], cwd=app)
    say(f"Written: {', '.join(path.name for path in sorted(CONTRACTS.glob('*.json')))} and both schema.d.ts")
    return 0
