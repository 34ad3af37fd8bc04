import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatNumber } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { RowLink } from '../../ui/RowLink'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import { type Grading, methods, roles, states, stateTones } from './labels'
import { useNamesAssessors } from './useNamesAssessors'

const Column = DataTable.Col<Grading>

export const State = ({ row }: { row: Grading }) => {
  const { t } = useLingui()
  return <StatusChip label={{ text: t(states[row.state]), tone: stateTones[row.state] }} />
}

const Table = () => {
  const { t } = useLingui()
  const namesAssessors = useNamesAssessors()
  return (
    <DataTable<Grading> rowClick="show" bulkActionButtons={false}>
      <Column
        source="participant_name"
        label={t`Peserta`}
        disableSort
        render={(row) => <RowLink id={row.id}>{row.participant_name}</RowLink>}
      />
      <Column
        source="unit_name"
        label={t`Unit kompetensi`}
        disableSort
        render={(row) => (
          <>
            {row.unit_name}
            <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
              {t(methods[row.method])}
            </Typography>
          </>
        )}
      />
      <Column source="role" label={t`Peran`} disableSort render={(row) => t(roles[row.role])} />
      {namesAssessors && (
        <Column
          source="assessor_name"
          label={t`Asesor`}
          disableSort
          render={(row) => row.assessor_name ?? t`Belum ada`}
        />
      )}
      <Column
        source="created_at"
        label={t`Sejak`}
        render={(row) => <Moment value={row.created_at} />}
      />
      <Column
        source="meets_at"
        label={t`Pertemuan`}
        render={(row) => <Moment value={row.meets_at} />}
      />
      <Column
        source="state"
        label={t`Status`}
        disableSort
        render={(row) => (
          <>
            <State row={row} /> {row.score !== null && formatNumber(row.score)}
          </>
        )}
      />
    </DataTable>
  )
}

const Cards = () => {
  const { t } = useLingui()
  return (
    <SimpleList<Grading>
      linkType="show"
      primaryText={(row) => row.participant_name}
      secondaryText={(row) => `${row.unit_name} · ${t(roles[row.role])}`}
      tertiaryText={(row) => <State row={row} />}
    />
  )
}

/** The grading queue, the oldest first. */
const GradingList = () => {
  const { t } = useLingui()
  const choices = (names: Readonly<Record<string, { id: string }>>) =>
    Object.entries(names).map(([id, name]) => ({ id, name: t(name) }))
  const filters = [
    <SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Cari peserta atau unit`} />,
    <SelectInput key="state" source="state" label={t`Status`} choices={choices(states)} alwaysOn />,
    <SelectInput key="role" source="role" label={t`Peran`} choices={choices(roles)} />,
    <SelectInput key="method" source="method" label={t`Cara menilai`} choices={choices(methods)} />,
    <BooleanInput key="is_open" source="is_open" label={t`Belum selesai`} alwaysOn />,
  ]
  const empty = (
    <ListEmpty
      title={t`Tidak ada yang menunggu penilaian`}
      message={t`Unit yang dinilai asesor muncul di sini begitu peserta menyelesaikan ujiannya.`}
    />
  )
  return (
    <AppList
      more={<ExportListButton />}
      filters={filters}
      filterDefaultValues={{ is_open: true }}
      empty={empty}
      sort={{ field: 'created_at', order: 'ASC' }}
    >
      {useIsSmall() ? <Cards /> : <Table />}
    </AppList>
  )
}

export default GradingList
