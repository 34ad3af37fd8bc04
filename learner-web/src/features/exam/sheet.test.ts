// @vitest-environment node
import { expect, test } from 'vitest'
import {
  isAnswered,
  openSheet,
  reduce,
  type Sheet,
  type SheetEvent,
  saveState,
  shownProgress,
  stepsBelow,
  waiting,
} from './sheet'
import { plan, question, saved } from './testing'

const [first, second] = [question(1), question(2, { user_jwb_id: 21, revision: 3 })]
const opened = (kept = null as Parameters<typeof openSheet>[1]) =>
  openSheet(plan([first, second], { answered: 1 }), kept)
const after = (sheet: Sheet, ...events: SheetEvent[]) => events.reduce(reduce, sheet)
const chose = (id: number, jwb: number): SheetEvent => ({ type: 'chose', id, jwb })

test('a choice shows at once and waits with the revision it was made on', () => {
  const sheet = after(opened(), chose(1, 11), chose(2, 22))
  expect(isAnswered(sheet, first)).toBe(true)
  expect(shownProgress(sheet)).toEqual({ answered: 2, total: 2 })
  expect(waiting(sheet)).toEqual([
    { sesi_soal_id: 1, jwb_id: 11, type: 'single', revision: 0 },
    { sesi_soal_id: 2, jwb_id: 22, type: 'single', revision: 3 },
  ])
})

test('nobody has answered more than there is', () => {
  const sheet = openSheet(plan([first, second], { answered: 2 }), null)
  expect(shownProgress(after(sheet, chose(1, 11)))).toEqual({ answered: 2, total: 2 })
})

test('the same choice again is nothing new', () => {
  expect(after(opened(), chose(2, 21)).queue).toEqual([])
})

test('a saved answer leaves the queue and carries the new revision', () => {
  const sheet = after(opened(), chose(1, 11), { type: 'saved', saved: saved(1, 11, 1) })
  expect(sheet.answers[1]).toEqual({ type: 'single', chosen: 11, saved: 11, revision: 1 })
  expect(saveState(sheet)).toBe('saved')
})

test('a choice changed while it was on its way is sent once more, on the new revision', () => {
  const sheet = after(opened(), chose(1, 11), chose(1, 12), {
    type: 'saved',
    saved: saved(1, 11, 1),
  })
  expect(waiting(sheet)).toEqual([{ sesi_soal_id: 1, jwb_id: 12, type: 'single', revision: 1 }])
})

test('a stale answer gives way to the one that the server holds', () => {
  const sheet = after(opened(), chose(2, 22), { type: 'refused', id: 2, revision: 4, jwb: 23 })
  expect(sheet.answers[2]).toEqual({ type: 'single', chosen: 23, saved: 23, revision: 4 })
  expect(sheet.queue).toEqual([])
})

test('an answer that the server does not take goes back to the saved one', () => {
  const sheet = after(opened(), chose(2, 22), { type: 'dropped', id: 2 })
  expect(sheet.answers[2]?.chosen).toBe(21)
})

test('a failed delivery stays in the queue and says so until one arrives', () => {
  const lost = after(opened(), chose(1, 11), { type: 'failed' })
  expect(saveState(lost)).toBe('lost')
  expect(lost.queue).toEqual([1])
  expect(saveState(after(lost, { type: 'saved', saved: saved(1, 11, 1) }))).toBe('saved')
})

test('what an earlier page could not send waits again, unless the server went on', () => {
  const kept = {
    waiting: [
      { sesi_soal_id: 1, jwb_id: 12, type: 'single' as const, revision: 0 },
      { sesi_soal_id: 2, jwb_id: 22, type: 'single' as const, revision: 2 },
      { sesi_soal_id: 9, jwb_id: 91, type: 'nested' as const, revision: 0 },
    ],
    flags: ['Q-1'],
  }
  const sheet = opened(kept)
  expect(sheet.queue).toEqual([1, 9])
  expect(sheet.answers[2]?.chosen).toBe(21)
  expect(sheet.flags).toEqual(['Q-1'])
})

test('the trail grows with follow-ups, shrinks on the way back, and belongs to its root', () => {
  const walked = (id: number): SheetEvent => ({
    type: 'walked',
    root: 'Q-1',
    kind: 'nested',
    question: question(id),
  })
  const deep = after(opened(), walked(5), walked(6))
  expect(stepsBelow(deep, 'Q-1').map(({ soal_code }) => soal_code)).toEqual(['Q-5', 'Q-6'])
  expect(stepsBelow(after(deep, walked(5)), 'Q-1')).toHaveLength(1)
  expect(stepsBelow(after(deep, walked(1)), 'Q-1')).toHaveLength(0)
  expect(stepsBelow(deep, 'Q-2')).toHaveLength(0)
})

test('a doubt is marked and unmarked', () => {
  const flag: SheetEvent = { type: 'flagged', code: 'Q-1' }
  expect(after(opened(), flag).flags).toEqual(['Q-1'])
  expect(after(opened(), flag, flag).flags).toEqual([])
})
