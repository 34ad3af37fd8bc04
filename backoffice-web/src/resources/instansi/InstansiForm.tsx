import { Box } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  maxLength,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { instansiTypes, ppnCollectors, provinces, toChoices } from '../../ui/choices';
import { keepEdits, twoColumns, wholeRow } from '../../ui/form';

/** What can be said about an agency; the server checks everything once more. */
export const InstansiForm = () => (
  <SimpleForm resetOptions={keepEdits}>
    <Box sx={twoColumns}>
      <Box sx={wholeRow}>
        <TextInput source="name" validate={[required(), maxLength(200)]} fullWidth autoFocus />
      </Box>
      <TextInput source="code" validate={[required(), maxLength(20)]} />
      <TextInput source="short_name" validate={maxLength(50)} defaultValue="" />
      <SelectInput source="type" choices={toChoices(instansiTypes)} validate={required()} />
      <AutocompleteInput
        source="province"
        choices={provinces}
        helperText="Kosongkan untuk instansi pusat"
      />
      <TextInput
        source="npwp"
        validate={maxLength(25)}
        defaultValue=""
        helperText="15 atau 16 angka; dipakai mengenali faktur pajaknya"
      />
      <SelectInput
        source="ppn_collector"
        choices={toChoices(ppnCollectors)}
        defaultValue=""
        helperText="Menentukan kode transaksi pada ekspor Coretax"
      />
      <BooleanInput source="is_active" defaultValue />
    </Box>
  </SimpleForm>
);
