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

/** The certificates of competence, the valid ones first, as many as anybody has. */
export const competenceQuery = () =>
  queryOptions({
    queryKey: ['certificates', 'mine', 'competence'],
    queryFn: ({ signal }) => read('/my-certificates', { type: 'competence', rows: 100 }, signal),
  })
