import { Trans } from '@lingui/react/macro'
import { RotateCcw, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductDetail } from '../../api/types'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'

/** What stands by the price: how one pays, and how the money comes back. */
export function Guarantee({ product }: { product: ProductDetail }) {
  const isFree = product.price === 0
  return (
    <ul className="grid gap-2 text-sm text-muted">
      {!isFree && (
        <Line icon={<RotateCcw aria-hidden className="mt-px size-4.5 shrink-0 text-primary" />}>
          <Link to={paths.terms} className="font-semibold text-primary hover:underline">
            <Trans>Jaminan pengembalian dana</Trans>
          </Link>
          {': '}
          <Trans>penuh bila Anda batal tepat waktu.</Trans>
        </Line>
      )}
      <Line icon={<ShieldCheck aria-hidden className="mt-px size-4.5 shrink-0 text-primary" />}>
        {isFree ? (
          <Trans>Gratis, tanpa kartu dan tanpa biaya tersembunyi.</Trans>
        ) : (
          <Trans>Pembayaran aman lewat transfer bank, QRIS, atau kartu.</Trans>
        )}
      </Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {icon}
      <span>{children}</span>
    </li>
  )
}
