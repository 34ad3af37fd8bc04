import { useLingui } from '@lingui/react/macro'
import { to } from '../../app/paths'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { Link } from '../../ui/Link'

const tile =
  'inline-flex min-h-12 items-center gap-2 rounded-card border border-line bg-surface px-4 text-[15px] font-semibold text-ink transition-colors hover:border-primary'

const TILES = 6

/** The first kinds of product, as doors into the catalogue. */
export function KindTiles() {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Jenis produk`}
      className="grid grid-cols-2 gap-2.5 pt-12 sm:grid-cols-3 desk:grid-cols-6"
    >
      {kindSlugs.slice(0, TILES).map((slug) => {
        const { icon: Icon, label } = kindMeta[slug]
        return (
          <Link key={slug} to={to.kind(slug)} className={tile}>
            <Icon aria-hidden className="size-5 shrink-0 text-primary" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
