import { queryOptions } from '@tanstack/react-query'
import { attemptSessions } from '../../api/attemptSessions'
import { certificationsKey } from '../../api/certifications'
import { post, read } from '../../api/client'
import type { Results } from '../../api/contract'
import { download, saveFile } from '../../api/download'
import { answerStore } from './answerStore'
import type { AttemptKind, LoadedRoom, Room } from './types'

export type ExamIntro = Results<'GET', `/exams/${string}`>
export type CertificationRow = Results<'GET', '/certifications/my-cert'>['rows'][number]

/** What an exam is before it begins. */
export const introQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['exam', 'intro', uuid],
    queryFn: ({ signal }) => read(`/exams/${uuid}`, undefined, signal),
    staleTime: 0,
  })

/** The query key prefix of one attempt. */
export const attemptKey = ({ session, of }: Pick<AttemptKind, 'session' | 'of'>) =>
  ['attempt', session, of] as const

/** Everything in the room; loaded once, because answers live on the page from then on. */
export const roomQuery = <R extends Room>(kind: AttemptKind<R>) =>
  queryOptions({
    queryKey: [...attemptKey(kind), 'room'],
    queryFn: async ({ signal }): Promise<LoadedRoom<R>> => {
      const [room, waiting] = await Promise.all([kind.load(signal), answerStore.read(kind.of)])
      return { ...room, waiting }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** One of the user's certifications. */
export const certificationQuery = (memcertId: number) =>
  queryOptions({
    queryKey: [...certificationsKey, memcertId],
    queryFn: async ({ signal }) => {
      const { rows } = await read('/certifications/my-cert', { rows: 100 }, signal)
      return rows.find(({ memcert_id }) => memcert_id === memcertId) ?? null
    },
    staleTime: 0,
  })

/** What a finished certification exam shows. */
export const certificationResultQuery = (certsesiId: number) =>
  queryOptions({
    queryKey: [...certificationsKey, 'result', certsesiId],
    queryFn: ({ signal }) => read('/certifications/result', { certsesi_id: certsesiId }, signal),
  })

/** The answers of a finished attempt, as far as the exam shows them. */
export const reviewQuery = (attempt: string) =>
  queryOptions({
    queryKey: ['attempt', 'review', attempt],
    queryFn: ({ signal }) => read(`/attempts/${attempt}/review`, undefined, signal),
  })

/** Starts or resumes the exam of a certification; returns the attempt's id. */
export async function startCertification(memcertId: number): Promise<number> {
  const { results } = await post('/certifications/session/start', { memcert_id: memcertId })
  attemptSessions.open('certification', {
    token: results.token,
    of: String(results.certsesi_id),
  })
  return results.certsesi_id
}

/** Starts or resumes the quiz of an OTI class. */
export async function startOtiQuiz(slug: string, uuid: string, password: string): Promise<void> {
  const base = `/oti/${slug}/quizzes/${uuid}` as const
  const { results } = await post(`${base}/start`, { password })
  attemptSessions.open('oti-quiz', { token: results.token, of: base })
}

/** Starts or resumes the exam of an e-learning package. */
export async function startElearningExam(
  slug: string,
  uuid: string,
  password: string,
): Promise<void> {
  const base = `/elearning/${slug}/exams/${uuid}` as const
  const { results } = await post(`${base}/start`, { password })
  attemptSessions.open('elearning-exam', { token: results.token, of: base })
}

/** Starts or resumes a quiz of an e-learning package. */
export async function startElearningQuiz(
  slug: string,
  uuid: string,
  password: string,
): Promise<void> {
  const base = `/elearning/${slug}/quizzes/${uuid}` as const
  const { results } = await post(`${base}/start`, { password })
  attemptSessions.open('elearning-quiz', { token: results.token, of: base })
}

/** What the server has of an attempt, as a text to keep. */
export async function downloadReceipt(attempt: string): Promise<void> {
  const file = await download(`/attempts/${attempt}/receipt`)
  saveFile(file, `tanda-terima-${attempt}.txt`)
}
