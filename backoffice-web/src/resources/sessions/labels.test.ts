import { expect, test } from 'vitest'
import type { Session } from '../../api/types'
import { outcomeOf, sessionStatuses } from './labels'

const session = (status: Session['status'], met: number, all: number) =>
  ({ status, competent_count: met, unit_count: all }) as Session

test('a finished session says how many units are competent', () => {
  expect(outcomeOf(session('finished', 0, 4))).toEqual({
    text: 'Belum kompeten 0/4',
    tone: 'warning',
  })
  expect(outcomeOf(session('finished', 4, 4)).text).toBe('Kompeten 4/4')
  expect(outcomeOf(session('running', 0, 4))).toBe(sessionStatuses.running)
})
