import { queryOptions } from '@tanstack/react-query'
import type { NoticeChannel, NoticeTopic } from './accountTypes'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import type { Rule } from './list'
import { readNotices } from './unread'

/** The key of all pages of the inbox. */
export const noticesKey = ['notices'] as const

export const NOTICES_PER_PAGE = 5

/** Value of the topic filter for unread notices. */
export const UNREAD = 'unread'

function rulesOf(topic: string): Rule[] {
  if (topic === UNREAD) return [{ field: 'notif_is_read', op: 'eq', value: false }]
  return topic ? [{ field: 'notif_kind', op: 'eq', value: topic }] : []
}

/** One page of the inbox, newest first, optionally of one topic. */
export const noticesQuery = (page: number, topic = '') =>
  queryOptions({
    queryKey: [...noticesKey, page, topic],
    queryFn: ({ signal }) => {
      const rules = rulesOf(topic)
      return readNotices({ page, rows: NOTICES_PER_PAGE, rules }, signal)
    },
  })

/** The user's notification settings by topic and channel. */
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

/** Switches one channel of one topic on or off. */
export function setPreference(
  topic: NoticeTopic,
  channel: NoticeChannel,
  on: boolean,
): Promise<ApiResponse<null>> {
  return post('/account/notification-preferences', { topic, channel, on: on ? 'yes' : 'no' })
}

/** Registers this device for push notifications. */
export function savePushToken(token: string): Promise<ApiResponse<null>> {
  return post('/account/save-token', { token })
}
