"""./dev texts: every text of the server and of learner-web, ready for translators."""

from collections.abc import Sequence

from launcher import texts, web_apps
from launcher.commandline import must_run
from launcher.console import say, working
from launcher.guard import require_node
from launcher.project import ROOT
from launcher.setup import python_only

_LEARNER_WEB = ROOT / "learner-web"


def main(arguments: Sequence[str]) -> int:
    """Add new texts to the catalogues without a translation, and drop those that nothing shows any more."""
    node = require_node()
    python_only()
    with working("Texts of the server"):
        texts.collect()
    web_apps.install(_LEARNER_WEB, node)
    with working("Texts of learner-web"):
        must_run(["npm", "run", "--silent", "i18n"], cwd=_LEARNER_WEB)
    say("Written: server/duxi/locale/*/LC_MESSAGES/django.po and learner-web/src/i18n/locales")
    return 0
