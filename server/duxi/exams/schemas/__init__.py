"""Wire schemas of exams."""
