import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/envelope'
import { backOff, createAnswerQueue, type QueueParts } from './answerQueue'
import { openState } from './attemptState'
import { question, room } from './testing'

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

test('a connection that comes back is used at once', async () => {
  const send = vi.fn(async () => ({ revision: 1 }))
  send.mockRejectedValueOnce(new ApiError(0, 0, 'Network Error'))
  const queue = opened({ send })
  queue.dispatch({ type: 'chose', id: 'a', option: 'a1' })
  await vi.advanceTimersByTimeAsync(10)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.store.get().queue).toEqual([])
})

test('a refusal is told and the saved answer stands again', async () => {
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

test('the answer that the server holds stands after a refusal that tells it', async () => {
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

test.each([
  [0, 0],
  [1, 1000],
  [4, 8000],
  [5, 15_000],
  [50, 15_000],
])('after %i failures it waits %i ms', (failures, ms) => {
  expect(backOff(failures)).toBe(ms)
})
