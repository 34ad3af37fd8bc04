import { queryOptions } from '@tanstack/react-query'
import { post, read } from '../../api/client'
import type { components } from '../../api/schema'
import { pathTo } from '../../app/paths'

export type WebinarRoom = components['schemas']['RoomOut']

/** The kinds that can have an online room. */
export type RoomKind = 'webinar' | 'workshop' | 'training' | 'oti'

const REFRESH_MS = 60_000

export const roomQuery = (kind: RoomKind, slug: string) =>
  queryOptions({
    queryKey: ['live-room', kind, slug] as const,
    queryFn: ({ signal }) => read(`/zoom/${kind}/${slug}/payload`, undefined, signal),
    refetchInterval: REFRESH_MS,
    retry: false,
  })

export const enterRoom = ({ kind, slug }: Pick<WebinarRoom, 'kind' | 'slug'>) =>
  post(`/zoom/${kind}/${slug}/token`)

/** The path of a room in this app. */
export function roomPath(kind: string, slug: string): string | null {
  switch (kind) {
    case 'webinar':
      return pathTo('webinarLive', { slug })
    case 'workshop':
      return pathTo('workshopLive', { slug })
    case 'training':
      return pathTo('trainingLive', { slug })
    case 'oti':
      return pathTo('classLive', { slug })
    default:
      return null
  }
}
