import { useLingui } from '@lingui/react/macro'
import {
  ArrayInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useSourceContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BankNode } from '../../api/types'
import { FormRows } from '../../ui/FormRows'
import { choiceNames } from './labels'

type Option = BankNode['options'][number]

const BLANK: Option[] = [
  { text: '', points: 100 },
  { text: '', points: 0 },
]

const isBlank = (options: readonly Option[] | undefined) =>
  (options ?? []).every(({ text }) => !text)

/** The type of answer; adds or removes rows without text accordingly. */
export const ChoiceInput = () => {
  const { t } = useLingui()
  const { getSource } = useSourceContext()
  const { getValues, setValue } = useFormContext()
  const name = getSource('options')
  const fitOptions = (choice: string) => {
    if (isBlank(getValues(name))) setValue(name, choice === 'text' ? [] : BLANK)
  }
  return (
    <SelectInput
      source="choice"
      label={t`Cara menjawab`}
      choices={Object.entries(choiceNames).map(([id, label]) => ({ id, name: t(label) }))}
      defaultValue="single"
      validate={required()}
      helperText={false}
      onChange={({ target }) => fitOptions(target.value)}
    />
  )
}

/** The options, or the accepted answers of a text; none if an assessor grades it. */
export const OptionsInput = ({ canBeWithoutKey }: { canBeWithoutKey: boolean }) => {
  const { t } = useLingui()
  const { getSource } = useSourceContext()
  const isText = useWatch({ name: getSource('choice') }) === 'text'
  const isOptional = isText && canBeWithoutKey
  return (
    <ArrayInput
      key={isOptional ? 'optional' : 'required'}
      source="options"
      defaultValue={canBeWithoutKey ? undefined : BLANK}
      label={isText ? t`Jawaban yang diterima` : t`Pilihan jawaban`}
      validate={isOptional ? [] : required()}
      helperText={
        isOptional &&
        t`Kosongkan bila asesor membaca jawabannya: pilih ujian dan unit yang dinilai dari jawaban tertulis.`
      }
    >
      <FormRows
        add={isText ? t`Tambah jawaban` : t`Tambah pilihan`}
        inline
        fullWidth
        sx={{ '& .RaSimpleFormIterator-line': { py: 0.75 } }}
      >
        <TextInput
          source="text"
          label={isText ? t`Jawaban` : t`Pilihan`}
          validate={required()}
          helperText={false}
          multiline
          sx={{ flex: 1, minWidth: 220 }}
        />
        <NumberInput
          source="points"
          label={t`Poin`}
          min={0}
          max={100}
          defaultValue={isText ? 100 : 0}
          helperText={false}
          sx={{ width: 100 }}
        />
      </FormRows>
    </ArrayInput>
  )
}
