import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Star } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'

interface FeedbackPanelProps {
  scale: number
  /** Gives the sentence of a refusal, or null when all is well. */
  onRate: (score: number | null, message: string) => Promise<string | null>
}

/** The rating of a finished chat: stars and words, both needed. */
export function FeedbackPanel({ scale, onRate }: FeedbackPanelProps) {
  const { t } = useLingui()
  const [score, setScore] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const missing = (): string | undefined => {
    if (score === null && !message.trim()) return t`Harap pilih emoji dan isi pesan feedback Anda.`
    if (score === null) return t`Harap pilih emoji feedback Anda.`
    return message.trim() ? undefined : t`Harap isi pesan feedback Anda.`
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const found = missing()
    setError(found)
    if (found) return
    setBusy(true)
    const refused = await onRate(score, message.trim())
    setBusy(false)
    if (refused) setError(refused)
  }
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid flex-1 content-start gap-5 overflow-y-auto p-4"
    >
      <p
        role="status"
        className="flex items-center justify-center gap-2 rounded-control bg-success-tint px-3 py-2 text-sm font-semibold text-success"
      >
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        <Trans>Sesi chat Si Duxi telah berakhir</Trans>
      </p>
      <div className="text-center">
        <h3 className="text-lg">
          <Trans>Bagaimana bantuan kami?</Trans>
        </h3>
        <p className="text-sm text-muted">
          <Trans>Penilaian Anda membantu kami menjadi lebih baik.</Trans>
        </p>
      </div>
      <StarChoice scale={scale} score={score} onChoose={setScore} />
      <Field label={<Trans>Pesan feedback</Trans>} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" block busy={busy}>
        <Trans>Kirim penilaian</Trans>
      </Button>
    </form>
  )
}

interface StarChoiceProps {
  scale: number
  score: number | null
  onChoose: (score: number) => void
}

function StarChoice({ scale, score, onChoose }: StarChoiceProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className="flex justify-center gap-1">
      <legend className="sr-only">
        <Trans>Nilai</Trans>
      </legend>
      {Array.from({ length: scale }, (_, index) => index + 1).map((star) => (
        <label
          key={star}
          className="grid size-13 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={score === star}
            onChange={() => onChoose(star)}
            aria-label={t`${star} dari ${scale} bintang`}
            className="sr-only"
          />
          <Star
            aria-hidden
            className={cn(
              'size-10',
              score !== null && star <= score ? 'fill-[#d97706] text-[#d97706]' : 'text-field',
            )}
          />
        </label>
      ))}
    </fieldset>
  )
}
