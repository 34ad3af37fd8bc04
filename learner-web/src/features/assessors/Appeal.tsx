import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ApiError, fieldError } from '../../api/envelope'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { type UnitAssessment, useAppeal } from './api'

const LONGEST = 3000

/** An appeal: what came of it, or the form while its days last. */
export function Appeal({ unit }: { unit: UnitAssessment }) {
  const [writes, setWrites] = useState(false)
  if (unit.appeal) return <AppealFacts appeal={unit.appeal} />
  if (!unit.can_appeal || !unit.appeal_until) return null
  const until = formatDateTime(unit.appeal_until)
  if (writes) return <AppealForm uuid={unit.uuid} onCancel={() => setWrites(false)} />
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm text-body">
        <Trans>Tidak sependapat? Anda dapat mengajukan banding sampai {until}.</Trans>
      </p>
      <Button variant="secondary" onClick={() => setWrites(true)} className="sm:justify-self-start">
        <Trans>Ajukan banding</Trans>
      </Button>
    </div>
  )
}

function AppealForm({ uuid, onCancel }: { uuid: string; onCancel: () => void }) {
  const [reason, setReason] = useState('')
  const appealing = useAppeal(uuid)
  const { error } = appealing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    appealing.mutate(reason)
  }
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <Field
        label={<Trans>Alasan banding</Trans>}
        hint={
          <Trans>Sebutkan bagian jawaban atau praktik yang menurut Anda terlewat dinilai.</Trans>
        }
        error={error instanceof ApiError ? fieldError(error, 'reason') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={LONGEST}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <p className="text-sm text-muted">
        <Trans>Asesor lain menilai ulang unit ini. Keputusannya bersifat akhir.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={appealing.isPending} disabled={!reason.trim()}>
          <Trans>Kirim banding</Trans>
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          <Trans>Kembali</Trans>
        </Button>
      </div>
    </form>
  )
}

function AppealFacts({ appeal }: { appeal: NonNullable<UnitAssessment['appeal']> }) {
  const sent = formatDate(appeal.created_at)
  return (
    <div className="grid gap-1.5 rounded-control bg-sunken p-4 text-sm">
      <p className="font-semibold text-strong">
        {appeal.decided_at ? (
          <AppealOutcome appeal={appeal} />
        ) : (
          <Trans>Banding Anda ({sent}) sedang dinilai asesor lain.</Trans>
        )}
      </p>
      <p className="whitespace-pre-line text-body">
        <UntranslatedText>{appeal.reason}</UntranslatedText>
      </p>
    </div>
  )
}

function AppealOutcome({ appeal }: { appeal: NonNullable<UnitAssessment['appeal']> }) {
  const before = formatNumber(appeal.score_before)
  const after = formatNumber(appeal.score_after ?? appeal.score_before)
  return (
    <Trans>
      Banding diputuskan: nilai {before} menjadi {after}. Keputusan ini bersifat akhir.
    </Trans>
  )
}
