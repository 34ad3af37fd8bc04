import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { listFields } from './list'
import type { components } from './schema'

const TEN_MINUTES = 600_000

export interface Slide {
  title: string
  text: string
  image_url: string | null
  url: string
  cta: string
  tone: string
  focus_x: number
  focus_y: number
}

/** The slides of the home page. */
export const slidersQuery = () =>
  queryOptions({
    queryKey: ['sliders'],
    queryFn: async ({ signal }) => (await read('/public/sliders', undefined, signal)).rows,
    staleTime: TEN_MINUTES,
  })

/** Partner logos. */
export const clientsQuery = () =>
  queryOptions({
    queryKey: ['clients'],
    queryFn: async ({ signal }) => (await read('/public/clients', undefined, signal)).rows,
    staleTime: TEN_MINUTES,
  })

/** The newest articles. */
export const latestNewsQuery = (rows: number) =>
  queryOptions({
    queryKey: ['news', 'latest'],
    queryFn: async ({ signal }) => (await read('/public/news', listFields({ rows }), signal)).rows,
    staleTime: TEN_MINUTES,
  })

/** A page text: sanitised HTML written by staff, and its structured part. */
export type ContentBlock = components['schemas']['PassageOut']

/** The page texts by key; staff may leave any of them empty. */
export const contentBlocksQuery = () =>
  queryOptions({
    queryKey: ['contentBlocks'],
    queryFn: ({ signal }) => read('/public/additional-contents', undefined, signal),
    staleTime: TEN_MINUTES,
  })
