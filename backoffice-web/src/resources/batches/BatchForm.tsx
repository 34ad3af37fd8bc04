import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { FormFoot } from '../../ui/FormFoot'
import { keepEdits, twoColumns, wholeRow } from '../../ui/form'
import { MomentInput } from '../../ui/MomentInput'
import { byFullname, byName, byTitle } from '../../ui/search'

interface Period {
  opens_at?: string
}

/** A form-level rule: react-admin ignores field rules if the form has a validator. */
function afterOpening(closes_at: string | null | undefined, { opens_at }: Period) {
  const isBackwards = opens_at && closes_at && new Date(closes_at) <= new Date(opens_at)
  return isBackwards ? t`Harus setelah waktu dibuka` : undefined
}

const People = () => {
  const { t } = useLingui()
  return (
    <>
      <ReferenceInput
        source="instansi_id"
        reference="instansi"
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteInput filterToQuery={byName} helperText={t`Kosongkan untuk batch umum`} />
      </ReferenceInput>
      <ReferenceArrayInput source="trainer_ids" reference="trainers">
        <AutocompleteArrayInput
          filterToQuery={byFullname}
          optionText="fullname"
          helperText={t`Trainer hanya melihat batch yang ditugaskan kepadanya`}
        />
      </ReferenceArrayInput>
    </>
  )
}

/** The fields of a batch; the server validates them again. */
export const BatchForm = () => {
  const { t } = useLingui()
  return (
    <SimpleForm resetOptions={keepEdits} toolbar={<FormFoot />}>
      <Box sx={twoColumns}>
        <Box sx={wholeRow}>
          <TextInput
            source="name"
            validate={[required(), maxLength(200)]}
            helperText={false}
            fullWidth
            autoFocus
          />
        </Box>
        <TextInput source="code" validate={[required(), maxLength(32)]} helperText={false} />
        <ReferenceInput
          source="blueprint_id"
          reference="blueprints"
          filter={{ policy: 'assessment' }}
        >
          <AutocompleteInput
            filterToQuery={byTitle}
            optionText="title"
            validate={required()}
            helperText={false}
          />
        </ReferenceInput>
        <MomentInput source="opens_at" validate={required()} helperText={false} />
        <MomentInput
          source="closes_at"
          validate={afterOpening}
          helperText={t`Kosongkan bila tanpa batas`}
        />
        <People />
        <BooleanInput source="accepts_public" defaultValue={false} />
      </Box>
    </SimpleForm>
  )
}
