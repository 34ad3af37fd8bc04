"""URLs of the demo's outbox."""

from django.urls import path

from duxi.gateways.outbox import views

urlpatterns = [
    path("outbox", views.outbox, name="outbox"),
    path("outbox/<int:pk>", views.message, name="outbox-message"),
    path("outbox/attachments/<int:pk>", views.attachment, name="outbox-attachment"),
    path("outbox/<str:name>", views.asset, name="outbox-asset"),
]
