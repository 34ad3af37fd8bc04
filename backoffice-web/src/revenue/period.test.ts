import { expect, test } from 'vitest'
import { chosenAddress, lastDays, lastMonth, presets, readChoice, today } from './period'

test('today is the day in Jakarta', () => {
  expect(today(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22')
})

test('the last days include today and cross months', () => {
  expect(lastDays(30, '2026-03-10')).toEqual({ from: '2026-02-09', to: '2026-03-10' })
})

test('last month is whole, also in January', () => {
  expect(lastMonth('2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

const read = (query: string, day: string) =>
  readChoice(new URLSearchParams(query), 'last_7_days', day)

test('an address names a preset, whose days move on', () => {
  const month = { name: 'this_month', period: { from: '2026-11-01', to: '2026-11-30' } }
  expect(read('period=this_month', '2026-11-30')).toMatchObject(month)
  expect(read('period=this_month', '2026-12-02').period).toEqual({
    from: '2026-12-01',
    to: '2026-12-02',
  })
})

test('of two presets with the same days the chosen one alone is chosen', () => {
  const days = presets('2026-11-30').filter(({ period: { from } }) => from === '2026-11-01')
  expect(days.map(({ name }) => name)).toEqual(['last_30_days', 'this_month'])
  expect(read('period=last_30_days', '2026-11-30').name).toBe('last_30_days')
  expect(read('period=this_month', '2026-11-30').name).toBe('this_month')
})

test('two days are no preset, also where a preset has the same', () => {
  expect(read('from=2026-11-01&to=2026-11-30', '2026-11-30')).toEqual({
    name: null,
    period: { from: '2026-11-01', to: '2026-11-30' },
  })
})

test('an address that makes no sense falls back', () => {
  const fallback = { name: 'last_7_days', period: lastDays(7, '2026-03-10') }
  for (const query of ['from=2026-02-01&to=2026-01-31', 'from=kemarin&to=2026-01-31', 'period=x'])
    expect(read(query, '2026-03-10')).toMatchObject(fallback)
})

test('a choice replaces the one before and leaves the rest of the address', () => {
  const days = { from: '2026-01-01', to: '2026-01-31' }
  const given = new URLSearchParams({ ...days, state: 'approved' })
  expect(chosenAddress(given, 'this_year')).toEqual({ state: 'approved', period: 'this_year' })
  const named = new URLSearchParams({ period: 'this_year', state: 'approved' })
  expect(chosenAddress(named, days)).toEqual({ state: 'approved', ...days })
})
