"""`/oti/{slug}/quizzes/{uuid}`: the quizzes of OTI classes."""

from ninja import Router

from duxi.exams.api.quiz_door import add_history_call, add_room_calls
from duxi.exams.policies import OTI_QUIZ

router = Router(tags=["oti quiz"])
PATH = "/{slug}/quizzes/{uuid}"

add_room_calls(router, PATH, OTI_QUIZ, end_path="finish")
add_history_call(router, PATH, OTI_QUIZ)
