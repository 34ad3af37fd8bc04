import { discussions, forumReplies, forumReports } from './forum'

/** The forum as moderators see it. */
export const community = [forumReports, discussions, forumReplies]
