import type { ListQuery } from '../../api/list'
import type { KindSlug, ProductCard } from '../../api/types'
import { kindSlugs, kinds } from '../../kinds'
import { LazyInView } from '../../ui/LazyInView'
import { KindSection } from './KindSection'

const SHOWN = 3
const isOnSale = ({ on_sale }: ProductCard) => on_sale

/** In the order in which a kind's own list begins. */
function firstOf(kind: KindSlug): ListQuery {
  const [order] = kinds[kind].sorts
  return { rows: 2 * SHOWN, sort: order?.sort, rules: order?.rules?.() ?? [] }
}

/** The first products of each kind that can be bought. */
export function KindSections() {
  return (
    <>
      {kindSlugs.map((kind) => (
        <LazyInView key={kind} placeholder={<div className="h-100" />}>
          <KindSection kind={kind} query={firstOf(kind)} filter={isOnSale} most={SHOWN} />
        </LazyInView>
      ))}
    </>
  )
}
