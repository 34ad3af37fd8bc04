import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, BASE, read } from '../../api/client'
import { useWrite } from '../../providers/useWrite'
import type { Chapter, Course, Video } from './types'

const BUSY = ['queued', 'processing']
const POLL_MS = 2000

const keyOf = (courseId: number) => ['course', courseId]

export const isPackaging = (video: Video | null | undefined) => BUSY.includes(video?.status ?? '')

/** A course, polled while one of its videos is being packaged. */
export const useCourse = (courseId: number) =>
  useQuery({
    queryKey: keyOf(courseId),
    queryFn: ({ signal }) => read(`${BASE}/courses/${courseId}`, { signal }),
    refetchInterval: ({ state }) => {
      const lessons = state.data?.chapters.flatMap(({ contents }) => contents) ?? []
      return lessons.some(({ video }) => isPackaging(video)) ? POLL_MS : false
    },
  })

const shownBy = (courseId: number) => [keyOf(courseId), ['courses']]

export function useRefreshCourse(courseId: number) {
  const client = useQueryClient()
  return () => {
    for (const queryKey of shownBy(courseId)) void client.invalidateQueries({ queryKey })
  }
}

const orderOf = (chapters: Chapter[]) =>
  chapters.map(({ id, contents }) => ({ id, content_ids: contents.map((one) => one.id) }))

/** Saves a new order optimistically; reverts if the server refuses it. */
export function useOrderCourse(courseId: number) {
  const client = useQueryClient()
  const show = (change: (course: Course) => Course) =>
    client.setQueryData<Course>(keyOf(courseId), (course) => course && change(course))
  return useWrite(
    (send, { seen, chapters }: { seen: Chapter[]; chapters: Chapter[] }) =>
      send('put', `${BASE}/courses/${courseId}/order`, {
        body: { chapters: orderOf(chapters), seen: orderOf(seen) },
      }),
    {
      onMutate: ({ chapters }) => show((course) => ({ ...course, chapters })),
      onSuccess: (course) => show(() => course),
      invalidates: [keyOf(courseId)],
      invalidatesOnError: true,
    },
  )
}

interface Part {
  resource: 'course-sections' | 'course-contents'
  id: number
}

/** Deletes a chapter or a content; the server names what prevents it. */
export function useDeletePart(courseId: number) {
  return useWrite((send, { resource, id }: Part) => send('delete', `${BASE}/${resource}/${id}`), {
    invalidates: shownBy(courseId),
  })
}

/** A video, polled until it is packaged. */
export const useVideo = (id: number | null) =>
  useQuery({
    queryKey: ['videos', 'one', id],
    enabled: id !== null,
    queryFn: ({ signal }) => read(`${BASE}/videos/${id ?? 0}`, { signal }),
    refetchInterval: ({ state }) => (isPackaging(state.data) ? POLL_MS : false),
  })

/** A reading as learners would see it. */
export const usePreview = (text: string, isOpen: boolean) =>
  useQuery({
    queryKey: ['course-preview', text],
    enabled: isOpen && text.trim() !== '',
    queryFn: ({ signal }) => ask(`${BASE}/courses/preview`, { body: { text }, signal }),
  })

/** A content as learners will see it; its links and ticket expire soon. */
export const useLessonPreview = (contentId: number) =>
  useQuery({
    queryKey: ['lesson-preview', contentId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => read(`${BASE}/course-contents/${contentId}/preview`, { signal }),
  })
