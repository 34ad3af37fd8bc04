import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from '../../api/client'
import type { Results } from '../../api/contract'
import type { components } from '../../api/schema'
import type { Span } from './spans'

export type Playback = Results<'GET', `/elearning/${string}/contents/${string}/playback`>
export type Preview = Results<'GET', `/elearning/${string}/previews/${string}`>
export type VideoNote = components['schemas']['VideoNoteOut']
export type Cue = components['schemas']['CueOut']

/** The path parameters of a video's calls. */
export interface Lesson {
  slug: string
  uuid: string
}

/** The player's data; links and ticket expire soon, so it is refetched for playing. */
export const playbackQuery = ({ slug, uuid }: Lesson) =>
  queryOptions({
    queryKey: ['playback', slug, uuid] as const,
    queryFn: ({ signal }) =>
      read(`/elearning/${slug}/contents/${uuid}/playback`, undefined, signal),
    staleTime: 0,
    retry: false,
  })

export const licencePath = ({ slug, uuid }: Lesson, ticket: string) =>
  `/api/v1/elearning/${slug}/contents/${uuid}/licence?ticket=${encodeURIComponent(ticket)}`

/** Fetched once per opened preview: another ticket would restart its player. */
export const previewQuery = ({ slug, uuid }: Lesson) =>
  queryOptions({
    queryKey: ['preview', slug, uuid] as const,
    queryFn: ({ signal }) => read(`/elearning/${slug}/previews/${uuid}`, undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const previewLicencePath = ({ slug, uuid }: Lesson, ticket: string) =>
  `/api/v1/elearning/${slug}/previews/${uuid}/licence?ticket=${encodeURIComponent(ticket)}`

/** Reports watched parts; continues although the page is left. */
export const reportWatched = ({ slug, uuid }: Lesson, spans: readonly Span[], position: number) =>
  call('POST', `/elearning/${slug}/contents/${uuid}/watched`, {
    form: { spans: spans.map(([start, end]): [number, number] => [start, end]), position },
    keepalive: true,
  })

export const addNote = ({ slug, uuid }: Lesson, at: number, text: string) =>
  post(`/elearning/${slug}/contents/${uuid}/notes`, { at, text })

export const editNote = ({ slug, uuid }: Lesson, note: string, text: string) =>
  call('PUT', `/elearning/${slug}/contents/${uuid}/notes/${note}`, { form: { text } })

export const removeNote = ({ slug, uuid }: Lesson, note: string) =>
  call('DELETE', `/elearning/${slug}/contents/${uuid}/notes/${note}`)
