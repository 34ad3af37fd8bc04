// @vitest-environment node
import { expect, test } from 'vitest'
import { builtScreens } from '../../../tooling/screens'
import { accessOf } from '../access'
import { paths, pathTo } from '../paths'
import { screens } from './index'

const rows = Object.entries(screens)

test('no path is taken twice', () => {
  const taken = rows.map(([, { path }]) => path)
  expect(new Set(taken).size).toBe(taken.length)
})

test('screens that share their first segment are open to the same people', () => {
  const named = rows.filter(([, { path }]) => path !== '*')
  const different = named.filter(([, { path, access = 'account' }]) => accessOf(path) !== access)
  expect(different.map(([name]) => name)).toEqual([])
})

test('the build reads the same rows', () => {
  const read = builtScreens().map(({ name, path, access }) => [name, path, access])
  const run = rows.map(([name, { path, access = 'account' }]) => [name, path, access])
  expect(read.sort()).toEqual(run.sort())
})

test('a pattern is filled with its values', () => {
  expect(paths.market).toBe('/market')
  expect(pathTo('detail', { kind: 'training', slug: 'python' })).toBe('/product/training/python')
  expect(pathTo('complete', { order_id: 'DX-1' })).toBe('/payment/transaction/detail/DX-1/complete')
})

test('each screen brings the texts of everything that it shows', () => {
  const areas = Object.fromEntries(builtScreens().map((screen) => [screen.name, screen.areas]))
  expect(areas.landing).toEqual(['example-result', 'storefront'])
  expect(areas.product).toEqual(['storefront'])
  expect(areas.kind).toEqual(['buy', 'catalogue', 'facts', 'kinds', 'owned', 'wish'])
  expect(areas.purchase).toEqual(expect.arrayContaining(['cart', 'payment', 'time']))
})
