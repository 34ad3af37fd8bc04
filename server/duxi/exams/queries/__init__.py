"""Reads of exams; `…_for(user)` are the only queries that scope rows to a user."""
