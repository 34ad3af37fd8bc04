import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './useCountdown'

const SERVER_NOW = '2026-12-01T09:00:00+07:00'
const IN_THREE_SECONDS = '2026-12-01T09:00:03+07:00'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date('2026-12-01T05:17:00Z'))
})
afterEach(() => vi.useRealTimers())

test('a device clock that is hours off does not matter', () => {
  const { result } = renderHook(() => useCountdown(IN_THREE_SECONDS, SERVER_NOW))
  expect(result.current).toEqual({ seconds: 3, ended: false })
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current.seconds).toBe(2)
})

test('it ends once, at zero', () => {
  const onEnd = vi.fn()
  const { result } = renderHook(() => useCountdown(IN_THREE_SECONDS, SERVER_NOW, onEnd))
  act(() => vi.advanceTimersByTime(10_000))
  expect(result.current).toEqual({ seconds: 0, ended: true })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('time asleep counts', () => {
  const { result } = renderHook(() => useCountdown('2026-12-01T10:00:00+07:00', SERVER_NOW))
  vi.setSystemTime(new Date('2026-12-01T05:47:00Z'))
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current.seconds).toBe(1799)
})

test('a device clock that is set while it counts takes no time; the server is asked once', () => {
  const onEnd = vi.fn()
  const onDrift = vi.fn()
  const { result } = renderHook(() => useCountdown(IN_THREE_SECONDS, SERVER_NOW, onEnd, onDrift))
  vi.setSystemTime(new Date('2026-12-01T05:27:00Z'))
  act(() => vi.advanceTimersByTime(2000))
  expect(result.current).toEqual({ seconds: 1, ended: false })
  expect([onEnd.mock.calls.length, onDrift.mock.calls.length]).toEqual([0, 1])
  act(() => vi.advanceTimersByTime(1000))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a session that is already over ends immediately', () => {
  const onEnd = vi.fn()
  renderHook(() => useCountdown(SERVER_NOW, IN_THREE_SECONDS, onEnd))
  expect(onEnd).toHaveBeenCalledTimes(1)
})
