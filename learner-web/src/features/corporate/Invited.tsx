import { Trans, useLingui } from '@lingui/react/macro'
import { type Invitation, revokeInvitation } from '../../api/corporate'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Email } from './Email'
import { MailChip } from './MailChip'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

/** Who was asked and has not answered: whether the letter arrived, and taking it back. */
export function Invited({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="asked">
      <h2 id="asked" className="text-base">
        <Trans>Menunggu jawaban</Trans>
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {invitations.map((one) => (
            <InvitedItem key={one.uuid} invitation={one} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function InvitedItem({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui()
  const company = useCompany()
  const { mutate, isPending } = useCorporateAction(() => revokeInvitation(company, invitation.uuid))
  return (
    <li className="flex items-center justify-between gap-2 py-2.5 ps-5 pe-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">
            <Email address={invitation.email} />
          </p>
          <p className="text-sm text-muted">
            <Trans>Berlaku sampai {formatDate(invitation.expires_at)}</Trans>
          </p>
        </div>
        <MailChip status={invitation.mail_status} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="text-danger"
        aria-label={t`Batalkan undangan ${invitation.email}`}
        disabled={isPending}
        onClick={() => mutate(undefined)}
      >
        <Trans context="an invitation">Batalkan</Trans>
      </Button>
    </li>
  )
}
