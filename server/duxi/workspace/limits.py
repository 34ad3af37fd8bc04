"""Rate limits of the wall."""

from duxi.core.throttle import Limit

POSTS = Limit("wall-posts", times=30, seconds=3600)
COMMENTS = Limit("wall-comments", times=60, seconds=600)
REACTIONS = Limit("wall-reactions", times=120, seconds=60)
PREVIEWS = Limit("wall-previews", times=120, seconds=60)
REPORTS = Limit("report-runs", times=20, seconds=3600)
