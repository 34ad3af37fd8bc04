import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { type FaqBoardName, faqCategoriesQuery } from '../../api/faqs'
import { formatNumber } from '../../lib/format'
import { withValue } from '../../lib/listParams'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'

const CategoryIcon = lazy(async () => ({
  default: (await import('./CategoryIcon')).CategoryIcon,
}))

const BLANKS = ['w-20', 'w-32', 'w-28', 'w-36']
const row =
  'fade-edges flex gap-2 max-desk:-mx-4 max-desk:overflow-x-auto max-desk:px-4 max-desk:pb-1'

interface CategoriesProps {
  board: FaqBoardName
  params: URLSearchParams
  /** Nothing was asked yet: tiles that say what each is about. */
  isStart: boolean
}

/** The categories of a board: a row to swipe on phones, tiles or a list beside the questions elsewhere. */
export function Categories({ board, params, isStart }: CategoriesProps) {
  const { t } = useLingui()
  const { data, isPending } = useQuery(faqCategoriesQuery(board))
  const chosen = params.get('category') ?? ''
  // Whole rows: six topics in threes, eight in fours.
  const tiles = cn(
    'desk:gap-3.5',
    fillsThrees(data?.rows.length) ? 'desk:grid-cols-3' : 'desk:grid-cols-4',
  )
  const choiceOf = (value: string) => ({
    to: `?${withValue(params, 'category', value)}`,
    isChosen: chosen === value,
    isTile: isStart,
  })
  return (
    <nav
      aria-label={t`Kategori pertanyaan`}
      className={cn('min-w-0', !isStart && 'desk:sticky desk:top-24 desk:h-fit')}
    >
      <h2 className={cn('max-desk:sr-only', isStart ? 'pb-3 text-xl' : 'pb-2 text-sm text-muted')}>
        {isStart ? <Trans>Pilih topik</Trans> : <Trans>Kategori</Trans>}
      </h2>
      <ul className={cn(row, 'desk:grid', isStart ? tiles : 'desk:gap-1')}>
        <li className={cn('shrink-0', isStart && 'desk:hidden')}>
          <Choice {...choiceOf('')}>
            <Trans>Semua</Trans>
          </Choice>
        </li>
        {data?.rows.map((category) => (
          <li key={category.uuid} className="shrink-0 desk:grid">
            <Choice {...choiceOf(category.uuid)}>
              <Named {...category} isTile={isStart} />
            </Choice>
          </li>
        ))}
        {isPending && <Blanks isStart={isStart} />}
      </ul>
    </nav>
  )
}

const fillsThrees = (count = 0) => count % 3 === 0 && count % 4 !== 0

const Blanks = ({ isStart }: { isStart: boolean }) =>
  BLANKS.map((width) => (
    <li key={width}>
      <Skeleton
        className={cn(
          'h-11 rounded-full desk:w-full',
          width,
          isStart ? 'desk:h-66 desk:rounded-card' : 'desk:rounded-control',
        )}
      />
    </li>
  ))

interface ChoiceProps {
  to: string
  isChosen: boolean
  isTile: boolean
  children: ReactNode
}

const inList =
  'desk:rounded-control desk:whitespace-normal desk:hover:bg-sunken desk:not-aria-[current]:border-transparent desk:not-aria-[current]:bg-transparent'
const asTile =
  'desk:grid desk:grid-cols-1 desk:content-start desk:gap-2 desk:rounded-card desk:p-5 desk:whitespace-normal'

function Choice({ to, isChosen, isTile, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={cn(
        'relative flex min-h-11 items-center justify-between gap-2 rounded-full border border-line bg-surface px-4 text-[15px] font-semibold whitespace-nowrap transition-colors hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary',
        isTile ? asTile : inList,
      )}
    >
      {children}
    </Link>
  )
}

interface NamedProps {
  slug: string
  name: string
  summary: string
  faq_count: number
  isTile: boolean
}

function Named({ slug, name, summary, faq_count, isTile }: NamedProps) {
  if (!isTile)
    return (
      <>
        <span className="flex items-center gap-3">
          <span className="size-4.5 shrink-0 text-primary max-desk:hidden">
            <Icon slug={slug} className="size-4.5" />
          </span>
          <bdi>{name}</bdi>
        </span>
        <Count count={faq_count} />
      </>
    )
  return (
    <>
      <span className="flex items-center justify-between gap-3 max-desk:hidden">
        <span className="grid size-11 place-items-center rounded-control bg-primary-tint text-primary">
          <Icon slug={slug} className="size-5.5" />
        </span>
        <span aria-hidden>
          <Count count={faq_count} isSpelled />
        </span>
      </span>
      <bdi className="desk:text-base">{name}</bdi>
      <span className="desk:sr-only">
        <Count count={faq_count} />
      </span>
      <span className="text-sm font-normal text-muted max-desk:hidden">
        <bdi>{summary}</bdi>
      </span>
    </>
  )
}

/** Phones show none and do not load it. */
function Icon(props: { slug: string; className: string }) {
  if (!useIsDesktop()) return null
  return (
    <Suspense fallback={null}>
      <CategoryIcon {...props} />
    </Suspense>
  )
}

function Count({ count, isSpelled = false }: { count: number; isSpelled?: boolean }) {
  return (
    <span className="text-[13px] font-normal text-muted tabular-nums">
      {!isSpelled && <span aria-hidden>{formatNumber(count)}</span>}
      <span className={isSpelled ? undefined : 'sr-only'}>
        <Trans>{count} pertanyaan</Trans>
      </span>
    </span>
  )
}
