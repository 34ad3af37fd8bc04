// @vitest-environment node
import { expect, test } from 'vitest'
import { neighbourOf, statusOfKey } from './cellKeys'
import type { Participants } from './types'

const page = {
  rows: [{ seat_uuid: 'ani' }, { seat_uuid: 'budi' }],
  sessions: [{ id: 7 }, { id: 9 }],
} as unknown as Participants

test('arrows move by one cell and stop at the edge', () => {
  const first = { seat: 'ani', session: 7 }
  expect(neighbourOf(page, first, 'ArrowRight')).toEqual({ seat: 'ani', session: 9 })
  expect(neighbourOf(page, first, 'ArrowDown')).toEqual({ seat: 'budi', session: 7 })
  expect(neighbourOf(page, first, 'ArrowUp')).toBeNull()
  expect(neighbourOf(page, first, 'ArrowLeft')).toBeNull()
  expect(neighbourOf(page, first, 'x')).toBeNull()
})

test('letters fill a cell', () => {
  expect(['h', 'T', 'i', 'A', 'x'].map(statusOfKey)).toEqual([
    'present',
    'late',
    'excused',
    'absent',
    undefined,
  ])
})
