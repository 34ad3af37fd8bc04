import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card'

interface NextStepsProps {
  isFree: boolean
  /** Whether participants are named once it is paid. */
  registers: boolean
}

/** What happens after the button is pressed. */
export function NextSteps({ isFree, registers }: NextStepsProps) {
  return (
    <Card className="p-5">
      <h2 className="pb-4 text-lg">
        <Trans>Yang terjadi selanjutnya</Trans>
      </h2>
      <ol className="grid gap-4">
        {!isFree && (
          <>
            <Step number={1}>
              <Trans>Jendela pembayaran terbuka. Pilih transfer bank, QRIS, atau kartu.</Trans>
            </Step>
            <Step number={2}>
              <Trans>
                Selesaikan pembayaran sebelum batas waktunya. Pesanan yang belum dibayar menunggu di
                Transaksi.
              </Trans>
            </Step>
          </>
        )}
        <Step number={isFree ? 1 : 3}>
          <LastStep isFree={isFree} registers={registers} />
        </Step>
      </ol>
    </Card>
  )
}

function LastStep({ isFree, registers }: NextStepsProps) {
  if (!registers)
    return <Trans>Tempat dan akses Anda langsung tercatat, beserta langkah berikutnya.</Trans>
  return isFree ? (
    <Trans>Isi data peserta di formulir pendaftaran.</Trans>
  ) : (
    <Trans>Setelah bayar: isi data peserta di formulir pendaftaran.</Trans>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-bold text-primary"
      >
        {number}
      </span>
      <span className="pt-0.5 text-[15px]">{children}</span>
    </li>
  )
}
