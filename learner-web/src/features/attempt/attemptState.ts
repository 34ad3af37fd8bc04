import type { OutgoingAnswer, Question, Room } from './types'

interface Given {
  selected: readonly string[]
  written: string
}

export interface AnswerState extends Given {
  answeredBy: Question['answeredBy']
  /** What the server holds. */
  saved: Given
  revision: number
}

/** The answers of an attempt: what is chosen, what is saved, what still waits to be sent. */
export interface AttemptState {
  answers: Readonly<Record<string, AnswerState>>
  /** Ids of the questions whose answers wait, oldest first. */
  queue: readonly string[]
  sending: OutgoingAnswer | null
  /** Failed deliveries in a row. */
  failures: number
  flags: readonly string[]
}

export type AttemptEvent =
  | { type: 'chose'; id: string; option: string }
  | { type: 'wrote'; id: string; text: string }
  | { type: 'flagged'; id: string; flagged: boolean }
  | { type: 'sending'; answer: OutgoingAnswer }
  | { type: 'saved'; sent: OutgoingAnswer; revision: number }
  | { type: 'dropped'; id: string }
  | { type: 'failed' }

/** The state as the server gave it, with the answers that an earlier page could not send any more. */
export function openState(room: Room, waiting: readonly OutgoingAnswer[]): AttemptState {
  const questions = room.sections.flatMap((section) => section.questions)
  const state: AttemptState = {
    answers: Object.fromEntries(questions.map((question) => [question.id, answerOf(question)])),
    queue: [],
    sending: null,
    failures: 0,
    flags: questions.filter(({ flagged }) => flagged).map(({ id }) => id),
  }
  return waiting.reduce(restore, state)
}

function answerOf({ selected, written, revision, answeredBy }: Question): AnswerState {
  return { answeredBy, selected, written, saved: { selected, written }, revision }
}

// An answer that the server has moved past meanwhile is not sent again.
function restore(state: AttemptState, { id, selected, written, revision }: OutgoingAnswer) {
  const known = state.answers[id]
  if (!known || known.revision !== revision) return state
  return changed(state, id, { ...known, selected, written })
}

function withAnswer(state: AttemptState, id: string, answer: AnswerState): AttemptState {
  return { ...state, answers: { ...state.answers, [id]: answer } }
}

function changed(state: AttemptState, id: string, answer: AnswerState): AttemptState {
  const queue = state.queue.includes(id) ? state.queue : [...state.queue, id]
  return withAnswer({ ...state, queue }, id, answer)
}

function toggled(list: readonly string[], entry: string): string[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]
}

function choose(state: AttemptState, id: string, option: string): AttemptState {
  const answer = state.answers[id]
  if (!answer || answer.answeredBy === 'text') return state
  if (answer.answeredBy === 'several') {
    return changed(state, id, { ...answer, selected: toggled(answer.selected, option) })
  }
  return answer.selected[0] === option
    ? state
    : changed(state, id, { ...answer, selected: [option] })
}

function write(state: AttemptState, id: string, text: string): AttemptState {
  const answer = state.answers[id]
  if (!answer || !text.trim() || text === answer.written) return state
  return changed(state, id, { ...answer, written: text })
}

function isSame(one: Given, other: Given): boolean {
  const sorted = (given: Given) => [...given.selected].sort().join()
  return one.written === other.written && sorted(one) === sorted(other)
}

const without = (list: readonly string[], id: string) => list.filter((other) => other !== id)

// A choice that was changed while it was on its way is sent once more, on the new revision.
function confirm(state: AttemptState, sent: OutgoingAnswer, revision: number): AttemptState {
  const answer = state.answers[sent.id]
  const calm = { ...state, sending: null, failures: 0 }
  if (!answer) return calm
  const { selected, written } = sent
  const queue = isSame(answer, sent) ? without(state.queue, sent.id) : state.queue
  return withAnswer({ ...calm, queue }, sent.id, {
    ...answer,
    saved: { selected, written },
    revision,
  })
}

function drop(state: AttemptState, id: string): AttemptState {
  const answer = state.answers[id]
  const calm = { ...state, sending: null, failures: 0, queue: without(state.queue, id) }
  return answer ? withAnswer(calm, id, { ...answer, ...answer.saved }) : calm
}

function setFlag(state: AttemptState, id: string, flagged: boolean): AttemptState {
  const others = without(state.flags, id)
  return { ...state, flags: flagged ? [...others, id] : others }
}

/** The one place where the state changes. */
export function reduce(state: AttemptState, event: AttemptEvent): AttemptState {
  switch (event.type) {
    case 'chose':
      return choose(state, event.id, event.option)
    case 'wrote':
      return write(state, event.id, event.text)
    case 'flagged':
      return setFlag(state, event.id, event.flagged)
    case 'sending':
      return { ...state, sending: event.answer }
    case 'saved':
      return confirm(state, event.sent, event.revision)
    case 'dropped':
      return drop(state, event.id)
    case 'failed':
      return { ...state, sending: null, failures: state.failures + 1 }
  }
}

/** The answers that wait, as they would be sent now. */
export function waiting(state: AttemptState): OutgoingAnswer[] {
  return state.queue.flatMap((id) => {
    const answer = state.answers[id]
    if (!answer) return []
    const { answeredBy, selected, written, revision } = answer
    return [{ id, answeredBy, selected, written, revision }]
  })
}

export function isAnswered(state: AttemptState, id: string): boolean {
  const answer = state.answers[id]
  return answer !== undefined && (answer.selected.length > 0 || answer.written !== '')
}

/** How far the participant has come, counting what is still on its way. */
export function progressOf(state: AttemptState): { answered: number; total: number } {
  const ids = Object.keys(state.answers)
  return { answered: ids.filter((id) => isAnswered(state, id)).length, total: ids.length }
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'lost'

/** What to tell about saving. */
export function saveStateOf({ queue, failures, answers }: AttemptState): SaveState {
  if (failures > 0) return 'lost'
  if (queue.length > 0) return 'saving'
  return Object.values(answers).some(({ revision }) => revision > 0) ? 'saved' : 'idle'
}
