import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListQuery } from '../../api/list'
import type { KindSlug, ProductCard } from '../../api/types'
import { kinds } from '../../kinds'
import { LazyInView } from '../../ui/LazyInView'
import { productsQuery } from '../catalogue/queries'
import { PER_ROW, ProductsByKind } from './ProductsByKind'

interface Group {
  title: ReactNode
  kinds: readonly [KindSlug, ...KindSlug[]]
}

/** Every kind is in one of them. */
export const GROUPS: readonly Group[] = [
  {
    title: <Trans>Kelas dan acara</Trans>,
    kinds: ['training', 'webinar', 'workshop', 'oti'],
  },
  {
    title: <Trans>Ukur dan buktikan</Trans>,
    kinds: ['assessment', 'certification', 'inix-certification'],
  },
  {
    title: <Trans>Belajar sendiri dan paket</Trans>,
    kinds: ['elearning', 'bundle', 'workshop-subscription', 'other'],
  },
]

const isOnSale = ({ on_sale }: ProductCard) => on_sale

/** In the order in which a kind's own list begins. */
function firstOf(kind: KindSlug): ListQuery {
  const [order] = kinds[kind].sorts
  return { rows: 2 * PER_ROW, sort: order?.sort, rules: order?.rules?.() ?? [] }
}

/** The first products that can be bought, of every kind: kinds that are alike share a section. */
export function KindSections() {
  const { i18n } = useLingui()
  return GROUPS.map((group) => (
    <LazyInView key={group.kinds[0]} placeholder={<div className="h-100" />}>
      <ProductsByKind
        {...group}
        lead={(kind) => i18n._(kinds[kind].lead)}
        query={(kind) => productsQuery(kind, firstOf(kind))}
        filter={isOnSale}
      />
    </LazyInView>
  ))
}
