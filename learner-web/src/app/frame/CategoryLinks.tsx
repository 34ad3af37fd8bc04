import { Trans, useLingui } from '@lingui/react/macro'
import { LayoutGrid } from 'lucide-react'
import { kinds } from '../../kinds'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { Tinted } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { paths, to } from '../paths'

const entry =
  'group flex min-h-11 items-start gap-3 rounded-control p-2.5 transition-colors hover:bg-sunken'

const name = 'text-[15px] font-semibold text-strong group-hover:text-primary'

/** Every kind of product and what it is for. */
export function CategoryLinks() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Kategori`} className="grid grid-cols-2 gap-1">
      {kindSlugs.map((slug) => {
        const { icon: Icon, label, tone } = kindMeta[slug]
        return (
          <Link key={slug} to={to.kind(slug)} className={entry}>
            <Tinted tone={tone} className="grid size-9 shrink-0 place-items-center rounded-lg">
              <Icon aria-hidden className="size-4.5" />
            </Tinted>
            <span className="grid">
              <strong className={name}>{label}</strong>
              <span className="text-[13px] leading-snug text-muted">
                {i18n._(kinds[slug].lead)}
              </span>
            </span>
          </Link>
        )
      })}
      <Link to={paths.product} className={entry}>
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken">
          <LayoutGrid aria-hidden className="size-4.5" />
        </span>
        <strong className={`${name} self-center`}>
          <Trans>Semua produk</Trans>
        </strong>
      </Link>
    </nav>
  )
}
