"""Adds every router to its API."""

from duxi.accounts.api import two_factor as account_two_factor
from duxi.accounts.api.auth import router as auth
from duxi.accounts.api.countries import router as countries
from duxi.accounts.api.deletions import router as deletions
from duxi.accounts.api.google import router as google
from duxi.accounts.api.mailbox import router as mailbox
from duxi.accounts.api.mailbox import router_v2 as mailbox_v2
from duxi.accounts.api.otp import router as otp
from duxi.accounts.api.own import router as own_account
from duxi.accounts.api.passwords import auth_router as auth_passwords
from duxi.accounts.api.passwords import router as passwords
from duxi.accounts.api.sessions import router as own_sessions
from duxi.accounts.api.temporary_login import router as temporary_login
from duxi.accounts.api.whatsapp_news import router as whatsapp_news
from duxi.activity.api.logs import router as logs
from duxi.assessors.api.own import router as unit_assessments
from duxi.backoffice.api.attempt_reports import router as attempt_reports
from duxi.backoffice.api.auth import router as backoffice_auth
from duxi.backoffice.api.batches import router as batches
from duxi.backoffice.api.chat_report import router as chat_report
from duxi.backoffice.api.chats import router as chats
from duxi.backoffice.api.check_in import router as backoffice_check_in
from duxi.backoffice.api.dashboard import router as dashboard
from duxi.backoffice.api.exports import router as exports
from duxi.backoffice.api.imports import router as imports
from duxi.backoffice.api.item_statistics import router as item_statistics
from duxi.backoffice.api.lookups import router as lookups
from duxi.backoffice.api.money_cases import router as money_cases
from duxi.backoffice.api.monitor import router as monitor
from duxi.backoffice.api.order_actions import router as order_actions
from duxi.backoffice.api.orders import router as backoffice_orders
from duxi.backoffice.api.pictures import router as pictures
from duxi.backoffice.api.questions import router as questions
from duxi.backoffice.api.refunds import router as refunds
from duxi.backoffice.api.regrades import router as regrades
from duxi.backoffice.api.revenue import router as revenue
from duxi.backoffice.api.seat_holders import router as seat_holders
from duxi.backoffice.api.sessions import router as sessions
from duxi.backoffice.api.tax_invoices import router as tax_invoices
from duxi.backoffice.api.two_factor import router as two_factor
from duxi.backoffice.api.vouchers import router as voucher_batches
from duxi.backoffice.assessors.api import router as gradings
from duxi.backoffice.chats.agents import router as chat_agents
from duxi.backoffice.classes.api import router as classes
from duxi.backoffice.classes.authoring import router as class_plans
from duxi.backoffice.classes.materials import router as class_materials
from duxi.backoffice.contacts.broadcasts import router as broadcasts
from duxi.backoffice.contacts.segments import router as segments
from duxi.backoffice.contacts.templates import router as mail_templates
from duxi.backoffice.contacts.timeline import router as contact_pages
from duxi.backoffice.content.previews import router as markdown_previews
from duxi.backoffice.content.reviews import router as backoffice_reviews
from duxi.backoffice.content.search import router as search_reports
from duxi.backoffice.content.translation_grid import router as translation_grid
from duxi.backoffice.content.translation_sources import router as translation_sources
from duxi.backoffice.growth.liability import router as points_liability
from duxi.backoffice.growth.payouts import router as payout_batches
from duxi.backoffice.learning.courses import router as backoffice_courses
from duxi.backoffice.learning.previews import router as backoffice_previews
from duxi.backoffice.learning.videos import router as video_uploads
from duxi.backoffice.matrices.role_units import router as role_units
from duxi.backoffice.products.api import router as catalog_products
from duxi.backoffice.resources import routers as resource_routers
from duxi.backoffice.setup.api import router as setup
from duxi.backoffice.system.api_keys import router as api_keys
from duxi.backoffice.system.audit import router as audit_log
from duxi.backoffice.system.groups import router as groups
from duxi.backoffice.system.menus import router as menus
from duxi.backoffice.system.sidebar import router as sidebar
from duxi.backoffice.system.site_settings import router as site_settings
from duxi.backoffice.system.users import router as users
from duxi.backoffice.system.webhooks import router as webhooks
from duxi.backoffice.workspace.day import router as my_day
from duxi.backoffice.workspace.reports import router as report_choices
from duxi.backoffice.workspace.wall import router as wall
from duxi.certificates.api.credentials import router as credentials
from duxi.certificates.api.own import certification_router as certification_documents
from duxi.certificates.api.own import elearning_router as elearning_documents
from duxi.certificates.api.own import my_router as my_certificates
from duxi.certificates.api.public import router as certificate_checks
from duxi.chat.api.live_chats import router as live_chats
from duxi.classroom.api.oti import router as oti_classroom
from duxi.commerce.orders.api.class_vouchers import router as class_vouchers
from duxi.commerce.orders.api.tickets import router as tickets
from duxi.commerce.payments.api.notifications import router as notifications
from duxi.commerce.shop.api.cart import router as cart
from duxi.commerce.shop.api.cart_vouchers import router as cart_vouchers
from duxi.commerce.shop.api.companies import router as companies
from duxi.commerce.shop.api.reservations import router as reservations
from duxi.commerce.transactions.api.checkout import router as checkout
from duxi.commerce.transactions.api.invoices import router as invoices
from duxi.commerce.transactions.api.refund_accounts import router as refund_accounts
from duxi.commerce.transactions.api.transactions import router as transactions
from duxi.community.api.discussions import router as discussions
from duxi.community.api.people import router as forum_people
from duxi.community.api.replies import router as forum_replies
from duxi.config.api import backoffice, learner, learner_v2
from duxi.config.site import router as site
from duxi.contacts.api.mail import router as reader_mail
from duxi.content.api.faqs import router as faqs
from duxi.content.api.showcase import router as showcase
from duxi.corporate.api.companies import router as corporate
from duxi.corporate.api.orders import router as company_orders
from duxi.corporate.api.quotations import router as quotations
from duxi.corporate.api.tna import router as tna
from duxi.corporate.api.workbooks import router as company_workbooks
from duxi.exams.api.assessments import router as assessments
from duxi.exams.api.certifications import router as certifications
from duxi.exams.api.data_session import router as data_session
from duxi.exams.api.elearning_exams import router as elearning_exams
from duxi.exams.api.exams import attempts_router, exams_router
from duxi.exams.api.free_assessments import router as free_assessments
from duxi.exams.api.oti_quizzes import router as oti_quizzes
from duxi.files.api.downloads import router as downloads
from duxi.files.api.uploads import router as uploads
from duxi.growth.api.affiliate import router as affiliate
from duxi.growth.api.points import card_router as loyalty_card
from duxi.growth.api.points import router as points
from duxi.growth.api.rewards import router as rewards
from duxi.learning.api.courses import router as courses
from duxi.learning.api.hls import router as course_hls
from duxi.learning.api.live_rooms import router as live_rooms
from duxi.learning.api.materials import router as materials
from duxi.learning.api.previews import router as course_previews
from duxi.learning.api.profile import router as profile
from duxi.learning.api.registrations import router as registrations
from duxi.learning.api.reviews import public_router as public_reviews
from duxi.learning.api.reviews import router as reviews
from duxi.learning.api.souvenirs import router as souvenirs
from duxi.learning.api.videos import router as course_videos
from duxi.notices.api.notifications import router as notices
from duxi.offerings.api.account import router as account_products
from duxi.offerings.api.check_in import router as check_in
from duxi.offerings.api.elearning import router as elearning
from duxi.offerings.api.job_roles import router as job_roles
from duxi.offerings.api.kinds import router as kinds
from duxi.offerings.api.order_tickets import router as order_tickets
from duxi.offerings.api.oti import router as oti
from duxi.offerings.api.owned import account_router as owned_account
from duxi.offerings.api.owned import public_router as calendar_feeds
from duxi.offerings.api.owned import router as owned
from duxi.offerings.api.storefront import router as storefront
from duxi.offerings.api.subjects import router as subjects
from duxi.offerings.api.subscriptions import router as subscriptions
from duxi.offerings.api.themes import router as themes
from duxi.offerings.api.trainings import router as trainings
from duxi.offerings.api.wishlist import waiting_router, wishlist_router
from duxi.search.api.search import router as search
from duxi.videos.api.files import router as video_files

learner.add_router("/auth", auth)
for own_router in (own_account, deletions, profile, account_products):
    learner.add_router("/account", own_router)
learner.add_router("/public", logs)
learner.add_router("/auth", mailbox)
learner.add_router("/auth", auth_passwords)
learner.add_router("/account", passwords)
learner_v2.add_router("/auth", mailbox_v2)
for auth_router in (google, temporary_login, account_two_factor.auth_router):
    learner.add_router("/auth", auth_router)
for own_router in (own_sessions, account_two_factor.router):
    learner.add_router("/account", own_router)
learner.add_router("/public", site)
learner.add_router("/public", job_roles)
learner.add_router("/public", search)
learner.add_router("/public", subjects)
learner.add_router("/public/elearning", elearning)
learner.add_router("/public/oti", oti)
learner.add_router("/public", class_vouchers)
learner.add_router("/public", public_reviews)
learner.add_router("/public", kinds)
learner.add_router("/public", themes)
learner.add_router("/public", storefront)
learner.add_router("/public", faqs)
learner.add_router("/public", showcase)
learner.add_router("/public", countries)
learner.add_router("/account", otp)
learner.add_router("/public", whatsapp_news)
learner.add_router("/account", notices)
learner.add_router("/assessments", assessments)
learner.add_router("/assessments", data_session)
learner.add_router("/public", free_assessments)
learner.add_router("/certifications", certifications)
learner.add_router("/unit-assessments", unit_assessments)
learner.add_router("/oti", oti_quizzes)
learner.add_router("/elearning", elearning_exams)
for course_router in (courses, course_previews, course_videos, course_hls):
    learner.add_router("/elearning", course_router)
learner.add_router("/materials", materials)
learner.add_router("/workshops", subscriptions)
learner.add_router("/videos", video_files)
learner.add_router("/exams", exams_router)
learner.add_router("/certifications", certification_documents)
learner.add_router("/elearning", elearning_documents)
learner.add_router("/my-certificates", my_certificates)
learner.add_router("/public", certificate_checks)
learner.add_router("/public", credentials)
learner.add_router("/attempts", attempts_router)
learner.add_router("/payment", cart)
learner.add_router("/payment", cart_vouchers)
learner.add_router("/payment", reservations)
learner.add_router("/payment", checkout)
learner.add_router("/payment", companies)
learner.add_router("/payment", transactions)
learner.add_router("/payment", order_tickets)
learner.add_router("/payment", refund_accounts)
learner.add_router("/payment", notifications)
learner.add_router("/payment", invoices)
learner.add_router("/public", tickets)
learner.add_router("/reviews", reviews)
learner.add_router("/wishlist", wishlist_router)
learner.add_router("/waiting-list", waiting_router)
learner.add_router("", uploads)
learner.add_router("", downloads)
learner.add_router("", owned)
learner.add_router("/account", owned_account)
learner.add_router("/public", calendar_feeds)
learner.add_router("/trainings", trainings)
learner.add_router("/registrations", registrations)
learner.add_router("/zoom", live_rooms)
learner.add_router("/souvenirs", souvenirs)
learner.add_router("/check-in", check_in)
learner.add_router("/oti", oti_classroom)
learner.add_router("/affiliate", affiliate)
learner.add_router("/forum", discussions)
learner.add_router("/forum", forum_replies)
learner.add_router("/forum", forum_people)
learner.add_router("/corporate", corporate)
learner.add_router("/corporate", tna)
learner.add_router("/corporate", quotations)
learner.add_router("/corporate", company_orders)
learner.add_router("/corporate", company_workbooks)
learner.add_router("/live-chats", live_chats)
learner.add_router("/mail", reader_mail)
learner.add_router("/points", points)
learner.add_router("/points", rewards)
learner.add_router("", loyalty_card)

backoffice.add_router("/auth", backoffice_auth)
backoffice.add_router("/auth/two-factor", two_factor)
for resource_router in resource_routers():
    backoffice.add_router("", resource_router)
for system_router in (
    sidebar,
    markdown_previews,
    translation_grid,
    translation_sources,
    backoffice_reviews,
    menus,
    groups,
    users,
    site_settings,
    api_keys,
    webhooks,
    audit_log,
    pictures,
):
    backoffice.add_router("", system_router)
backoffice.add_router("", lookups)
backoffice.add_router("", role_units)
backoffice.add_router("", catalog_products)
backoffice.add_router("", search_reports)
backoffice.add_router("", setup)
backoffice.add_router("", batches)
backoffice.add_router("", sessions)
backoffice.add_router("", monitor)
backoffice.add_router("", item_statistics)
backoffice.add_router("", regrades)
backoffice.add_router("", gradings)
backoffice.add_router("", questions)
backoffice.add_router("", attempt_reports)
backoffice.add_router("", dashboard)
backoffice.add_router("", backoffice_check_in)
backoffice.add_router("", seat_holders)
backoffice.add_router("", exports)
backoffice.add_router("", imports)
backoffice.add_router("", backoffice_orders)
backoffice.add_router("", order_actions)
backoffice.add_router("", refunds)
backoffice.add_router("", money_cases)
backoffice.add_router("", voucher_batches)
backoffice.add_router("", revenue)
backoffice.add_router("", tax_invoices)
backoffice.add_router("", chats)
backoffice.add_router("", chat_report)
backoffice.add_router("", chat_agents)
backoffice.add_router("", classes)
backoffice.add_router("", class_plans)
backoffice.add_router("", class_materials)
backoffice.add_router("", backoffice_courses)
backoffice.add_router("", backoffice_previews)
backoffice.add_router("", video_uploads)
backoffice.add_router("", points_liability)
backoffice.add_router("", payout_batches)
for work_router in (wall, my_day, report_choices, contact_pages, segments, mail_templates, broadcasts):
    backoffice.add_router("", work_router)

__all__ = ["backoffice", "learner", "learner_v2"]
