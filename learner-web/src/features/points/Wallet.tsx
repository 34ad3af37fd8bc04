import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, CreditCard, Sparkles } from 'lucide-react'
import type { LoyaltyCard, PointReward } from '../../api/points'
import { formatNumber, formatShortDate } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Progress } from '../../ui/Progress'
import { TierName } from './TierName'

interface WalletProps {
  points: PointReward
  card: LoyaltyCard
}

/** The balance beside the loyalty card. */
export function Wallet({ points, card }: WalletProps) {
  return (
    <div className="grid gap-4 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] desk:gap-6">
      <Plastic card={card} />
      <Card className="grid content-between gap-3 p-5 max-desk:order-first desk:gap-5 desk:p-7">
        <div className="grid gap-1">
          <p className="text-sm font-semibold text-muted">
            <Trans>Poin yang dapat dipakai</Trans>
          </p>
          <p className="text-4xl font-bold text-strong tabular-nums">
            {formatNumber(points.balance)}
          </p>
        </div>
        <ul className="grid gap-2.5 text-[15px]">
          {points.expiring > 0 && points.expires_at && (
            <li className="flex items-start gap-2.5 text-warning">
              <Clock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              <Trans>
                {formatNumber(points.expiring)} poin kedaluwarsa mulai{' '}
                {formatShortDate(points.expires_at)}
              </Trans>
            </li>
          )}
          {points.owed > 0 && (
            <li className="flex items-start gap-2.5 text-danger">
              <CreditCard aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              <Trans>
                {formatNumber(points.owed)} poin dipotong dari poin berikutnya karena pengembalian
                dana
              </Trans>
            </li>
          )}
          <li className="flex items-start gap-2.5">
            <Sparkles aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary" />
            <Trans>{formatNumber(points.earned_this_year)} poin terkumpul dalam setahun</Trans>
          </li>
        </ul>
      </Card>
    </div>
  )
}

function Plastic({ card }: { card: LoyaltyCard }) {
  const { t } = useLingui()
  const next = card.next_tier
  const number = card.card_number.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <section
      aria-label={t`Kartu loyalitas`}
      className="relative grid content-between gap-3 overflow-hidden desk:min-h-56 desk:gap-4 rounded-card bg-linear-to-br from-teal-800 to-teal-950 p-5 text-white desk:p-6"
    >
      <span aria-hidden className="batik absolute inset-0 text-white/10" />
      <div className="relative flex items-start justify-between gap-4">
        <div>
          <p className="text-sm text-teal-100">
            <Trans>Kartu loyalitas</Trans>
          </p>
          <p className="text-2xl font-bold">
            {card.tier ? <TierName name={card.tier.name} /> : <Trans>Belum bertingkat</Trans>}
          </p>
        </div>
        <Sparkles aria-hidden className="size-7 text-teal-200" />
      </div>
      <p className="relative font-mono tracking-widest" dir="ltr">
        {number}
      </p>
      <div className="relative grid gap-2">
        <p className="font-semibold">{card.holder}</p>
        {next ? (
          <>
            <div data-theme="dark">
              <Progress
                label={t`Menuju tingkat berikutnya`}
                value={card.points}
                max={next.min_points}
              />
            </div>
            <p className="text-sm text-teal-100">
              <Trans>
                {formatNumber(card.missing)} poin lagi menuju <TierName name={next.name} />
              </Trans>
            </p>
          </>
        ) : (
          <p className="text-sm text-teal-100">
            <Trans>Anda sudah di tingkat tertinggi</Trans>
          </p>
        )}
      </div>
    </section>
  )
}
