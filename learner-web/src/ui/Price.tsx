import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatRupiah } from '../lib/format'
import { cn } from './cn'

// Loaded on demand, because few products have a voluntary price.
const OwnPrice = lazy(async () => ({ default: (await import('./OwnPrice')).OwnPrice }))

interface PriceProps {
  amount: number
  strike?: number | null
  /** The minimum, where buyers choose the price. */
  from?: number | null | undefined
  size?: 'md' | 'lg'
  /** The discount behind the price instead of above it. */
  isInline?: boolean
  /** Chips on the line of the discount. */
  children?: ReactNode
}

/** A price with the crossed-out one, or "Gratis"; the discount and chips are on a line above. */
export function Price({
  amount,
  strike = null,
  from,
  size = 'md',
  isInline = false,
  children,
}: PriceProps) {
  if (typeof from === 'number')
    return (
      <span className="inline-flex flex-col-reverse items-start gap-1">
        <Suspense fallback={<span className="inline-block h-12" />}>
          <OwnPrice least={from} size={size} />
        </Suspense>
        <span className="flex flex-wrap items-center gap-1.5 empty:hidden">{children}</span>
      </span>
    )
  const text = size === 'lg' ? 'text-2xl' : 'text-base'
  const isReduced = strike !== null && strike > amount
  return (
    <span
      className={cn(
        'inline-flex gap-1 tabular-nums',
        isInline ? 'flex-wrap items-center gap-x-2.5' : 'flex-col-reverse items-start',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={cn('font-bold', text, amount === 0 ? 'text-success' : 'text-price')}>
          {amount === 0 ? <Trans>Gratis</Trans> : <bdi dir="ltr">{formatRupiah(amount)}</bdi>}
        </span>
        {isReduced && <Strike amount={strike} className={isInline ? 'max-sm:sr-only' : ''} />}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {isReduced && <Saved amount={amount} strike={strike} />}
        {children}
      </span>
    </span>
  )
}

function Strike({ amount, className }: { amount: number; className: string }) {
  return (
    <del className={cn('text-sm text-muted', className)}>
      <span className="sr-only">
        <Trans>Harga semula</Trans>{' '}
      </span>
      <bdi dir="ltr">{formatRupiah(amount)}</bdi>
    </del>
  )
}

function Saved({ amount, strike }: { amount: number; strike: number }) {
  const percent = Math.floor(((strike - amount) * 100) / strike)
  if (percent < 1) return null
  return (
    <span className="rounded-full bg-success-tint px-2 text-xs leading-5 font-bold text-success">
      <Trans>Hemat {percent}%</Trans>
    </span>
  )
}
