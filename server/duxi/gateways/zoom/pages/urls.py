"""Where the embedded rooms are."""

from django.urls import path

from duxi.gateways.zoom.pages import views

urlpatterns = [
    path("room/<str:number>", views.room, name="zoom-room"),
    path("<str:name>", views.asset, name="zoom-file"),
]
