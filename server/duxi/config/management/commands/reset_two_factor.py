"""For operators: removes a user's second factor when no colleague can do it in the admin."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from duxi.accounts.actions import two_factor
from duxi.accounts.queries import people_with_email


class Command(BaseCommand):
    help = "Forget the authenticator and recovery codes of an account, and end its sign-ins."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("email")

    def handle(self, *args: Any, email: str, **options: Any) -> None:
        user = people_with_email(email).first()
        if user is None:
            raise CommandError(f"nobody has the address {email}")
        two_factor.reset(user=user)
        self.stdout.write(f"{user.email} signs in with the password alone now.")
