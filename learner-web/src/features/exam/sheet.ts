import type { Question, QuestionType, SavedAnswer } from '../../api/types'
import type { ExamPlan, OutgoingAnswer } from './api'

export interface AnswerState {
  type: QuestionType
  chosen: number | null
  /** What the server holds. */
  saved: number | null
  revision: number
}

/** The answers of a sitting: what is chosen, what is saved, what still waits to be sent. */
export interface Sheet {
  answers: Readonly<Record<number, AnswerState>>
  /** Ids of the questions whose answers wait, oldest first. */
  queue: readonly number[]
  sending: OutgoingAnswer | null
  /** Failed deliveries in a row. */
  failures: number
  progress: { answered: number; total: number }
  /** The follow-up questions walked through below one root. */
  trail: { root: string; steps: readonly Question[] }
  /** Codes of the questions marked as doubtful. */
  flags: readonly string[]
}

export type SheetEvent =
  | { type: 'chose'; id: number; jwb: number }
  | { type: 'sending'; answer: OutgoingAnswer }
  | { type: 'saved'; saved: SavedAnswer }
  | { type: 'refused'; id: number; revision: number; jwb: number | null }
  | { type: 'dropped'; id: number }
  | { type: 'failed' }
  | { type: 'walked'; root: string; kind: QuestionType; question: Question }
  | { type: 'flagged'; code: string }

export interface Kept {
  waiting: readonly OutgoingAnswer[]
  flags: readonly string[]
}

function answerOf(type: QuestionType, question: Question): AnswerState {
  const { user_jwb_id, revision } = question
  return { type, chosen: user_jwb_id, saved: user_jwb_id, revision }
}

/** The sheet as the server gave it, with the answers that an earlier page could not send any more. */
export function openSheet(plan: ExamPlan, kept: Kept | null): Sheet {
  const roots = plan.units.flatMap(({ type, roots }) =>
    roots.map((root) => [root.sesi_soal_id, answerOf(type, root)] as const),
  )
  const sheet: Sheet = {
    answers: Object.fromEntries(roots),
    queue: [],
    sending: null,
    failures: 0,
    progress: { answered: plan.answered, total: plan.total },
    trail: { root: '', steps: [] },
    flags: kept?.flags ?? [],
  }
  return (kept?.waiting ?? []).reduce(restore, sheet)
}

// An answer that the server has moved past meanwhile is not sent again.
function restore(sheet: Sheet, waiting: OutgoingAnswer): Sheet {
  const { sesi_soal_id: id, jwb_id, type, revision } = waiting
  const known = sheet.answers[id] ?? { type, chosen: null, saved: null, revision }
  if (known.revision !== revision) return sheet
  return withAnswer({ ...sheet, queue: [...sheet.queue, id] }, id, { ...known, chosen: jwb_id })
}

function withAnswer(sheet: Sheet, id: number, answer: AnswerState): Sheet {
  return { ...sheet, answers: { ...sheet.answers, [id]: answer } }
}

function without(queue: readonly number[], id: number): number[] {
  return queue.filter((other) => other !== id)
}

function choose(sheet: Sheet, id: number, jwb: number): Sheet {
  const answer = sheet.answers[id]
  if (!answer || answer.chosen === jwb) return sheet
  const queue = sheet.queue.includes(id) ? sheet.queue : [...sheet.queue, id]
  return withAnswer({ ...sheet, queue }, id, { ...answer, chosen: jwb })
}

function confirm(sheet: Sheet, saved: SavedAnswer): Sheet {
  const id = saved.sesi_soal_id
  const answer = sheet.answers[id]
  const { answered, total, revision, user_jwb_id } = saved
  const calm = { ...sheet, sending: null, failures: 0, progress: { answered, total } }
  if (!answer) return calm
  const queue = answer.chosen === user_jwb_id ? without(sheet.queue, id) : sheet.queue
  return withAnswer({ ...calm, queue }, id, { ...answer, saved: user_jwb_id, revision })
}

function adopt(sheet: Sheet, id: number, current: Partial<AnswerState>): Sheet {
  const answer = sheet.answers[id]
  const calm = { ...sheet, sending: null, failures: 0, queue: without(sheet.queue, id) }
  return answer ? withAnswer(calm, id, { ...answer, ...current }) : calm
}

function walk(sheet: Sheet, root: string, kind: QuestionType, question: Question): Sheet {
  const id = question.sesi_soal_id
  const known = sheet.queue.includes(id)
  const loaded = known ? sheet : withAnswer(sheet, id, answerOf(kind, question))
  return { ...loaded, trail: { root, steps: stepsTo(stepsBelow(sheet, root), root, question) } }
}

function stepsTo(steps: readonly Question[], root: string, question: Question): Question[] {
  if (question.soal_code === root) return []
  const at = steps.findIndex((step) => step.soal_code === question.soal_code)
  return at === -1 ? [...steps, question] : [...steps.slice(0, at), question]
}

function toggle(flags: readonly string[], code: string): string[] {
  return flags.includes(code) ? flags.filter((flag) => flag !== code) : [...flags, code]
}

/** The one place where the sheet changes. */
export function reduce(sheet: Sheet, event: SheetEvent): Sheet {
  switch (event.type) {
    case 'chose':
      return choose(sheet, event.id, event.jwb)
    case 'sending':
      return { ...sheet, sending: event.answer }
    case 'saved':
      return confirm(sheet, event.saved)
    case 'refused':
      return adopt(sheet, event.id, {
        chosen: event.jwb,
        saved: event.jwb,
        revision: event.revision,
      })
    case 'dropped':
      return adopt(sheet, event.id, { chosen: sheet.answers[event.id]?.saved ?? null })
    case 'failed':
      return { ...sheet, sending: null, failures: sheet.failures + 1 }
    case 'walked':
      return walk(sheet, event.root, event.kind, event.question)
    case 'flagged':
      return { ...sheet, flags: toggle(sheet.flags, event.code) }
  }
}

/** The walked follow-up questions below a root, in order. */
export function stepsBelow({ trail }: Sheet, root: string): readonly Question[] {
  return trail.root === root ? trail.steps : []
}

/** The answers that wait, as they would be sent now. */
export function waiting(sheet: Sheet): OutgoingAnswer[] {
  return sheet.queue.flatMap((id) => {
    const answer = sheet.answers[id]
    if (!answer || answer.chosen === null) return []
    const { type, revision, chosen } = answer
    return [{ sesi_soal_id: id, jwb_id: chosen, type, revision }]
  })
}

/** How far the participant has come, counting what is still on its way. */
export function shownProgress(sheet: Sheet): { answered: number; total: number } {
  const { answered, total } = sheet.progress
  const fresh = sheet.queue.filter((id) => sheet.answers[id]?.saved === null).length
  return { answered: Math.min(total, answered + fresh), total }
}

/** Whether a question has an answer on this page. */
export function isAnswered(sheet: Sheet, question: Question): boolean {
  return (sheet.answers[question.sesi_soal_id]?.chosen ?? null) !== null
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'lost'

/** What to tell about saving. */
export function saveState({ queue, failures, answers }: Sheet): SaveState {
  if (failures > 0) return 'lost'
  if (queue.length > 0) return 'saving'
  return Object.values(answers).some(({ saved }) => saved !== null) ? 'saved' : 'idle'
}
