import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import {
  FieldTitle,
  type InputProps,
  useInput,
  useTranslateLabel,
  ValidationError,
} from 'react-admin'
import { MomentField } from './MomentField'

type MomentInputProps = Pick<
  InputProps,
  'source' | 'label' | 'validate' | 'defaultValue' | 'disabled' | 'resource'
> & { helperText?: string | boolean; fullWidth?: boolean }

const halfWritten = () => t`Isi tanggal dan pukulnya, atau kosongkan keduanya.`

const rulesOf = (validate: MomentInputProps['validate']) =>
  Array.isArray(validate) ? validate : validate ? [validate] : []

/** A date and time in a react-admin form; a time without a date is refused instead of lost. */
export const MomentInput = ({ helperText, fullWidth = false, ...props }: MomentInputProps) => {
  const translateLabel = useTranslateLabel()
  const isHalf = useRef(false)
  const { field, fieldState, id, isRequired } = useInput({
    ...props,
    validate: [() => (isHalf.current ? halfWritten() : undefined), ...rulesOf(props.validate)],
  })
  const { invalid, error } = fieldState
  const fault = invalid && error?.message ? <ValidationError error={error.message} /> : null
  const name = translateLabel(props)
  const label = (
    <FieldTitle
      label={props.label}
      source={props.source}
      {...(props.resource && { resource: props.resource })}
      isRequired={isRequired}
    />
  )
  return (
    <MomentField
      id={id}
      fieldName={field.name}
      label={label}
      {...(typeof name === 'string' && { name })}
      value={field.value}
      onChange={field.onChange}
      onHalf={(next) => {
        isHalf.current = next
      }}
      disabled={props.disabled ?? false}
      error={invalid}
      helperText={fault ?? helperText}
      fullWidth={fullWidth}
    />
  )
}
