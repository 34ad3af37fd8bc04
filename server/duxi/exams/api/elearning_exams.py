"""`/elearning/{slug}`: the exams and quizzes of e-learning packages."""

from ninja import Router

from duxi.exams.api.quiz_door import add_history_call, add_room_calls, add_score_call
from duxi.exams.policies import ELEARNING_EXAM, ELEARNING_QUIZ

router = Router(tags=["e-learning"])
EXAMS = "/{slug}/exams/{uuid}"
QUIZZES = "/{slug}/quizzes/{uuid}"

add_room_calls(router, EXAMS, ELEARNING_EXAM, end_path="end")
add_history_call(router, EXAMS, ELEARNING_EXAM)
add_score_call(router, EXAMS, ELEARNING_EXAM)
add_room_calls(router, QUIZZES, ELEARNING_QUIZ, end_path="end")
add_history_call(router, QUIZZES, ELEARNING_QUIZ)
