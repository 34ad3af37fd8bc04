"""The editable menu, initial permissions of groups, and setup steps."""

from django.contrib.auth.models import Group, Permission
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned

MAX_DEPTH = 3


class GroupDefault(models.Model):
    """An initial permission that a group got; it is not given again after staff removed it."""

    group = models.ForeignKey(Group, on_delete=models.CASCADE, related_name="+")
    permission = models.ForeignKey(Permission, on_delete=models.CASCADE, related_name="+")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["group", "permission"], name="group_default_once")]


class MenuItem(Versioned):
    """A menu line, or a heading with lines below it.

    `key` is a built-in page (`sidebar.SIDEBAR`); a line without one has its own path. Without groups it is
    shown to everyone who may open its page. `given_label` is the built-in label: an unchanged label follows
    it, any other is staff's own.
    """

    key = models.CharField(max_length=60, blank=True, editable=False)
    parent = models.ForeignKey(
        "self",
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="children",
        verbose_name=_("induk"),
    )
    label = models.CharField(_("nama"), max_length=60)
    label_en = models.CharField(_("nama dalam bahasa Inggris"), max_length=60, blank=True)
    given_label = models.CharField(max_length=60, blank=True, editable=False)
    given_label_en = models.CharField(max_length=60, blank=True, editable=False)
    icon = models.CharField(_("ikon"), max_length=40, blank=True)
    path = models.CharField(_("alamat"), max_length=200, blank=True)
    position = models.PositiveIntegerField(_("urutan"), default=0)
    is_active = models.BooleanField(_("aktif"), default=True)
    groups = models.ManyToManyField(Group, blank=True, related_name="+", verbose_name=_("grup"))

    class Meta:
        verbose_name = _("menu")
        verbose_name_plural = _("menu")
        ordering = ["position", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["key"], condition=~models.Q(key=""), name="menu_item_key_once"),
            models.CheckConstraint(
                condition=~models.Q(parent=models.F("id")), name="menu_item_not_own_parent"
            ),
        ]

    def clean(self) -> None:
        """Headings must not form a cycle; three levels at most."""
        above = MenuItem.objects.filter(pk=self.parent_id).first() if self.parent_id else None
        depth = 1
        while above is not None:
            depth += 1
            if above.pk == self.pk or depth > MAX_DEPTH:
                raise ValidationError({"parent": _("Menu tidak dapat berada di bawah dirinya sendiri.")})
            above = above.parent
        if self.path and not self.path.startswith(("/", "https://")):
            raise ValidationError({"path": _("Alamat harus diawali / atau https://.")})

    def __str__(self) -> str:
        return self.label


class SetupMark(models.Model):
    """A completed step of the setup guide: a passed check, or a skipped step."""

    key = models.CharField(max_length=40, unique=True)
    done_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.key
