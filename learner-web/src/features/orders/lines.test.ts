// @vitest-environment node
import { expect, test } from 'vitest'
import { anOrderDetail, anOrderLine } from '../../test/commerce'
import { isSettled, itemOf, openAmountOf, refundableOf, remediesOf, unservedOf } from './lines'

test('a refunded order was paid, an expired one was not', () => {
  expect((['paid', 'partially_refunded', 'refunded'] as const).every(isSettled)).toBe(true)
  expect((['pending', 'expired', 'cancelled'] as const).some(isSettled)).toBe(false)
})

test('lines by what can be done about them', () => {
  const lines = [
    anOrderLine({ line_id: 1, service: 'unserved' }),
    anOrderLine({ line_id: 2, service: 'served', can_refund: true }),
  ]
  const order = anOrderDetail({ lines })
  expect(unservedOf(order).map(({ line_id }) => line_id)).toEqual([1])
  expect(refundableOf(order).map(({ line_id }) => line_id)).toEqual([2])
})

test('a line finds its picture', () => {
  const order = anOrderDetail()
  expect(itemOf(order, anOrderLine())).toBe(order.items[0])
  expect(itemOf(order, anOrderLine({ item_id: 99 }))).toBeNull()
})

test('nobody moves to nowhere', () => {
  const line = anOrderLine({ remedies: ['refund', 'queue', 'move'] })
  expect(remediesOf(line)).toEqual(['queue', 'refund'])
})

test('what was given back is not open any more', () => {
  expect(openAmountOf({ total: 100_000, refunded: 40_000 })).toBe(60_000)
})
