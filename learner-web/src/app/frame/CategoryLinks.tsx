import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { kindLeads } from '../../features/storefront/kindLeads'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { Tinted } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { paths, to } from '../paths'

const entry =
  'group flex min-h-11 items-start gap-3 rounded-control p-2.5 transition-colors hover:bg-sunken'
const end =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-[15px] font-semibold text-primary hover:underline'

const COLUMNS = 2

/** How many links further each arrow leads, in a grid that is read in this direction. */
function stepOf(key: string, isRtl: boolean): number | undefined {
  const along = isRtl ? -1 : 1
  return { ArrowRight: along, ArrowLeft: -along, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[key]
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = stepOf(event.key, document.dir === 'rtl')
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  event.preventDefault()
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}

/** Every kind of product and what it is, and the other ways into the shop; arrows move between the kinds. */
export function CategoryLinks() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Kategori`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between its links */}
      <div className="grid grid-cols-2 gap-x-1" onKeyDown={moveFocus}>
        {kindSlugs.map((slug) => {
          const { icon: Icon, label, tone } = kindMeta[slug]
          return (
            <Link key={slug} to={to.kind(slug)} className={entry}>
              <Tinted tone={tone} className="grid size-9 shrink-0 place-items-center rounded-lg">
                <Icon aria-hidden className="size-4.5" />
              </Tinted>
              <span className="grid">
                <strong className="text-[15px] font-semibold text-strong group-hover:text-primary">
                  {label}
                </strong>
                <span className="text-[13px] leading-snug text-muted">{kindLeads[slug]}</span>
              </span>
            </Link>
          )
        })}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 border-t border-line pt-1">
        <Link to={paths.product} className={end}>
          <Trans>Semua produk</Trans>
          <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </Link>
        <Link to={paths.explore} className={end}>
          <Trans>Jelajah peran</Trans>
        </Link>
        <Link to={paths.freeAssessments} className={end}>
          <Trans>Cek kemampuan gratis</Trans>
        </Link>
      </div>
    </nav>
  )
}
