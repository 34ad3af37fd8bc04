import { useLingui } from '@lingui/react/macro'
import { DataTable, NullableBooleanInput, SimpleList } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { ListEmpty } from '../../ui/ListStates'
import { NumberColumn } from '../../ui/NumberColumn'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import type { CourseRow } from './types'

const Column = DataTable.Col<CourseRow>

const Table = () => {
  const { t } = useLingui()
  const shown = { text: t`Tayang`, tone: 'success' } as const
  const draft = { text: t`Draf`, tone: 'default' } as const
  return (
    <DataTable<CourseRow> rowClick="show" bulkActionButtons={false}>
      <Column
        source="title"
        label={t`Kursus`}
        render={(row) => <RowLink id={row.id}>{row.title}</RowLink>}
      />
      <Column
        source="is_published"
        label={t`Status`}
        disableSort
        render={(row) => <StatusChip label={row.is_published ? shown : draft} />}
      />
      <NumberColumn<CourseRow> source="section_count" label={t`Bab`} disableSort />
      <NumberColumn<CourseRow>
        source="content_count"
        label={t({ message: `Materi`, context: `files` })}
      />
      <NumberColumn<CourseRow> source="duration_minutes" label={t`Menit`} />
      <NumberColumn<CourseRow> source="unready_videos" label={t`Video belum siap`} disableSort />
      <NumberColumn<CourseRow> source="learner_count" label={t`Peserta`} />
    </DataTable>
  )
}

const Cards = () => {
  const { t } = useLingui()
  return (
    <SimpleList<CourseRow>
      linkType="show"
      primaryText={(row) => row.title}
      secondaryText={(row) => t`${row.section_count} bab · ${row.content_count} materi`}
    />
  )
}

const CourseList = () => {
  const { t } = useLingui()
  const filters = [
    <SearchFor key="q" source="title@contains" alwaysOn placeholder={t`Cari judul kursus`} />,
    <NullableBooleanInput key="is_published" source="is_published" label={t`Tayang`} />,
  ]
  const empty = (
    <ListEmpty
      title={t`Belum ada kursus`}
      message={t`Produk e-learning muncul di sini begitu dibuat.`}
    />
  )
  return (
    <AppList
      more={<ExportListButton />}
      filters={filters}
      empty={empty}
      sort={{ field: 'title', order: 'ASC' }}
    >
      {useIsSmall() ? <Cards /> : <Table />}
    </AppList>
  )
}

export default CourseList
