import { Trans } from '@lingui/react/macro'
import { BadgePercent, CalendarClock, MousePointerClick, Wallet } from 'lucide-react'
import type { AffiliateState } from '../../api/affiliate'
import { formatNumber, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'

/** What the programme pays, when, and for whom. */
export function Terms({ state }: { state: AffiliateState }) {
  const rows = [
    {
      icon: BadgePercent,
      text: <Trans>Komisi {formatNumber(state.percent)}% dari harga sebelum pajak</Trans>,
    },
    {
      icon: MousePointerClick,
      text: <Trans>Tautan terakhir yang diklik berlaku {state.attribution_days} hari</Trans>,
    },
    {
      icon: CalendarClock,
      text: <Trans>Komisi dapat dibayarkan {state.hold_days} hari setelah pembelian</Trans>,
    },
    {
      icon: Wallet,
      text: <Trans>Pembayaran mulai {formatRupiah(state.min_payout)}, setelah dipotong PPh</Trans>,
    },
  ]
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">
        <Trans>Cara kerjanya</Trans>
      </h2>
      <ul className="grid gap-3 text-[15px]">
        {rows.map(({ icon: Icon, text }) => (
          <li key={Icon.displayName} className="flex gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <Trans>
          Pembelian dengan akun, telepon, perangkat, atau rekening sendiri tidak dihitung.
        </Trans>
      </p>
    </Card>
  )
}
