import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { post, read } from '../../api/client'
import type { ApiResponse } from '../../api/envelope'
import type { components } from '../../api/schema'
import { toast } from '../../ui/toast'

export type Course = components['schemas']['CourseOut']
export type CourseContent = components['schemas']['CourseContentOut']

export const courseKey = (slug: string) => ['course', slug] as const

export const courseQuery = (slug: string) =>
  queryOptions({
    queryKey: courseKey(slug),
    queryFn: ({ signal }) => read(`/elearning/${slug}/course`, undefined, signal),
    retry: false,
  })

export const completeContent = (slug: string, uuid: string) =>
  post(`/elearning/${slug}/contents/${uuid}/complete`)

export const syncContent = (slug: string) => post(`/elearning/${slug}/sync-content`)

export const submitAssignment = (slug: string, uuid: string, text: string, files: string[]) =>
  post(`/elearning/${slug}/assignments/${uuid}/submit`, { text, files })

/** A mutation of a course: shows its message and refetches the course. */
export function useCourseAction<T = void>(
  slug: string,
  action: (value: T) => Promise<ApiResponse<unknown>>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: async ({ message }) => {
      if (message) toast.success(message)
      // `onDone` continues with the refetched course.
      await client.invalidateQueries({ queryKey: courseKey(slug) })
      onDone?.()
    },
  })
}
