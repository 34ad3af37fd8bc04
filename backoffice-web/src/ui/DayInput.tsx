import { FieldTitle, type InputProps, useInput, ValidationError } from 'react-admin'
import { DayField } from './DayField'

type DayInputProps = Pick<
  InputProps,
  'source' | 'label' | 'validate' | 'defaultValue' | 'disabled' | 'resource'
> & { helperText?: string | boolean; alwaysOn?: boolean; fullWidth?: boolean }

/** `DayField` for forms and filters. */
export const DayInput = ({ helperText, alwaysOn: _, fullWidth, ...props }: DayInputProps) => {
  const { field, fieldState, id, isRequired } = useInput(props)
  const { invalid, error } = fieldState
  const fault = invalid && error?.message ? <ValidationError error={error.message} /> : null
  return (
    <DayField
      id={id}
      name={field.name}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      disabled={props.disabled ?? false}
      error={invalid}
      helperText={fault ?? helperText}
      fullWidth={fullWidth ?? false}
      label={
        <FieldTitle
          label={props.label}
          source={props.source}
          {...(props.resource && { resource: props.resource })}
          isRequired={isRequired}
        />
      }
    />
  )
}
