import { Plural, Trans } from '@lingui/react/macro'
import { LockKeyhole, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { CartRow } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Price } from '../../ui/Price'
import { StickyBar } from '../../ui/StickyBar'
import { Switch } from '../../ui/Switch'
import { totalOf } from '../cart/selection'
import { NextSteps } from './NextSteps'
import { ReviewItems } from './ReviewItems'
import { usePurchase } from './usePurchase'

interface PurchaseReviewProps {
  /** The lines to order; once ordered they are no longer in the cart and these are kept on screen. */
  rows: readonly CartRow[]
  /** How many of the chosen lines cannot be bought any more. */
  dropped: number
  empty: React.ReactNode
}

/** The last look before paying. */
export function PurchaseReview({ rows: wanted, dropped, empty }: PurchaseReviewProps) {
  const purchase = usePurchase()
  const [fakturPajak, setFakturPajak] = useState(false)
  const isUnderWay = purchase.isPending || purchase.isSuccess
  const rows = isUnderWay ? purchase.variables.rows : wanted
  const total = totalOf(rows)
  const order = () => purchase.mutate({ rows, faktur_pajak: total > 0 && fakturPajak })
  if (rows.length === 0) return empty
  const button = <PayButton isFree={total === 0} busy={isUnderWay} onPress={order} />
  return (
    <>
      <div className="grid flex-1 content-start items-start gap-6 max-desk:pb-6 desk:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          {dropped > 0 && !isUnderWay && <Dropped count={dropped} />}
          <ReviewItems rows={rows} />
          {total > 0 && (
            <Invoice checked={fakturPajak} onChange={setFakturPajak} off={isUnderWay} />
          )}
          <NextSteps isFree={total === 0} />
        </div>
        <aside className="sticky top-22 max-desk:hidden">
          <Card className="grid gap-4 p-5">
            <h2 className="text-lg">
              <Trans>Ringkasan pesanan</Trans>
            </h2>
            <Sum count={rows.length} total={total} />
            {button}
            <Safe />
          </Card>
        </aside>
      </div>
      <StickyBar>
        <div className="grid">
          <span className="text-sm text-muted">
            <Trans>Total bayar</Trans>
          </span>
          <Price amount={total} />
        </div>
        {button}
      </StickyBar>
    </>
  )
}

interface PayButtonProps {
  isFree: boolean
  busy: boolean
  onPress: () => void
}

function PayButton({ isFree, busy, onPress }: PayButtonProps) {
  return (
    <Button size="lg" busy={busy} onClick={onPress}>
      {isFree ? <Trans>Konfirmasi pesanan</Trans> : <Trans>Bayar sekarang</Trans>}
    </Button>
  )
}

function Sum({ count, total }: { count: number; total: number }) {
  return (
    <dl className="grid gap-3 border-t border-line pt-4">
      <div className="flex justify-between gap-4 text-[15px]">
        <dt className="text-muted">
          <Plural value={count} other="Subtotal (# produk)" />
        </dt>
        <dd className="font-medium text-strong tabular-nums">{formatRupiah(total)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold text-strong">
          <Trans>Total bayar</Trans>
        </dt>
        <dd>
          <Price amount={total} size="lg" />
        </dd>
      </div>
    </dl>
  )
}

function Safe() {
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
      <Trans>Pembayaran diproses di jendela penyedia pembayaran.</Trans>
    </p>
  )
}

interface InvoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  off: boolean
}

function Invoice({ checked, onChange, off }: InvoiceProps) {
  return (
    <Card className="p-5">
      <Switch
        label={<Trans>Minta faktur pajak</Trans>}
        hint={
          <Trans>
            Untuk perusahaan atau instansi yang membutuhkan bukti pungutan PPN. Harga tidak berubah.
          </Trans>
        }
        checked={checked}
        onChange={onChange}
        disabled={off}
      />
    </Card>
  )
}

function Dropped({ count }: { count: number }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-card bg-warning-tint px-4 py-3 text-[15px] font-medium text-warning"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <Plural value={count} other="# produk tidak lagi dapat dibeli dan tidak ikut dipesan." />
    </p>
  )
}
