import { queryOptions } from '@tanstack/react-query'
import type { NoticeChannel, NoticeTopic } from './accountTypes'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import type { Rule } from './list'
import { readNotices } from './unread'

/** Every page of the inbox. */
export const noticesKey = ['notices'] as const

export const NOTICES_PER_PAGE = 5

/** Value of the topic filter for unread notices. */
export const UNREAD = 'unread'

function rulesOf(topic: string): Rule[] {
  if (topic === UNREAD) return [{ field: 'notif_is_read', op: 'eq', value: false }]
  return topic ? [{ field: 'notif_kind', op: 'eq', value: topic }] : []
}

/** One page of the inbox, the newest first; of one topic where one is named. */
export const noticesQuery = (page: number, topic = '') =>
  queryOptions({
    queryKey: [...noticesKey, page, topic],
    queryFn: ({ signal }) => {
      const rules = rulesOf(topic)
      return readNotices({ page, rows: NOTICES_PER_PAGE, rules }, signal)
    },
  })

/** What may reach this person, and by which way. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['noticePreferences'],
    queryFn: ({ signal }) => read('/account/notification-preferences', undefined, signal),
  })

/** Marks one notice as read. */
export function markNoticeRead(notif_id: number): Promise<ApiResponse<null>> {
  return post('/account/notification/read', { notif_id })
}

/** Marks the whole inbox as read. */
export function markAllNoticesRead(): Promise<ApiResponse<null>> {
  return post('/account/notification/readall')
}

/** Opens or closes one way for one topic. */
export function setPreference(
  topic: NoticeTopic,
  channel: NoticeChannel,
  on: boolean,
): Promise<ApiResponse<null>> {
  return post('/account/notification-preferences', { topic, channel, on: on ? 'yes' : 'no' })
}

/** Tells the server where this device can be pushed to. */
export function savePushToken(token: string): Promise<ApiResponse<null>> {
  return post('/account/save-token', { token })
}
