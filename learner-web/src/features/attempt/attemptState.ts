import type { OutgoingAnswer, Progress, Question, Room, StoredAnswer } from './types'

type Given = Pick<StoredAnswer, 'selected' | 'written'>

export interface AnswerState extends Given {
  answeredBy: Question['answeredBy']
  /** What the server holds. */
  saved: Given
  revision: number
}

/** The answers of an attempt: what is chosen, what is saved, what still waits to be sent. */
export interface AttemptState {
  answers: Readonly<Record<string, AnswerState>>
  /** Ids of the questions with a number of their own; the others are follow-ups. */
  numbered: readonly string[]
  /** Ids of the questions whose answers wait, oldest first. */
  queue: readonly string[]
  sending: OutgoingAnswer | null
  /** Failed deliveries in a row. */
  failures: number
  /** The server takes no answers for now, because a supervisor has paused the attempt. */
  isHeld: boolean
  flags: readonly string[]
  /** The server's count of open follow-ups, where answers may open some. */
  followUps: Progress | null
  /** The follow-up questions opened below one root. */
  trail: { root: string; steps: readonly Question[] }
}

export type AttemptEvent =
  | { type: 'chose'; id: string; option: string }
  | { type: 'wrote'; id: string; text: string }
  | { type: 'flagged'; id: string; flagged: boolean }
  | { type: 'sending'; answer: OutgoingAnswer }
  | { type: 'saved'; sent: OutgoingAnswer; revision: number; followUps?: Progress | undefined }
  | { type: 'replaced'; id: string; stored: StoredAnswer }
  | { type: 'dropped'; id: string }
  | { type: 'rebased'; id: string; revision: number }
  | { type: 'failed' }
  | { type: 'held' }
  | { type: 'resumed' }
  | { type: 'walked'; root: string; question: Question }

/** The state as the server gave it, with the answers that an earlier page could not send any more. */
export function openState(room: Room, waiting: readonly OutgoingAnswer[]): AttemptState {
  const questions = room.sections.flatMap((section) => section.questions)
  const state: AttemptState = {
    answers: Object.fromEntries(questions.map((question) => [question.id, answerOf(question)])),
    numbered: questions.map(({ id }) => id),
    queue: [],
    sending: null,
    failures: 0,
    isHeld: false,
    flags: questions.filter(({ flagged }) => flagged).map(({ id }) => id),
    followUps: room.followUps ?? null,
    trail: { root: '', steps: [] },
  }
  return waiting.reduce(restore, state)
}

const NOTHING: Given = { selected: [], written: '' }

function answerOf({ selected, written, revision, answeredBy }: Question): AnswerState {
  return { answeredBy, selected, written, saved: { selected, written }, revision }
}

// An answer that the server has moved past meanwhile is not sent again; a follow-up is not loaded yet.
function restore(state: AttemptState, { id, selected, written, ...sent }: OutgoingAnswer) {
  const { answeredBy, revision } = sent
  const unloaded = { answeredBy, selected: [], written: '', saved: NOTHING, revision }
  const known = state.answers[id] ?? (state.followUps ? unloaded : undefined)
  if (!known || known.revision !== revision) return state
  return changed(state, id, { ...known, selected, written })
}

const without = (list: readonly string[], id: string) => list.filter((other) => other !== id)

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
  if (!answer || text === answer.written) return state
  const written = { ...answer, written: text }
  const isOnItsWay = state.sending?.id === id
  if (text.trim() || answer.saved.written || isOnItsWay) return changed(state, id, written)
  return withAnswer({ ...state, queue: without(state.queue, id) }, id, written)
}

function isSame(one: Given, other: Given): boolean {
  const sorted = (given: Given) => [...given.selected].sort().join()
  return one.written === other.written && sorted(one) === sorted(other)
}

type Saved = { revision: number; followUps?: Progress | undefined }

// A choice that was changed while it was on its way is sent once more, on the new revision.
function confirm(state: AttemptState, sent: OutgoingAnswer, saved: Saved): AttemptState {
  const answer = state.answers[sent.id]
  const { revision, followUps = state.followUps } = saved
  const calm = { ...state, sending: null, failures: 0, followUps }
  if (!answer) return calm
  const { selected, written } = sent
  const queue = isSame(answer, sent) ? without(state.queue, sent.id) : state.queue
  return withAnswer({ ...calm, queue }, sent.id, {
    ...answer,
    saved: { selected, written },
    revision,
  })
}

function drop(state: AttemptState, id: string, stored?: StoredAnswer): AttemptState {
  const answer = state.answers[id]
  const calm = { ...state, sending: null, failures: 0, queue: without(state.queue, id) }
  if (!answer) return calm
  const { selected, written } = stored ?? answer.saved
  const { revision } = stored ?? answer
  return withAnswer(calm, id, {
    ...answer,
    selected,
    written,
    saved: { selected, written },
    revision,
  })
}

// The server holds an own delivery whose confirmation was lost: the answer goes out again on top of it.
function rebase(state: AttemptState, id: string, revision: number): AttemptState {
  const answer = state.answers[id]
  const calm = { ...state, sending: null, failures: 0 }
  return answer ? withAnswer(calm, id, { ...answer, revision }) : calm
}

function walk(state: AttemptState, root: string, question: Question): AttemptState {
  const isWaiting = state.queue.includes(question.id)
  const loaded = isWaiting ? state : withAnswer(state, question.id, answerOf(question))
  return { ...loaded, trail: { root, steps: stepsTo(stepsBelow(state, root), root, question) } }
}

function stepsTo(steps: readonly Question[], root: string, question: Question): Question[] {
  if (question.id === root) return []
  const at = steps.findIndex((step) => step.id === question.id)
  return at === -1 ? [...steps, question] : [...steps.slice(0, at), question]
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
      return confirm(state, event.sent, event)
    case 'replaced':
      return drop(state, event.id, event.stored)
    case 'dropped':
      return drop(state, event.id)
    case 'rebased':
      return rebase(state, event.id, event.revision)
    case 'failed':
      return { ...state, sending: null, failures: state.failures + 1 }
    case 'held':
      return { ...state, sending: null, isHeld: true }
    case 'resumed':
      return state.isHeld ? { ...state, isHeld: false } : state
    case 'walked':
      return walk(state, event.root, event.question)
  }
}

/** The answers that wait, as they would be sent now. */
export function unsentAnswers(state: AttemptState): OutgoingAnswer[] {
  return state.queue.flatMap((id) => {
    const answer = state.answers[id]
    if (!answer) return []
    const { answeredBy, selected, written, revision } = answer
    return [{ id, answeredBy, selected, written, revision }]
  })
}

const isBlank = ({ selected, written }: Given) => selected.length === 0 && !written.trim()

export function isAnswered(state: AttemptState, id: string): boolean {
  const answer = state.answers[id]
  return answer !== undefined && !isBlank(answer)
}

/** What to look at again before finishing: the first question without an answer, or the first flagged one. */
export function firstToReview(
  questions: readonly Question[],
  isDone: (question: Question) => boolean,
  flags: readonly string[],
): Question | undefined {
  return (
    questions.find((question) => !isDone(question)) ??
    questions.find(({ id }) => flags.includes(id))
  )
}

/** The opened follow-up questions below a root, in order. */
export function stepsBelow({ trail }: AttemptState, root: string): readonly Question[] {
  return trail.root === root ? trail.steps : []
}

/** How many of the numbered questions are answered; follow-ups are not among them. */
export function progressOf(state: AttemptState): Progress {
  const { numbered } = state
  return { answered: numbered.filter((id) => isAnswered(state, id)).length, total: numbered.length }
}

const NO_FOLLOW_UPS: Progress = { answered: 0, total: 0 }

/** How many of the open follow-ups are answered, counting what is still on its way. */
export function followUpsOf({ followUps, queue, answers, numbered }: AttemptState): Progress {
  if (!followUps) return NO_FOLLOW_UPS
  const waits = (id: string) => !numbered.includes(id) && answers[id] && isBlank(answers[id].saved)
  const answered = followUps.answered + queue.filter(waits).length
  return { ...followUps, answered: Math.min(followUps.total, answered) }
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'lost' | 'held'

/** The save status to display. */
export function saveStateOf({ queue, failures, answers, isHeld }: AttemptState): SaveState {
  if (failures > 0) return 'lost'
  if (isHeld && queue.length > 0) return 'held'
  if (queue.length > 0) return 'saving'
  return Object.values(answers).some(({ revision }) => revision > 0) ? 'saved' : 'idle'
}
