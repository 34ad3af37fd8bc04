import { useCallback, useState } from 'react';
import type { OrderLine, Refund } from '../../../api/types';

/** What somebody is about to do to an order. */
export type Deed =
  | { kind: 'mark-paid' | 'cancel' | 'refund' | 'refund-surplus' | 'resend' | 'reviewed' }
  | { kind: 'chargeback'; amount: number }
  | { kind: 'serve' | 'move'; line: OrderLine }
  | { kind: 'approve' | 'reject' | 'retry' | 'done' | 'ask-account' | 'account'; refund: Refund }
  | { kind: 'withdraw'; refund: Refund };

/** Which dialog is open. */
export function useDeed() {
  const [deed, setDeed] = useState<Deed | null>(null);
  const end = useCallback(() => setDeed(null), []);
  return { deed, begin: setDeed, end };
}
