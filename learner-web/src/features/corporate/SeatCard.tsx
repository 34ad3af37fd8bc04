import { Trans } from '@lingui/react/macro'
import { Building2, LogOut } from 'lucide-react'
import { useState } from 'react'
import { leaveCompany, type Seat, saveConsent } from '../../api/corporate'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Checkbox } from '../../ui/Field'
import { ConfirmDialog } from './ConfirmDialog'
import { useCorporateAction } from './useCorporate'

/** A company that the reader belongs to, and what it may see of them. */
export function SeatCard({ seat }: { seat: Seat }) {
  const {
    mutate,
    isPending,
    variables: chosen,
  } = useCorporateAction((agrees: boolean) => saveConsent(seat.company_uuid, agrees))
  return (
    <Card className="grid content-start gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="flex items-center gap-2.5 text-lg">
          <Building2 aria-hidden className="size-5 text-primary" />
          <bdi>{seat.name}</bdi>
        </h3>
        <span className="shrink-0 whitespace-nowrap">
          <Chip tone={seat.status === 'active' ? 'success' : 'warning'}>{seat.status_label}</Chip>
        </span>
      </div>
      <p className="text-sm text-muted">
        {seat.role_label}
        {seat.department && ` · ${seat.department}`}
      </p>
      {seat.status === 'active' && (
        <Checkbox
          label={<Trans>Perusahaan boleh melihat hasil TNA dan belajar saya</Trans>}
          checked={isPending ? chosen : seat.has_consented}
          disabled={isPending}
          onChange={(event) => mutate(event.target.checked)}
        />
      )}
      {seat.status === 'submitted' && (
        <p className="text-[15px]">
          <Trans>Kami mengabari Anda begitu pengajuan ini selesai ditinjau.</Trans>
        </p>
      )}
      {seat.review_note && <p className="text-[15px]">{seat.review_note}</p>}
      {seat.status === 'active' && <Leave seat={seat} />}
    </Card>
  )
}

function Leave({ seat }: { seat: Seat }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { mutate, isPending } = useCorporateAction(() => leaveCompany(seat.company_uuid), close)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3.5 justify-self-start text-muted"
        onClick={() => setOpen(true)}
      >
        <LogOut aria-hidden className="size-4.5 rtl:-scale-x-100" />
        <Trans>Keluar dari perusahaan</Trans>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={<Trans>Keluar dari {seat.name}?</Trans>}
          confirm={<Trans context="from an organisation">Keluar</Trans>}
          busy={isPending}
          onConfirm={() => mutate(undefined)}
          onClose={close}
        >
          <p>
            <Trans>
              Perusahaan tidak lagi melihat hasil Anda, dan kursi yang belum Anda pakai kembali
              kepadanya.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
