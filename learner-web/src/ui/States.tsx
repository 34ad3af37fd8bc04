import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from './Button'

/**
 * Illustrations are not part of the first load; when offline, the page that says so is also shown without.
 */
const drawing = (name: 'Disconnected' | 'EmptyBox') =>
  lazy(async (): Promise<{ default: () => ReactNode }> => {
    const drawings = await import('./illustrations').catch(() => null)
    return { default: drawings ? drawings[name] : () => null }
  })

const Disconnected = drawing('Disconnected')
const EmptyBox = drawing('EmptyBox')

interface StateProps {
  title: ReactNode
  children?: ReactNode
  illustration?: ReactNode
  action?: ReactNode
}

/** An empty state: illustration, sentence and next step. */
export function EmptyState({ title, children, illustration = <EmptyBox />, action }: StateProps) {
  return (
    <div className="rise grid justify-items-center gap-3 px-4 py-10 text-center desk:py-14">
      <Suspense fallback={<span className="h-30" />}>{illustration}</Suspense>
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

/** The error state of a part of a page. */
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
