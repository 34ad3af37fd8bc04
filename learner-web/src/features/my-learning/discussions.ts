import type { OwnedItem } from '../../api/learning'
import { paths } from '../../app/paths'

const SHARED: readonly OwnedItem['kind'][] = ['training', 'oti', 'elearning', 'webinar', 'workshop']

/** What people take part in together has discussions of its own. */
export const hasDiscussions = ({ kind }: OwnedItem): boolean => SHARED.includes(kind)

export const discussions = ({ item_id }: OwnedItem): string => `${paths.forum}?product=${item_id}`
