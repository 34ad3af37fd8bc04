import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'

const TEN_MINUTES = 600_000

/** An instructor and their current products. */
export const teacherQuery = (slug: string) =>
  queryOptions({
    queryKey: ['teacher', slug] as const,
    queryFn: ({ signal }) => read(`/public/instructors/${slug}`, undefined, signal),
    staleTime: TEN_MINUTES,
  })
