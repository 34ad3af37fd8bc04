import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

interface QuantityStepperProps {
  title: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** How many of a product: a step at a time, or typed. */
export function QuantityStepper({ title, value, max, onChange }: QuantityStepperProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string | null>(null)
  const wish = (wanted: number) => {
    const next = Math.min(max, Math.max(1, wanted))
    setDraft(null)
    if (next !== value) onChange(next)
  }
  const commit = () => draft !== null && wish(Number.parseInt(draft, 10) || value)
  return (
    <fieldset className="flex w-fit items-center rounded-control border border-line bg-surface">
      <legend className="sr-only">{t`Jumlah ${title}`}</legend>
      <Step icon={Minus} label={t`Kurangi`} off={value <= 1} onPress={() => wish(value - 1)} />
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t`Jumlah, paling banyak ${max}`}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
        onBlur={commit}
        onKeyDown={(event) => isEnter(event) && commit()}
        className="h-11 w-11 bg-transparent text-center font-semibold text-strong tabular-nums"
      />
      <Step icon={Plus} label={t`Tambah`} off={value >= max} onPress={() => wish(value + 1)} />
    </fieldset>
  )
}

/** Enter that is no choice in an input method's list. */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.nativeEvent.isComposing
}

interface StepProps {
  icon: LucideIcon
  label: string
  off: boolean
  onPress: () => void
}

/** Stays focusable at its end, so that the keyboard does not lose its place. */
export function Step({ icon: Icon, label, off, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
      className="grid size-11 place-items-center rounded-control text-ink transition-colors hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-50"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
}
