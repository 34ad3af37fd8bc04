import { expect, test } from 'vitest'
import { steady } from './useSteadyFacets'

const row = (value: string, count: number) => ({ value, label: value.toUpperCase(), count })

test('values stay where they were, at zero when nothing is left of them; new ones come behind', () => {
  const before = { mode: [row('online', 9), row('offline', 4)], category: [row('data', 3)] }
  const now = { mode: [row('hybrid', 1), row('offline', 2)] }
  expect(steady(before, now)).toEqual({
    mode: [row('online', 0), row('offline', 2), row('hybrid', 1)],
    category: [row('data', 0)],
  })
})

test('what comes back has its count again', () => {
  const once = steady({}, { mode: [row('online', 9)] })
  const empty = steady(once, { mode: [] })
  expect(empty).toEqual({ mode: [row('online', 0)] })
  expect(steady(empty, { mode: [row('online', 9)] })).toEqual(once)
})
