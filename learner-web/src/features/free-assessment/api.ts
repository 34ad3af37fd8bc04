import { queryOptions } from '@tanstack/react-query'
import { attemptSessions } from '../../api/attemptSessions'
import { getToken } from '../../api/captcha/getToken'
import { call, post, read } from '../../api/client'
import type { Results } from '../../api/contract'
import type { AssessmentResult } from '../../api/types'
import { type FreeAttempt, freeAttempt } from './freeAttempt'

export type FreeAssessment = Results<'GET', '/public/free-assessments'>['rows'][number]

const HEADER = 'X-Free-Assessment-Authorization'
const baseOf = (slug: string, uuid: string) => `/public/free-assessments/${slug}/${uuid}` as const

/** The short assessments that need no account. */
export const freeAssessmentsQuery = () =>
  queryOptions({
    queryKey: ['freeAssessments'],
    queryFn: async ({ signal }) => (await read('/public/free-assessments', undefined, signal)).rows,
    staleTime: 600_000,
  })

/** Starts an attempt without an account; its token is stored until the result is claimed. */
export async function startFree({ uuid, job_role: { slug } }: FreeAssessment): Promise<void> {
  const base = baseOf(slug, uuid)
  const { results } = await post(`${base}/start`, { captcha: await getToken('free_assessment') })
  freeAttempt.set({ slug, uuid, token: results.token })
  attemptSessions.open('free-assessment', { token: results.token, of: base })
}

/** The result of an attempt, by its token. */
export const freeResultQuery = (attempt: FreeAttempt | null) =>
  queryOptions({
    queryKey: ['freeAssessments', 'result', attempt?.token],
    enabled: attempt !== null,
    queryFn: async ({ signal }) => {
      const { slug = '', uuid = '', token = '' } = attempt ?? {}
      const headers = { [HEADER]: `Bearer ${token}` }
      const { results } = await call('GET', `${baseOf(slug, uuid)}/result`, { headers, signal })
      return results as AssessmentResult
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Gives the result to the account that is signed in; answers with its address. */
export async function claimFree(attempt: FreeAttempt): Promise<string> {
  const { results } = await post('/public/free-assessments/claim', { token: attempt.token })
  freeAttempt.clear()
  return results.sesi_uuid
}
