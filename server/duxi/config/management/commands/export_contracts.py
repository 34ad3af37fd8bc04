"""Writes the OpenAPI documents of both APIs, or checks that the committed ones are current."""

import json
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from duxi.chat.contract import document as chat_document
from duxi.config.routes import backoffice, learner


class Command(BaseCommand):
    help = "Write contracts/*.json; with --check fail where the committed ones differ."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        for name, api in (("learner", learner), ("backoffice", backoffice)):
            path = settings.TOP / "contracts" / f"{name}.json"
            document = (
                json.dumps(api.get_openapi_schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
            )
            if not options["check"]:
                path.parent.mkdir(exist_ok=True)
                path.write_text(document)
            elif not path.is_file() or path.read_text() != document:
                raise CommandError(f"contracts/{name}.json differs from the code: run ./dev contracts")
        page = settings.TOP / "docs" / "live-chat-events.md"
        if not options["check"]:
            page.write_text(chat_document())
        elif not page.is_file() or page.read_text() != chat_document():
            raise CommandError("docs/live-chat-events.md differs from the code: run ./dev contracts")
