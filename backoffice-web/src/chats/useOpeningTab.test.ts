import { expect, test } from 'vitest'
import { openingTab } from './useOpeningTab'

const row = { uuid: 'c', agent_unread: 0, waiting_since: null }
const counts = { mine: 1, unassigned: 2, all: 3, resolved: 0 }

test('own conversations that wait for an answer come before the queue', () => {
  expect(openingTab({ rows: [{ ...row, agent_unread: 1 }], counts }, null)).toBe('mine')
  const waiting_since = '2026-11-29T08:00:00+07:00'
  expect(openingTab({ rows: [{ ...row, waiting_since }], counts }, null)).toBe('mine')
})

test('the queue comes before own conversations that wait for nothing', () => {
  expect(openingTab({ rows: [row], counts }, null)).toBe('unassigned')
  expect(openingTab({ rows: [row], counts: { ...counts, unassigned: 0 } }, null)).toBe('mine')
})

test('a link to an own conversation opens beside it', () => {
  expect(openingTab({ rows: [row], counts }, 'c')).toBe('mine')
  expect(openingTab({ rows: [row], counts }, 'other')).toBe('unassigned')
})
