import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { listFields } from '../../api/list'

const TEN_MINUTES = 600_000
const BEST = 5

/** Numbers and instructors for the front page. */
export const storefrontQuery = () =>
  queryOptions({
    queryKey: ['storefront'],
    queryFn: ({ signal }) => read('/public/storefront', undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** The newest reviews with five stars. */
export const testimonialsQuery = (rows: number) =>
  queryOptions({
    queryKey: ['reviews', 'testimonials'],
    queryFn: async ({ signal }) =>
      (
        await read(
          '/public/reviews',
          listFields({ rows, rules: [{ field: 'rating', op: 'eq', value: BEST }] }),
          signal,
        )
      ).rows,
    staleTime: TEN_MINUTES,
  })
