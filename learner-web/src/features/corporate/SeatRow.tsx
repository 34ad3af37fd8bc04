import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type CompanySeat, changeSeat } from '../../api/corporate'
import { formatDate, formatNumber } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { MailChip } from './MailChip'
import { ReassignForm } from './ReassignForm'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface SeatRowProps {
  seat: CompanySeat
  /** Who has a seat of the product already. */
  taken: ReadonlySet<number | null>
}

/** An assigned seat: its progress and actions. */
export function SeatRow({ seat, taken }: SeatRowProps) {
  const company = useCompany()
  const [isMoving, setMoving] = useState(false)
  const { mutate, isPending } = useCorporateAction((verb: 'remind' | 'revoke') =>
    changeSeat(company, seat.uuid, verb),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold text-strong">
          <bdi>{seat.member_name}</bdi>
        </p>
        <p className="text-sm text-muted">
          <FactLine>
            {seat.assigned_at && <Trans>Dibagikan {formatDate(seat.assigned_at)}</Trans>}
            {seat.reminded_at && <Trans>diingatkan {formatDate(seat.reminded_at)}</Trans>}
          </FactLine>
        </p>
      </div>
      <Progress seat={seat} />
      {!seat.is_used && (
        <div className="flex gap-1 max-sm:basis-full sm:gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={isPending}
            onClick={() => mutate('remind')}
          >
            <Trans>Ingatkan</Trans>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isMoving}
            disabled={isPending}
            onClick={() => setMoving(!isMoving)}
          >
            <Trans>Alihkan</Trans>
          </Button>
          <Button variant="ghost" size="sm" disabled={isPending} onClick={() => mutate('revoke')}>
            <Trans>Tarik</Trans>
          </Button>
        </div>
      )}
      {isMoving && !seat.is_used && (
        <ReassignForm seat={seat} taken={taken} onDone={() => setMoving(false)} />
      )}
    </li>
  )
}

function Progress({ seat }: { seat: CompanySeat }) {
  if (!seat.is_used)
    return seat.is_read ? (
      <Chip tone="primary">
        <Trans>Pesan dibaca</Trans>
      </Chip>
    ) : seat.mail_status ? (
      <MailChip status={seat.mail_status} />
    ) : (
      <Chip>
        <Trans>Di kotak masuk</Trans>
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
