import { queryOptions } from '@tanstack/react-query'
import { post, read } from '../../api/client'
import { ApiError } from '../../api/envelope'
import { examSession } from '../../api/examSession'
import { keys } from '../../api/keys'
import type {
  AnswerForm,
  AssessmentSession,
  Question,
  QuestionType,
  SavedAnswer,
  Sections,
  StartedSession,
  UnitProgress,
} from '../../api/types'
import { toast } from '../../ui/toast'

export interface ExamUnit extends UnitProgress {
  type: QuestionType
  roots: Question[]
}

export interface ExamPlan extends Sections {
  units: ExamUnit[]
}

/** An answer on its way out; the later of two is the one with the higher revision. */
export interface OutgoingAnswer extends AnswerForm {
  revision: number
}

const OVER = 496
const RESYNC_MS = 60_000

// The app itself leaves the room on 496; what the server said of it is shown here.
async function inRoom<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.code === OVER) toast.error(error.message, 'exam-over')
    throw error
  }
}

/** The open session of an item, made when there is none yet; asking twice changes nothing. */
export const sittingQuery = (itemId: number) =>
  queryOptions({
    queryKey: keys.examSitting(itemId),
    queryFn: async () => {
      const created = await post('/assessments/create-session', {
        item_id: itemId,
      })
      return fetchSession(created.results.sesi_id)
    },
    staleTime: 0,
    gcTime: 0,
  })

function fetchSession(sesiId: number, signal?: AbortSignal): Promise<AssessmentSession> {
  return read('/assessments/session', { sesi_id: sesiId }, signal)
}

/** What a session is about and where it stands. */
export const sessionQuery = (sesiId: number) =>
  queryOptions({
    queryKey: keys.examSession(sesiId),
    queryFn: ({ signal }) => fetchSession(sesiId, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** Starts or resumes a session and keeps its token. */
export async function startSession(sesiId: number): Promise<StartedSession> {
  const { results } = await post('/assessments/start', { sesi_id: sesiId })
  examSession.open({ token: results.token, sesi_id: results.sesi_id })
  return results
}

async function fetchUnit(type: QuestionType, unit: UnitProgress): Promise<ExamUnit> {
  const query = { type, uk_code: unit.uk_code }
  const { soal } = await read('/assessments/get-question', query)
  return { ...unit, type, roots: soal }
}

async function fetchPart(type: QuestionType): Promise<ExamUnit[]> {
  const { rows } = await read('/assessments/get-unitkom', { type })
  return Promise.all(rows.map((unit) => fetchUnit(type, unit)))
}

async function fetchPlan(): Promise<ExamPlan> {
  const sections = await read('/assessments/get-section')
  const parts = await Promise.all(sections.sections.map(({ type }) => fetchPart(type)))
  return { ...sections, units: parts.flat() }
}

/** Everything in the room at once, so that a lost connection does not stop the participant. */
export const planQuery = (sesiId: number) =>
  queryOptions({
    queryKey: keys.examSections(sesiId),
    queryFn: () => inRoom(fetchPlan()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The progress of one part's units, as the server counts it. */
export const unitsQuery = (sesiId: number, type: QuestionType) =>
  queryOptions({
    queryKey: keys.examUnits(sesiId, type),
    queryFn: async ({ signal }) =>
      (await inRoom(read('/assessments/get-unitkom', { type }, signal))).rows,
    staleTime: 0,
    gcTime: 0,
  })

/** The server's clock, asked again every minute and whenever the participant comes back. */
export const timerQuery = (sesiId: number) =>
  queryOptions({
    queryKey: keys.examTimer(sesiId),
    queryFn: ({ signal }) => inRoom(read('/assessments/get-timer', undefined, signal)),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RESYNC_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** The open question before or after one inside its own rangkaian; null at its ends. */
export async function fetchNeighbour(
  direction: 'next' | 'prev',
  soalCode: string,
): Promise<Question | null> {
  const query = { direction, soal_code: soalCode }
  return (await inRoom(read('/assessments/get-question/child', query))).soal
}

/** Saves one answer. */
export async function saveAnswer({
  sesi_soal_id,
  jwb_id,
  type,
  revision,
}: OutgoingAnswer): Promise<SavedAnswer> {
  const form = { sesi_soal_id, jwb_id, type, revision }
  return (await inRoom(post('/assessments/save-answer', form))).results
}

/** Ends the session; gives the server's words for it. */
export async function endSession(sesiId: number): Promise<string> {
  return (await post('/assessments/end', { sesi_id: sesiId })).message
}
