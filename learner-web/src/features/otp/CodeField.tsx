import { OTPField } from '@base-ui/react/otp-field'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { CODE_LENGTH } from './machine'

const SLOTS = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1)

interface CodeFieldProps {
  value: string
  onChange: (text: string) => void
  disabled: boolean
  invalid: boolean
  describedBy: string
  /** Whether the first box has the focus from the start. */
  autoFocus?: boolean
}

/** One box for each digit; a pasted or offered code fills them all. */
export function CodeField({
  value,
  onChange,
  disabled,
  invalid,
  describedBy,
  autoFocus = true,
}: CodeFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useFocusWhenFree(first, disabled, autoFocus)
  const nameOf = (slot: number) => t`Digit ${slot} dari ${CODE_LENGTH}`
  return (
    <OTPField.Root
      id={id}
      length={CODE_LENGTH}
      value={value}
      onValueChange={(next) => onChange(next)}
      disabled={disabled}
      inputMode="numeric"
      dir="ltr"
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy}
      className="grid grid-cols-6 gap-2 sm:gap-3"
    >
      <span id={`${id}-name`} className="sr-only">
        {t`Kode verifikasi`}
      </span>
      {/* The library lets only a label name the first box. */}
      <label htmlFor={id} className="sr-only">
        {nameOf(1)}
      </label>
      {SLOTS.map((slot) => (
        <OTPField.Input
          key={slot}
          ref={slot === 1 ? first : undefined}
          aria-label={slot === 1 ? undefined : nameOf(slot)}
          aria-invalid={invalid}
          className="h-14 w-full min-w-0 rounded-control border border-field bg-surface text-center text-2xl font-bold text-strong tabular-nums transition-colors hover:border-primary focus:border-primary focus-visible:outline-2 focus-visible:outline-primary aria-invalid:border-danger disabled:bg-sunken disabled:opacity-60"
        />
      ))}
    </OTPField.Root>
  )
}

// A disabled input loses the focus; the person's turn begins at the first box again.
function useFocusWhenFree(
  first: RefObject<HTMLInputElement | null>,
  disabled: boolean,
  fromStart: boolean,
): void {
  const isTurn = useRef(fromStart)
  useEffect(() => {
    if (!disabled && isTurn.current) first.current?.focus()
    isTurn.current ||= disabled
  }, [disabled, first])
}
