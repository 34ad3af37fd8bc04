import { queryOptions } from '@tanstack/react-query'
import { post, read } from '../../api/client'
import type { components } from '../../api/schema'

export type Room = components['schemas']['RoomOut']

const REFRESH_MS = 60_000

export const roomQuery = (slug: string) =>
  queryOptions({
    queryKey: ['webinar-live', slug],
    queryFn: ({ signal }) => read(`/zoom/webinar/${slug}/payload`, undefined, signal),
    refetchInterval: REFRESH_MS,
  })

export const enterRoom = (slug: string) => post(`/zoom/webinar/${slug}/token`)
