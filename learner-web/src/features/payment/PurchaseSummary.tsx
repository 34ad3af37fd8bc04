import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { meQuery } from '../../api/queries'
import type { Reservation } from '../../api/types'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PaymentMethods } from '../../ui/PaymentMethods'
import { Price } from '../../ui/Price'
import { StickyBar } from '../../ui/StickyBar'
import { SumRows, TaxNote } from '../cart/SumRows'
import { savedOn } from '../cart/sums'
import { ReservationTime } from './ReservationClock'
import { TAX_FORM } from './TaxInvoice'

interface PayButtonProps {
  isFree: boolean
  busy: boolean
  /** The tax form sends the order once it is right; without one the button does. */
  onPress: (() => void) | null
}

/** The one thing to do here. */
export function PayButton({ isFree, busy, onPress }: PayButtonProps) {
  const way = onPress
    ? { type: 'button' as const, onClick: onPress }
    : { type: 'submit' as const, form: TAX_FORM }
  return (
    <Button size="lg" busy={busy} {...way}>
      {isFree ? <Trans>Konfirmasi pesanan</Trans> : <Trans>Bayar sekarang</Trans>}
    </Button>
  )
}

/** The order's total; on phones the button is in the bottom bar. */
export function PurchaseSummary({
  reservation,
  button,
}: {
  reservation: Reservation
  button: ReactNode
}) {
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">
        <Trans>Ringkasan pesanan</Trans>
      </h2>
      <SumRows
        count={reservation.rows.length}
        subtotal={reservation.subtotal}
        discount={reservation.discount}
        total={reservation.total}
        saved={savedOn(reservation.rows)}
        label={<Trans>Total bayar</Trans>}
      >
        <TaxNote of={reservation} />
      </SumRows>
      <div className="grid max-desk:hidden">{button}</div>
      {reservation.total > 0 && (
        <>
          <p className="flex items-start gap-2 text-sm text-muted">
            <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
            <Trans>Pembayaran diproses di jendela penyedia pembayaran.</Trans>
          </p>
          <PaymentMethods />
        </>
      )}
      <WhereItGoes />
    </Card>
  )
}

/** The receipt is mailed; a ticket is not, because anyone who has it gets in. */
function WhereItGoes() {
  const email = useQuery(meQuery()).data?.email
  if (!email) return null
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Mail aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>
          Bukti pesanan dikirim ke <strong className="text-ink">{email}</strong>. Tiket dan akses
          ada di Belajar saya.
        </Trans>
      </span>
    </p>
  )
}

interface PurchaseBarProps {
  reservation: Reservation
  /** Whether the order is on its way, so that no time runs out any more. */
  isUnderWay: boolean
  button: ReactNode
}

/** The total, the time left and the button in reach of the thumb. */
export function PurchaseBar({ reservation, isUnderWay, button }: PurchaseBarProps) {
  return (
    <StickyBar>
      <div className="grid">
        <span className="flex gap-2 text-sm text-muted">
          <Trans>Total bayar</Trans>
          {!isUnderWay && <ReservationTime reservation={reservation} />}
        </span>
        <Price amount={reservation.total} />
      </div>
      {button}
    </StickyBar>
  )
}
