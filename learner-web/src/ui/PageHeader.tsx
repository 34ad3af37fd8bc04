import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Link } from './Link'

export interface Crumb {
  label: ReactNode
  to: string
}

/** The breadcrumb without the page itself, which is the heading. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Jejak halaman`} className="min-w-0">
      <ol className="flex items-center gap-1 text-sm text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={to}
            className={cn('flex items-center gap-1', index === 0 ? 'shrink-0' : 'min-w-0')}
          >
            <Link
              to={to}
              className="inline-flex min-h-6 min-w-0 items-center font-medium hover:text-primary hover:underline"
            >
              <span className="truncate">{label}</span>
            </Link>
            {index < crumbs.length - 1 && (
              <ChevronRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  actions?: ReactNode
}

/** The top of a page: breadcrumb, heading and actions. */
export function PageHeader({ title, lead, crumbs, actions }: PageHeaderProps) {
  return (
    <header className="grid grid-cols-1 gap-2 pt-6 pb-6 desk:pt-9">
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div
        className={cn(
          'flex flex-wrap justify-between gap-4',
          lead ? 'items-end' : 'items-baseline',
        )}
      >
        <div className="grid gap-1.5">
          <h1 className="text-2xl desk:text-3xl">{title}</h1>
          {lead && <p className="max-w-2xl text-muted">{lead}</p>}
        </div>
        {actions}
      </div>
    </header>
  )
}
