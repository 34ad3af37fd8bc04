import { Plural, Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { CartRow } from '../../api/types'
import { to } from '../../app/paths'
import { formatRupiah } from '../../lib/format'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Price } from '../../ui/Price'
import { StickyBar } from '../../ui/StickyBar'
import { SumRows } from './SumRows'
import { savedOn, sumsOf } from './sums'

/** The price of the selected lines; on phones the button is in the bottom bar. */
export function CartSummary({ rows }: { rows: readonly CartRow[] }) {
  const isTaxed = rows.some((row) => row.is_taxable && row.subtotal > 0)
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">
        <Trans>Ringkasan belanja</Trans>
      </h2>
      <SumRows
        count={rows.length}
        {...sumsOf(rows)}
        saved={savedOn(rows)}
        label={<Trans>Total</Trans>}
      >
        {isTaxed && <Trans>Harga sudah termasuk PPN</Trans>}
      </SumRows>
      <div className="grid max-desk:hidden">
        <Continue rows={rows} />
      </div>
      <p className="flex items-start gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        <Trans>Pesanan Anda kami simpan begitu Anda lanjut ke pembayaran.</Trans>
      </p>
    </Card>
  )
}

/** The total in reach of the thumb on phones. */
export function CartBar({ rows }: { rows: readonly CartRow[] }) {
  return (
    <StickyBar>
      <div className="grid">
        <span className="text-sm text-muted">
          <Plural value={rows.length} other="Total (# produk)" />
        </span>
        {rows.length > 0 ? <Price amount={sumsOf(rows).total} /> : formatRupiah(0)}
      </div>
      <Continue rows={rows} />
    </StickyBar>
  )
}

function Continue({ rows }: { rows: readonly CartRow[] }) {
  if (rows.length === 0)
    return (
      <Button disabled size="lg">
        <Trans>Pilih produk</Trans>
      </Button>
    )
  return (
    <LinkButton to={to.purchase(rows.map((row) => row.cart_id))} size="lg">
      <Trans>Lanjut ke pembayaran</Trans>
    </LinkButton>
  )
}
