import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cn } from './cn'

/** One grey block; give it the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cn('skeleton rounded-lg', className)} />
}

/** Tells screen readers that the skeletons inside are a page on its way. */
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
