import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cn } from './cn'

/** A grey block with the size of the coming content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cn('skeleton rounded-lg', className)} />
}

/** Announces to screen readers that the skeletons inside are loading content. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="pulse">
      <span className="sr-only">
        <Trans>Memuat…</Trans>
      </span>
      {children}
    </div>
  )
}
