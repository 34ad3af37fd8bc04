import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/messageOf'
import { formatClock } from '../../lib/format'
import { Button } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormAlert'
import { MailSent } from './illustrations'
import { type MailKind, useMail } from './useMail'

interface CheckMailProps {
  kind: MailKind
  email: string
  children?: ReactNode
}

/** After a mail was asked for: where to look, and how to get another one. */
export function CheckMail({ kind, email, children }: CheckMailProps) {
  const { send, message, error, busy, wait } = useMail(kind)
  const refusal = error && messageOf(error)
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-center gap-3 rounded-card border border-line bg-canvas px-5 py-6 text-center">
        <MailSent />
        <p className="max-w-full font-semibold break-words text-strong">{email}</p>
        <p className="text-[15px] text-muted">
          <Trans>
            Email biasanya tiba dalam satu menit. Periksa juga folder spam atau promosi.
          </Trans>
        </p>
      </div>
      {refusal && <FormAlert tone="danger">{refusal}</FormAlert>}
      {message && !refusal && <FormAlert tone="success">{message}</FormAlert>}
      <Button
        variant="secondary"
        size="lg"
        block
        busy={busy}
        disabled={wait > 0}
        className="tabular-nums"
        onClick={() => send(email)}
      >
        {wait > 0 ? (
          <Trans>Kirim ulang dalam {formatClock(wait)}</Trans>
        ) : (
          <Trans>Kirim ulang</Trans>
        )}
      </Button>
      {children}
    </div>
  )
}
