import { Trans } from '@lingui/react/macro'
import { post, read } from '../../api/client'
import { type ApiError, fieldError } from '../../api/envelope'
import type { Question as QuestionRow, QuestionType, UnitProgress } from '../../api/types'
import type { Direction } from '../attempt/QuestionNav'
import type {
  AttemptKind,
  AttemptSection,
  Clock,
  Progress,
  Question,
  Room,
  StoredAnswer,
} from '../attempt/types'
import { parts } from './parts'

/** The root questions of one competency unit in one part. */
export interface AssessmentUnit extends AttemptSection {
  type: QuestionType
  uk_code: string
  /** The follow-ups that are open, as the server counted them. */
  followUps: Progress
}

/** The server's count of open follow-ups. */
export function followUpsIn(counted: Pick<UnitProgress, 'follow_ups' | 'follow_ups_answered'>) {
  return { answered: counted.follow_ups_answered, total: counted.follow_ups }
}

export interface AssessmentRoom extends Room {
  sesiId: number
  sesiUuid: string
  jobRole: string
  parts: readonly QuestionType[]
  sections: readonly AssessmentUnit[]
}

// The server asks for both when an answer is saved.
const idOf = (type: QuestionType, row: QuestionRow) => `${type}-${row.sesi_soal_id}`

function formOf(id: string) {
  const [type, number] = id.split('-')
  return { type: type as QuestionType, sesi_soal_id: Number(number) }
}

const selectedOf = (jwb: number | null) => (jwb === null ? [] : [String(jwb)])

/** A question of the server as the room knows it. */
export function questionOf(type: QuestionType, row: QuestionRow): Question {
  return {
    id: idOf(type, row),
    code: row.soal_code,
    number: Number.parseInt(row.label, 10),
    label: row.label,
    text: row.soal_text,
    answeredBy: 'one',
    mayContinue: row.has_child,
    options: row.options.map(({ jwb_id, jwb_text }) => ({ id: String(jwb_id), text: jwb_text })),
    selected: selectedOf(row.user_jwb_id),
    written: '',
    flagged: row.flag === 'yes',
    revision: row.revision,
  }
}

async function loadUnit(type: QuestionType, unit: UnitProgress): Promise<AssessmentUnit> {
  const { uk_code, uk_name } = unit
  const { soal } = await read('/assessments/get-question', { type, uk_code })
  const questions = soal.map((row) => questionOf(type, row))
  const code = `${type}-${uk_code}`
  const followUps = followUpsIn(unit)
  return { code, name: uk_name, part: parts[type].title, questions, type, uk_code, followUps }
}

async function loadPart(type: QuestionType): Promise<AssessmentUnit[]> {
  const { rows } = await read('/assessments/get-unitkom', { type })
  return Promise.all(rows.map((unit) => loadUnit(type, unit)))
}

function clockOf({ time_start, time_now, time_end, is_paused }: Clock): Clock {
  return { time_start, time_now, time_end, is_paused }
}

async function load(): Promise<AssessmentRoom> {
  const room = await read('/assessments/get-section')
  const types = room.sections.map(({ type }) => type)
  const units = await Promise.all(types.map(loadPart))
  return {
    sesiId: room.sesi_id,
    sesiUuid: room.sesi_uuid,
    title: room.title,
    jobRole: room.job_role.name,
    attempt: room.attempt_uuid,
    clock: clockOf(room),
    followUps: followUpsIn(room),
    parts: types,
    sections: units.flat(),
  }
}

/** The stored answer that is newer than the refused one; other conflicts have no revision. */
function storedAnswer(refusal: ApiError): StoredAnswer | null {
  const revision = fieldError(refusal, 'revision')
  if (revision === undefined) return null
  const jwb = fieldError(refusal, 'user_jwb_id')
  return { revision: Number(revision), selected: jwb ? [jwb] : [], written: '' }
}

/** The open question before or after one inside its own tree; null at its ends. */
export async function loadAdjacent(direction: Direction, soalCode: string) {
  const query = { direction, soal_code: soalCode }
  const { soal } = await read('/assessments/get-question/child', query)
  return soal && questionOf('nested', soal)
}

/** The assessment of a job role; its nested questions open follow-ups. */
export function assessment(sesiId: number): AttemptKind<AssessmentRoom> {
  return {
    session: 'assessment',
    of: String(sesiId),
    load,
    readClock: async (signal) => clockOf(await read('/assessments/get-timer', undefined, signal)),
    save: async ({ id, selected, revision }) => {
      const form = { ...formOf(id), jwb_id: Number(selected[0]), revision }
      const { results } = await post('/assessments/save-answer', form)
      return { revision: results.revision, followUps: followUpsIn(results) }
    },
    storedAnswer,
    flag: async (id, flagged) => {
      const { sesi_soal_id } = formOf(id)
      const flag = flagged ? 'yes' : 'no'
      return (await post('/assessments/flag', { sesi_soal_id, flag })).message
    },
    end: async () => {
      await post('/assessments/end', { sesi_id: sesiId })
      return ''
    },
    words: {
      finish: <Trans>Selesaikan asesmen?</Trans>,
      leave: <Trans>Tinggalkan ruang asesmen?</Trans>,
    },
  }
}
