import { Trans } from '@lingui/react/macro'
import { messageOf } from '../../api/messageOf'
import type { CartRow } from '../../api/types'
import { paths } from '../../app/paths'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FormAlert } from '../../ui/form/FormAlert'
import { VoucherBox } from '../cart/VoucherBox'

interface ReservationRefusedProps {
  rows: readonly CartRow[]
  error: Error
  busy: boolean
  onAgain: () => void
}

/** Nothing could be kept: why, and the ways on. */
export function ReservationRefused({ rows, error, busy, onAgain }: ReservationRefusedProps) {
  const hasVouchers = rows.some(({ vouchers }) => vouchers.length > 0)
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4 p-5">
        <h2 className="text-lg">
          <Trans>Pesanan ini belum dapat kami simpan</Trans>
        </h2>
        <FormAlert tone="danger">
          {messageOf(error) ?? <Trans>Periksa koneksi internet Anda, lalu coba lagi.</Trans>}
        </FormAlert>
        <ul className="list-disc ps-5 text-[15px]">
          {rows.map(({ cart_id, title }) => (
            <li key={cart_id}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={onAgain}>
            <Trans>Coba lagi</Trans>
          </Button>
          <LinkButton to={paths.cart} variant="secondary">
            <Trans>Ke keranjang</Trans>
          </LinkButton>
        </div>
      </Card>
      {hasVouchers && <VoucherBox rows={rows} off={busy} />}
    </div>
  )
}
