import { expect, test } from 'vitest';
import { line, order, refund } from '../../test/orders';
import { decisionsOf } from './actions/RefundButtons';
import { sharesOf } from './actions/RefundDialog';
import { todosOf } from './Todo';

const keys = (changes: Parameters<typeof order>[0]) =>
  todosOf(order(changes)).map(({ key }) => key);

test('an order that is in order needs nobody', () => {
  expect(keys({})).toEqual([]);
});

test('what is most pressing stands first', () => {
  const changes = {
    review_reason: 'Dibayar dua kali.',
    unplaced: 300_000,
    lines: [line({ service: 'unserved' })],
    refunds: [refund()],
  } as const;
  expect(keys({ ...changes, lines: [...changes.lines], refunds: [...changes.refunds] })).toEqual([
    'review',
    'surplus',
    'line-11',
    'r-1',
  ]);
});

test('a transfer waits for staff, a refund at the provider does not', () => {
  expect(keys({ refunds: [refund({ status: 'sending', route: 'transfer' })] })).toEqual(['r-1']);
  expect(keys({ refunds: [refund({ status: 'sending', route: 'gateway' })] })).toEqual([]);
  expect(keys({ refunds: [refund({ status: 'done' })] })).toEqual([]);
});

test('each state of a refund has its decisions', () => {
  expect(decisionsOf({ status: 'requested', route: 'gateway' })).toEqual(['approve', 'reject']);
  expect(decisionsOf({ status: 'failed', route: 'gateway' })).toEqual(['retry', 'done']);
  expect(decisionsOf({ status: 'sending', route: 'transfer' })).toEqual(['done']);
  expect(decisionsOf({ status: 'sending', route: 'gateway' })).toEqual([]);
});

test('only lines with an amount go back, and a seat only where there is one', () => {
  const lines = [line(), line({ line_id: 12, service: 'returned' }), line({ line_id: 13 })];
  const share = (amount: number | null) => ({ amount, gives_back: true });
  const wanted = sharesOf(lines, { lines: { l11: share(5), l12: share(6), l13: share(null) } });
  expect(wanted.map(({ line_id, amount, gives_back }) => [line_id, amount, gives_back])).toEqual([
    [11, 5, true],
    [12, 6, false],
  ]);
});
