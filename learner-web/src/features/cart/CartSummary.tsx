import { Plural, Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { CartRow } from '../../api/types'
import { to } from '../../app/paths'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Price } from '../../ui/Price'
import { StickyBar } from '../../ui/StickyBar'
import { totalOf } from './selection'

/** What the chosen lines cost, beside the list on wide screens. */
export function CartSummary({ rows }: { rows: readonly CartRow[] }) {
  return (
    <aside className="sticky top-24 max-desk:hidden">
      <Card className="grid gap-4 p-5">
        <h2 className="text-lg">
          <Trans>Ringkasan belanja</Trans>
        </h2>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="text-muted">
            <Total count={rows.length} />
          </span>
          <Price amount={totalOf(rows)} size="lg" />
        </div>
        <Continue rows={rows} />
        <p className="flex items-start gap-2 text-sm text-muted">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          <Trans>Anda masih dapat memeriksa pesanan sebelum membayar.</Trans>
        </p>
      </Card>
    </aside>
  )
}

/** The same in reach of the thumb on phones. */
export function CartBar({ rows }: { rows: readonly CartRow[] }) {
  return (
    <StickyBar>
      <div className="grid">
        <span className="text-sm text-muted">
          <Total count={rows.length} />
        </span>
        <Price amount={totalOf(rows)} />
      </div>
      <Continue rows={rows} />
    </StickyBar>
  )
}

function Total({ count }: { count: number }) {
  return <Plural value={count} other="Total (# produk)" />
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
