import { Trans } from '@lingui/react/macro'
import { call, post, read } from '../../api/client'
import type { Results } from '../../api/contract'
import type { AttemptKind, AttemptSection, Clock, OutgoingAnswer, Question, Room } from './types'

type QuizRow = Results<'GET', `/oti/${string}/quizzes/${string}/questions`>['rows'][number]
type CertRow = Results<'GET', '/certifications/get-question'>['rows'][number]

const yesNo = (truth: boolean) => (truth ? 'yes' : 'no') as 'yes' | 'no'

function clockOf({ time_start, time_now, time_end, is_paused }: Clock): Clock {
  return { time_start, time_now, time_end, is_paused }
}

function quizQuestion(row: QuizRow): Question {
  const several = row.multiple_answer === 'yes' ? 'several' : 'one'
  return {
    id: row.ques_uuid,
    number: row.ques_number,
    text: row.ques_text,
    answeredBy: row.is_text ? 'text' : several,
    options: row.answers.map(({ answ_uuid, answ_text }) => ({ id: answ_uuid, text: answ_text })),
    selected: row.answers
      .filter(({ answ_selected }) => answ_selected === 'yes')
      .map(({ answ_uuid }) => answ_uuid),
    written: row.answ_text,
    flagged: row.flag === 'yes',
    revision: row.revision,
  }
}

function sectionsOf(rows: readonly QuizRow[]): AttemptSection[] {
  const names = [...new Set(rows.map(({ category }) => category))]
  return names.map((name) => ({
    code: name,
    name,
    questions: rows.filter(({ category }) => category === name).map(quizQuestion),
  }))
}

function answerForm({ id, selected, written, revision }: OutgoingAnswer) {
  return { ques_uuid: id, answ_uuid: selected[0], answ_text: written, revision }
}

const quizWords = {
  finish: <Trans>Selesaikan kuis?</Trans>,
  leave: <Trans>Tinggalkan ruang kuis?</Trans>,
}
const examWords = {
  finish: <Trans>Selesaikan ujian?</Trans>,
  leave: <Trans>Tinggalkan ruang ujian?</Trans>,
}
const freeWords = {
  finish: <Trans>Lihat hasilnya sekarang?</Trans>,
  leave: <Trans>Tinggalkan cek kemampuan?</Trans>,
}

type QuizAddress = `/oti/${string}/quizzes/${string}`

/** The calls that all quizzes and the exams of e-learning packages share; only the last word of ending differs. */
function quizCalls(base: QuizAddress, title: string) {
  return {
    of: base,
    load: async (signal: AbortSignal): Promise<Room> => {
      const [{ rows }, timer] = await Promise.all([
        read(`${base}/questions`, undefined, signal),
        read(`${base}/timer`, undefined, signal),
      ])
      return {
        title,
        attempt: timer.attempt_uuid,
        sections: sectionsOf(rows),
        clock: clockOf(timer),
      }
    },
    readClock: async (signal: AbortSignal) =>
      clockOf(await read(`${base}/timer`, undefined, signal)),
    save: async (answer: OutgoingAnswer) => {
      if (answer.answeredBy !== 'several') {
        return (await post(`${base}/answer`, answerForm(answer))).results
      }
      const form = {
        ques_uuid: answer.id,
        answ_uuids: [...answer.selected],
        revision: answer.revision,
      }
      return (await post(`${base}/multiple-answer`, form)).results
    },
    flag: async (id: string, flagged: boolean) =>
      (await post(`${base}/flag`, { ques_uuid: id, flag: yesNo(flagged) })).message,
  }
}

/** The quiz of an OTI class. */
export function otiQuiz(slug: string, uuid: string, title: string): AttemptKind {
  const base = `/oti/${slug}/quizzes/${uuid}` as const
  return {
    ...quizCalls(base, title),
    session: 'oti-quiz',
    words: quizWords,
    end: async () => (await call('POST', `${base}/finish`)).message,
  }
}

/** The exam of an e-learning package. */
export function elearningExam(slug: string, uuid: string, title: string): AttemptKind {
  const base = `/elearning/${slug}/exams/${uuid}` as const
  return {
    ...quizCalls(base as string as QuizAddress, title),
    session: 'elearning-exam',
    words: examWords,
    end: async () => (await call('POST', `${base}/end`)).message,
  }
}

/** A free assessment of a visitor without an account; its answers have no receipt to download. */
export function freeAssessment(slug: string, uuid: string, title: string): AttemptKind {
  const base = `/public/free-assessments/${slug}/${uuid}` as const
  const calls = quizCalls(base as string as QuizAddress, title)
  return {
    ...calls,
    session: 'free-assessment',
    words: freeWords,
    load: async (signal) => ({ ...(await calls.load(signal)), attempt: '' }),
    // The result that opens speaks for itself.
    end: async () => {
      await call('POST', `${base}/end`)
      return ''
    },
  }
}

/** A quiz of an e-learning package. */
export function elearningQuiz(slug: string, uuid: string, title: string): AttemptKind {
  const base = `/elearning/${slug}/quizzes/${uuid}` as const
  return {
    ...quizCalls(base as string as QuizAddress, title),
    session: 'elearning-quiz',
    words: quizWords,
    end: async () => (await call('POST', `${base}/end`)).message,
  }
}

function certQuestion(row: CertRow): Question {
  return {
    id: String(row.ques_id),
    number: row.ques_number,
    text: row.ques_text,
    answeredBy: row.is_text ? 'text' : 'one',
    isLong: row.is_text,
    options: row.options.map(({ jawaban_id, jawaban_text }) => ({
      id: String(jawaban_id),
      text: jawaban_text,
    })),
    selected: row.ques_answer === null ? [] : [String(row.ques_answer)],
    written: row.ques_answer_text,
    flagged: row.flag === 'yes',
    revision: row.revision,
  }
}

/** The exam of a certification. */
export function certificationExam(certsesiId: number): AttemptKind {
  return {
    session: 'certification',
    of: String(certsesiId),
    words: examWords,
    load: async (signal) => {
      const exam = await read('/certifications/get-exam', undefined, signal)
      const sections = await Promise.all(
        exam.units.map(async ({ kode_kompetensi, uk_name }) => {
          const { rows } = await read('/certifications/get-question', { kode_kompetensi }, signal)
          return { code: kode_kompetensi, name: uk_name, questions: rows.map(certQuestion) }
        }),
      )
      return { title: exam.title, attempt: exam.attempt_uuid, sections, clock: clockOf(exam) }
    },
    readClock: async (signal) =>
      clockOf(await read('/certifications/get-timer', undefined, signal)),
    save: async ({ id, answeredBy, selected, written, revision }) => {
      const answer =
        answeredBy === 'text' ? { jawaban_text: written } : { jawaban_id: Number(selected[0]) }
      const form = { soal_id: Number(id), ...answer, revision }
      return (await post('/certifications/save-answer', form)).results
    },
    flag: async (id, flagged) =>
      (await post('/certifications/flag', { soal_id: Number(id), flag: yesNo(flagged) })).message,
    end: async () =>
      (await post('/certifications/session/end', { certsesi_id: certsesiId })).message,
  }
}
