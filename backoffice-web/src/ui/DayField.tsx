import { t } from '@lingui/core/macro'
import EventIcon from '@mui/icons-material/Event'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { dayText } from 'duxi-web-core/day'
import { useEffect, useRef, useState } from 'react'
import { parseDay, withSlashes } from './day'

type Shared = Omit<TextFieldProps, 'value' | 'onChange' | 'type'>

interface DayFieldProps extends Shared {
  /** `2026-11-23`, or empty. */
  value: string
  min?: string
  max?: string
  /** Whether a time field of that zone is next to it. */
  hasZone?: boolean
  onChange: (day: string) => void
}

/** A date in Jakarta's time, typed as dd/mm/yyyy in every browser, or picked. */
export const DayField = (props: DayFieldProps) => {
  const { value, min, max, onChange, error, hasZone = false, ...field } = props
  const [text, setText] = useState(dayText(value))
  const picker = useRef<HTMLInputElement>(null)
  useEffect(() => setText(dayText(value)), [value])
  const isWrong = text.length === 10 && parseDay(text) === null
  const type = (typed: string) => {
    const shown = withSlashes(typed)
    setText(shown)
    const day = parseDay(shown)
    if (day || shown === '') onChange(day ?? '')
  }
  return (
    <TextField
      {...field}
      value={text}
      error={error || isWrong}
      onChange={(event) => type(event.target.value)}
      onBlur={() => parseDay(text) === null && setText(dayText(value))}
      placeholder="dd/mm/yyyy"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative', gap: 0.25 }}>
              {hasZone && 'WIB'}
              <IconButton
                size="small"
                edge="end"
                aria-label={t`Pilih di kalender`}
                onClick={() => picker.current?.showPicker()}
              >
                <EventIcon fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={value}
                min={min}
                max={max}
                onChange={(event) => onChange(event.target.value)}
                style={{ position: 'absolute', insetInlineEnd: 0, bottom: 0, width: 1, opacity: 0 }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
