import type { OwnedItem } from '../../api/learning'
import { paths } from '../../app/paths'

const SHARED: readonly OwnedItem['kind'][] = ['training', 'oti', 'elearning', 'webinar', 'workshop']

/** Products whose participants have their own discussions. */
export const hasDiscussions = ({ kind }: OwnedItem): boolean => SHARED.includes(kind)

export const discussions = ({ item_id }: OwnedItem): string => `${paths.forum}?product=${item_id}`
