import { useLingui } from '@lingui/react/macro'
import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Send } from '../api/call'
import { ask, BASE, read } from '../api/client'
import type { ListResults } from '../api/envelope'
import { toListQuery } from '../providers/listQuery'
import { useWrite } from '../providers/useWrite'
import { myDayKey } from '../tasks/useMyDay'
import type { Card, PostIn, Reaction } from './types'

const WALL = `${BASE}/wall` as const
const KEY = ['wall']
const FEED = [...KEY, 'feed']
const PAGE = 10

export type Filters = Record<string, unknown>
type Pages = InfiniteData<ListResults<Card>, number>

/** The wall, page after page. */
export const useFeed = (filter: Filters) =>
  useInfiniteQuery({
    queryKey: [...FEED, filter],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      read(WALL, {
        query: toListQuery({ filter, pagination: { page: pageParam, perPage: PAGE } }),
        signal,
      }),
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE < total ? page + 1 : undefined),
  })

export const usePost = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'post', id],
    queryFn: ({ signal }) => read(`${WALL}/${id}`, { signal }),
  })

/** Every shown copy of a card becomes the new one. */
function useReplace() {
  const client = useQueryClient()
  return (card: Card) => {
    client.setQueryData([...KEY, 'post', card.id], card)
    client.setQueriesData<Pages>({ queryKey: FEED }, (data) =>
      data
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              rows: page.rows.map((row) => (row.id === card.id ? card : row)),
            })),
          }
        : data,
    )
  }
}

/** Something done with a card, which answers with the card as it is then. */
const useCardAction = <T = void>(
  action: (send: Send, value: T) => Promise<Card>,
  options: { done?: string; invalidates?: QueryKey[] } = {},
) => useWrite(action, { ...options, onSuccess: useReplace() })

export const useReact = (id: number) =>
  useCardAction((send, kind: Reaction | null) =>
    send('post', `${WALL}/${id}/react`, { body: { kind } }),
  )

export function useConfirm(id: number) {
  const { t } = useLingui()
  return useCardAction((send) => send('post', `${WALL}/${id}/read`), {
    done: t`Terima kasih, konfirmasi Anda tercatat.`,
    invalidates: [myDayKey],
  })
}

export const usePin = (id: number) =>
  useCardAction((send, is_pinned: boolean) =>
    send('post', `${WALL}/${id}/pin`, { body: { is_pinned } }),
  )

/** Creates or updates a post; its form shows the errors. */
export function useSave(post: Card | undefined, onDone: () => void) {
  const { t } = useLingui()
  return useWrite(
    (send, body: PostIn) =>
      post
        ? send('put', `${WALL}/${post.id}`, { body: { ...body, version: post.version } })
        : send('post', WALL, { body }),
    {
      done: (card) => (card.is_scheduled ? t`Kiriman dijadwalkan` : t`Kiriman terbit`),
      invalidates: [KEY],
      onSuccess: onDone,
      onError: () => undefined,
    },
  )
}

export function useDelete(id: number) {
  const { t } = useLingui()
  return useWrite((send) => send('delete', `${WALL}/${id}`), {
    done: t`Kiriman dihapus`,
    invalidates: [KEY],
  })
}

export const useComments = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'comments', id],
    queryFn: ({ signal }) => read(`${WALL}/${id}/comments`, { signal }),
  })

export const useAddComment = (id: number) =>
  useWrite((send, body: string) => send('post', `${WALL}/${id}/comments`, { body: { body } }), {
    invalidates: [KEY],
  })

export const useRemoveComment = (id: number) =>
  useWrite((send, comment: number) => send('delete', `${WALL}/${id}/comments/${comment}`), {
    invalidates: [KEY],
  })

export const useReaders = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'readers', id],
    queryFn: ({ signal }) => read(`${WALL}/${id}/readers`, { signal }),
  })

export function useRemind(id: number) {
  const { t } = useLingui()
  return useWrite((send) => send('post', `${WALL}/${id}/remind`), { done: t`Pengingat dikirim` })
}

export const useAudiences = () =>
  useQuery({
    queryKey: [...KEY, 'audiences'],
    queryFn: ({ signal }) => read(`${WALL}/audiences`, { signal }),
    staleTime: 60_000,
  })

export const preview = (body: string) => ask(`${WALL}/preview`, { body: { body } })
