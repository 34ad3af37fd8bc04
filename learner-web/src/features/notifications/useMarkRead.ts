import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notice, NoticePage } from '../../api/accountTypes'
import { markAllNoticesRead, markNoticeRead, noticesKey } from '../../api/notices'
import { unreadQuery } from '../../api/unread'

function showRead(client: QueryClient, isRead: (notice: Notice) => boolean): void {
  client.setQueriesData<NoticePage>(
    { queryKey: noticesKey },
    (page) =>
      page && {
        ...page,
        data: page.data.map((row) => (isRead(row) ? { ...row, notif_is_read: true } : row)),
      },
  )
}

function showUnread(client: QueryClient, count: (last: number) => number): void {
  client.setQueryData<number>(unreadQuery().queryKey, (last) => last && count(last))
  client.setQueriesData<NoticePage>(
    { queryKey: noticesKey },
    (page) => page && { ...page, total_unread: count(page.total_unread) },
  )
}

const invalidateNotices = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: noticesKey }),
    client.invalidateQueries({ queryKey: unreadQuery().queryKey }),
  ])

/** Marks a notification as read optimistically. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: markNoticeRead,
    meta: { errors: 'inline' },
    onMutate: (id) => {
      showRead(client, ({ notif_id }) => notif_id === id)
      showUnread(client, (last) => Math.max(0, last - 1))
    },
    onError: () => invalidateNotices(client),
  })
}

/** Marks the whole inbox as read at once. */
export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => markAllNoticesRead(),
    onMutate: () => {
      showRead(client, () => true)
      showUnread(client, () => 0)
    },
    onSettled: () => invalidateNotices(client),
  })
}
