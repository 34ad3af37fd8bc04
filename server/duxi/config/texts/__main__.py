"""`python -m duxi.config.texts collect|compile|check`, from the server's folder."""

import sys

from duxi.config.texts.catalogues import LOCALES, SERVER, bring_up_to_date, compile_all
from duxi.config.texts.checking import problems
from duxi.config.texts.extraction import collected


def collect() -> None:
    """Bring all catalogues up to date and compile them."""
    template = collected(SERVER)
    for locale in LOCALES:
        bring_up_to_date(template, locale)
    compile_all()


def check() -> None:
    """Fail with one sentence for each problem."""
    found = problems(collected(SERVER))
    if found:
        sys.exit("\n".join(found))


COMMANDS = {"collect": collect, "compile": compile_all, "check": check}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python -m duxi.config.texts {'|'.join(COMMANDS)}")
    COMMANDS[sys.argv[1]]()
