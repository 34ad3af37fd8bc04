import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

const ROWS = 50

/** The key of everything about the user's certifications. */
export const certificationsKey = ['certifications'] as const

/** The user's certifications: to sit, in progress, or finished. */
export const myCertificationsQuery = () =>
  queryOptions({
    queryKey: [...certificationsKey, 'mine'],
    queryFn: ({ signal }) => read('/certifications/my-cert', { rows: ROWS }, signal),
  })

/** All certificates of competence, valid ones first. */
export const competenceQuery = () =>
  queryOptions({
    queryKey: ['certificates', 'mine', 'competence'],
    queryFn: ({ signal }) => read('/my-certificates', { type: 'competence', rows: 100 }, signal),
  })
