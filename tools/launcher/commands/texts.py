"""./dev texts: collects the texts of the server and both web apps for translators."""

from collections.abc import Sequence

from launcher import texts, web_apps
from launcher.commandline import must_run
from launcher.console import say, working
from launcher.guard import require_node
from launcher.project import WEB_APPS
from launcher.setup import python_only


def main(arguments: Sequence[str]) -> int:
    """Add new texts to the catalogues without a translation, and remove unused ones."""
    node = require_node()
    python_only()
    with working("Texts of the server"):
        texts.collect()
    for app in WEB_APPS:
        web_apps.install(app, node)
        with working(f"Texts of {app.name}"):
            must_run(["npm", "run", "--silent", "i18n"], cwd=app)
    say("Written: server/duxi/locale/*/LC_MESSAGES/django.po and */src/i18n/locales")
    return 0
