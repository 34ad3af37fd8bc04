import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '../../api/accountTypes'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Chip } from '../../ui/Chip'
import { FormAlert } from '../../ui/form/FormAlert'
import { EmailDialog } from './EmailDialog'

/** The address of the account, and the one that waits to take its place. */
export function EmailSection({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { email, pending_email: pending } = profile
  return (
    <CardSection
      title={<Trans>Email</Trans>}
      lead={<Trans>Dipakai untuk masuk dan menerima kabar dari kami.</Trans>}
      action={
        <Button variant="secondary" aria-label={t`Ubah email`} onClick={() => setOpen(true)}>
          <Trans>Ubah</Trans>
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-semibold break-all text-strong">{email}</span>
        <Verified on={profile.is_activated} />
      </p>
      {pending && (
        <FormAlert tone="info">
          <Trans>
            Menunggu konfirmasi: buka tautan yang kami kirim ke {pending}. Sampai saat itu, email
            lama Anda tetap berlaku.
          </Trans>
        </FormAlert>
      )}
      {open && <EmailDialog hasPassword={profile.has_password} onClose={() => setOpen(false)} />}
    </CardSection>
  )
}

function Verified({ on }: { on: boolean }) {
  return on ? (
    <Chip tone="success" icon={MailCheck}>
      <Trans>Terverifikasi</Trans>
    </Chip>
  ) : (
    <Chip tone="warning" icon={MailQuestion}>
      <Trans>Belum diverifikasi</Trans>
    </Chip>
  )
}
