"""Trainers supervise the quizzes of their classes."""

from duxi.classroom.queries.classes import taught_by
from duxi.exams.monitor import TAUGHT_PRODUCTS

TAUGHT_PRODUCTS.append(taught_by)
