import { Trans } from '@lingui/react/macro'
import { MailCheck, MailWarning, MailX } from 'lucide-react'
import type { MailStatus } from '../../api/corporate'
import { Chip } from '../../ui/Chip'

/** The delivery status of a mail; null without one. */
export function MailChip({ status }: { status: MailStatus | null }) {
  if (status === null) return null
  if (status === 'sent')
    return (
      <Chip tone="success" icon={MailCheck}>
        <Trans>Email terkirim</Trans>
      </Chip>
    )
  if (status === 'refused' || status === 'failed')
    return (
      <Chip tone="danger" icon={status === 'refused' ? MailX : MailWarning}>
        {status === 'refused' ? (
          <Trans>Alamat email menolak</Trans>
        ) : (
          <Trans>Email gagal dikirim</Trans>
        )}
      </Chip>
    )
  return (
    <Chip tone="warning">
      <Trans>Email sedang dikirim</Trans>
    </Chip>
  )
}
