import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MailCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messageOf } from '../../api/messageOf'
import { profileQuery } from '../../api/profile'
import { isActivationPending, setActivationPending } from '../../lib/activation'
import { formatClock } from '../../lib/format'
import { getItem, setItem } from '../../lib/storage'
import { Button, IconButton } from '../../ui/Button'
import { ActivationStrip } from './ActivationStrip'
import { useMail } from './useMail'

const KEY = 'activationDismissed'
const A_DAY = 24 * 60 * 60

/** A slim reminder to open the activation mail, until the account is active or it is put away for a day. */
export function ActivationBanner() {
  const [isAway, setAway] = useState(() => getItem<boolean>(KEY) === true)
  const { data: profile, isPending } = useQuery({ ...profileQuery(), enabled: !isAway })
  const isActivated = profile?.is_activated
  useEffect(() => {
    if (isActivated !== undefined) setActivationPending(!(isActivated || isAway))
  }, [isActivated, isAway])
  if (isAway) return null
  if (isPending && isActivationPending()) return <ActivationStrip />
  if (!profile || isActivated) return null
  const dismiss = () => {
    setItem(KEY, true, { seconds: A_DAY })
    setAway(true)
  }
  return <Banner email={profile.email} onDismiss={dismiss} />
}

function Banner({ email, onDismiss }: { email: string; onDismiss: () => void }) {
  const { t } = useLingui()
  const { send, isSuccess, error, busy, wait } = useMail('activation')
  return (
    <ActivationStrip label={t`Aktifkan akun Anda`}>
      <MailCheck aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 py-1.5 text-sm [overflow-wrap:anywhere] max-[20rem]:basis-full">
        {!(error || isSuccess) && (
          <strong className="font-bold">
            <Trans>Aktifkan akun Anda</Trans>
          </strong>
        )}{' '}
        <span role="status">
          {(error && messageOf(error)) || <Sentence email={email} isSent={isSuccess} />}
        </span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        disabled={wait > 0}
        onClick={() => send(email)}
        className="min-h-11 shrink-0 text-warning tabular-nums underline-offset-4 hover:underline max-sm:px-2"
      >
        {wait > 0 ? <Waiting seconds={wait} /> : <Trans>Kirim ulang</Trans>}
      </Button>
      <IconButton
        label={t`Sembunyikan sampai besok`}
        onClick={onDismiss}
        className="-me-2 text-warning"
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </ActivationStrip>
  )
}

// On a phone in two lines: in one, the sentence beside it would take three.
function Waiting({ seconds }: { seconds: number }) {
  return (
    <>
      <span className="max-sm:sr-only">
        <Trans>Kirim ulang ({formatClock(seconds)})</Trans>
      </span>
      <span aria-hidden className="grid text-xs leading-tight sm:hidden">
        <Trans>Kirim ulang</Trans>
        <span>{formatClock(seconds)}</span>
      </span>
    </>
  )
}

function Sentence({ email, isSent }: { email: string; isSent: boolean }) {
  if (isSent) return <Trans>Tautan baru sudah kami kirim. Periksa juga folder spam.</Trans>
  return (
    <>
      <span className="sm:hidden">
        <Trans>lewat tautan di email, agar tiket dan tanda terima sampai.</Trans>
      </span>
      <span className="max-sm:hidden">
        <Trans>
          lewat tautan yang kami kirim ke {email}, agar tiket, tanda terima, dan pengingat sampai.
        </Trans>
      </span>
    </>
  )
}
