import { Trans } from '@lingui/react/macro'
import { Building2 } from 'lucide-react'
import { type Seat, saveConsent } from '../../api/corporate'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Checkbox } from '../../ui/Field'
import { useCorporateAction } from './useCorporate'

/** A company that the reader belongs to, and what it may see of them. */
export function SeatCard({ seat }: { seat: Seat }) {
  const { mutate, isPending } = useCorporateAction((agrees: boolean) =>
    saveConsent(seat.company_uuid, agrees),
  )
  return (
    <Card className="grid content-start gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="flex items-center gap-2.5 text-lg">
          <Building2 aria-hidden className="size-5 text-primary" />
          <bdi>{seat.name}</bdi>
        </h2>
        <Chip tone={seat.status === 'active' ? 'success' : 'warning'}>{seat.status_label}</Chip>
      </div>
      <p className="text-sm text-muted">
        {seat.role_label}
        {seat.department && ` · ${seat.department}`}
      </p>
      {seat.status === 'active' && (
        <Checkbox
          label={<Trans>Perusahaan boleh melihat hasil TNA dan belajar saya</Trans>}
          checked={seat.has_consented}
          disabled={isPending}
          onChange={(event) => mutate(event.target.checked)}
        />
      )}
    </Card>
  )
}
