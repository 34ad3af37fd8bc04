import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrying } from './getToken'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a captcha that is not ready is asked again every two seconds', async () => {
  const attempt = vi.fn().mockRejectedValueOnce(new Error('not ready')).mockResolvedValue('answer')
  const answer = retrying(attempt)
  await vi.advanceTimersByTimeAsync(1999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toBe('answer')
})

test('it gives up in the end', async () => {
  const attempt = vi.fn().mockRejectedValue(new Error('never'))
  const refused = expect(retrying(attempt, 3)).rejects.toThrow('never')
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
  expect(attempt).toHaveBeenCalledTimes(3)
})
