import { Trans, useLingui } from '@lingui/react/macro'
import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths, to } from '../../app/paths'
import { kindSlugs, signs } from '../../kinds/signs'
import { Tinted } from '../../ui/Chip'

const tile =
  'group grid h-full content-start justify-items-center gap-2 rounded-card border border-line bg-surface p-3 text-center text-sm leading-tight font-semibold text-strong transition-colors hover:border-primary hover:text-primary desk:py-4'

/** All kinds of product, and the way in by one's own role, as the doors of the shop. */
export function KindTiles() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Jenis produk`} className="pt-6 desk:pt-8">
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 desk:grid-cols-6">
        {kindSlugs.map((slug) => {
          const { icon: Icon, label, tone } = signs[slug]
          return (
            <Door key={slug} to={to.kind(slug)} label={label}>
              <Tinted tone={tone} className="grid size-12 place-items-center rounded-control">
                <Icon aria-hidden className="size-6" />
              </Tinted>
            </Door>
          )
        })}
        <Door to={paths.explore} label={<Trans>Jelajah peran</Trans>}>
          <Tinted className="grid size-12 place-items-center rounded-control">
            <Compass aria-hidden className="size-6" />
          </Tinted>
        </Door>
      </ul>
    </nav>
  )
}

function Door({
  to: path,
  label,
  children,
}: {
  to: string
  label: ReactNode
  children: ReactNode
}) {
  return (
    <li>
      <Link to={path} className={tile}>
        {children}
        {label}
      </Link>
    </li>
  )
}
