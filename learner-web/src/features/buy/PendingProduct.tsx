import { Trans } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { Price } from '../../ui/Price'
import { TitleText } from '../../ui/TitleText'
import { pendingItem } from './pendingItem'

/** Before the sign-in: what was chosen, what it costs, and that it is not lost. */
export function PendingProduct() {
  const item = pendingItem.peek()
  if (!item?.title) return null
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 rounded-card border border-line bg-surface p-4">
      <span className="row-span-2 grid size-11 place-items-center rounded-full bg-primary-tint text-primary">
        <ShoppingCart aria-hidden className="size-5" />
      </span>
      <h2 className="text-base font-semibold text-strong">
        <TitleText>{item.title}</TitleText>
      </h2>
      <div className="flex flex-wrap items-baseline gap-x-3">
        {item.price !== undefined && <Price amount={item.price} />}
        <p className="text-sm text-muted">
          <Trans>Pilihan Anda kami simpan; pembelian langsung berlanjut.</Trans>
        </p>
      </div>
    </section>
  )
}
