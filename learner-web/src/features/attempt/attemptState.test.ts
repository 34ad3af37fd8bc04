// @vitest-environment node
import { expect, test } from 'vitest'
import {
  type AttemptState,
  firstToReview,
  followUpsOf,
  openState,
  progressOf,
  reduce,
  saveStateOf,
  stepsBelow,
  unsentAnswers,
} from './attemptState'
import { question, room } from './testing'

const one = question('a')
const several = question('b', { answeredBy: 'several' })
const written = question('c', { answeredBy: 'text', options: [] })
const opened = () => openState(room([one, several, written]), [])

const given = (state: AttemptState, id: string) => state.answers[id]?.selected

test('a single choice holds exactly one answer', () => {
  const first = reduce(opened(), { type: 'chose', id: 'a', option: 'a1' })
  const second = reduce(first, { type: 'chose', id: 'a', option: 'a2' })
  expect(given(second, 'a')).toEqual(['a2'])
  expect(second.queue).toEqual(['a'])
})

test('a multiple choice toggles', () => {
  const first = reduce(opened(), { type: 'chose', id: 'b', option: 'b1' })
  const both = reduce(first, { type: 'chose', id: 'b', option: 'b3' })
  expect(given(both, 'b')).toEqual(['b1', 'b3'])
  expect(given(reduce(both, { type: 'chose', id: 'b', option: 'b1' }), 'b')).toEqual(['b3'])
})

test('a written answer waits once it says something new', () => {
  expect(reduce(opened(), { type: 'wrote', id: 'c', text: '  ' }).queue).toEqual([])
  const state = reduce(opened(), { type: 'wrote', id: 'c', text: 'CSIRT' })
  expect(unsentAnswers(state)).toEqual([
    { id: 'c', answeredBy: 'text', selected: [], written: 'CSIRT', revision: 0 },
  ])
})

test('a text that was cleared before it was saved waits no longer; a saved one is cleared', () => {
  const typed = reduce(opened(), { type: 'wrote', id: 'c', text: 'C' })
  const cleared = reduce(typed, { type: 'wrote', id: 'c', text: '' })
  expect(cleared.queue).toEqual([])
  const [sent] = unsentAnswers(typed)
  if (!sent) throw new Error('nothing waits')
  const saved = reduce(typed, { type: 'saved', sent, revision: 1 })
  expect(unsentAnswers(reduce(saved, { type: 'wrote', id: 'c', text: '' }))).toEqual([
    { id: 'c', answeredBy: 'text', selected: [], written: '', revision: 1 },
  ])
})

test('a choice changed while it was on its way is sent once more, on the new revision', () => {
  const chosen = reduce(opened(), { type: 'chose', id: 'a', option: 'a1' })
  const [sent] = unsentAnswers(chosen)
  if (!sent) throw new Error('nothing waits')
  const changed = reduce(reduce(chosen, { type: 'sending', answer: sent }), {
    type: 'chose',
    id: 'a',
    option: 'a2',
  })
  const after = reduce(changed, { type: 'saved', sent, revision: 1 })
  expect(unsentAnswers(after)).toEqual([
    { id: 'a', answeredBy: 'one', selected: ['a2'], written: '', revision: 1 },
  ])
})

test('what the server refuses goes back to what it holds', () => {
  const state = openState(room([question('a', { selected: ['a3'], revision: 2 })]), [])
  const chosen = reduce(state, { type: 'chose', id: 'a', option: 'a1' })
  const after = reduce(chosen, { type: 'dropped', id: 'a' })
  expect(given(after, 'a')).toEqual(['a3'])
  expect(after.queue).toEqual([])
})

test('what an earlier page could not send waits again, unless the server went on', () => {
  const unsent = { id: 'a', answeredBy: 'one', selected: ['a2'], written: '', revision: 0 } as const
  expect(openState(room([one]), [unsent]).queue).toEqual(['a'])
  const moved = openState(room([question('a', { revision: 1, selected: ['a1'] })]), [unsent])
  expect(moved.queue).toEqual([])
  expect(given(moved, 'a')).toEqual(['a1'])
})

test('progress counts what is still on its way, and saving says how it goes', () => {
  const chosen = reduce(opened(), { type: 'chose', id: 'a', option: 'a1' })
  expect(progressOf(chosen)).toEqual({ answered: 1, total: 3 })
  expect(saveStateOf(opened())).toBe('idle')
  expect(saveStateOf(chosen)).toBe('saving')
  expect(saveStateOf(reduce(chosen, { type: 'failed' }))).toBe('lost')
})

test('the answer that the server holds takes the place of an older one', () => {
  const chosen = reduce(opened(), { type: 'chose', id: 'a', option: 'a1' })
  const stored = { selected: ['a3'], written: '', revision: 4 }
  const after = reduce(chosen, { type: 'replaced', id: 'a', stored })
  expect(after.answers.a).toMatchObject({ selected: ['a3'], revision: 4 })
  expect(after.queue).toEqual([])
  expect(given(reduce(after, { type: 'dropped', id: 'a' }), 'a')).toEqual(['a3'])
})

test('follow-ups count apart: the server counts, and what is still on its way is added', () => {
  const counted = { ...room([one, several]), followUps: { answered: 0, total: 1 } }
  const chosen = reduce(openState(counted, []), { type: 'chose', id: 'a', option: 'a1' })
  expect([progressOf(chosen), followUpsOf(chosen)]).toEqual([
    { answered: 1, total: 2 },
    { answered: 0, total: 1 },
  ])
  const walked = reduce(chosen, { type: 'walked', root: 'a', question: question('e') })
  const deeper = reduce(walked, { type: 'chose', id: 'e', option: 'e1' })
  expect(progressOf(deeper)).toEqual({ answered: 1, total: 2 })
  expect(followUpsOf(deeper)).toEqual({ answered: 1, total: 1 })
  const sent = unsentAnswers(deeper).find(({ id }) => id === 'e')
  if (!sent) throw new Error('nothing waits')
  const followUps = { answered: 1, total: 2 }
  const saved = reduce(deeper, { type: 'saved', sent, revision: 1, followUps })
  expect(followUpsOf(saved)).toEqual(followUps)
})

test('an answer to a follow-up that is not loaded yet waits again', () => {
  const unsent = { id: 'z', answeredBy: 'one', selected: ['z2'], written: '', revision: 0 } as const
  expect(openState(room([one]), [unsent]).queue).toEqual([])
  const counted = { ...room([one]), followUps: { answered: 0, total: 1 } }
  expect(openState(counted, [unsent]).queue).toEqual(['z'])
})

test('the trail grows with follow-ups, shrinks on the way back, and belongs to its root', () => {
  const walked = (id: string) => ({ type: 'walked', root: 'a', question: question(id) }) as const
  const deep = reduce(reduce(opened(), walked('e')), walked('f'))
  expect(stepsBelow(deep, 'a').map(({ id }) => id)).toEqual(['e', 'f'])
  expect(stepsBelow(reduce(deep, walked('e')), 'a')).toHaveLength(1)
  expect(stepsBelow(reduce(deep, walked('a')), 'a')).toHaveLength(0)
  expect(stepsBelow(deep, 'b')).toHaveLength(0)
})

test('before finishing, the open question is looked at first, then the flagged one', () => {
  const questions = [one, several, written]
  const found = (done: readonly string[], flags: readonly string[]) =>
    firstToReview(questions, ({ id }) => done.includes(id), flags)?.id
  expect(found(['a'], ['a'])).toBe('b')
  expect(found(['a', 'b', 'c'], ['c'])).toBe('c')
  expect(found(['a', 'b', 'c'], [])).toBeUndefined()
})
