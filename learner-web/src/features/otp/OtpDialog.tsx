import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheckBig, MessageCircle, MessageSquareText, Pencil } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { OtpType } from '../../api/accountTypes'
import { profileQuery } from '../../api/profile'
import { meQuery } from '../../api/queries'
import { paths } from '../../app/paths'
import { formatClock } from '../../lib/format'
import { formatPhone } from '../../lib/phone'
import { useGoBack } from '../../lib/useGoBack'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Link } from '../../ui/Link'
import { CodeField } from './CodeField'
import { canCancel, canResend, type OtpState, pauseLeft } from './machine'
import { closeOtp, dismissOtp, type OtpPrompt } from './otpPrompt'
import { useOtp } from './useOtp'

const SUCCESS_MS = 3000
const OTHER: Record<OtpType, OtpType> = { wa: 'sms', sms: 'wa' }

/** Proves a phone by the code that was sent to it. */
export function OtpDialog({ wanted }: { wanted: OtpPrompt }) {
  const otp = useOtp(wanted)
  const finish = useFinish(wanted)
  const { state } = otp
  if (state.phase === 'done') return <Success onDone={finish} />
  return (
    <Dialog
      open
      alert
      optional
      onClose={dismissOtp}
      title={<Title channel={state.channel} />}
      footer={
        <>
          <Button variant="ghost" disabled={!canCancel(state)} onClick={dismissOtp}>
            <Trans>Batal</Trans>
          </Button>
          <Button
            variant={state.sent ? 'tonal' : 'primary'}
            disabled={!canResend(state)}
            busy={state.phase === 'asking'}
            onClick={otp.resend}
          >
            <Trans>Kirim Ulang</Trans>
          </Button>
        </>
      }
    >
      <Entry phone={wanted.phone} {...otp} />
    </Dialog>
  )
}

function Title({ channel }: { channel: OtpType }) {
  return channel === 'wa' ? (
    <Trans>Verifikasi Nomor WhatsApp</Trans>
  ) : (
    <Trans>Verifikasi Nomor Telepon</Trans>
  )
}

function Entry({ phone, state, type, switchTo }: ReturnType<typeof useOtp> & { phone: string }) {
  const noteId = useId()
  return (
    <div className="grid gap-5">
      <p id={noteId} className="text-[15px] text-muted">
        <Lead state={state} phone={phone} />
      </p>
      <CodeField
        value={state.digits}
        onChange={type}
        disabled={state.phase !== 'entry' || !state.sent}
        invalid={state.error !== null}
        describedBy={noteId}
      />
      <div className="grid gap-1 text-sm">
        <p key={state.failures} role="alert" className="font-medium text-danger empty:hidden">
          {state.error}
        </p>
        <Status state={state} />
      </div>
      <div className="flex flex-wrap gap-x-5">
        <SwitchChannel state={state} onSwitch={switchTo} />
        <ChangeNumber />
      </div>
    </div>
  )
}

function Lead({ state, phone }: { state: OtpState; phone: string }) {
  const number = (
    <bdi dir="ltr" className="font-semibold whitespace-nowrap text-strong">
      {formatPhone(phone)}
    </bdi>
  )
  if (!state.sent && state.phase === 'entry')
    return <Trans>Minta kode baru untuk {number}, lalu masukkan di sini.</Trans>
  return state.channel === 'wa' ? (
    <Trans>Masukkan 6 digit kode yang kami kirim lewat WhatsApp ke {number}.</Trans>
  ) : (
    <Trans>Masukkan 6 digit kode yang kami kirim lewat SMS ke {number}.</Trans>
  )
}

function Status({ state }: { state: OtpState }) {
  const { t } = useLingui()
  const seconds = pauseLeft(state)
  if (state.phase === 'checking')
    return (
      <p role="status" className="text-muted">
        <Trans>Memeriksa kode…</Trans>
      </p>
    )
  if (seconds === 0) return null
  const clock = formatClock(seconds)
  return (
    <p className="text-muted">
      <Trans>
        Kirim ulang dalam{' '}
        <span role="timer" aria-label={t`Sisa waktu`} className="font-semibold tabular-nums">
          {clock}
        </span>
      </Trans>
    </p>
  )
}

/** Lets the user replace an outdated phone number first. */
function ChangeNumber() {
  return (
    <Link
      to={paths.changePhone}
      state={{ focusesPhone: true }}
      onClick={closeOtp}
      className="inline-flex min-h-11 w-fit items-center gap-2 rounded-control text-[15px] font-semibold text-primary hover:underline"
    >
      <Pencil aria-hidden className="size-4.5" />
      <Trans>Ganti nomor</Trans>
    </Link>
  )
}

interface SwitchChannelProps {
  state: OtpState
  onSwitch: (channel: OtpType) => void
}

function SwitchChannel({ state, onSwitch }: SwitchChannelProps) {
  const other = OTHER[state.channel]
  const Icon = other === 'wa' ? MessageCircle : MessageSquareText
  return (
    <button
      type="button"
      disabled={state.phase !== 'entry'}
      onClick={() => onSwitch(other)}
      className="inline-flex min-h-11 w-fit items-center gap-2 rounded-control text-[15px] font-semibold text-primary hover:underline disabled:opacity-55"
    >
      <Icon aria-hidden className="size-4.5" />
      {other === 'wa' ? (
        <Trans>Kirim lewat WhatsApp saja</Trans>
      ) : (
        <Trans>Kirim lewat SMS saja</Trans>
      )}
    </button>
  )
}

function useFinish({ leaves = false }: OtpPrompt): () => void {
  const client = useQueryClient()
  const leave = useGoBack(paths.profile)
  return () => {
    closeOtp()
    void client.invalidateQueries({ queryKey: profileQuery().queryKey })
    void client.invalidateQueries({ queryKey: meQuery().queryKey })
    if (leaves) leave()
  }
}

function Success({ onDone }: { onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins once
  useEffect(() => {
    const timer = setTimeout(onDone, SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      open
      alert
      onClose={onDone}
      title={<Trans>Verifikasi OTP Berhasil</Trans>}
      footer={
        <Button onClick={onDone}>
          <Trans>Lanjutkan</Trans>
        </Button>
      }
    >
      <div role="status" className="grid justify-items-center gap-4 py-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-success-tint text-success">
          <CircleCheckBig aria-hidden className="size-8" />
        </span>
        <p className="text-ink">
          <Trans>Nomor telepon Anda telah berhasil diverifikasi.</Trans>
        </p>
      </div>
    </Dialog>
  )
}
