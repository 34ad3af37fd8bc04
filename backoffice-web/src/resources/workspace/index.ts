import { wallPosts } from './posts'
import { reportRuns, reportSchedules } from './reports'
import { tasks } from './tasks'

/** Wall posts, tasks and scheduled reports of staff. */
export const workspace = [wallPosts, tasks, reportSchedules, reportRuns]
