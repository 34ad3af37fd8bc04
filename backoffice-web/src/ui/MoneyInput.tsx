import { InputAdornment, TextField } from '@mui/material'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { FieldTitle, type InputProps, useInput, ValidationError } from 'react-admin'
import { formatThousands } from './format'

const DIGIT = /\d/
const NO_DIGIT = /\D/g
/** The largest amount; beyond it numbers lose precision. */
const MAX_DIGITS = 13

const digitsOf = (text: string) => text.replace(NO_DIGIT, '')

/** `1250000` from typed or pasted text; null if no digits are left. */
export function amountOf(text: string): number | null {
  const digits = digitsOf(text).slice(0, MAX_DIGITS)
  return digits ? Number(digits) : null
}

/** The caret position after the same number of digits as before formatting. */
export function caretIn(text: string, digitsBehind: number): number {
  let place = text.length
  for (let left = digitsBehind; left > 0 && place > 0; place -= 1)
    if (DIGIT.test(text.charAt(place - 1))) left -= 1
  return place
}

const rupiah = { startAdornment: <InputAdornment position="start">Rp</InputAdornment> }

/** The formatted text, with the caret where it was. */
function useAmount(value: unknown, onChange: (amount: number | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const behind = useRef<number | null>(null)
  const text = typeof value === 'number' ? formatThousands(value) : ''
  useLayoutEffect(() => {
    if (behind.current === null) return
    const place = caretIn(text, behind.current)
    input.current?.setSelectionRange(place, place)
    behind.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    behind.current = digitsOf(target.value.slice(target.selectionStart ?? undefined)).length
    onChange(amountOf(target.value))
  }
  return { input, text, change }
}

interface Props extends InputProps {
  fullWidth?: boolean
  helperText?: ReactNode
}

/** An amount in whole rupiah, with thousands separators while typing. */
export const MoneyInput = ({ fullWidth, helperText, label, ...props }: Props) => {
  const { field, fieldState, id, isRequired } = useInput(props)
  const { input, text, change } = useAmount(field.value, field.onChange)
  const { error, invalid } = fieldState
  const fault = invalid && error?.message ? <ValidationError error={error.message} /> : null
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={input}
      value={text}
      onChange={change}
      onBlur={field.onBlur}
      disabled={props.disabled ?? false}
      error={invalid}
      fullWidth={fullWidth ?? false}
      label={<FieldTitle label={label} source={props.source} isRequired={isRequired} />}
      helperText={fault ?? helperText}
      slotProps={{ input: rupiah, htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}
