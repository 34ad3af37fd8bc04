import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/envelope'
import { backOff, createAnswerQueue, type QueueParts } from './answerQueue'
import { openState } from './attemptState'
import { question, room } from './testing'
import type { OutgoingAnswer } from './types'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function opened(parts: Partial<QueueParts>) {
  const queue = createAnswerQueue({
    state: openState(room([question('a'), question('b')]), []),
    send: async () => ({ revision: 1 }),
    remember: () => undefined,
    onDropped: () => undefined,
    ...parts,
  })
  queue.start()
  return queue
}

test('answers go out one at a time', async () => {
  const send = vi.fn(() => new Promise<{ revision: number }>(() => undefined))
  const queue = opened({ send })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  queue.dispatch({ type: 'chose', id: 'b', option: 'b1' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([0, 429, 503])('status %i throws no answer away and is tried again', async (status) => {
  const send = vi.fn(async () => ({ revision: 1 }))
  send.mockRejectedValueOnce(new ApiError(status, status, 'x'))
  const onDropped = vi.fn()
  const queue = opened({ send, onDropped })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.store.get().queue).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queue.store.get().queue).toEqual([])
  expect(send).toHaveBeenCalledTimes(2)
  expect(onDropped).not.toHaveBeenCalled()
})

test('a connection that comes back is used immediately', async () => {
  const send = vi.fn(async () => ({ revision: 1 }))
  send.mockRejectedValueOnce(new ApiError(0, 0, 'Network Error'))
  const queue = opened({ send })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.store.get().queue).toEqual([])
})

test('a refusal is shown and the saved answer is shown again', async () => {
  const refusal = new ApiError(409, 409, 'Sudah diperbarui')
  const onDropped = vi.fn()
  const queue = opened({ send: () => Promise.reject(refusal), onDropped })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(10)
  expect(onDropped).toHaveBeenCalledWith(refusal)
  expect(queue.store.get().answers.a?.selected).toEqual([])
})

test('flush says whether everything has arrived', async () => {
  const fine = opened({})
  fine.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await expect(fine.flush()).resolves.toBe(true)
  const lost = opened({ send: () => Promise.reject(new ApiError(0, 0, 'Network Error')) })
  lost.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await expect(lost.flush()).resolves.toBe(false)
})

test('without a connection it waits longer and longer, and loses nothing', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError(0, 0, 'Network Error')))
  const queue = opened({ send })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(send).toHaveBeenCalledTimes(3)
  expect(queue.store.get().queue).toEqual(['a'])
})

test('the answer that the server holds is shown after a refusal that says it', async () => {
  const stored = { selected: ['a3'], written: '', revision: 4 }
  const queue = opened({
    send: () => Promise.reject(new ApiError(409, 409, 'Sudah diperbarui')),
    storedAnswer: () => stored,
  })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(10)
  expect(queue.store.get().answers.a).toMatchObject({ selected: ['a3'], revision: 4 })
})

test('a flush does not wait for ever', async () => {
  const queue = opened({ send: () => new Promise(() => undefined) })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  const flushed = queue.flush()
  await vi.advanceTimersByTimeAsync(4000)
  await expect(flushed).resolves.toBe(false)
})

test('a stopped queue sends nothing', async () => {
  const send = vi.fn(async () => ({ revision: 1 }))
  const queue = opened({ send })
  queue.stop()
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
})

const writer = (parts: Partial<QueueParts>) =>
  opened({
    state: openState(room([question('c', { answeredBy: 'text', options: [] }), question('a')]), []),
    ...parts,
  })
const write = (text: string) => ({ type: 'wrote', id: 'c', text }) as const

test('a text is sent when its writer pauses, and remembered with each letter', async () => {
  const send = vi.fn(async (_answer: OutgoingAnswer) => ({ revision: 1 }))
  const remember = vi.fn()
  const queue = writer({ send, remember })
  for (const text of ['C', 'CS', 'CSI']) queue.dispatch(write(text))
  expect(remember).toHaveBeenLastCalledWith([expect.objectContaining({ written: 'CSI' })])
  await vi.advanceTimersByTimeAsync(2_400)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(send.mock.calls.map(([answer]) => answer.written)).toEqual(['CSI'])
})

test('who writes without a pause is saved every 15 seconds', async () => {
  const send = vi.fn(async (_answer: OutgoingAnswer) => ({ revision: 1 }))
  const queue = writer({ send })
  for (let second = 1; second <= 16; second++) {
    queue.dispatch(write('x'.repeat(second)))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(send).toHaveBeenCalledTimes(1)
})

test('the end of the time sends what is being written', async () => {
  const send = vi.fn(async (_answer: OutgoingAnswer) => ({ revision: 1 }))
  const queue = writer({ send })
  queue.dispatch(write('CSIRT'))
  await expect(queue.flush()).resolves.toBe(true)
  expect(send).toHaveBeenCalledTimes(1)
})

test('answers wait while the attempt is paused, and go out when it is resumed', async () => {
  const send = vi.fn(async (_answer: OutgoingAnswer) => ({ revision: 1 }))
  send.mockRejectedValueOnce(new ApiError(423, 423, 'Dijeda'))
  const [onHeld, onDropped] = [vi.fn(), vi.fn()]
  const queue = writer({ send, onHeld, onDropped })
  queue.dispatch(write('CSIRT'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(onHeld).toHaveBeenCalledTimes(1)
  expect(queue.store.get().answers.c?.written).toBe('CSIRT')
  queue.dispatch({ type: 'resumed' })
  await vi.advanceTimersByTimeAsync(2_500)
  expect(send).toHaveBeenCalledTimes(2)
  expect(queue.store.get().queue).toEqual([])
  expect(onDropped).not.toHaveBeenCalled()
})

test('an answer whose confirmation was lost does not bar the next one', async () => {
  const send = vi.fn(async (_answer: OutgoingAnswer) => ({ revision: 2 }))
  send.mockRejectedValueOnce(new ApiError(0, 0, 'Network Error'))
  send.mockRejectedValueOnce(new ApiError(409, 409, 'Sudah diperbarui', { revision: ['1'] }))
  const onDropped = vi.fn()
  const queue = opened({ send, onDropped })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(10)
  queue.dispatch({ type: 'chose', id: 'a', option: 'a2' })
  await vi.advanceTimersByTimeAsync(1_010)
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ selected: ['a2'], revision: 1 }))
  expect(queue.store.get().answers.a).toMatchObject({ selected: ['a2'], revision: 2 })
  expect(onDropped).not.toHaveBeenCalled()
})

test.each([
  [0, 0],
  [1, 1000],
  [4, 8000],
  [5, 15_000],
  [50, 15_000],
])('after %i failures it waits %i ms', (failures, ms) => {
  expect(backOff(failures)).toBe(ms)
})
