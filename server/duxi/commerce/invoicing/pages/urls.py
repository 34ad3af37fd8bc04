"""Commerce pages rendered by the server."""

from django.urls import path

from duxi.commerce.invoicing.pages import views

urlpatterns = [
    path("invoice-check/check.css", views.style, name="invoice-check-style"),
    path("invoice-check/<uuid:uuid>", views.invoice_check, name="invoice-check"),
]
