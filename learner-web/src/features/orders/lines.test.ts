// @vitest-environment node
import { expect, test } from 'vitest'
import { anOrder, anOrderDetail, anOrderLine } from '../../test/commerce'
import {
  isBeingReturned,
  isSettled,
  itemOf,
  openAmountOf,
  refundableOf,
  remediesOf,
  unservedOf,
} from './lines'

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

test('a line without another date cannot be moved', () => {
  const line = anOrderLine({ remedies: ['refund', 'queue', 'move'] })
  expect(remediesOf(line)).toEqual(['queue', 'refund'])
})

test('what was given back is not open any more', () => {
  expect(openAmountOf({ total: 100_000, refunded: 40_000 })).toBe(60_000)
})

test('an order is being returned when all of its money is on its way', () => {
  const paid = anOrder({ status: 'paid', total: 100_000 })
  const returned = (state: 'failed' | 'rejected', amount: number) =>
    isBeingReturned({ ...paid, refund_sums: [{ state, amount }] })
  expect(isBeingReturned({ ...paid, refund_sums: [] })).toBe(false)
  expect(returned('failed', 100_000)).toBe(true)
  expect(returned('failed', 60_000)).toBe(false)
  expect(returned('rejected', 100_000)).toBe(false)
})
