import { Trans } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import type { BundleItem } from '../../api/types'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { WhenAndWhere } from '../../kinds/WhenAndWhere'
import { formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Price } from '../../ui/Price'
import { TitleText } from '../../ui/TitleText'
import { Availability } from '../buy/Availability'
import { ProductLink } from '../catalogue/ProductLink'

interface BundleItemsProps {
  items: readonly BundleItem[]
  sum: number
  saves: number
}

/** What a bundle holds, in the order in which it is learned, and what buying it together saves. */
export function BundleItems({ items, sum, saves }: BundleItemsProps) {
  return (
    <div className="grid gap-3">
      {saves > 0 && (
        <p className="flex items-start gap-2.5 rounded-control bg-success-tint px-4 py-3 font-medium text-success">
          <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <Trans>
              Dibeli terpisah {formatRupiah(sum)}. Dengan paket ini Anda hemat {formatRupiah(saves)}
              .
            </Trans>
          </span>
        </p>
      )}
      <ol className="grid gap-3">
        {items.map((item, index) => (
          <li key={item.item_id}>
            <Item item={item} number={index + 1} />
          </li>
        ))}
      </ol>
      {saves > 0 && <Bill sum={sum} saves={saves} />}
    </div>
  )
}

/** One by one, less what the bundle saves, is what it costs. */
function Bill({ sum, saves }: Omit<BundleItemsProps, 'items'>) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 tabular-nums sm:px-5">
      <dt className="text-muted">
        <Trans>Dibeli satu per satu</Trans>
      </dt>
      <dd className="text-end">
        <bdi dir="ltr">{formatRupiah(sum)}</bdi>
      </dd>
      <dt className="text-success">
        <Trans>Anda hemat</Trans>
      </dt>
      <dd className="text-end font-semibold text-success">
        <bdi dir="ltr">−{formatRupiah(saves)}</bdi>
      </dd>
      <dt className="border-t border-line pt-2.5 font-semibold text-strong">
        <Trans>Harga paket</Trans>
      </dt>
      <dd className="-ms-4 border-t border-line ps-4 pt-2.5 text-end text-lg font-bold text-price">
        <bdi dir="ltr">{formatRupiah(sum - saves)}</bdi>
      </dd>
    </dl>
  )
}

function Item({ item, number }: { item: BundleItem; number: number }) {
  return (
    <Card interactive className="group flex items-center gap-4 p-3.5">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-bold text-primary tabular-nums"
      >
        {number}
      </span>
      <ItemImage kind={item.kind} url={item.image_url} className="size-18 max-sm:hidden" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <KindChip kind={item.kind} />
        <h3 className="text-[15px] leading-snug">
          <ProductLink
            kind={item.kind}
            slug={item.slug}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <TitleText>{item.title}</TitleText>
          </ProductLink>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">
          <bdi>{item.summary}</bdi>
        </p>
        <WhenAndWhere of={item} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ItemPrice item={item} />
          {!item.on_sale && <Availability {...item} />}
        </div>
      </div>
    </Card>
  )
}

/** The price of one; for several also the sum. */
function ItemPrice({ item: { price, quantity } }: { item: BundleItem }) {
  if (quantity === 1) return <Price amount={price} />
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
      <bdi dir="ltr" className="text-muted">
        {quantity} × {formatRupiah(price)} =
      </bdi>
      <Price amount={price * quantity} />
    </span>
  )
}
