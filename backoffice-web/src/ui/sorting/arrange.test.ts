// @vitest-environment node
import { expect, test } from 'vitest'
import { moved, movedBetween } from './arrange'

test('a thing changes its place, in its list or into another', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  const lists = [['a', 'b'], ['c']]
  expect(movedBetween(lists, { list: 0, index: 0 }, { list: 1, index: 1 })).toEqual([
    ['b'],
    ['c', 'a'],
  ])
  expect(lists).toEqual([['a', 'b'], ['c']])
})

test('what is not there stays away', () => {
  expect(moved(['a'], 5, 0)).toEqual(['a'])
})
