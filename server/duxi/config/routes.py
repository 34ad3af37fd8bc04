"""Hangs every router into its API."""

from duxi.accounts.api.auth import router as auth
from duxi.accounts.api.countries import router as countries
from duxi.accounts.api.otp import router as otp
from duxi.accounts.api.whatsapp_news import router as whatsapp_news
from duxi.backoffice.api.auth import router as backoffice_auth
from duxi.backoffice.api.batches import router as batches
from duxi.backoffice.api.dashboard import router as dashboard
from duxi.backoffice.api.exports import router as exports
from duxi.backoffice.api.instansi import router as backoffice_instansi
from duxi.backoffice.api.lookups import router as lookups
from duxi.backoffice.api.sessions import router as sessions
from duxi.commerce.api.cart import router as cart
from duxi.commerce.api.checkout import router as checkout
from duxi.commerce.api.notifications import router as notifications
from duxi.commerce.api.transactions import router as transactions
from duxi.config.api import backoffice, learner
from duxi.config.site import router as site
from duxi.exams.api.assessments import router as assessments
from duxi.exams.api.data_session import router as data_session
from duxi.notices.api.notifications import router as notices
from duxi.offerings.api.job_roles import router as job_roles
from duxi.offerings.api.kinds import router as kinds

learner.add_router("/auth", auth)
learner.add_router("/public", site)
learner.add_router("/public", job_roles)
learner.add_router("/public", kinds)
learner.add_router("/public", countries)
learner.add_router("/account", otp)
learner.add_router("/public", whatsapp_news)
learner.add_router("/account", notices)
learner.add_router("/assessments", assessments)
learner.add_router("/assessments", data_session)
learner.add_router("/payment", cart)
learner.add_router("/payment", checkout)
learner.add_router("/payment", transactions)
learner.add_router("/payment", notifications)

backoffice.add_router("/auth", backoffice_auth)
backoffice.add_router("", backoffice_instansi)
backoffice.add_router("", lookups)
backoffice.add_router("", batches)
backoffice.add_router("", sessions)
backoffice.add_router("", dashboard)
backoffice.add_router("", exports)

__all__ = ["backoffice", "learner"]
