import { msg, t } from '@lingui/core/macro'
import {
  AutocompleteInput,
  DataTable,
  ReferenceInput,
  SelectInput,
  SimpleList,
  useCanAccess,
} from 'react-admin'
import type { Batch } from '../../api/types'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { toChoices } from '../../ui/choices'
import { formatNumber } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { NumberColumn } from '../../ui/NumberColumn'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { byName } from '../../ui/search'
import { useIsSmall } from '../../ui/useIsSmall'
import { CompareButton } from './CompareButton'
import { batchStatuses } from './labels'

const Column = DataTable.Col<Batch>

const filters = [
  <SearchFor key="name" source="name@contains" alwaysOn placeholder={msg`Cari nama batch`} />,
  <SelectInput key="status" source="status" choices={toChoices(batchStatuses)} alwaysOn />,
]

const byInstansi = (
  <ReferenceInput key="instansi" source="instansi_id" reference="instansi">
    <AutocompleteInput filterToQuery={byName} />
  </ReferenceInput>
)

/** The filter by agency requires the permission to read agencies. */
function useFilters() {
  const { canAccess } = useCanAccess({ resource: 'instansi', action: 'list' })
  return canAccess ? [...filters, byInstansi] : filters
}

const Table = () => (
  <DataTable<Batch>
    rowClick="show"
    bulkActionButtons={<CompareButton />}
    hiddenColumns={['code', 'closes_at', 'average_score']}
  >
    <Column source="code" />
    <Column source="name" render={(row) => <RowLink id={row.id}>{row.name}</RowLink>} />
    <Column source="job_role_name" />
    <Column source="instansi_name" render={(row) => row.instansi_name ?? '–'} />
    <Column source="opens_at" render={(row) => <Moment value={row.opens_at} />} />
    <Column source="closes_at" render={(row) => <Moment value={row.closes_at} />} />
    <NumberColumn<Batch> source="participant_count" />
    <NumberColumn<Batch> source="finished_count" />
    <Column
      source="average_score"
      align="right"
      render={(row) => formatNumber(row.average_score)}
    />
    <Column source="status" render={(row) => <StatusChip label={batchStatuses[row.status]} />} />
  </DataTable>
)

const Cards = () => (
  <SimpleList<Batch>
    linkType="show"
    primaryText={(row) => row.name}
    secondaryText={(row) =>
      t`${row.job_role_name} · ${row.finished_count}/${row.participant_count} selesai`
    }
    tertiaryText={(row) => <StatusChip label={batchStatuses[row.status]} />}
  />
)

const empty = (
  <ListEmpty
    title={msg`Belum ada batch asesmen`}
    message={msg`Batch yang ditugaskan kepada Anda akan muncul di sini.`}
  />
)

const BatchList = () => {
  const isSmall = useIsSmall()
  return (
    <AppList
      more={<ExportListButton />}
      filters={useFilters()}
      empty={empty}
      sort={{ field: 'opens_at', order: 'DESC' }}
    >
      {isSmall ? <Cards /> : <Table />}
    </AppList>
  )
}

export default BatchList
