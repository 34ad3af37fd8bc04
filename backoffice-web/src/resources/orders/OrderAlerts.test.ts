import { expect, test } from 'vitest'
import { line, order, refund } from '../../test/orders'
import { decisionsOf } from './actions/RefundButtons'
import { sharesOf } from './actions/RefundDialog'
import { outcomeOf } from './actions/WithdrawDialog'
import { alertsOf } from './OrderAlerts'

const keys = (changes: Parameters<typeof order>[0]) =>
  alertsOf(order(changes)).map(({ key }) => key)

test('an order without problems has no alerts', () => {
  expect(keys({})).toEqual([])
})

test('what is most pressing comes first', () => {
  const changes = {
    review_reason: 'Dibayar dua kali.',
    unplaced: 300_000,
    lines: [line({ service: 'unserved' })],
    refunds: [refund()],
  } as const
  expect(keys({ ...changes, lines: [...changes.lines], refunds: [...changes.refunds] })).toEqual([
    'review',
    'surplus',
    'line-11',
    'r-1',
  ])
})

test('a transfer waits for staff, a refund at the provider does not', () => {
  expect(keys({ refunds: [refund({ status: 'sending', route: 'transfer' })] })).toEqual(['r-1'])
  expect(keys({ refunds: [refund({ status: 'sending', route: 'gateway' })] })).toEqual([])
  expect(keys({ refunds: [refund({ status: 'done' })] })).toEqual([])
})

test('each state of a refund has its decisions', () => {
  expect(decisionsOf({ status: 'requested', route: 'gateway' })).toEqual(['approve', 'reject'])
  expect(decisionsOf({ status: 'failed', route: 'gateway' })).toEqual(['retry', 'done', 'withdraw'])
  expect(decisionsOf({ status: 'sending', route: 'transfer' })).toEqual(['done', 'ask-account'])
  expect(decisionsOf({ status: 'withdrawn', route: 'transfer' })).toEqual([])
  expect(decisionsOf({ status: 'sending', route: 'gateway' })).toEqual([])
})

test('only lines with an amount go back, and a seat only where there is one', () => {
  const lines = [line(), line({ line_id: 12, service: 'returned' }), line({ line_id: 13 })]
  const share = (amount: number | null) => ({ amount, gives_back: true })
  const wanted = sharesOf(lines, { lines: { l11: share(5), l12: share(6), l13: share(null) } })
  expect(wanted.map(({ line_id, amount, gives_back }) => [line_id, amount, gives_back])).toEqual([
    [11, 5, true],
    [12, 6, false],
  ])
})

const account = {
  bank_name: 'BCA',
  masked_number: '******7890',
  holder: 'Ani Wulandari',
  given_at: '2026-11-20T10:00:00+07:00',
  version: 2,
}

test('an account may be looked at as long as it is there', () => {
  const transfer = { route: 'transfer', account } as const
  expect(decisionsOf({ status: 'sending', ...transfer })).toEqual([
    'done',
    'account',
    'ask-account',
  ])
  expect(decisionsOf({ status: 'done', ...transfer })).toEqual(['account'])
})

test('a transfer without an account asks the buyer first', () => {
  const waiting = refund({ status: 'sending', route: 'transfer', wants_account: true })
  expect(alertsOf(order({ refunds: [waiting] }))[0]?.actions?.[0]?.of.kind).toBe('ask-account')
  const known = refund({ status: 'sending', route: 'transfer', account })
  expect(alertsOf(order({ refunds: [known] }))[0]?.actions?.[0]?.of.kind).toBe('done')
})

test('a chargeback is above everything else', () => {
  const found_at = '2026-11-20T10:00:00+07:00'
  const cases = [{ id: 5, kind: 'chargeback', text: 'x', amount: 300_000, found_at } as const]
  expect(keys({ review_reason: 'Dibayar dua kali. x', cases })).toEqual(['case-5', 'review'])
  const [alone, ...rest] = alertsOf(order({ review_reason: 'x', cases }))
  expect(alone?.actions?.map(({ of }) => of)).toEqual([
    { kind: 'chargeback', amount: 300_000 },
    { kind: 'reviewed' },
  ])
  expect(rest).toEqual([])
})

test('withdrawing says what becomes of the money', () => {
  const failed = refund({ status: 'failed' })
  expect(outcomeOf(order(), failed)).toContain('menjadi belum terlayani')
  expect(outcomeOf(order({ unplaced: -100_000 }), failed)).toContain(
    'sudah kembali di luar aplikasi',
  )
  expect(outcomeOf(order(), refund({ status: 'failed', lines: [] }))).toContain('di luar tagihan')
})
