import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionOfNow } from './presence'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') }))
afterEach(() => vi.useRealTimers())

const session = (id: number, starts_at: string) => ({ id, title: `Sesi ${id}`, starts_at }) as never

const past = session(1, '2026-11-20T02:00:00Z')
const recent = session(2, '2026-11-27T02:00:00Z')
const now = session(3, '2026-11-28T02:00:00Z')
const ahead = session(4, '2026-12-05T02:00:00Z')

test('a trainer on a phone begins at today’s session, else at the latest one', () => {
  expect(sessionOfNow([past, recent, now, ahead])).toBe(now)
  expect(sessionOfNow([past, recent, ahead])).toBe(recent)
  expect(sessionOfNow([ahead])).toBe(ahead)
  expect(sessionOfNow([])).toBeUndefined()
})
