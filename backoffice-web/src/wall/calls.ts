import { useLingui } from '@lingui/react/macro'
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { BASE, call } from '../api/client'
import type { ListResults } from '../api/envelope'
import { toListQuery } from '../providers/listQuery'
import type { Audience, Card, Comment, PostIn, Reaction, Reader } from './types'

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
      call<ListResults<Card>>('get', WALL, {
        query: toListQuery({ filter, pagination: { page: pageParam, perPage: PAGE } }),
        signal,
      }),
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE < total ? page + 1 : undefined),
  })

export const usePost = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'post', id],
    queryFn: ({ signal }) => call<Card>('get', `${WALL}/${id}`, { signal }),
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
function useCardAction<T>(action: (value: T) => Promise<Card>, done?: string) {
  const notify = useNotify()
  const replace = useReplace()
  return useMutation<Card, HttpError, T>({
    mutationFn: action,
    onSuccess: (card) => {
      replace(card)
      if (done) notify(done, { type: 'success' })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

export const useReact = (id: number) =>
  useCardAction((kind: Reaction | null) =>
    call<Card>('post', `${WALL}/${id}/react`, { body: { kind } }),
  )

export function useConfirm(id: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = async () => {
    const card = await call<Card>('post', `${WALL}/${id}/read`)
    void client.invalidateQueries({ queryKey: ['my-day'] })
    return card
  }
  return useCardAction(confirm, t`Terima kasih, konfirmasi Anda tercatat.`)
}

export const usePin = (id: number) =>
  useCardAction((is_pinned: boolean) =>
    call<Card>('post', `${WALL}/${id}/pin`, { body: { is_pinned } }),
  )

/** Writes a new post, or an old one anew. */
export function useSave(post: Card | undefined, onDone: () => void) {
  const { t } = useLingui()
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation<Card, HttpError, PostIn>({
    mutationFn: (body) =>
      post
        ? call<Card>('put', `${WALL}/${post.id}`, { body: { ...body, version: post.version } })
        : call<Card>('post', WALL, { body }),
    onSuccess: (card) => {
      void client.invalidateQueries({ queryKey: KEY })
      notify(card.is_scheduled ? t`Kiriman dijadwalkan` : t`Kiriman terbit`, { type: 'success' })
      onDone()
    },
  })
}

export function useDelete(id: number) {
  const { t } = useLingui()
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation<unknown, HttpError>({
    mutationFn: () => call('delete', `${WALL}/${id}`),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: KEY })
      notify(t`Kiriman dihapus`, { type: 'success' })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

export const useComments = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'comments', id],
    queryFn: ({ signal }) =>
      call<ListResults<Comment>>('get', `${WALL}/${id}/comments`, { signal }),
  })

function useCommentAction<T>(action: (value: T) => Promise<unknown>) {
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation<unknown, HttpError, T>({
    mutationFn: action,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

export const useAddComment = (id: number) =>
  useCommentAction((body: string) => call('post', `${WALL}/${id}/comments`, { body: { body } }))

export const useRemoveComment = (id: number) =>
  useCommentAction((comment: number) => call('delete', `${WALL}/${id}/comments/${comment}`))

export const useReaders = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'readers', id],
    queryFn: ({ signal }) => call<ListResults<Reader>>('get', `${WALL}/${id}/readers`, { signal }),
  })

export function useRemind(id: number) {
  const { t } = useLingui()
  const notify = useNotify()
  return useMutation<unknown, HttpError>({
    mutationFn: () => call('post', `${WALL}/${id}/remind`),
    onSuccess: () => notify(t`Pengingat dikirim`, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

export const useAudiences = () =>
  useQuery({
    queryKey: [...KEY, 'audiences'],
    queryFn: ({ signal }) => call<ListResults<Audience>>('get', `${WALL}/audiences`, { signal }),
    staleTime: 60_000,
  })

export const preview = (body: string) =>
  call<{ html: string }>('post', `${WALL}/preview`, { body: { body } })
