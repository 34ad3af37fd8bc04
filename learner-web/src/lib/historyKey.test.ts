import { expect, test } from 'vitest'
import { nameHistoryEntry } from './historyKey'

const key = () => (history.state as { key?: string } | null)?.key

test('every new place in the history has its own name and keeps it', () => {
  history.pushState(null, '', '/one')
  nameHistoryEntry()
  const first = key()
  nameHistoryEntry()
  expect(first).toBeTruthy()
  expect(key()).toBe(first)
  history.pushState(null, '', '/two')
  nameHistoryEntry()
  expect(key()).not.toBe(first)
})
