import { expect, test } from 'vitest'
import { columns } from './labels'
import { adjacentStatus } from './moving'

test.each([
  ['open', 1, 'doing'],
  ['doing', -1, 'open'],
  ['waiting', 1, 'done'],
  ['done', 1, 'done'],
  ['open', -1, 'open'],
] as const)('from %s by %i to %s', (from, by, to) => {
  expect(adjacentStatus(columns, from, by)).toBe(to)
})
