import type { CartRow, TransactionItem } from '../../api/types'
import { to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { type Dated, WhenAndWhere } from '../../kinds/WhenAndWhere'
import { formatRupiah } from '../../lib/format'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { TitleText } from '../../ui/TitleText'

/** A line with what it costs before vouchers, and what it would at its struck price. */
type Item = TransactionItem &
  Pick<CartRow, 'instansi_name'> &
  Dated & { total: number; full: number }

/** The products of an order with what each line costs. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.item_id} className="flex gap-4 py-4 last:pb-0">
          <ItemImage kind={item.kind} url={item.image_url} className="size-16 sm:size-18" />
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
            <div className="grid min-w-0 justify-items-start gap-1.5">
              <KindChip kind={item.kind} />
              <Link
                to={to.detail(item.kind, item.slug)}
                className="inline-flex min-h-6 items-center font-semibold text-strong hover:text-primary hover:underline"
              >
                <TitleText>{item.title}</TitleText>
              </Link>
              <WhenAndWhere of={item} />
              {item.instansi_name && (
                <span className="text-sm text-muted">{item.instansi_name}</span>
              )}
              {item.qty > 1 && (
                <span className="text-sm text-muted tabular-nums">
                  {item.qty} × {formatRupiah(item.price)}
                </span>
              )}
            </div>
            <Price amount={item.total} strike={item.full} />
          </div>
        </li>
      ))}
    </ul>
  )
}
