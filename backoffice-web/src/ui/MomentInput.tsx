import { t } from '@lingui/core/macro'
import { Box, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { FieldTitle, type InputProps, useInput, useTranslate } from 'react-admin'
import { DayField } from './DayField'
import { instantOf, type WrittenMoment, withColon, writtenMoment } from './moment'

type MomentInputProps = Pick<
  InputProps,
  'source' | 'label' | 'validate' | 'defaultValue' | 'disabled' | 'resource'
> & { helperText?: string | boolean; fullWidth?: boolean }

const MIDNIGHT = '00:00'

/** A day and an hour of Jakarta's time, whatever the language and the time zone of the browser. */
export const MomentInput = ({ helperText, fullWidth = false, ...props }: MomentInputProps) => {
  const translate = useTranslate()
  const { field, fieldState, id, isRequired } = useInput(props)
  const [written, setWritten] = useState(writtenMoment(field.value))
  useEffect(() => {
    const given = writtenMoment(field.value)
    // An hour that is half typed is no instant yet: it stays.
    if (given.day) setWritten(given)
  }, [field.value])
  const { invalid, error } = fieldState
  const fault = invalid && error?.message ? translate(error.message, { _: error.message }) : null
  const write = (next: WrittenMoment) => {
    setWritten(next)
    field.onChange(instantOf(next))
  }
  const name = props.label ?? translate(`resources.${props.resource}.fields.${props.source}`)
  return (
    <Box sx={{ display: 'flex', gap: 1, width: fullWidth ? '100%' : undefined }}>
      <DayField
        id={id}
        name={field.name}
        value={written.day}
        onChange={(day) => write({ day, hour: day ? written.hour || MIDNIGHT : '' })}
        disabled={props.disabled ?? false}
        error={invalid}
        helperText={fault ?? helperText}
        sx={{ flex: 1, minWidth: '11rem' }}
        label={
          <FieldTitle
            label={props.label}
            source={props.source}
            resource={props.resource}
            isRequired={isRequired}
          />
        }
      />
      <TextField
        value={written.hour}
        onChange={(event) => write({ ...written, hour: withColon(event.target.value) })}
        disabled={props.disabled ?? false}
        error={invalid}
        label={t`Pukul`}
        placeholder="hh:mm"
        sx={{ width: '6.5rem', flexShrink: 0 }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-label': typeof name === 'string' ? t`${name}: pukul (WIB)` : t`Pukul (WIB)`,
          },
        }}
      />
    </Box>
  )
}
