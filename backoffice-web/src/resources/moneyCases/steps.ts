import { t } from '@lingui/core/macro'
import type { MoneyCase, OrderDetail, OrderLine, Refund } from '../../api/types'
import type { OrderAction } from '../orders/actions/useOrderAction'

/** An action that is possible now, and its permission. */
export interface Step {
  label: string
  of: OrderAction
  needs: 'edit' | 'refund' | 'settle' | 'overbook'
}

const SETTLED = ['paid', 'partially_refunded', 'refunded']
const WITHOUT_SEAT = ['unserved', 'queued']

/** The refunds of a case: its own, or those pending while the money was refunded elsewhere. */
export function refundsOf(found: MoneyCase, order: OrderDetail): Refund[] {
  if (found.kind === 'made_outside')
    return order.refunds.filter(({ status }) => status === 'failed')
  return order.refunds.filter(({ uuid }) => uuid === found.refund_uuid)
}

/** Further actions, depending on the order's state. */
export function stepsOf(found: MoneyCase, order: OrderDetail): Step[] {
  if (found.kind === 'unserved') return seatSteps(found, order)
  if (found.kind === 'chargeback') return [chargebackStep(found, order)]
  if (found.kind === 'surplus' || found.kind === 'other_amount') return surplusSteps(order)
  return []
}

function seatSteps(found: MoneyCase, order: OrderDetail): Step[] {
  const line = order.lines.find(({ line_id }) => line_id === found.line_id)
  if (!line || !SETTLED.includes(order.status) || line.service === 'returned') return []
  const serve: Step = {
    label: t`Beri kursi tambahan`,
    of: { kind: 'serve', line },
    needs: 'overbook',
  }
  return [
    ...(WITHOUT_SEAT.includes(line.service) ? [serve] : []),
    { label: t`Pindahkan`, of: { kind: 'move', line }, needs: 'edit' },
    ...(canRefund(order, line) ? [refundStep()] : []),
  ]
}

const canRefund = (order: OrderDetail, line: OrderLine) =>
  line.total > line.refunded && !order.is_charged_back

const refundStep = (): Step => ({
  label: t`Kembalikan dana`,
  of: { kind: 'refund' },
  needs: 'refund',
})

const chargebackStep = (found: MoneyCase, order: OrderDetail): Step => ({
  label: t`Catat penarikan`,
  of: { kind: 'chargeback', amount: found.amount ?? order.total },
  needs: 'refund',
})

function surplusSteps(order: OrderDetail): Step[] {
  const pay: Step = { label: t`Tandai lunas`, of: { kind: 'mark-paid' }, needs: 'settle' }
  const refund: Step = {
    label: t`Kembalikan kelebihan`,
    of: { kind: 'refund-surplus' },
    needs: 'refund',
  }
  return [
    ...(SETTLED.includes(order.status) ? [] : [pay]),
    ...(order.unplaced > 0 && !order.is_charged_back ? [refund] : []),
  ]
}
