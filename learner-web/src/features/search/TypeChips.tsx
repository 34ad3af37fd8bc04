import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchPage } from '../../api/search'
import { formatNumber } from '../../lib/format'
import { withValue } from '../../lib/listParams'
import { hitTypeNamed, hitTypeNames, hitTypes } from '../../ui/hitTypes'
import { Link } from '../../ui/Link'

interface TypeChipsProps {
  params: URLSearchParams
  groups: SearchPage['groups']
}

/** How much was found of each sort, and the way to see one sort alone. */
export function TypeChips({ params, groups }: TypeChipsProps) {
  const { t } = useLingui()
  const chosen = hitTypeNamed(params.get('type'))
  const found = hitTypeNames.filter((name) => (groups[name] ?? 0) > 0 || name === chosen)
  const all = Object.values(groups).reduce((sum, count) => sum + count, 0)
  if (found.length < 2 && chosen === null) return null
  const chip = (value: string, label: ReactNode, count: number) => (
    <li key={value} className="shrink-0">
      <Link
        to={`?${withValue(params, 'type', value)}`}
        preventScrollReset
        aria-current={(chosen ?? '') === value ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-[15px] font-semibold whitespace-nowrap transition-colors hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary"
      >
        {label}
        <span className="text-[13px] font-medium text-muted tabular-nums">
          {formatNumber(count)}
        </span>
      </Link>
    </li>
  )
  return (
    <nav aria-label={t`Jenis hasil`} className="min-w-0">
      <ul className="fade-edges -mx-4 flex gap-2 overflow-x-auto px-4 pb-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {chip('', <Trans>Semua</Trans>, all)}
        {found.map((name) => chip(name, hitTypes[name].label, groups[name] ?? 0))}
      </ul>
    </nav>
  )
}
