import { Trans } from '@lingui/react/macro'
import { type CompanySeat, changeSeat } from '../../api/corporate'
import { formatDate, formatNumber } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { useCorporateAction } from './useCorporate'

/** A seat that somebody has: how far they are, and what can still be done with it. */
export function SeatRow({ seat }: { seat: CompanySeat }) {
  const { mutate, isPending } = useCorporateAction((verb: 'remind' | 'revoke') =>
    changeSeat(seat.uuid, verb),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold text-strong">
          <bdi>{seat.member_name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {seat.assigned_at && <Trans>Dibagikan {formatDate(seat.assigned_at)}</Trans>}
          {seat.reminded_at && (
            <>
              {' · '}
              <Trans>diingatkan {formatDate(seat.reminded_at)}</Trans>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Progress seat={seat} />
        {!seat.is_used && (
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => mutate('remind')}>
              <Trans>Ingatkan</Trans>
            </Button>
            <Button variant="ghost" disabled={isPending} onClick={() => mutate('revoke')}>
              <Trans>Tarik</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Progress({ seat }: { seat: CompanySeat }) {
  if (!seat.is_used)
    return (
      <Chip tone={seat.is_read ? 'primary' : 'warning'}>
        {seat.is_read ? <Trans>Pesan dibaca</Trans> : <Trans>Pesan terkirim</Trans>}
      </Chip>
    )
  if (seat.is_completed === null)
    return (
      <Chip>
        <Trans>Dipakai, hasil tidak dibagikan</Trans>
      </Chip>
    )
  return seat.is_completed ? (
    <Chip tone="success">
      <Trans>Selesai, {formatNumber(seat.hours ?? 0)} jam</Trans>
    </Chip>
  ) : (
    <Chip tone="primary">
      <Trans>Sedang belajar</Trans>
    </Chip>
  )
}
