import { expect, test } from 'vitest'
import type { MoneyCase } from '../../api/types'
import { line, order, refund } from '../../test/orders'
import { refundsOf, stepsOf } from './steps'

const found = (changes: Partial<MoneyCase>): MoneyCase => ({
  id: 1,
  kind: 'surplus',
  text: 'Dibayar dua kali.',
  amount: 50_000,
  found_at: '2026-11-20T10:00:00+07:00',
  order_id: 'DX-261120-ABCDEF',
  order_number: 'DX-261120-ABCDEF',
  buyer: 'Ani Wulandari',
  closed_at: null,
  closed_by: null,
  note: '',
  refund_uuid: null,
  line_id: null,
  counter: null,
  counter_id: null,
  ...changes,
})

const kinds = (...args: Parameters<typeof stepsOf>) => stepsOf(...args).map(({ of }) => of.kind)

test('money too much goes back, or pays an order that is not paid', () => {
  expect(kinds(found({}), order({ unplaced: 50_000 }))).toEqual(['refund-surplus'])
  expect(kinds(found({}), order({ unplaced: 50_000, is_charged_back: true }))).toEqual([])
  expect(kinds(found({ kind: 'other_amount' }), order({ status: 'expired' }))).toEqual([
    'mark-paid',
  ])
})

test('a line without a seat has the ways that are open for it', () => {
  const about = found({ kind: 'unserved', line_id: 11 })
  const unserved = line({ service: 'unserved' })
  expect(kinds(about, order({ lines: [unserved] }))).toEqual(['serve', 'move', 'refund'])
  expect(kinds(about, order({ lines: [{ ...unserved, refunded: 300_000 }] }))).toEqual([
    'serve',
    'move',
  ])
  expect(kinds(about, order({ lines: [line({ service: 'returned' })] }))).toEqual([])
})

test('a chargeback is entered with what the bank took', () => {
  const [step] = stepsOf(found({ kind: 'chargeback', amount: null }), order())
  expect(step?.of).toEqual({ kind: 'chargeback', amount: 300_000 })
})

test('a case finds its refund, and those that hang while the money went back elsewhere', () => {
  const refunds = [refund({ status: 'failed' }), refund({ uuid: 'r-2', status: 'done' })]
  const of = (changes: Partial<MoneyCase>) =>
    refundsOf(found(changes), order({ refunds })).map(({ uuid }) => uuid)
  expect(of({ kind: 'refund_failed', refund_uuid: 'r-1' })).toEqual(['r-1'])
  expect(of({ kind: 'made_outside' })).toEqual(['r-1'])
  expect(of({ kind: 'books' })).toEqual([])
})
