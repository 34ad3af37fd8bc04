import { t } from '@lingui/core/macro'
import { Box, TextField } from '@mui/material'
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { DayField } from './DayField'
import { instantOf, isHalfWritten, type WrittenMoment, withColon, writtenMoment } from './moment'

interface MomentFieldProps {
  label: ReactNode
  /** The accessible name of the time field, together with `label`. */
  name?: string
  id?: string
  fieldName?: string
  value: unknown
  onChange: (instant: string | null) => void
  /** Called with whether the input is incomplete or the time is invalid. */
  onHalf?: (isHalf: boolean) => void
  disabled?: boolean
  error?: boolean
  helperText?: ReactNode
  fullWidth?: boolean
}

/** The default start time of classes. */
const MORNING = '09:00'

/** A date and time in Jakarta's time, in every browser. */
export const MomentField = (props: MomentFieldProps) => {
  const { value, onChange, name, disabled = false, error = false, fullWidth = false } = props
  const [written, setWritten] = useState(writtenMoment(value))
  useEffect(() => {
    const given = writtenMoment(value)
    // A partially typed time is kept as text until it is valid.
    if (given.day) setWritten(given)
  }, [value])
  const write = (next: WrittenMoment) => {
    setWritten(next)
    props.onHalf?.(isHalfWritten(next))
    onChange(instantOf(next))
  }
  const isHalf = isHalfWritten(written)
  return (
    <Box sx={{ display: 'flex', gap: 1, width: fullWidth ? '100%' : undefined }}>
      <DayField
        id={props.id}
        name={props.fieldName}
        value={written.day}
        hasZone
        onChange={(day) => write({ day, hour: day ? written.hour || MORNING : '' })}
        disabled={disabled}
        error={error}
        helperText={props.helperText}
        sx={{ flex: 1, minWidth: '11rem' }}
        label={props.label}
      />
      <TextField
        value={written.hour}
        onChange={(event) => write({ ...written, hour: withColon(event.target.value) })}
        disabled={disabled}
        error={error || isHalf}
        label={t`Pukul`}
        placeholder="hh:mm"
        sx={{ width: '6.5rem', flexShrink: 0 }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            inputMode: 'numeric',
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
            autoComplete: 'off',
            'aria-label': name ? t`${name}: pukul (WIB)` : t`Pukul (WIB)`,
          },
        }}
      />
    </Box>
  )
}
