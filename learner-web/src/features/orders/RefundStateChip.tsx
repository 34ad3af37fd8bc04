import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RefundState, RefundSum } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Chip, type Tone } from '../../ui/Chip'

interface Look {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
}

const PROCESSED: Look = { icon: Hourglass, tone: 'info', label: <Trans>Sedang diproses</Trans> }

/** Where the money of a refund is, in its owner's words. */
const LOOKS: Record<RefundState, Look> = {
  requested: { icon: Hourglass, tone: 'warning', label: <Trans>Sedang ditinjau</Trans> },
  awaiting_account: {
    icon: CircleAlert,
    tone: 'warning',
    label: <Trans>Menunggu rekening Anda</Trans>,
  },
  awaiting_transfer: PROCESSED,
  sending: PROCESSED,
  done: { icon: CircleCheck, tone: 'success', label: <Trans>Sudah dikirim</Trans> },
  failed: { icon: CircleAlert, tone: 'warning', label: <Trans>Tertunda</Trans> },
  rejected: { icon: CircleX, tone: 'danger', label: <Trans>Tidak disetujui</Trans> },
  withdrawn: { icon: CircleX, tone: 'neutral', label: <Trans>Tidak dilanjutkan</Trans> },
}

export function RefundStateChip({ state }: { state: RefundState }) {
  const { icon, tone, label } = LOOKS[state]
  return (
    <Chip icon={icon} tone={tone}>
      {label}
    </Chip>
  )
}

/** The most pressing refund of an order that has not arrived, beside the order's own status. */
export function OpenRefundChip({ sums }: { sums: readonly RefundSum[] }) {
  const open = sums.find(({ state }) => state !== 'done')
  if (!open) return null
  const { icon, tone, label } = LOOKS[open.state]
  return (
    <Chip icon={icon} tone={tone}>
      <Trans>Pengembalian dana</Trans>: {label}
    </Chip>
  )
}

/** The sums of an order's refunds by state. */
export function RefundSums({ sums }: { sums: readonly RefundSum[] }) {
  return sums.map(({ state, amount }) => (
    <span key={state} className="inline-flex flex-wrap items-center gap-2 text-sm text-muted">
      <bdi dir="ltr" className="tabular-nums">
        {formatRupiah(amount)}
      </bdi>
      <RefundStateChip state={state} />
    </span>
  ))
}
