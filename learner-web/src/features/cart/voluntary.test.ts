// @vitest-environment node
import { expect, test } from 'vitest'
import { aCartRow } from '../../test/commerce'
import { issueOf, onStep, ownPriceOf, quickAmounts, rupiahIn } from './voluntary'

const own = { minimum: 50_000, step: 5_000 }

test('only where the product leaves it to the buyer', () => {
  expect(ownPriceOf(aCartRow())).toBeNull()
  expect(ownPriceOf(aCartRow({ voluntary_minimum: 50_000, voluntary_step: 5_000 }))).toEqual(own)
})

test.each([
  [49_999, 'tooLow'],
  [50_000, null],
  [52_000, 'offStep'],
  [55_000, null],
])('%i is %s', (amount, issue) => {
  expect(issueOf(own, amount)).toBe(issue)
})

test.each([
  [0, 50_000],
  [52_000, 50_000],
  [53_000, 55_000],
])('the nearest amount to %i is %i', (amount, nearest) => {
  expect(onStep(own, amount)).toBe(nearest)
})

test('a few amounts, on steps, in order, each once', () => {
  expect(quickAmounts(own, 50_000)).toEqual([50_000, 75_000, 100_000, 150_000])
  expect(quickAmounts({ minimum: 0, step: 10_000 }, 25_000)).toEqual([0, 10_000, 20_000, 30_000])
})

test('the listed price is one of them, however far it is from the least', () => {
  expect(quickAmounts({ minimum: 100_000, step: 25_000 }, 900_000)).toEqual([
    100_000, 150_000, 200_000, 900_000,
  ])
})

test.each([
  ['Rp 75.000', 75_000],
  ['', null],
  ['gratis', null],
])('"%s" reads as %s', (text, amount) => {
  expect(rupiahIn(text)).toBe(amount)
})
