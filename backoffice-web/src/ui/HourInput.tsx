import { t } from '@lingui/core/macro'
import { TextInput, type TextInputProps } from 'react-admin'
import { isHour, withColon } from './moment'

const rulesOf = (validate: TextInputProps['validate']) =>
  Array.isArray(validate) ? validate : validate ? [validate] : []

const hour = (text: unknown) =>
  !text || isHour(String(text).slice(0, 5))
    ? undefined
    : t`Tulis pukulnya sebagai jam:menit, 00:00 sampai 23:59.`

/** A time of day in 24 hours, in every browser. */
export const HourInput = ({ validate, ...props }: TextInputProps) => (
  <TextInput
    {...props}
    format={(value) => String(value ?? '').slice(0, 5)}
    parse={withColon}
    validate={[...rulesOf(validate), hour]}
    placeholder="hh:mm"
    helperText={props.helperText ?? false}
    slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
  />
)
