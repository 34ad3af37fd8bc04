import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useGetOne } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { MoneyCase, OrderDetail } from '../../api/types'
import { textOf } from '../../define/useText'
import { AppDialog } from '../../ui/AppDialog'
import { DescriptionList, type Fact } from '../../ui/DescriptionList'
import { formatMoment, formatRupiah } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'
import { Summary } from '../orders/actions/fields'
import { OrderDialogs } from '../orders/actions/OrderDialogs'
import { useOrderAction } from '../orders/actions/useOrderAction'
import { OrderStates, RefundSums } from '../orders/OrderStates'
import { CaseSteps } from './CaseSteps'
import { caseAdvice, caseKinds } from './labels'
import { MatchDialog } from './MatchDialog'
import { RecheckDialog } from './RecheckDialog'

interface Props {
  found: MoneyCase
  onClosing: (found: MoneyCase) => void
  onClose: () => void
}

const RouteLink = ({ to, text }: { to: string; text: string }) => (
  <Link component={RouterLink} to={to}>
    {text}
  </Link>
)

const caseFacts = (found: MoneyCase): Fact[] => [
  { label: t`Temuan`, value: found.text, isWide: true },
  ...(found.amount === null ? [] : [{ label: t`Jumlah`, value: formatRupiah(found.amount) }]),
  { label: t`Ditemukan`, value: formatMoment(found.found_at) },
  {
    label: t`Pesanan`,
    value: found.order_id ? (
      <RouteLink to={`/orders/${found.order_id}/show`} text={found.order_id} />
    ) : (
      found.order_number || '–'
    ),
  },
  ...(found.counter === 'seats' && found.counter_id !== null
    ? [
        {
          label: t`Produk`,
          value: (
            <RouteLink to={`/catalog-products/${found.counter_id}/show`} text={t`Buka produk`} />
          ),
        },
      ]
    : []),
]

const orderFacts = (order: OrderDetail): Fact[] => [
  { label: t`Status pesanan`, value: <OrderStates order={order} /> },
  {
    label: t`Pembayaran`,
    value: [order.method || '–', order.transaction_id].filter(Boolean).join(' · '),
  },
  ...(order.refund_sums.length > 0
    ? [{ label: t`Pengembalian dana`, value: <RefundSums sums={order.refund_sums} /> }]
    : []),
]

/** The case with its order, if there is one, and the dialogs of its actions. */
const Body = ({ found }: { found: MoneyCase }) => {
  const { data: order } = useGetOne<OrderDetail & { id: string }>(
    'orders',
    { id: found.order_id ?? '' },
    { enabled: found.order_id !== null },
  )
  const { action, begin, end } = useOrderAction()
  const [own, setOwn] = useState<'match' | 'recheck' | null>(null)
  const endOwn = () => setOwn(null)
  return (
    <>
      <Summary>{textOf(caseAdvice[found.kind])}</Summary>
      <DescriptionList facts={[...caseFacts(found), ...(order ? orderFacts(order) : [])]} />
      {!found.closed_at && (
        <CaseSteps found={found} order={order} onAction={begin} onOwn={setOwn} />
      )}
      {order && action && <OrderDialogs order={order} action={action} onClose={end} />}
      {own === 'match' && <MatchDialog found={found} onClose={endOwn} />}
      {own === 'recheck' && <RecheckDialog found={found} onClose={endOwn} />}
    </>
  )
}

/** The case: what happened, what it refers to, and its actions. */
export const CaseDialog = ({ found, onClosing, onClose }: Props) => {
  const { t } = useLingui()
  const { canAccess } = useCanAccess({ resource: 'money-cases', action: 'edit' })
  return (
    <AppDialog maxWidth="md" onClose={onClose}>
      <DialogTitle>
        {textOf(caseKinds[found.kind].text)} {found.order_number}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {found.closed_at && <StatusChip label={{ text: t`Selesai`, tone: 'success' }} />}
        <Body found={found} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
        {canAccess && !found.closed_at && (
          <Button variant="outlined" onClick={() => onClosing(found)}>
            <Trans>Selesaikan dengan catatan</Trans>
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
