import { wallPosts } from './posts'
import { reportRuns, reportSchedules } from './reports'
import { tasks } from './tasks'

/** What colleagues share: posts, tasks, and reports that come by themselves. */
export const workspace = [wallPosts, tasks, reportSchedules, reportRuns]
