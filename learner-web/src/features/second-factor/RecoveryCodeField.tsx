import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Input } from '../../ui/Field'

interface RecoveryCodeFieldProps {
  value: string
  onChange: (text: string) => void
  invalid: boolean
  describedBy: string
}

/** One line for a recovery code, however it is typed; it has the focus from the start. */
export function RecoveryCodeField({
  value,
  onChange,
  invalid,
  describedBy,
}: RecoveryCodeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-strong">
        <Trans>Kode pemulihan Anda</Trans>
      </label>
      <Input
        ref={input}
        id={id}
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCDE-23456"
        className="font-mono uppercase placeholder:normal-case"
      />
    </div>
  )
}
