import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Compass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { KindSlug } from '../../api/types'
import { paths, to } from '../../app/paths'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { formatNumber } from '../../lib/format'
import { Tinted, type Tone } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { kindLeads, kindWords } from './kindLeads'

/** What a visitor looks for first. */
const CATEGORIES: readonly KindSlug[] = [
  'assessment',
  'training',
  'certification',
  'elearning',
  'webinar',
  'workshop',
]

const OTHERS = kindSlugs.filter((slug) => !CATEGORIES.includes(slug))

/** How a kind looks among others. */
const look =
  'group flex h-full items-center gap-3 rounded-card border border-line bg-surface p-3 transition-colors hover:border-primary sm:items-start sm:gap-3.5 sm:p-4'

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-[15px] font-semibold whitespace-nowrap text-strong transition-colors hover:border-primary hover:text-primary'

/** The six main kinds of product, each with a word of explanation, and the way to all others. */
export function Categories() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Jenis produk`} className="pt-5 desk:pt-8">
      <CategoryTiles kinds={CATEGORIES} />
      <ul className="fade-edges -mx-4 flex gap-2 overflow-x-auto px-4 pt-3.5 sm:mx-0 sm:flex-wrap sm:px-0">
        {OTHERS.map((slug) => (
          <li key={slug}>
            <Link to={to.kind(slug)} className={chip}>
              {kindMeta[slug].label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.explore} className={chip}>
            <Trans>Jelajah peran</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.product} className={chip}>
            <Trans>Semua</Trans>
            <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
          </Link>
        </li>
      </ul>
    </nav>
  )
}

interface CategoryTilesProps {
  kinds: readonly KindSlug[]
  /** How many products there are of each kind. */
  counts?: Readonly<Record<string, number>> | undefined
  /** An element after them, as a list item. */
  end?: ReactNode
}

/** Kinds of product, each with a word of explanation. */
export function CategoryTiles({ kinds, counts, end }: CategoryTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:gap-3.5 desk:grid-cols-3">
      {kinds.map((kind) => (
        <li key={kind}>
          <CategoryTile kind={kind} count={counts?.[kind]} />
        </li>
      ))}
      {end}
    </ul>
  )
}

const CategoryTile = ({ kind, count }: { kind: KindSlug; count: number | undefined }) => (
  <Tile
    to={to.kind(kind)}
    {...kindMeta[kind]}
    count={count}
    lead={kindLeads[kind]}
    words={kindWords[kind]}
  />
)

/** The way to the catalogue of job roles, among the kinds. */
export const RolesTile = () => (
  <li>
    <Tile
      to={paths.explore}
      icon={Compass}
      tone="neutral"
      label={<Trans>Jelajah peran</Trans>}
      lead={<Trans>Kompetensi yang dituntut setiap pekerjaan</Trans>}
      words={<Trans>Dari pekerjaan</Trans>}
    />
  </li>
)

interface TileProps {
  to: string
  icon: LucideIcon
  tone: Tone
  label: ReactNode
  count?: number | undefined
  lead: ReactNode
  /** The lead where there is little room. */
  words: ReactNode
}

function Tile({ to: path, icon: Icon, tone, label, count, lead, words }: TileProps) {
  return (
    <Link to={path} className={look}>
      <Tinted
        tone={tone}
        className="grid size-10 shrink-0 place-items-center sm:size-12 rounded-control"
      >
        <Icon aria-hidden className="size-6" />
      </Tinted>
      <span className="grid gap-0.5">
        <strong className="text-base text-strong group-hover:text-primary">
          <bdi>{label}</bdi>
          {count !== undefined && (
            <>
              {' '}
              <span className="text-sm font-semibold text-muted tabular-nums max-sm:hidden">
                {formatNumber(count)}
              </span>
            </>
          )}
        </strong>
        <span className="text-[13px] leading-snug text-muted sm:hidden">
          {count !== undefined && `${formatNumber(count)}\u00a0· `}
          {words}
        </span>
        <span className="text-sm leading-snug text-muted max-sm:hidden">{lead}</span>
      </span>
    </Link>
  )
}
