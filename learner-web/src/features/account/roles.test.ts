// @vitest-environment node
import { expect, test } from 'vitest'
import type { PhlRole } from '../../api/accountTypes'
import { isSame, matching, toggled } from './roles'

const role = (job_role_id: number, name: string, family: string): PhlRole => ({
  job_role_id,
  slug: String(job_role_id),
  name,
  family,
  selected: false,
})
const roles = [
  role(1, 'Analis Data', 'Data'),
  role(2, 'Analis Keamanan Informasi', 'Keamanan'),
  role(3, 'Insinyur Data', 'Data'),
]

test.each([
  ['', [1, 2, 3]],
  ['  ANALIS ', [1, 2]],
  ['data analis', [1]],
  ['keamanan', [2]],
  ['pilot', []],
])('"%s" finds %j', (typed, ids) => {
  expect(matching(roles, typed).map(({ job_role_id }) => job_role_id)).toEqual(ids)
})

test('a choice is toggled without touching the last one', () => {
  const chosen = new Set([1])
  expect([...toggled(chosen, 2)]).toEqual([1, 2])
  expect([...toggled(chosen, 1)]).toEqual([])
  expect([...chosen]).toEqual([1])
})

test('two choices are the same whatever their order', () => {
  expect(isSame(new Set([1, 2]), new Set([2, 1]))).toBe(true)
  expect(isSame(new Set([1]), new Set([2]))).toBe(false)
  expect(isSame(new Set([1]), new Set([1, 2]))).toBe(false)
})
