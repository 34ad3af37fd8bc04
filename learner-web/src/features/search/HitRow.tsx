import { CalendarDays, ChevronRight, Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchHit } from '../../api/search'
import type { KindSlug } from '../../api/types'
import { paths } from '../../app/paths'
import { DIFFICULTIES, MODES } from '../../kinds/facts/names'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { kindNamed } from '../../kinds/kindMeta'
import { formatDateRange } from '../../lib/format'
import { ownPath } from '../../lib/ownPath'
import { strikeOf } from '../../lib/strikeOf'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { hitTypes } from '../../ui/hitTypes'
import { Link } from '../../ui/Link'
import { Marked } from '../../ui/RichText'
import { Availability } from '../buy/Availability'
import { PriceOrOwned } from '../owned/PriceOrOwned'

const difficulties: Readonly<Record<string, ReactNode>> = DIFFICULTIES

interface HitRowProps {
  hit: SearchHit
  /** Under a heading that names its sort. */
  isGrouped: boolean
}

/** Something that was found, with the found words marked. */
export function HitRow({ hit, isGrouped }: HitRowProps) {
  const kind = kindNamed(hit.kind ?? undefined)
  const { icon: Icon, label } = hitTypes[hit.type]
  return (
    <Card interactive className="group flex gap-3 p-3.5 max-[18rem]:flex-col sm:gap-4.5 sm:p-4">
      {kind ? (
        <ItemImage kind={kind} url={hit.image_url ?? null} className="size-16 sm:h-22 sm:w-36" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
          {kind ? <KindChip kind={kind} /> : !isGrouped && <Chip icon={Icon}>{label}</Chip>}
          {kind && <Sale kind={kind} hit={hit} />}
        </div>
        <h3 className="text-[15px] leading-snug sm:text-base">
          <Link
            to={ownPath(hit.url) ?? paths.product}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <Marked html={hit.title_html} />
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-2 text-[15px] text-muted rtl:text-right">
          <Marked html={hit.snippet_html} />
        </p>
        <Facts hit={hit} />
      </div>
      <ChevronRight
        aria-hidden
        className="size-5 shrink-0 self-center text-muted group-hover:text-primary max-sm:hidden rtl:rotate-180"
      />
    </Card>
  )
}

function Sale({ kind, hit }: { kind: KindSlug; hit: SearchHit }) {
  return <Availability {...hit} kind={kind} on_sale={hit.on_sale ?? true} />
}

function Facts({ hit }: { hit: SearchHit }) {
  const { item_id, price, starts_at } = hit
  const isSold = price != null && (hit.on_sale || hit.seats_left === 0)
  if (!isSold && !starts_at && !difficulties[hit.difficulty]) return null
  return (
    <div className="flex flex-col items-start gap-1.5 pt-0.5 desk:flex-row-reverse desk:items-center desk:justify-end desk:gap-x-5">
      <Particulars hit={hit} />
      {isSold && item_id != null && (
        <PriceOrOwned isInline product={{ ...hit, item_id, price, strike_price: strikeOf(hit) }} />
      )}
    </div>
  )
}

/** How difficult it is, and when and where it takes place. */
function Particulars({ hit }: { hit: SearchHit }) {
  const { starts_at } = hit
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 empty:hidden sm:gap-x-4">
      {difficulties[hit.difficulty] && (
        <span className="inline-flex items-center gap-1.5 text-[13px] font-medium text-muted">
          <Gauge aria-hidden className="size-4 max-sm:hidden" />
          {difficulties[hit.difficulty]}
        </span>
      )}
      {starts_at && (
        <span className="inline-flex items-center gap-1.5 text-[13px] font-medium text-muted">
          <CalendarDays aria-hidden className="size-4 max-sm:hidden" />
          <span>
            <time dateTime={starts_at}>{formatDateRange(starts_at, starts_at)}</time>
            {' · '}
            {hit.mode === 'online' || !hit.location_name ? (
              MODES.online
            ) : (
              <bdi>{hit.location_name}</bdi>
            )}
          </span>
        </span>
      )}
    </div>
  )
}
