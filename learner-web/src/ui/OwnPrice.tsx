import { Trans } from '@lingui/react/macro'
import { formatRupiah } from '../lib/format'
import { cn } from './cn'

/** The minimum of a voluntary price. */
export function OwnPrice({ least, size }: { least: number; size: 'md' | 'lg' }) {
  const money = <bdi dir="ltr">{formatRupiah(least)}</bdi>
  return (
    <span className="inline-grid tabular-nums">
      <span
        className={cn(
          'font-bold whitespace-nowrap text-price',
          size === 'lg' ? 'text-2xl' : 'text-base',
        )}
      >
        <Trans>Mulai {money}</Trans>
      </span>
      <span className="text-[13px] text-muted in-[[data-sticky-bar]]:hidden in-[[role=option]]:hidden">
        <Trans>Anda yang menentukan harganya</Trans>
      </span>
    </span>
  )
}
