"""Completion rules of classes."""

from django.db import models
from django.db.models import Q

from duxi.catalog.models import Product
from duxi.core.models import Versioned


class ClassRules(Versioned):
    """When a class counts as completed; a class without a row uses the defaults.

    `late_points` and `excused_points` are the value of late or excused attendance, of 100 for being present.
    """

    product = models.OneToOneField(
        Product, on_delete=models.CASCADE, primary_key=True, related_name="class_rules"
    )
    minimum_presence_percent = models.PositiveSmallIntegerField(default=80)
    late_points = models.PositiveSmallIntegerField(default=75)
    excused_points = models.PositiveSmallIntegerField(default=50)
    requires_quizzes = models.BooleanField(default=True)
    requires_assignments = models.BooleanField(default=True)
    requires_feedback = models.BooleanField(default=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(minimum_presence_percent__lte=100, late_points__lte=100, excused_points__lte=100),
                name="class_rules_in_percent",
            )
        ]
