import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'

interface FeedbackPanelProps {
  scale: number
  /** Gives the sentence of a refusal, or null when all is well. */
  onRate: (score: number | null, message: string) => Promise<string | null>
  /** Goes on without a rating, where something follows. */
  onSkip?: () => void
}

/** The rating of a finished chat: stars and words, both needed. */
export function FeedbackPanel({ scale, onRate, onSkip }: FeedbackPanelProps) {
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
  // Shown at the first missing field.
  const starError = score === null ? error : undefined
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const found = missing()
    setError(found)
    if (found) return focusMissing(event.currentTarget as HTMLFormElement)
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
      <div className="text-center">
        <h3 className="text-lg">
          <Trans>Bagaimana bantuan kami?</Trans>
        </h3>
        <p className="text-sm text-muted">
          <Trans>Penilaian Anda membantu kami menjadi lebih baik.</Trans>
        </p>
      </div>
      <StarChoice scale={scale} score={score} error={starError} onChoose={setScore} />
      <Field label={<Trans>Pesan feedback</Trans>} error={starError ? undefined : error}>
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
      {onSkip && (
        <Button variant="ghost" block onClick={onSkip}>
          <Trans>Lewati</Trans>
        </Button>
      )}
    </form>
  )
}

/** The stars while none is chosen, else the words. */
function focusMissing(form: HTMLFormElement): void {
  const hasScore = form.querySelector('input[type=radio]:checked') !== null
  form.querySelector<HTMLElement>(hasScore ? 'textarea' : 'input[type=radio]')?.focus()
}

interface StarChoiceProps {
  scale: number
  score: number | null
  error: string | undefined
  onChoose: (score: number) => void
}

function StarChoice({ scale, score, error, onChoose }: StarChoiceProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className="grid gap-1" aria-describedby={error && `${name}-error`}>
      <legend className="sr-only">
        <Trans>Nilai</Trans>
      </legend>
      <div className="flex justify-center gap-1">
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
                score !== null && star <= score
                  ? 'fill-[#d97706] text-[#d97706]'
                  : error
                    ? 'text-danger'
                    : 'text-field',
              )}
            />
          </label>
        ))}
      </div>
      {error && (
        <p
          id={`${name}-error`}
          role="alert"
          className="text-center text-sm font-medium text-danger"
        >
          {error}
        </p>
      )}
    </fieldset>
  )
}
