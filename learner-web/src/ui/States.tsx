import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Disconnected, EmptyBox } from './illustrations'

interface StateProps {
  title: ReactNode
  children?: ReactNode
  illustration?: ReactNode
  action?: ReactNode
}

/** Nothing here yet: a drawing, a sentence and what to do next. */
export function EmptyState({ title, children, illustration = <EmptyBox />, action }: StateProps) {
  return (
    <div className="rise grid justify-items-center gap-3 px-4 py-14 text-center">
      {illustration}
      <h2 className="text-lg">{title}</h2>
      {children && <p className="max-w-md text-balance text-muted">{children}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  message?: string | null | undefined
  onRetry?: () => void
}

/** A part of a page that did not load. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        illustration={<Disconnected />}
        title={<Trans>Halaman ini belum dapat dimuat</Trans>}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <Trans>Coba lagi</Trans>
            </Button>
          )
        }
      >
        {message || <Trans>Periksa koneksi internet Anda, lalu coba lagi.</Trans>}
      </EmptyState>
    </div>
  )
}
