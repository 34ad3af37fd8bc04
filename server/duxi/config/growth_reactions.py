"""What earns points besides purchases: connects apps that may not import each other."""

from duxi.community.events import BestAnswer, best_answer_chosen, best_answer_withdrawn
from duxi.community.models import Reply
from duxi.growth.actions.points import Award, award
from duxi.growth.listeners import revoke_award
from duxi.growth.models import PointCause


@best_answer_chosen.listen
def reward_best_answer(news: BestAnswer) -> None:
    """The author of a best answer earns points, at most once per discussion."""
    reply = Reply.objects.select_related("author", "discussion").get(pk=news.reply_pk)
    to = Award(PointCause.BEST_ANSWER, _reference(reply), reply.discussion.title)
    award(user=reply.author, to=to)


@best_answer_withdrawn.listen
def revoke_best_answer_award(news: BestAnswer) -> None:
    """Revoke the points if another answer was chosen or the mark was removed."""
    reply = Reply.objects.select_related("author").get(pk=news.reply_pk)
    revoke_award(PointCause.BEST_ANSWER, _reference(reply))


def _reference(reply: Reply) -> str:
    return f"best:{reply.discussion_id}:{reply.author_id}"
