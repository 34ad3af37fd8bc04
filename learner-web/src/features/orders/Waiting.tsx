import { Trans } from '@lingui/react/macro'
import { LoaderCircle } from 'lucide-react'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'

/** The payer has returned before the provider's notification; the page updates itself. */
export function Waiting({ orderId }: { orderId: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-14 text-center">
      <LoaderCircle aria-hidden className="size-10 animate-spin text-primary" />
      <h1 className="text-2xl">
        <Trans>Menunggu kabar pembayaran</Trans>
      </h1>
      <p className="max-w-md text-muted">
        <Trans>Halaman ini berganti sendiri begitu pembayaran pesanan {orderId} kami terima.</Trans>
      </p>
      <LinkButton to={to.transaction(orderId)} variant="secondary" className="mt-2">
        <Trans>Lihat rincian pesanan</Trans>
      </LinkButton>
    </div>
  )
}
