import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Refund, TransactionDetail } from '../../api/types'
import { formatDate, formatDateTime, formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { useFocusOnMore } from '../../ui/useFocusOnMore'
import { AccountLine } from './AccountLine'
import { refundableOf } from './lines'
import { RefundStateChip } from './RefundStateChip'

const RefundDialog = lazy(() => import('./RefundDialog'))

/** The heading of the refunds, where one reads on after entering an account. */
export const REFUNDS_ID = 'refunds'

/** An order's refunds, and the button to request one; empty if there is neither. */
export function Refunds({ order }: { order: TransactionDetail }) {
  const [isAsking, setIsAsking] = useState(false)
  const canAsk = refundableOf(order).length > 0
  // The dialog keeps the focus while it is open; afterwards its button may be gone.
  const heading = useFocusOnMore<HTMLHeadingElement>(isAsking ? 0 : order.refunds.length)
  if (!canAsk && order.refunds.length === 0) return null
  return (
    <Card className="grid gap-4 p-5">
      <h2 ref={heading} id={REFUNDS_ID} tabIndex={-1} className="scroll-mt-22 text-lg">
        <Trans>Pengembalian dana</Trans>
      </h2>
      {order.refunds.length > 0 && (
        <ul className="grid gap-4">
          {order.refunds.map((refund) => (
            <Row key={refund.uuid} order={order} refund={refund} />
          ))}
        </ul>
      )}
      {canAsk && <Ask order={order} onAsk={() => setIsAsking(true)} />}
      {isAsking && (
        <Suspense fallback={null}>
          <RefundDialog order={order} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Ask({ order, onAsk }: { order: TransactionDetail; onAsk: () => void }) {
  const ends = refundableOf(order)
    .map(({ refundable_until }) => refundable_until)
    .filter((moment) => moment !== null)
    .sort()
  const until = ends[0] && formatDateTime(ends[0])
  const isSameForAll = ends.length === refundableOf(order).length && ends[0] === ends.at(-1)
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-[15px] text-muted">
        {until && isSameForAll && (
          <Trans>Berubah pikiran? Dana dapat kembali utuh sampai {until}.</Trans>
        )}
        {until && !isSameForAll && (
          <Trans>
            Berubah pikiran? Dana dapat kembali utuh. Batas waktunya berbeda tiap produk; yang
            pertama {until}.
          </Trans>
        )}
        {!until && <Trans>Berubah pikiran? Dana dapat kembali utuh.</Trans>}
      </p>
      <Button variant="secondary" onClick={onAsk}>
        <Trans>Ajukan pengembalian</Trans>
      </Button>
    </div>
  )
}

function Row({ order, refund }: { order: TransactionDetail; refund: Refund }) {
  const fee = formatRupiah(refund.fee)
  const at = formatDateTime(refund.done_at ?? refund.requested_at)
  return (
    <li className="grid gap-1.5 text-[15px]">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <bdi dir="ltr" className="font-bold text-strong tabular-nums">
          {formatRupiah(refund.amount)}
        </bdi>
        <RefundStateChip state={refund.state} />
      </span>
      <span className="text-sm text-muted">{at}</span>
      {refund.fee > 0 && (
        <span className="text-sm text-muted">
          <Trans>Dipotong biaya {fee}</Trans>
        </span>
      )}
      {refund.answer && <span>{refund.answer}</span>}
      {refund.account && <AccountLine order={order} refund={refund} account={refund.account} />}
      {refund.state === 'awaiting_transfer' && (
        <span>
          <Trans>Kami transfer ke rekening ini dan mengabari Anda begitu dananya terkirim.</Trans>
        </span>
      )}
      {refund.state === 'failed' && (
        <span>
          <Trans>
            Pengirimannya tertunda. Tim kami mengurusnya, Anda tidak perlu berbuat apa-apa.
          </Trans>
        </span>
      )}
      {refund.promised_by && !refund.wants_account && <PromisedBy moment={refund.promised_by} />}
    </li>
  )
}

/** By when a refund that could not be sent is sent again; nothing once that day is over. */
function PromisedBy({ moment }: { moment: string }) {
  if (new Date(moment) < new Date()) return null
  const day = formatDate(moment)
  return (
    <span>
      <Trans>Kami kirim ulang paling lambat {day}.</Trans>
    </span>
  )
}
