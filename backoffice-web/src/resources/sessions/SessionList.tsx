import {
  AutocompleteInput,
  ColumnsButton,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { sessionStatuses, toChoices } from '../../ui/choices';
import { ListEmpty, ListError } from '../../ui/ListStates';
import { byName } from '../../ui/search';
import { SessionRows } from './SessionRows';

const filters = [
  <SearchInput key="q" source="participant_name@contains" alwaysOn placeholder="Cari peserta" />,
  <SelectInput key="status" source="status" choices={toChoices(sessionStatuses)} alwaysOn />,
  <ReferenceInput key="batch" source="batch_id" reference="batches">
    <AutocompleteInput filterToQuery={byName} />
  </ReferenceInput>,
];

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
  </TopToolbar>
);

const empty = (
  <ListEmpty
    title="Belum ada sesi asesmen"
    message="Sesi muncul di sini begitu peserta memulai asesmen dalam batch Anda."
  />
);

const SessionList = () => (
  <List
    filters={filters}
    actions={<Actions />}
    exporter={false}
    empty={empty}
    error={<ListError />}
    sort={{ field: 'started_at', order: 'DESC' }}
    perPage={25}
  >
    <SessionRows />
  </List>
);

export default SessionList;
