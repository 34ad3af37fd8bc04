import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cn } from './cn'

/** One grey block; give it the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cn('shimmer rounded-lg', className)} />
}

/** Tells screen readers that the skeletons inside are a page on its way. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Memuat…</Trans>
      </span>
      {children}
    </div>
  )
}
