"""Hangs every router into its API."""

from duxi.accounts.api.auth import router as auth
from duxi.config.api import backoffice, learner
from duxi.config.site import router as site
from duxi.offerings.api.kinds import router as kinds

learner.add_router("/auth", auth)
learner.add_router("/public", site)
learner.add_router("/public", kinds)

__all__ = ["backoffice", "learner"]
