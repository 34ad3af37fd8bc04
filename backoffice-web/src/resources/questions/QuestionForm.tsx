import { useLingui } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  NumberInput,
  ReferenceInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { FormFoot } from '../../ui/FormFoot'
import { FormRows } from '../../ui/FormRows'
import { byName, byTitle } from '../../ui/search'
import { LEVELS, typeNames } from './labels'
import { ChoiceInput, OptionsInput } from './OptionsInput'
import { QuestionTextInput } from './QuestionTextInput'

const DEEPEST = 3
const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id, name: String(id) }))
const asText = (value: string | null) => value ?? ''

/** The fields of every question; a child also has the parent's options that open it. */
const Node = ({ depth }: { depth: number }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      <TextInput
        source="code"
        label={t`Kode`}
        validate={[required(), maxLength(40)]}
        helperText={false}
      />
      <QuestionTextInput />
      {depth > 1 && (
        <SelectArrayInput
          source="opens_on"
          label={t`Dibuka oleh pilihan nomor`}
          choices={positions}
          helperText={t`Kosong: dibuka oleh jawaban apa pun`}
        />
      )}
      <ChoiceInput />
      <OptionsInput canBeWithoutKey={depth === 1} />
      <TextInput
        source="explanation"
        label={t`Pembahasan`}
        parse={asText}
        multiline
        helperText={false}
        fullWidth
      />
      {depth < DEEPEST && (
        <ArrayInput source="children" label={t`Pertanyaan lanjutan`}>
          <FormRows add={t`Tambah pertanyaan lanjutan`} fullWidth>
            <Node depth={depth + 1} />
          </FormRows>
        </ArrayInput>
      )}
    </Box>
  )
}

/** A whole tree in one form; saved as a whole or not at all. */
export const QuestionForm = () => {
  const { t } = useLingui()
  const types = Object.entries(typeNames).map(([id, name]) => ({ id, name: t(name) }))
  return (
    <SimpleForm sx={{ maxWidth: 900 }} toolbar={<FormFoot />}>
      <Alert severity="info" sx={{ width: '100%' }}>
        {t`Peserta yang sudah mengerjakan soal ini tetap melihat versinya. Jalur dengan keputusan awal yang keliru tidak boleh dapat lulus, dan lanjutan yang muncul hanya setelah kekeliruan paling banyak bernilai 40.`}
      </Alert>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          width: '100%',
          gridTemplateColumns: { sm: '1fr 1fr' },
          mt: 2,
        }}
      >
        <ReferenceInput source="unit_id" reference="units">
          <AutocompleteInput
            label={t`Unit kompetensi`}
            filterToQuery={byName}
            helperText={t`Kosongkan untuk soal milik satu ujian`}
          />
        </ReferenceInput>
        <ReferenceInput source="blueprint_id" reference="blueprints">
          <AutocompleteInput
            label={t`Ujian`}
            optionText="title"
            filterToQuery={byTitle}
            helperText={t`Kosongkan untuk soal bersama`}
          />
        </ReferenceInput>
        <SelectInput
          source="type"
          label={t`Jenis`}
          choices={types}
          defaultValue="single"
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="level"
          label={t`Level`}
          choices={LEVELS}
          defaultValue={1}
          validate={required()}
          helperText={false}
        />
        <TextInput source="section" label={t`Bagian`} helperText={false} />
        <TextInput
          source="pool"
          label={t`Kelompok`}
          helperText={t`Asesmen menarik soal dari satu kelompok`}
        />
        <NumberInput source="weight" label={t`Bobot`} min={1} max={100} defaultValue={1} />
        <Box>
          <BooleanInput source="is_active" label={t`Ditanyakan`} defaultValue={true} />
          <BooleanInput source="gives_partial_credit" label={t`Nilai sebagian`} />
        </Box>
      </Box>
      <Node depth={1} />
    </SimpleForm>
  )
}
