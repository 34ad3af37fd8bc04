import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FaqBoardName, faqCategoriesQuery } from '../../api/faqs'
import { formatNumber } from '../../lib/format'
import { withValue } from '../../lib/listParams'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'

const BLANKS = ['w-20', 'w-32', 'w-28', 'w-36']
const row =
  'fade-edges flex gap-2 max-desk:-mx-4 max-desk:overflow-x-auto max-desk:px-4 max-desk:pb-1 desk:grid desk:gap-1'

/** The categories of a board: a row to swipe on phones, a list beside the questions elsewhere. */
export function Categories({ board, params }: { board: FaqBoardName; params: URLSearchParams }) {
  const { t } = useLingui()
  const { data, isPending } = useQuery(faqCategoriesQuery(board))
  const chosen = params.get('category') ?? ''
  const choice = (value: string, label: ReactNode, count?: number) => (
    <li key={value} className="shrink-0">
      <Choice to={`?${withValue(params, 'category', value)}`} isChosen={chosen === value}>
        {label}
        {count !== undefined && <Count count={count} />}
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
        {data?.rows.map(({ uuid, name, faq_count }) => choice(uuid, <bdi>{name}</bdi>, faq_count))}
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
      className="relative flex min-h-11 items-center justify-between gap-2 rounded-full border border-line bg-surface px-4 text-[15px] font-semibold whitespace-nowrap transition-colors hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary desk:rounded-control desk:border-transparent desk:bg-transparent desk:whitespace-normal desk:hover:bg-sunken"
    >
      {children}
    </Link>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-[13px] font-normal text-muted tabular-nums">
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="sr-only">
        <Trans>{count} pertanyaan</Trans>
      </span>
    </span>
  )
}
