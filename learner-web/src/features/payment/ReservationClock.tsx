import { Trans, useLingui } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import type { Reservation } from '../../api/types'
import { paths } from '../../app/paths'
import { formatClock } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'
import { Button, buttonVariants } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/Dialog'
import { Link } from '../../ui/Link'
import { TimeAnnouncement } from '../time/TimeAnnouncement'

/** From here on the remaining time is always shown. */
const SOON_OVER_SECONDS = 180
/** What has a date has seats that others want; nothing else is in danger of running out. */
const hasSeats = ({ rows }: Reservation) => rows.some(({ starts_at }) => starts_at !== null)

interface ReservationClockProps {
  reservation: Reservation
  busy: boolean
  onAgain: () => void
}

/** How long seats, vouchers and prices are kept, and what can be done when they are not any more. */
export function ReservationClock({ reservation, busy, onAgain }: ReservationClockProps) {
  const { t } = useLingui()
  const { expires_at, time_now } = reservation
  const [over, setOver] = useState<string | null>(null)
  const { seconds } = useCountdown(expires_at, time_now, () => setOver(expires_at))
  const isScarce = hasSeats(reservation)
  const isSoonOver = seconds <= SOON_OVER_SECONDS
  return (
    <>
      {(isScarce || isSoonOver) && (
        <div
          className={cn(
            'flex items-center justify-between gap-4 rounded-control px-4 py-2.5 text-[15px] font-medium',
            isSoonOver ? 'bg-warning-tint text-warning' : 'bg-info-tint text-info',
          )}
        >
          <span className="flex items-center gap-2.5">
            <Timer aria-hidden className="size-5 shrink-0" />
            <span>
              {isScarce ? (
                <Trans>Kursi dan harga ini kami tahan selama</Trans>
              ) : (
                <Trans>Harga ini kami tahan selama</Trans>
              )}
              {reservation.total > 0 && (
                <span className="block text-sm font-normal text-ink">
                  <Trans>Setelah memesan, Anda punya waktu lebih lama untuk membayar.</Trans>
                </span>
              )}
            </span>
          </span>
          <span
            role="timer"
            aria-label={t`Sisa waktu`}
            className="text-lg leading-none font-bold tabular-nums"
          >
            {formatClock(seconds)}
          </span>
          <TimeAnnouncement seconds={seconds} />
        </div>
      )}
      <HoldOver open={over === expires_at} busy={busy} onAgain={onAgain} />
    </>
  )
}

/** The same clock beside the button on phones, where the other one scrolls away; in the last minutes. */
export function ReservationTime({
  reservation: { expires_at, time_now },
}: Pick<ReservationClockProps, 'reservation'>) {
  const { seconds } = useCountdown(expires_at, time_now)
  if (seconds > SOON_OVER_SECONDS) return null
  return (
    <span aria-hidden className="font-semibold tabular-nums">
      {formatClock(seconds)}
    </span>
  )
}

interface HoldOverProps {
  open: boolean
  busy: boolean
  onAgain: () => void
}

function HoldOver({ open, busy, onAgain }: HoldOverProps) {
  return (
    <Dialog
      alert
      locked={open}
      open={open}
      onClose={() => undefined}
      title={<Trans>Waktu penyimpanan habis</Trans>}
      footer={
        <>
          <Link to={paths.cart} className={buttonVariants({ variant: 'secondary' })}>
            <Trans>Ke keranjang</Trans>
          </Link>
          <Button busy={busy} onClick={onAgain}>
            <Trans>Simpan lagi</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Pesanan ini sudah kami lepas supaya orang lain tidak menunggu. Selama masih ada, kami
          dapat menyimpannya lagi untuk Anda.
        </Trans>
      </p>
    </Dialog>
  )
}
