import { discussions, forumReplies, forumReports } from './forum'

/** The forum for moderators. */
export const community = [forumReports, discussions, forumReplies]
