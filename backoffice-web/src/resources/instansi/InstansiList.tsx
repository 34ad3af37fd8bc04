import {
  AutocompleteInput,
  BooleanField,
  BulkDeleteButton,
  BulkUpdateButton,
  CanAccess,
  DataTable,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  SimpleList,
} from 'react-admin';
import type { Instansi } from '../../api/types';
import { instansiTypes, provinces, toChoices } from '../../ui/choices';
import { formatMoment } from '../../ui/format';
import { Listing } from '../../ui/Listing';
import { ListEmpty } from '../../ui/ListStates';
import { RowLink } from '../../ui/RowLink';
import { useIsSmall } from '../../ui/useIsSmall';

const Column = DataTable.Col<Instansi>;
const NumberColumn = DataTable.NumberCol<Instansi>;

const filters = [
  <SearchInput
    key="name"
    source="q@contains"
    alwaysOn
    placeholder="Cari nama, singkatan, atau kode"
  />,
  <SelectInput key="type" source="type" choices={toChoices(instansiTypes)} alwaysOn />,
  <AutocompleteInput key="province" source="province" choices={provinces} />,
  <NullableBooleanInput key="is_active" source="is_active" />,
];

const BulkActions = () => (
  <>
    <CanAccess action="edit">
      <BulkUpdateButton label="Aktifkan" data={{ is_active: true }} mutationMode="pessimistic" />
      <BulkUpdateButton
        label="Nonaktifkan"
        data={{ is_active: false }}
        mutationMode="pessimistic"
      />
    </CanAccess>
    <BulkDeleteButton mutationMode="pessimistic" />
  </>
);

const Table = () => (
  <DataTable<Instansi>
    rowClick="show"
    bulkActionButtons={<BulkActions />}
    hiddenColumns={['short_name', 'updated_at']}
  >
    <Column source="code" />
    <Column source="name" render={(row) => <RowLink id={row.id}>{row.name}</RowLink>} />
    <Column source="short_name" disableSort />
    <Column source="type" render={(row) => instansiTypes[row.type]} />
    <Column source="province" />
    <NumberColumn source="job_role_count" />
    <Column source="is_active" field={BooleanField} />
    <Column source="updated_at" render={(row) => formatMoment(row.updated_at)} />
  </DataTable>
);

const Cards = () => (
  <SimpleList<Instansi>
    linkType="show"
    primaryText={(row) => row.name}
    secondaryText={(row) => [instansiTypes[row.type], row.province].filter(Boolean).join(' · ')}
    tertiaryText={(row) => (row.is_active ? '' : 'Nonaktif')}
  />
);

const empty = (
  <ListEmpty
    title="Belum ada instansi"
    message="Tambahkan instansi pertama; setelah itu batch asesmen dapat dikaitkan dengannya."
  />
);

const InstansiList = () => {
  const isSmall = useIsSmall();
  return (
    <Listing filters={filters} empty={empty} sort={{ field: 'name', order: 'ASC' }}>
      {isSmall ? <Cards /> : <Table />}
    </Listing>
  );
};

export default InstansiList;
