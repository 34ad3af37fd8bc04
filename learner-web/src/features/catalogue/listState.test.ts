// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import type { KindSlug } from '../../api/types'
import { kinds } from '../../kinds'
import { pageOf, pageSearch, withValue } from '../../lib/listParams'
import { activeFilters, listQuery, sortValue, withoutFilters, withSort } from './listState'

const params = (search: string) => new URLSearchParams(search)

afterEach(() => {
  vi.useRealTimers()
})

test.each<[KindSlug, string, object[]]>([
  ['assessment', '', []],
  ['assessment', 'q=data', [{ field: 'title', op: 'contains', value: 'data' }]],
  ['assessment', 'job_role=analis-data', [{ field: 'job_role', op: 'eq', value: 'analis-data' }]],
  [
    'assessment',
    'price=1-499999',
    [
      { field: 'price', op: 'gte', value: 1 },
      { field: 'price', op: 'lte', value: 499_999 },
    ],
  ],
  ['assessment', 'price=10000000-', [{ field: 'price', op: 'gte', value: 10_000_000 }]],
  ['training', 'sort=judul&mode=hybrid', [{ field: 'mode', op: 'eq', value: 'hybrid' }]],
  [
    'training',
    'sort=judul&location=bandung.medan',
    [{ field: 'location', op: 'in', value: ['bandung', 'medan'] }],
  ],
  [
    'training',
    'sort=judul&from=2026-12-01&until=2026-12-31',
    [
      { field: 'eventDateStart', op: 'gte', value: '2026-12-01' },
      { field: 'eventDateStart', op: 'lte', value: '2026-12-31' },
    ],
  ],
])('%s?%s asks for its rules', (kind, search, rules) => {
  expect(listQuery(kinds[kind], params(search)).rules).toEqual(rules)
})

test.each([
  'mode=teleport',
  'category=a%20b',
  'price=murah',
  'price=-5',
  'from=kemarin',
  'q=%20%20',
  'unknown=1',
])('?%s, which no filter knows, narrows nothing', (search) => {
  expect(activeFilters(kinds.training, params(search))).toEqual([])
})

test.each([
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=dua', 1],
  ['', 1],
])('?%s is page %i', (search, page) => {
  expect(pageOf(params(search))).toBe(page)
})

test("an unknown order is the kind's own", () => {
  expect(sortValue(kinds.training, params('sort=acak'))).toBe('terdekat')
  expect(listQuery(kinds.training, params('sort=termurah')).sort).toBe('price|asc')
})

test('trainings come nearest first, from today in Jakarta on', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') })
  const { sort, rules } = listQuery(kinds.training, params('mode=online'))
  expect(sort).toBe('eventDateStart|asc')
  expect(rules).toEqual([
    { field: 'mode', op: 'eq', value: 'online' },
    { field: 'eventDateStart', op: 'gte', value: '2026-11-21' },
  ])
})

test('another filter or order starts at the first page, and defaults are shown in no address', () => {
  expect(`${withValue(params('page=3&q=a'), 'mode', 'online')}`).toBe('q=a&mode=online')
  expect(`${withValue(params('page=3&mode=online'), 'mode', '')}`).toBe('')
  expect(`${withSort(kinds.training, params('sort=judul'), 'terdekat')}`).toBe('')
})

test('clearing the filters keeps the order', () => {
  const cleared = withoutFilters(kinds.training, params('q=a&mode=online&sort=judul&page=2'))
  expect(`${cleared}`).toBe('sort=judul')
})

test('a page keeps the rest of the address, and the first one is not written', () => {
  expect(pageSearch(params('q=a&page=4'), 2)).toBe('?q=a&page=2')
  expect(pageSearch(params('q=a&page=4'), 1)).toBe('?q=a')
})
