import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  regex,
  required,
  TextInput,
} from 'react-admin'
import { toChoices } from '../../ui/choices'
import { formatNumber } from '../../ui/format'

const MOST_CODES = 5000

const ways = toChoices({
  typed: msg`Satu kode yang saya tentukan`,
  random: msg`Banyak kode acak`,
})
// react-admin memoises validators by their message, so these are stable while the language is.
const plain = () => regex(/^[\w.-]+$/, t`Hanya huruf, angka, titik, garis bawah, dan tanda hubung`)
const plainPrefix = () => regex(/^[A-Za-z0-9-]*$/, t`Hanya huruf, angka, dan tanda hubung`)

const Typed = () => {
  const { t } = useLingui()
  return (
    <TextInput
      source="code"
      label={t`Kode`}
      validate={[required(), minLength(3), maxLength(50), plain()]}
      helperText={t`Huruf besar dan kecil tidak dibedakan`}
      slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
    />
  )
}

const Random = () => {
  const { t } = useLingui()
  return (
    <>
      <NumberInput
        source="count"
        label={t`Jumlah kode`}
        validate={[required(), minValue(1), maxValue(MOST_CODES)]}
        min={1}
        max={MOST_CODES}
        step={1}
        helperText={t`1 sampai ${formatNumber(MOST_CODES)}`}
      />
      <TextInput
        source="prefix"
        label={t`Awalan kode`}
        validate={[maxLength(20), plainPrefix()]}
        helperText={t`Misalnya SEMINAR-; delapan tanda acak menyusul`}
      />
    </>
  )
}

/** Codes to create: a typed one, or a number of random ones. */
export const CodeInputs = ({ onlyRandom = false }: { onlyRandom?: boolean }) => {
  const { t } = useLingui()
  const [way, setWay] = useState(onlyRandom ? 'random' : 'typed')
  return (
    <>
      {!onlyRandom && (
        <RadioButtonGroupInput
          source="way"
          label={t`Kode`}
          choices={ways}
          defaultValue="typed"
          onChange={(value) => setWay(String(value))}
          row={false}
          helperText={false}
        />
      )}
      {way === 'typed' ? <Typed /> : <Random />}
    </>
  )
}

/** Only the chosen kind of codes is sent to the server. */
export function withChosenCodes<Values extends object>(values: Values & { way?: string }) {
  return values.way === 'random' ? { ...values, code: '' } : { ...values, count: null, prefix: '' }
}
