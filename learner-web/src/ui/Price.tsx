import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatRupiah } from '../lib/format'
import { cn } from './cn'

interface PriceProps {
  amount: number
  strike?: number | null
  size?: 'md' | 'lg'
  /** Chips that stand with what it saves. */
  children?: ReactNode
}

/** A price with the one it replaces, or "Gratis"; what finds no room beside the price stands above it. */
export function Price({ amount, strike = null, size = 'md', children }: PriceProps) {
  const text = size === 'lg' ? 'text-2xl' : 'text-base'
  return (
    <span className="inline-flex flex-wrap-reverse items-baseline gap-x-2 gap-y-1 tabular-nums">
      <span className={cn('font-bold', text, amount === 0 ? 'text-success' : 'text-price')}>
        {amount === 0 ? <Trans>Gratis</Trans> : <bdi dir="ltr">{formatRupiah(amount)}</bdi>}
      </span>
      {strike !== null && strike > amount && (
        <del className="text-sm text-muted">
          <span className="sr-only">
            <Trans>Harga semula</Trans>{' '}
          </span>
          <bdi dir="ltr">{formatRupiah(strike)}</bdi>
        </del>
      )}
      {strike !== null && strike > amount && <Saved amount={amount} strike={strike} />}
      {children && (
        <span className="flex flex-wrap gap-1.5 self-center empty:hidden">{children}</span>
      )}
    </span>
  )
}

function Saved({ amount, strike }: { amount: number; strike: number }) {
  const percent = Math.floor(((strike - amount) * 100) / strike)
  if (percent < 1) return null
  return (
    <span className="self-center rounded-full bg-success-tint px-2 text-xs leading-5 font-bold text-success">
      <Trans>Hemat {percent}%</Trans>
    </span>
  )
}
