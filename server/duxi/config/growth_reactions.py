"""What earns points beside purchases: wired here, where the siblings can be seen."""

from duxi.community.events import BestAnswer, best_answer_chosen, best_answer_withdrawn
from duxi.community.models import Reply
from duxi.growth.actions.points import Award, award
from duxi.growth.listeners import revoke_award
from duxi.growth.models import PointCause


@best_answer_chosen.listen
def reward_best_answer(news: BestAnswer) -> None:
    """Anyone who helped gets points; one discussion rewards each person once."""
    reply = Reply.objects.select_related("author", "discussion").get(pk=news.reply_pk)
    to = Award(PointCause.BEST_ANSWER, _reference(reply), reply.discussion.title)
    award(user=reply.author, to=to)


@best_answer_withdrawn.listen
def revoke_best_answer_award(news: BestAnswer) -> None:
    """Another answer was better, or the mark was a slip."""
    reply = Reply.objects.select_related("author").get(pk=news.reply_pk)
    revoke_award(PointCause.BEST_ANSWER, _reference(reply))


def _reference(reply: Reply) -> str:
    return f"best:{reply.discussion_id}:{reply.author_id}"
