import { Trans, useLingui } from '@lingui/react/macro'
import { useCodeScanner } from 'duxi-web-core/useCodeScanner'
import { CameraOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field, Input } from '../../ui/Field'
import { sendCode } from './api'
import { useClassAction } from './useClassAction'

interface CheckInDialogProps {
  slug: string
  onClose: () => void
}

/** Scans the code on the trainer's screen, or accepts a typed one. */
export function CheckInDialog({ slug, onClose }: CheckInDialogProps) {
  const { t } = useLingui()
  const sending = useClassAction(slug, (code: string) => sendCode(slug, code), {
    onDone: onClose,
    errors: 'inline',
  })
  const { video, hasProblem } = useCodeScanner((code) => !sending.isPending && sending.mutate(code))
  return (
    <Dialog title={<Trans>Pindai kode kehadiran</Trans>} open onClose={onClose} sheet>
      <div className="grid gap-5">
        {hasProblem ? (
          <NoCamera />
        ) : (
          <video
            ref={video}
            aria-label={t`Kamera`}
            playsInline
            muted
            className="aspect-square w-full rounded-card bg-sunken object-cover"
          />
        )}
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {sending.error && messageOf(sending.error)}
        </p>
        <CodeForm busy={sending.isPending} onSend={(code) => sending.mutate(code)} />
      </div>
    </Dialog>
  )
}

function NoCamera() {
  return (
    <p className="flex items-center gap-3 rounded-control bg-sunken p-4 text-sm">
      <CameraOff aria-hidden className="size-5 shrink-0 text-muted" />
      <Trans>Kamera tidak dapat dipakai. Izinkan kamera, atau ketik kode di bawah gambar QR.</Trans>
    </p>
  )
}

function CodeForm({ busy, onSend }: { busy: boolean; onSend: (code: string) => void }) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) onSend(code.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={<Trans>Kode</Trans>}>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="P-42-3f9a0c1b2d4e"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={busy}>
        <Trans>Kirim kode</Trans>
      </Button>
    </form>
  )
}
