import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { BASE, call } from '../../api/client'
import type { Chapter, Course, LessonPreview, Video } from './types'

const BUSY = ['queued', 'processing']
const POLL_MS = 2000

const keyOf = (courseId: number) => ['course', courseId]

export const isPackaging = (video: Video | null | undefined) => BUSY.includes(video?.status ?? '')

/** A course; while one of its videos is packaged it is asked again and again. */
export const useCourse = (courseId: number) =>
  useQuery({
    queryKey: keyOf(courseId),
    queryFn: ({ signal }) => call<Course>('get', `${BASE}/courses/${courseId}`, { signal }),
    refetchInterval: ({ state }) => {
      const lessons = state.data?.chapters.flatMap(({ contents }) => contents) ?? []
      return lessons.some(({ video }) => isPackaging(video)) ? POLL_MS : false
    },
  })

export function useRenewCourse(courseId: number) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: keyOf(courseId) })
    void client.invalidateQueries({ queryKey: ['courses'] })
  }
}

const orderOf = (chapters: Chapter[]) =>
  chapters.map(({ id, contents }) => ({ id, content_ids: contents.map((one) => one.id) }))

/** Stores a new order; it shows at once, and goes back when the server refuses it. */
export function useOrderCourse(courseId: number) {
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ seen, chapters }: { seen: Chapter[]; chapters: Chapter[] }) =>
      call<Course>('put', `${BASE}/courses/${courseId}/order`, {
        body: { chapters: orderOf(chapters), seen: orderOf(seen) },
      }),
    onMutate: ({ chapters }) =>
      client.setQueryData<Course>(keyOf(courseId), (course) => course && { ...course, chapters }),
    onSuccess: (course) => client.setQueryData(keyOf(courseId), course),
    onError: (error) => {
      notify((error as HttpError).message, { type: 'error' })
      void client.invalidateQueries({ queryKey: keyOf(courseId) })
    },
  })
}

/** Deletes a chapter or a content; the server says what stands in the way. */
export function useDeletePart(courseId: number) {
  const renew = useRenewCourse(courseId)
  const notify = useNotify()
  return useMutation({
    mutationFn: ({
      resource,
      id,
    }: {
      resource: 'course-sections' | 'course-contents'
      id: number
    }) => call('delete', `${BASE}/${resource}/${id}`),
    onSuccess: renew,
    onError: (error) => notify((error as HttpError).message, { type: 'error' }),
  })
}

/** A video, asked again until it is packaged. */
export const useVideo = (id: number | null) =>
  useQuery({
    queryKey: ['videos', 'one', id],
    enabled: id !== null,
    queryFn: ({ signal }) => call<Video>('get', `${BASE}/videos/${id}`, { signal }),
    refetchInterval: ({ state }) => (isPackaging(state.data) ? POLL_MS : false),
  })

/** A reading as learners would see it. */
export const usePreview = (text: string, isOpen: boolean) =>
  useQuery({
    queryKey: ['course-preview', text],
    enabled: isOpen && text.trim() !== '',
    queryFn: ({ signal }) =>
      call<{ html: string }>('post', `${BASE}/courses/preview`, { body: { text }, signal }),
  })

/** A content as learners will see it; its links and its ticket are good for a short while. */
export const useLessonPreview = (contentId: number) =>
  useQuery({
    queryKey: ['lesson-preview', contentId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call<LessonPreview>('get', `${BASE}/course-contents/${contentId}/preview`, { signal }),
  })
