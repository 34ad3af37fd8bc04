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

export const MOST_CODES = 5000

const ways = [
  { id: 'typed', name: 'Satu kode yang saya tentukan' },
  { id: 'random', name: 'Banyak kode acak' },
]
const plain = regex(/^[\w.-]+$/, 'Hanya huruf, angka, titik, garis bawah, dan tanda hubung')
const plainPrefix = regex(/^[A-Za-z0-9-]*$/, 'Hanya huruf, angka, dan tanda hubung')

const Typed = () => (
  <TextInput
    source="code"
    label="Kode"
    validate={[required(), minLength(3), maxLength(50), plain]}
    helperText="Huruf besar dan kecil tidak dibedakan"
    slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
  />
)

const Random = () => (
  <>
    <NumberInput
      source="count"
      label="Jumlah kode"
      validate={[required(), minValue(1), maxValue(MOST_CODES)]}
      min={1}
      max={MOST_CODES}
      step={1}
      helperText="1 sampai 5.000"
    />
    <TextInput
      source="prefix"
      label="Awalan kode"
      validate={[maxLength(20), plainPrefix]}
      helperText="Misalnya SEMINAR-; delapan tanda acak menyusul"
    />
  </>
)

/** Codes to make: one that is typed, or so many random ones. */
export const CodeInputs = ({ onlyRandom = false }: { onlyRandom?: boolean }) => {
  const [way, setWay] = useState(onlyRandom ? 'random' : 'typed')
  return (
    <>
      {!onlyRandom && (
        <RadioButtonGroupInput
          source="way"
          label="Kode"
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

/** Only the chosen way of making codes reaches the server. */
export function withChosenCodes<Values extends object>(values: Values & { way?: string }) {
  return values.way === 'random' ? { ...values, code: '' } : { ...values, count: null, prefix: '' }
}
