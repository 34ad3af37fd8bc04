import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartRow } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { announce } from '../../ui/announce'
import { Card } from '../../ui/Card'
import { CartItemCard } from './CartItemCard'
import { buyable, type Coverage, chosenRows, coverage } from './selection'
import { sumsOf } from './sums'
import { useChangeQuantity, useRemoveFromCart, withQuantity } from './useCartMutations'
import { useSelection } from './useSelection'

/** The lines with their choice; what is done to a line is seen at once. */
export function CartList({ rows }: { rows: readonly CartRow[] }) {
  const { t } = useLingui()
  const [leftOut, dispatch] = useSelection()
  const quantity = useChangeQuantity()
  const removal = useRemoveFromCart()
  const ids = chosenRows(rows, leftOut).map((row) => row.cart_id)
  const all = coverage(rows, leftOut)
  const toggleAll = () =>
    dispatch(all === 'all' ? { type: 'none', ids: rows.map((r) => r.cart_id) } : { type: 'all' })
  const remove = (row: CartRow) => {
    removal.mutate(row)
    document.getElementById('main')?.focus()
  }
  const count = (row: CartRow, cart_qty: number) => {
    quantity.mutate({ cart_id: row.cart_id, cart_qty })
    const next = rows.map((one) => (one === row ? withQuantity(row, cart_qty) : one))
    const total = formatRupiah(sumsOf(chosenRows(next, leftOut)).total)
    announce(t`Jumlah ${cart_qty}, total ${total}`)
  }
  return (
    <Card className="overflow-hidden">
      <ChooseAll coverage={all} disabled={buyable(rows).length === 0} onToggle={toggleAll} />
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <CartItemCard
            key={row.cart_id}
            row={row}
            isChosen={ids.includes(row.cart_id)}
            onToggle={() => dispatch({ type: 'toggle', id: row.cart_id })}
            onQuantity={(cart_qty) => count(row, cart_qty)}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
    </Card>
  )
}

interface ChooseAllProps {
  coverage: Coverage
  disabled: boolean
  onToggle: () => void
}

function ChooseAll({ coverage: all, disabled, onToggle }: ChooseAllProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = all === 'some'
  }, [all])
  return (
    <label className="flex min-h-12 items-center gap-3 border-b border-line bg-sunken/60 px-4.5 text-[15px] font-semibold text-strong sm:px-5.5 desk:px-6.5">
      <input
        ref={ref}
        type="checkbox"
        checked={all === 'all'}
        disabled={disabled}
        onChange={onToggle}
        className="size-5 accent-primary dark:[color-scheme:dark]"
      />
      <Trans>Pilih semua</Trans>
    </label>
  )
}
