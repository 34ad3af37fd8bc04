import { Trans } from '@lingui/react/macro'
import type { CartRow } from '../../api/types'
import { Card } from '../../ui/Card'
import { fullPriceOf, grossOf, unitPriceOf } from '../cart/sums'
import { OrderItems } from './OrderItems'

/** The lines that are about to be ordered. */
export function CheckoutItems({ rows }: { rows: readonly CartRow[] }) {
  const items = rows.map((row) => ({
    ...row,
    qty: row.cart_qty,
    price: unitPriceOf(row),
    total: grossOf(row),
    full: fullPriceOf(row),
  }))
  return (
    <Card className="p-5">
      <h2 className="pb-2 text-lg">
        <Trans>Produk</Trans>
      </h2>
      <OrderItems items={items} />
    </Card>
  )
}
