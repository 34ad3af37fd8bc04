import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FaqBoardName, faqCategoriesQuery } from '../../api/faqs'
import { withValue } from '../../lib/listParams'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'

const BLANKS = ['w-20', 'w-32', 'w-28', 'w-36']
const row =
  'flex gap-2 max-desk:-mx-4 max-desk:overflow-x-auto max-desk:[scrollbar-width:none] max-desk:px-4 max-desk:pb-1 desk:grid desk:gap-1'

/** The categories of a board: a row to swipe on phones, a list beside the questions elsewhere. */
export function Categories({ board, params }: { board: FaqBoardName; params: URLSearchParams }) {
  const { t } = useLingui()
  const { data, isPending } = useQuery(faqCategoriesQuery(board))
  const chosen = params.get('category') ?? ''
  const choice = (value: string, label: ReactNode) => (
    <li key={value} className="shrink-0">
      <Choice to={`?${withValue(params, 'category', value)}`} isChosen={chosen === value}>
        {label}
      </Choice>
    </li>
  )
  return (
    <nav aria-label={t`Kategori pertanyaan`} className="min-w-0 desk:sticky desk:top-24 desk:h-fit">
      <h2 className="pb-2 text-sm text-muted max-desk:sr-only">
        <Trans>Kategori</Trans>
      </h2>
      <ul className={row}>
        {choice('', <Trans>Semua</Trans>)}
        {data?.rows.map(({ uuid, name }) => choice(uuid, <bdi>{name}</bdi>))}
        {isPending &&
          BLANKS.map((width) => (
            <li key={width}>
              <Skeleton
                className={cn('h-11 rounded-full desk:w-full desk:rounded-control', width)}
              />
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  to: string
  isChosen: boolean
  children: ReactNode
}

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-[15px] font-semibold whitespace-nowrap transition-colors hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary desk:rounded-control desk:border-transparent desk:bg-transparent desk:whitespace-normal desk:hover:bg-sunken"
    >
      {children}
    </Link>
  )
}
