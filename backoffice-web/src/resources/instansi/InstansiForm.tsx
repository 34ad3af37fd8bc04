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
import { instansiTypes, provinces, toChoices } from '../../ui/choices';
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
      <BooleanInput source="is_active" defaultValue />
    </Box>
  </SimpleForm>
);
