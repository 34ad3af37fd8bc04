"""Videos in the Django admin: upload, progress, captions; lessons use them in their sections."""

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.validators import FileExtensionValidator
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin, TabularInline

from duxi.core.errors import Rejected
from duxi.videos.actions.videos import EXTENSIONS, check_upload, remove_video, retry_packaging, store_video
from duxi.videos.captions import checked
from duxi.videos.models import Caption, Video, VideoStatus


class VideoForm(forms.ModelForm):
    """A new video requires a file."""

    file = forms.FileField(
        label=_("Berkas"), validators=[FileExtensionValidator([one.lstrip(".") for one in EXTENSIONS])]
    )

    def clean_file(self) -> Any:
        try:
            check_upload(self.cleaned_data["file"])
        except Rejected as refusal:
            raise forms.ValidationError(refusal.text) from refusal
        return self.cleaned_data["file"]


class CaptionForm(forms.ModelForm):
    def clean_text(self) -> str:
        try:
            return checked(self.cleaned_data["text"])
        except Rejected as refusal:
            raise forms.ValidationError(refusal.text) from refusal


class CaptionInline(TabularInline):
    model = Caption
    form = CaptionForm
    extra = 0


@admin.register(Video)
class VideoAdmin(ModelAdmin):
    """A video's content is replaced by a new upload; keys and files are hidden."""

    list_display = ("title", "status", "progress", "duration_ms", "created_at")
    list_filter = ("status",)
    search_fields = ("title",)
    ordering = ("-created_at",)
    actions = ("retry_failed",)

    def get_form(self, request: HttpRequest, obj: Video | None = None, *args: Any, **kwargs: Any) -> Any:
        if obj is None:
            kwargs["form"] = VideoForm
        return super().get_form(request, obj, *args, **kwargs)

    def get_fields(self, request: HttpRequest, obj: Video | None = None) -> Any:
        return ("title", "file") if obj is None else ("title", *self.get_readonly_fields(request, obj))

    def get_readonly_fields(self, request: HttpRequest, obj: Video | None = None) -> Any:
        return ("status", "progress", "error", "duration_ms", "ready_at") if obj else ()

    def get_inlines(self, request: HttpRequest, obj: Video | None) -> Any:
        return [CaptionInline] if obj else []

    def save_form(self, request: HttpRequest, form: Any, change: bool) -> Any:
        if change:
            return super().save_form(request, form, change)
        data = form.cleaned_data
        form.save_m2m = lambda: None
        return store_video(title=data["title"], upload=data["file"], uploaded_by=request.user)  # type: ignore[arg-type]

    def save_model(self, request: HttpRequest, obj: Video, form: Any, change: bool) -> None:
        if change:
            Video.objects.filter(pk=obj.pk).update(title=obj.title)

    def delete_model(self, request: HttpRequest, obj: Video) -> None:
        remove_video(obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Video]) -> None:
        for video in queryset:
            remove_video(video)

    @admin.action(description=_("Proses ulang video yang gagal"))
    def retry_failed(self, request: HttpRequest, queryset: QuerySet[Video]) -> None:
        failed = list(queryset.filter(status=VideoStatus.FAILED))
        for video in failed:
            retry_packaging(video)
        messages.success(request, _("{n} video diproses ulang.").format(n=len(failed)))
