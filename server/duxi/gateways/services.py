"""The outside services, their drivers, and the settings that each driver requires.

A service is chosen by one environment variable (`DUXI_PAYMENT=midtrans`). Embedded drivers simulate a
provider in demonstrations, and production never falls back to one: a service without a value, a misspelt
value or a driver with blank keys stops the start with one sentence. Nothing here needs Django, because the
settings import it.
"""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

EMBEDDED = "embedded"
NONE = "none"


@dataclass(frozen=True)
class Driver:
    """A driver of a service: settings that must not be blank, and settings that must name readable files."""

    name: str
    needs: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


@dataclass(frozen=True)
class Service:
    """An outside service.

    `default` is the driver outside of demonstrations if none is chosen; empty: one must be chosen. `danger`
    explains how the embedded driver could be abused; such a driver is for demonstrations only.
    """

    name: str
    drivers: tuple[Driver, ...]
    default: str = ""
    demo_default: str = EMBEDDED
    danger: str = ""

    @property
    def setting(self) -> str:
        return f"{self.name.upper()}_PROVIDER"

    @property
    def variable(self) -> str:
        return f"DUXI_{self.name.upper()}"

    def driver(self, name: str) -> Driver | None:
        return next((one for one in self.drivers if one.name == name), None)

    def words(self, *, is_demo: bool) -> str:
        """The allowed values, as a list in a sentence."""
        names = [one.name for one in self.drivers if is_demo or not (one.name == EMBEDDED and self.danger)]
        return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


SERVICES: tuple[Service, ...] = (
    Service(
        "payment",
        (Driver(EMBEDDED), Driver("midtrans", needs=("MIDTRANS_SERVER_KEY", "MIDTRANS_CLIENT_KEY"))),
        danger="lets anybody pay without money",
    ),
    Service(
        "mail",
        (
            Driver(EMBEDDED),
            Driver("smtp", needs=("SMTP_URL",)),
            Driver("mailgun", needs=("MAILGUN_DOMAIN", "MAILGUN_API_KEY", "MAILGUN_SIGNING_KEY")),
        ),
    ),
    Service(
        "whatsapp",
        (
            Driver(EMBEDDED),
            Driver(
                "cloud",
                needs=(
                    "WHATSAPP_PHONE_NUMBER_ID",
                    "WHATSAPP_TOKEN",
                    "WHATSAPP_TEMPLATE",
                    "WHATSAPP_APP_SECRET",
                    "WHATSAPP_VERIFY_TOKEN",
                ),
            ),
            Driver(NONE),
        ),
        default=NONE,
    ),
    Service(
        "sms",
        (
            Driver(EMBEDDED),
            Driver("twilio", needs=("TWILIO_ACCOUNT_SID", "TWILIO_SECRET", "TWILIO_SENDER")),
            Driver(NONE),
        ),
        default=NONE,
    ),
    Service(
        "captcha",
        (Driver("altcha"), Driver("recaptcha", needs=("RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"))),
        default="altcha",
        demo_default="altcha",
    ),
    Service(
        "push",
        (
            Driver(EMBEDDED),
            Driver("fcm", needs=("FCM_PROJECT_ID", "FCM_CREDENTIALS"), files=("FCM_CREDENTIALS",)),
            Driver(NONE),
        ),
        default=NONE,
    ),
    Service(
        "google",
        (Driver(EMBEDDED), Driver("google", needs=("GOOGLE_CLIENT_ID",)), Driver(NONE)),
        default=NONE,
        demo_default=NONE,
        danger="lets anybody sign in as anybody",
    ),
    Service(
        "language_model",
        (
            Driver(EMBEDDED),
            Driver("completions", needs=("LANGUAGE_MODEL_URL", "LANGUAGE_MODEL_NAME")),
            Driver(NONE),
        ),
        default=NONE,
        demo_default=NONE,
        danger="answers learners without a model",
    ),
    Service(
        "zoom",
        (
            Driver(EMBEDDED),
            Driver(
                "zoom",
                needs=(
                    "ZOOM_ACCOUNT_ID",
                    "ZOOM_CLIENT_ID",
                    "ZOOM_CLIENT_SECRET",
                    "ZOOM_WEBHOOK_SECRET",
                    "ZOOM_SDK_KEY",
                    "ZOOM_SDK_SECRET",
                ),
            ),
            Driver(NONE),
        ),
        default=NONE,
    ),
    Service("webhooks", (Driver(EMBEDDED), Driver("http")), default="http"),
    Service(
        "storage",
        (
            Driver("folder"),
            Driver("s3", needs=("S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY")),
        ),
        default="folder",
        demo_default="folder",
    ),
)


def service(name: str) -> Service:
    return next(one for one in SERVICES if one.name == name)


def chosen(name: str, *, is_demo: bool, default: str = "") -> str:
    """The driver's name: from the environment, or the default."""
    found = service(name)
    fallback = default or (found.demo_default if is_demo else found.default)
    return os.environ.get(found.variable, "").strip() or fallback


def problems(values: Mapping[str, Any], *, is_demo: bool) -> list[str]:
    """Why the product must not start with these settings: one sentence each."""
    return [sentence for one in SERVICES for sentence in _problems(one, values, is_demo=is_demo)]


def _problems(found: Service, values: Mapping[str, Any], *, is_demo: bool) -> Iterable[str]:
    word = str(values[found.setting])
    words = found.words(is_demo=is_demo)
    driver = found.driver(word)
    if not word:
        yield f"{found.variable} is not set: say {words}."
    elif driver is None:
        yield f"{found.variable}={word} is unknown: say {words}."
    elif word == EMBEDDED and found.danger and not is_demo:
        yield f"{found.variable}={word} {found.danger}: only demonstrations (DUXI_DEMO=1) may; say {words}."
    else:
        yield from _blanks(found, driver, values)


def _blanks(found: Service, driver: Driver, values: Mapping[str, Any]) -> Iterable[str]:
    blank = [f"DUXI_{name}" for name in driver.needs if not str(values.get(name, "")).strip()]
    if blank:
        yield f"{found.variable}={driver.name} needs {', '.join(blank)}."
        return
    for name in driver.files:
        if not os.access(Path(str(values[name])), os.R_OK):
            yield f"DUXI_{name}: there is no readable file at {values[name]}."
