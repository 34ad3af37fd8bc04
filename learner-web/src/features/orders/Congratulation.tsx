import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TransactionDetail } from '../../api/types'
import { formatDateTime, formatRupiah } from '../../lib/format'

/** What a buyer reads first after paying: that it is done, and the receipt in brief. */
export function Congratulation({ order }: { order: TransactionDetail }) {
  const isFree = order.total === 0
  return (
    <header className="relative isolate overflow-hidden rounded-card bg-banner text-white">
      <div aria-hidden className="batik absolute inset-0 -z-10 text-white/7" />
      <div
        aria-hidden
        className="absolute -top-24 left-1/2 -z-10 h-72 w-[34rem] max-w-full -translate-x-1/2 rounded-full bg-[#2dd4bf]/20 blur-3xl"
      />
      <div className="grid justify-items-center gap-2 px-5 py-7 text-center desk:py-10">
        <span className="rise grid size-14 place-items-center rounded-full bg-white text-[#0f766e] ring-8 ring-white/15 desk:size-16">
          <Check aria-hidden strokeWidth={3} className="size-7 desk:size-8" />
        </span>
        <h1 className="pt-3 text-2xl text-white desk:text-4xl">
          {isFree ? <Trans>Pesanan selesai</Trans> : <Trans>Pembayaran berhasil</Trans>}
        </h1>
        <p className="max-w-md text-balance text-teal-50">
          {isFree ? (
            <Trans>Terima kasih. Semuanya sudah tercatat atas nama Anda, tanpa biaya.</Trans>
          ) : (
            <Trans>Terima kasih. Bukti pembayaran kami kirim ke email Anda.</Trans>
          )}
        </p>
      </div>
      <Brief order={order} />
    </header>
  )
}

function Brief({ order }: { order: TransactionDetail }) {
  const { order_id, total, payment_method, paid_at } = order
  return (
    <dl className="grid gap-x-6 gap-y-1.5 border-t border-white/15 bg-black/15 px-5 py-3.5 text-sm sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:px-7 sm:py-4">
      <Fact label={<Trans>Nomor pesanan</Trans>}>{order_id}</Fact>
      {total > 0 && (
        <Fact label={<Trans>Total dibayar</Trans>}>
          <bdi dir="ltr">{formatRupiah(total)}</bdi>
        </Fact>
      )}
      {payment_method && <Fact label={<Trans>Metode pembayaran</Trans>}>{payment_method}</Fact>}
      {paid_at && total > 0 && (
        <Fact label={<Trans>Dibayar pada</Trans>}>{formatDateTime(paid_at)}</Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 sm:grid sm:content-start sm:justify-start sm:gap-0.5">
      <dt className="shrink-0 text-white/75">{label}</dt>
      <dd className="font-semibold tabular-nums max-sm:text-end">{children}</dd>
    </div>
  )
}
