import { useLingui } from '@lingui/react/macro'
import { DataTable, SimpleList } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatMoment } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { NumberColumn } from '../../ui/NumberColumn'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { useIsSmall } from '../../ui/useIsSmall'
import type { ClassRow } from './types'

const Column = DataTable.Col<ClassRow>

const Table = () => {
  const { t } = useLingui()
  return (
    <DataTable<ClassRow> rowClick="show" bulkActionButtons={false}>
      <Column
        source="title"
        label={t`Kelas`}
        render={(row) => <RowLink id={row.id}>{row.title}</RowLink>}
      />
      <Column
        source="starts_at"
        label={t`Mulai`}
        render={(row) => <Moment value={row.starts_at} />}
      />
      <Column
        source="location"
        label={t`Tempat`}
        disableSort
        render={(row) => row.location ?? t`Daring`}
      />
      <NumberColumn<ClassRow> source="participant_count" label={t`Peserta`} />
      <NumberColumn<ClassRow> source="session_count" label={t`Sesi`} disableSort />
      <NumberColumn<ClassRow> source="waiting_submissions" label={t`Tugas menunggu`} disableSort />
    </DataTable>
  )
}

const Cards = () => {
  const { t } = useLingui()
  return (
    <SimpleList<ClassRow>
      linkType="show"
      primaryText={(row) => row.title}
      secondaryText={(row) =>
        `${formatMoment(row.starts_at)} · ${row.participant_count} ${t`peserta`}`
      }
    />
  )
}

const ClassList = () => {
  const { t } = useLingui()
  const filters = [
    <SearchFor key="title" source="title@contains" alwaysOn placeholder={t`Cari nama kelas`} />,
  ]
  const empty = (
    <ListEmpty
      title={t`Belum ada kelas`}
      message={t`Kelas yang ditugaskan kepada Anda akan muncul di sini.`}
    />
  )
  return (
    <AppList
      more={<ExportListButton />}
      filters={filters}
      empty={empty}
      sort={{ field: 'starts_at', order: 'ASC' }}
    >
      {useIsSmall() ? <Cards /> : <Table />}
    </AppList>
  )
}

export default ClassList
