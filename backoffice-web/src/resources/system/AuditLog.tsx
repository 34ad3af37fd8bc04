import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Paper } from '@mui/material'
import {
  FilterButton,
  SearchInput,
  SelectInput,
  TopToolbar,
  useGetList,
  useListContext,
} from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { type HistoryEntry, HistoryItem } from '../../define/HistoryTab'
import { useText } from '../../define/useText'
import { AppList } from '../../ui/AppList'
import { DayInput } from '../../ui/DayInput'
import { ListEmpty } from '../../ui/ListStates'

const actions = {
  created: msg`Dibuat`,
  changed: msg`Diubah`,
  deleted: msg`Dihapus`,
  restored: msg`Dipulihkan`,
}
const sources = {
  backoffice: msg`Back office`,
  admin: msg`Administrasi`,
  import: msg`Impor`,
  api: msg`API`,
  system: msg`Sistem`,
}
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } }

const Entries = () => {
  const { data = [] } = useListContext<HistoryEntry>()
  return (
    <Paper variant="outlined" sx={{ px: 2 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </Box>
    </Paper>
  )
}

/** Every recorded change, searched by person, record, kind and day. */
const AuditLog = () => {
  const { t } = useLingui()
  const text = useText()
  const { data: models = [] } = useGetList('audit-models', ALL)
  const choices = (labels: Record<string, ReturnType<typeof msg>>) =>
    Object.entries(labels).map(([id, label]) => ({ id, name: text(label) }))
  const filters = [
    <SearchInput
      key="q"
      source="q@contains"
      placeholder={t`Cari orang, nomor, atau isi`}
      alwaysOn
    />,
    <SelectInput
      key="model"
      source="model"
      label={t`Jenis data`}
      choices={models}
      optionText="label"
      alwaysOn
    />,
    <SelectInput key="action" source="action" label={t`Tindakan`} choices={choices(actions)} />,
    <SelectInput key="source" source="source" label={t`Asal`} choices={choices(sources)} />,
    <DayInput key="from" source="at@gte" label={t`Sejak`} />,
    <DayInput key="to" source="at@lte" label={t`Sampai`} />,
  ]
  return (
    <AppList
      more={<ExportListButton />}
      title={t`Log audit`}
      filters={filters}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      sort={{ field: 'at', order: 'DESC' }}
      perPage={50}
      empty={
        <ListEmpty
          title={t`Belum ada catatan`}
          message={t`Setiap perubahan oleh staf tercatat di sini.`}
        />
      }
    >
      <Entries />
    </AppList>
  )
}

export default AuditLog
