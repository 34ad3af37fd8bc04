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

/** A moment of a react-admin form. */
export const MomentInput = ({ helperText, fullWidth = false, ...props }: MomentInputProps) => {
  const translateLabel = useTranslateLabel()
  const { field, fieldState, id, isRequired } = useInput(props)
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
      disabled={props.disabled ?? false}
      error={invalid}
      helperText={fault ?? helperText}
      fullWidth={fullWidth}
    />
  )
}
