import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

const ROWS = 50

/** Everything about one's own certifications. */
export const certificationsKey = ['certifications'] as const

/** The certifications that can be sat, go on, or are done. */
export const myCertificationsQuery = () =>
  queryOptions({
    queryKey: [...certificationsKey, 'mine'],
    queryFn: ({ signal }) => read('/certifications/my-cert', { rows: ROWS }, signal),
  })
