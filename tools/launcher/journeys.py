"""The browser journeys against the product, started like ./dev up starts it."""

from dataclasses import replace

from launcher import browser, postgres, product, web_apps
from launcher.checks import Around, Check
from launcher.children import Family
from launcher.commandline import Result, run
from launcher.project import E2E, WEB_APPS


def journeys(place: product.Place, children: Family, around: Around) -> list[Check]:
    """One check; must run in the main thread, because the product's processes die with their thread."""
    return [Check("browser", lambda: _travel(place, children, around))]


# short enough for a journey to see a token expire and be refreshed
_SETTINGS = {"DUXI_ACCESS_SECONDS": "20"}


def _travel(usual: product.Place, children: Family, around: Around) -> Result:
    place = replace(usual, settings=_SETTINGS)
    web_apps.install(E2E, around.node)
    for app in WEB_APPS:
        web_apps.build(app, around.node, around.wait_for_python)
    chromium = browser.find(place.data / "browser")
    postgres.copy_template(product.cluster_of(place))
    product.prepare(place)
    product.start_servers(place, children)
    env = product.environment(place) | {"BASE_URL": place.address, "CHROMIUM": str(chromium), "CI": "1"}
    result = run(["npm", "test", "--silent"], cwd=E2E, env=env)
    return result if result.ok else Result(result.code, result.output + _server_log(place))


def _server_log(place: product.Place) -> str:
    """The end of the server's log, added to a failure."""
    lines = place.log("web").read_text(errors="replace").splitlines()[-30:]
    return "\n".join(["", "The web server's log ends so:", *lines])
