import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { CartRow, Reservation } from '../../api/types'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Skeleton } from '../../ui/Skeleton'
import { CartSkeleton } from '../cart/CartSkeleton'
import { CheckoutItems } from './CheckoutItems'
import { changesSinceAdded } from './changes'
import { NextSteps } from './NextSteps'
import { PriceChanges } from './PriceChanges'
import { PayButton, PurchaseBar, PurchaseSummary } from './PurchaseSummary'
import { RefundPolicies } from './RefundPolicies'
import { ReservationClock } from './ReservationClock'
import { TaxInvoice } from './TaxInvoice'
import { UnavailableLines } from './UnavailableLines'
import { useCheckout } from './useCheckout'

const VoucherBox = lazy(async () => ({ default: (await import('../cart/VoucherBox')).VoucherBox }))
const ReservationRefused = lazy(async () => ({
  default: (await import('./ReservationRefused')).ReservationRefused,
}))

interface CheckoutSummaryProps {
  /** The lines to order. */
  rows: readonly CartRow[]
  empty: ReactNode
  /** Stands above the lines until they are ordered. */
  notice: ReactNode
}

/** The last look before paying, while seats and vouchers are kept. */
export function CheckoutSummary({ rows, empty, notice }: CheckoutSummaryProps) {
  const checkout = useCheckout(rows)
  const { reservation, wanted, gone, reservationQuery, isUnderWay } = checkout
  if (!isUnderWay && wanted.length === 0)
    return gone.length > 0 ? <UnavailableLines rows={gone} /> : empty
  if (!isUnderWay && reservationQuery.error)
    return (
      <div className="grid gap-4">
        <UnavailableLines rows={gone} />
        <Suspense fallback={<CartSkeleton />}>
          <ReservationRefused
            rows={wanted}
            error={reservationQuery.error}
            busy={reservationQuery.isFetching}
            onAgain={reservationQuery.refetch}
          />
        </Suspense>
      </div>
    )
  return reservation ? (
    <CheckoutDetails checkout={checkout} reservation={reservation} notice={notice} />
  ) : (
    <CartSkeleton />
  )
}

interface CheckoutDetailsProps {
  checkout: ReturnType<typeof useCheckout>
  reservation: Reservation
  notice: ReactNode
}

function CheckoutDetails({ checkout, reservation, notice }: CheckoutDetailsProps) {
  const { gone, reservationQuery, refusal, isUnderWay, error, order } = checkout
  const [wantsTax, setWantsTax] = useState(false)
  const isDesktop = useIsDesktop()
  const isFree = reservation.total === 0
  const needsForm = wantsTax && !isFree
  const button = (
    <PayButton
      isFree={isFree}
      busy={isUnderWay || reservationQuery.isFetching}
      onPress={needsForm ? null : () => order(null)}
    />
  )
  const sum = (
    <aside className="grid gap-4 desk:sticky desk:top-24 desk:col-start-2 desk:row-span-2 desk:row-start-1">
      <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
        <VoucherBox rows={reservation.rows} off={isUnderWay} />
      </Suspense>
      <PurchaseSummary reservation={reservation} button={button} />
    </aside>
  )
  // The tab order follows the visual order: the payment is after the products on phones, and the last column elsewhere.
  return (
    <>
      <div className="grid flex-1 content-start items-start gap-6 max-desk:pb-6 desk:grid-cols-[1fr_22rem] desk:grid-rows-[auto_1fr]">
        <div className="grid gap-6">
          {!isUnderWay && (
            <ReservationClock
              reservation={reservation}
              busy={reservationQuery.isFetching}
              onAgain={reservationQuery.refetch}
            />
          )}
          {!isUnderWay && notice}
          <Notices reservation={reservation} refusal={refusal} />
          <UnavailableLines rows={gone} />
          <CheckoutItems rows={reservation.rows} />
        </div>
        {!isDesktop && sum}
        <div className="grid gap-6">
          {!isFree && (
            <TaxInvoice
              wanted={wantsTax}
              onChange={setWantsTax}
              off={isUnderWay}
              error={error}
              onReady={order}
            />
          )}
          <RefundPolicies rows={reservation.rows} />
          <NextSteps
            isFree={isFree}
            registers={reservation.rows.some(({ kind }) => kind === 'training')}
          />
        </div>
        {isDesktop && sum}
      </div>
      <PurchaseBar reservation={reservation} isUnderWay={isUnderWay} button={button} />
    </>
  )
}

function Notices({
  reservation,
  refusal,
}: {
  reservation: Reservation
  refusal: CheckoutDetailsProps['checkout']['refusal']
}) {
  if (refusal) return <PriceChanges urgent title={refusal.message} changes={refusal.changes} />
  return (
    <PriceChanges
      title={<Trans>Harga berubah sejak Anda memasukkannya ke keranjang</Trans>}
      changes={changesSinceAdded(reservation)}
    />
  )
}
