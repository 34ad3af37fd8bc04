import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { lineOf } from 'duxi-web-core/questionText'
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  ReferenceInput,
  SelectInput,
  SimpleList,
  useCanAccess,
  useListContext,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { QuestionRow } from '../../api/types'
import { ExportListButton } from '../../define/ExportListButton'
import { useStartExport } from '../../exports/useExports'
import { AppList } from '../../ui/AppList'
import { ListEmpty } from '../../ui/ListStates'
import MoreMenu from '../../ui/MoreMenu'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { byName, byTitle } from '../../ui/search'
import { useIsSmall } from '../../ui/useIsSmall'
import { LEVELS, typeNames } from './labels'

const Column = DataTable.Col<QuestionRow>

const Table = () => {
  const { t } = useLingui()
  return (
    <DataTable<QuestionRow> rowClick="show" bulkActionButtons={false}>
      <Column
        source="code"
        label={t`Kode`}
        render={(row) => <RowLink id={row.id}>{row.code}</RowLink>}
      />
      <Column
        source="text"
        label={t`Soal`}
        disableSort
        render={(row) => (
          <Typography
            sx={{ fontSize: '0.875rem', maxWidth: { xs: 180, lg: 340, xl: 520 } }}
            noWrap
            title={lineOf(row.text)}
          >
            {lineOf(row.text)}
          </Typography>
        )}
      />
      <Column
        source="unit_code"
        label={t`Unit atau ujian`}
        render={(row) => row.unit_code ?? row.exam_title ?? '–'}
      />
      <Column source="level" label={t`Level`} align="right" />
      <Column
        source="type"
        label={t`Jenis`}
        disableSort
        render={(row) =>
          row.child_count > 0
            ? `${t(typeNames[row.type])} · ${row.child_count}`
            : t(typeNames[row.type])
        }
      />
      <Column
        source="version_number"
        label={t`Versi`}
        align="right"
        disableSort
        render={(row) => row.version_number ?? '–'}
      />
      <Column
        source="is_active"
        label={t`Status`}
        disableSort
        render={(row) => (
          <StatusChip
            label={
              row.is_active
                ? { text: t`Ditanyakan`, tone: 'success' }
                : { text: t`Disimpan saja`, tone: 'default' }
            }
          />
        )}
      />
    </DataTable>
  )
}

const Cards = () => (
  <SimpleList<QuestionRow>
    linkType="show"
    primaryText={(row) => `${row.code} · ${row.unit_code ?? row.exam_title ?? ''}`}
    secondaryText={(row) => lineOf(row.text)}
    tertiaryText={(row) => `L${row.level}`}
  />
)

/** Exports of the bank as a table or as GIFT, with the list's unit or exam; and a link to imports. */
const Transfers = () => {
  const { t } = useLingui()
  const { filterValues } = useListContext()
  const navigate = useNavigate()
  const { start } = useStartExport()
  const scope = {
    ...(filterValues.unit_id ? { unit_id: filterValues.unit_id as number } : {}),
    ...(filterValues.blueprint_id ? { blueprint_id: filterValues.blueprint_id as number } : {}),
  }
  const { canAccess: mayExport } = useCanAccess({ resource: 'exports', action: 'create' })
  const { canAccess: mayCreate } = useCanAccess({ resource: 'questions', action: 'create' })
  const exportAs = (format: 'xlsx' | 'gift') => () =>
    void start({ kind: 'questions', params: { ...scope, format } })
  const items = [
    ...(mayExport
      ? [
          { label: t`Ekspor isi soal (Excel)`, onChoose: exportAs('xlsx') },
          { label: t`Ekspor isi soal (GIFT)`, onChoose: exportAs('gift') },
        ]
      : []),
    ...(mayCreate
      ? [{ label: t`Impor`, onChoose: () => navigate('/imports?kind=questions') }]
      : []),
  ]
  return items.length ? <MoreMenu items={items} /> : null
}

const QuestionList = () => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const types = Object.entries(typeNames).map(([id, name]) => ({ id, name: t(name) }))
  const filters = [
    <SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Cari kode atau soal`} />,
    <ReferenceInput key="unit" source="unit_id" reference="units" alwaysOn>
      <AutocompleteInput
        label={t`Unit kompetensi`}
        filterToQuery={byName}
        sx={{ minWidth: { sm: 220 } }}
      />
    </ReferenceInput>,
    <ReferenceInput key="exam" source="blueprint_id" reference="blueprints">
      <AutocompleteInput label={t`Ujian`} optionText="title" filterToQuery={byTitle} />
    </ReferenceInput>,
    <SelectInput key="level" source="level" label={t`Level`} choices={LEVELS} alwaysOn />,
    <SelectInput key="type" source="type" label={t`Jenis`} choices={types} />,
    <BooleanInput key="active" source="is_active" label={t`Ditanyakan`} alwaysOn />,
  ]
  const empty = (
    <ListEmpty
      title={t`Belum ada soal`}
      message={t`Tulis soal pertama, atau impor dari Excel dan GIFT.`}
    />
  )
  return (
    <Box>
      <AppList
        filters={filters}
        filterDefaultValues={{ is_active: true }}
        empty={empty}
        sort={{ field: 'code', order: 'ASC' }}
        more={
          <>
            <ExportListButton />
            <Transfers />
          </>
        }
      >
        {isSmall ? <Cards /> : <Table />}
      </AppList>
    </Box>
  )
}

export default QuestionList
