import { Trans } from '@lingui/react/macro'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState, ErrorState } from '../../ui/States'

interface OrderErrorProps {
  error: Error
  onRetry: () => void
}

/** An order that is not there, or did not arrive. */
export function OrderError({ error, onRetry }: OrderErrorProps) {
  const isMissing = error instanceof ApiError && error.status === 404
  if (!isMissing) return <ErrorState message={messageOf(error)} onRetry={onRetry} />
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Pesanan ini tidak ditemukan</Trans>}
      action={
        <LinkButton to={paths.transactions}>
          <Trans>Lihat transaksi</Trans>
        </LinkButton>
      }
    >
      <Trans>Periksa kembali nomornya, atau cari di daftar transaksi Anda.</Trans>
    </EmptyState>
  )
}
