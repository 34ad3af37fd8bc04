import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/envelope'
import { backOff, createDesk, type DeskParts } from './desk'
import { openSheet } from './sheet'
import { plan, question, saved } from './testing'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openDesk(send: DeskParts['send']) {
  const parts = {
    sheet: openSheet(plan([question(1), question(2)]), null),
    send: vi.fn(send),
    remember: vi.fn(),
    onStale: vi.fn(),
    onDropped: vi.fn(),
    onSaved: vi.fn(),
  }
  const desk = createDesk(parts)
  desk.start()
  return { desk, ...parts }
}

const OFFLINE = new ApiError(0, 0, 'Network Error')
const arrives: DeskParts['send'] = async ({ sesi_soal_id, jwb_id, revision }) =>
  saved(sesi_soal_id, jwb_id, revision + 1)

test('answers go out one at a time, in order', async () => {
  const { desk, send } = openDesk(arrives)
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  desk.dispatch({ type: 'chose', id: 2, jwb: 22 })
  await vi.advanceTimersByTimeAsync(10)
  expect(send.mock.calls.map(([answer]) => answer.sesi_soal_id)).toEqual([1, 2])
  expect(desk.store.get().queue).toEqual([])
})

test('a second answer waits until the first has arrived', async () => {
  const { desk, send } = openDesk(() => new Promise(() => undefined))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  desk.dispatch({ type: 'chose', id: 2, jwb: 22 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([0, 429, 503])('status %i throws no answer away', async (status) => {
  const { desk, send, onDropped } = openDesk(() =>
    Promise.reject(new ApiError(status, status, 'nanti')),
  )
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  await vi.advanceTimersByTimeAsync(10)
  expect(onDropped).not.toHaveBeenCalled()
  expect(desk.store.get().queue).toEqual([1])
  send.mockImplementation(arrives)
  await vi.advanceTimersByTimeAsync(1000)
  expect(desk.store.get().queue).toEqual([])
})

test('without a connection it waits longer and longer, and loses nothing', async () => {
  const { desk, send, remember } = openDesk(() => Promise.reject(OFFLINE))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(send).toHaveBeenCalledTimes(3)
  send.mockImplementation(arrives)
  await vi.advanceTimersByTimeAsync(4000)
  expect(desk.store.get().queue).toEqual([])
  expect(remember).toHaveBeenLastCalledWith({ waiting: [], flags: [] })
})

test('a connection that comes back is used at once', async () => {
  const { desk, send } = openDesk(() => Promise.reject(OFFLINE))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  await vi.advanceTimersByTimeAsync(1000)
  send.mockImplementation(arrives)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.store.get().queue).toEqual([])
})

test('a stale answer takes the one of the server', async () => {
  const stale = new ApiError(409, 409, 'lama', { revision: ['4'], user_jwb_id: ['13'] })
  const { desk, onStale } = openDesk(() => Promise.reject(stale))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.store.get().answers[1]).toMatchObject({ chosen: 13, revision: 4 })
  expect(onStale).toHaveBeenCalledTimes(1)
})

test('an answer that the server refuses is taken back', async () => {
  const { desk, onDropped } = openDesk(() => Promise.reject(new ApiError(422, 422, 'salah')))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.store.get().answers[1]?.chosen).toBeNull()
  expect(onDropped).toHaveBeenCalledTimes(1)
})

test('flushing tells whether everything has arrived', async () => {
  const { desk, send } = openDesk(() => Promise.reject(OFFLINE))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  await expect(desk.flush()).resolves.toBe(false)
  send.mockImplementation(arrives)
  await expect(desk.flush()).resolves.toBe(true)
  await expect(desk.flush()).resolves.toBe(true)
})

test('a flush does not wait for ever', async () => {
  const { desk } = openDesk(() => new Promise(() => undefined))
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
  const flushed = desk.flush()
  await vi.advanceTimersByTimeAsync(4000)
  await expect(flushed).resolves.toBe(false)
})

test('a stopped desk sends nothing', async () => {
  const { desk, send } = openDesk(arrives)
  desk.stop()
  desk.dispatch({ type: 'chose', id: 1, jwb: 11 })
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
