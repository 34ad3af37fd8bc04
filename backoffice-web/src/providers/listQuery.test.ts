// @vitest-environment node
import { expect, test } from 'vitest'
import { type FilterRule, toFilterRules, toListQuery } from './listQuery'

const cases: [string, Record<string, unknown>, FilterRule[]][] = [
  ['no filter', {}, []],
  ['plain value', { status: 'closed' }, [{ field: 'status', op: 'eq', value: 'closed' }]],
  ['false is a value', { is_active: false }, [{ field: 'is_active', op: 'eq', value: false }]],
  ['zero is a value', { score: 0 }, [{ field: 'score', op: 'eq', value: 0 }]],
  ['list', { id: [1, 2] }, [{ field: 'id', op: 'in', value: [1, 2] }]],
  ['contains', { 'name@contains': 'data' }, [{ field: 'name', op: 'contains', value: 'data' }]],
  ['ne', { 'type@ne': 'kota' }, [{ field: 'type', op: 'ne', value: 'kota' }]],
  ['lt', { 'score@lt': 5 }, [{ field: 'score', op: 'lt', value: 5 }]],
  ['lte', { 'score@lte': 5 }, [{ field: 'score', op: 'lte', value: 5 }]],
  ['gt', { 'score@gt': 5 }, [{ field: 'score', op: 'gt', value: 5 }]],
  ['gte', { 'score@gte': 5 }, [{ field: 'score', op: 'gte', value: 5 }]],
  ['in', { 'type@in': ['kota'] }, [{ field: 'type', op: 'in', value: ['kota'] }]],
  ['blanks are left out', { a: '', b: null, c: undefined }, []],
]

test.each(cases)('%s', (_name, filter, rules) => {
  expect(toFilterRules(filter)).toEqual(rules)
})

test('an operator that the protocol does not know is a mistake', () => {
  expect(() => toFilterRules({ 'name@like': 'x' })).toThrow('like')
})

test('page, rows, sort and order', () => {
  const query = toListQuery({
    pagination: { page: 3, perPage: 25 },
    sort: { field: 'name', order: 'DESC' },
  })
  expect(query).toMatchObject({ page: 3, rows: 25, sort: 'name', order: 'desc' })
  expect(query.filterRules).toBeUndefined()
})
