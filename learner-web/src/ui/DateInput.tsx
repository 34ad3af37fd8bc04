import { useLingui } from '@lingui/react/macro'
import { dayText } from 'duxi-web-core/day'
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { parseDay, withSlashes } from '../lib/typedDay'
import { cn } from './cn'
import { control } from './control'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** A date in wire format, or empty. */
  value: string
  onChange: (day: string) => void
}

/** A dd/mm/yyyy date in every browser, with the browser's own date picker. */
export function DateInput({ value, onChange, className, ...rest }: DateInputProps) {
  const { t } = useLingui()
  const [text, setText] = useState(dayText(value))
  const [wasBlurred, setBlurred] = useState(false)
  useEffect(() => setText(dayText(value)), [value])
  const type = (typed: string) => {
    const next = withSlashes(typed)
    setText(next)
    setBlurred(false)
    const day = next === '' ? '' : parseDay(next)
    if (day !== null && day !== value) onChange(day)
  }
  return (
    <span className="relative block">
      <input
        {...rest}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`hh/bb/tttt`}
        value={text}
        aria-invalid={
          rest['aria-invalid'] || (wasBlurred && text !== '' && parseDay(text) === null)
        }
        onChange={(event) => type(event.target.value)}
        onBlur={() => setBlurred(true)}
        className={cn(control, 'pe-12', className)}
      />
      <Calendar value={value} onChoose={onChange} />
    </span>
  )
}

function Calendar({ value, onChoose }: { value: string; onChoose: (day: string) => void }) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-full opacity-0"
      />
      <button
        type="button"
        aria-label={t`Pilih dari kalender`}
        onClick={() => picker.current?.showPicker()}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-primary"
      >
        <CalendarDays aria-hidden className="size-4.5" />
      </button>
    </>
  )
}
