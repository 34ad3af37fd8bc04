import {
  BooleanField,
  DeleteButton,
  EditButton,
  FunctionField,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
} from 'react-admin';
import type { Instansi } from '../../api/types';
import { instansiTypes } from '../../ui/choices';
import { formatMoment } from '../../ui/format';

const Actions = () => (
  <TopToolbar>
    <EditButton />
    <DeleteButton mutationMode="pessimistic" />
  </TopToolbar>
);

const InstansiShow = () => (
  <Show actions={<Actions />}>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="short_name" emptyText="–" />
      <TextField source="code" />
      <FunctionField<Instansi> source="type" render={(row) => instansiTypes[row.type]} />
      <TextField source="province" emptyText="Pusat" />
      <NumberField source="job_role_count" locales="id-ID" />
      <BooleanField source="is_active" />
      <FunctionField<Instansi> source="updated_at" render={(row) => formatMoment(row.updated_at)} />
    </SimpleShowLayout>
  </Show>
);

export default InstansiShow;
