import { useLingui } from '@lingui/react/macro'
import { Link as TextLink, Typography } from '@mui/material'
import { BooleanInput, DataTable, SimpleList } from 'react-admin'
import { Link } from 'react-router-dom'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatNumber } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { SearchFor } from '../../ui/SearchFor'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import type { AppealRecord } from './labels'
import { useNamesAssessors } from './useNamesAssessors'

const Column = DataTable.Col<AppealRecord>

const Participant = ({ row }: { row: AppealRecord }) => (
  <TextLink
    component={Link}
    to={`/gradings/${row.grading_id}/show`}
    sx={{ color: 'text.primary', fontWeight: 600 }}
  >
    {row.participant_name}
  </TextLink>
)

const Outcome = ({ row }: { row: AppealRecord }) => {
  const { t } = useLingui()
  if (row.score_after === null) {
    return <StatusChip label={{ text: t`Menunggu keputusan`, tone: 'warning' }} />
  }
  return (
    <>
      {formatNumber(row.score_before)} → {formatNumber(row.score_after)}
    </>
  )
}

const Table = () => {
  const { t } = useLingui()
  const namesAssessors = useNamesAssessors()
  return (
    <DataTable<AppealRecord> rowClick={false} bulkActionButtons={false}>
      <Column
        source="participant_name"
        label={t`Peserta`}
        disableSort
        render={(row) => <Participant row={row} />}
      />
      <Column source="unit_name" label={t`Unit kompetensi`} disableSort />
      <Column
        source="reason"
        label={t`Alasan`}
        disableSort
        render={(row) => (
          <Typography
            sx={{ fontSize: 'inherit', minWidth: 280, maxWidth: 420, whiteSpace: 'pre-line' }}
          >
            {row.reason}
          </Typography>
        )}
      />
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
        label={t`Diajukan`}
        render={(row) => <Moment value={row.created_at} />}
      />
      <Column source="decided_at" label={t`Keputusan`} render={(row) => <Outcome row={row} />} />
    </DataTable>
  )
}

const Cards = () => (
  <SimpleList<AppealRecord>
    linkType={false}
    primaryText={(row) => <Participant row={row} />}
    secondaryText={(row) => row.unit_name}
    tertiaryText={(row) => <Outcome row={row} />}
  />
)

/** Participants' appeals; each is decided by another assessor's grading. */
const AppealList = () => {
  const { t } = useLingui()
  const filters = [
    <SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Cari peserta atau unit`} />,
    <BooleanInput key="is_open" source="is_open" label={t`Belum selesai`} alwaysOn />,
  ]
  const empty = (
    <ListEmpty
      title={t`Belum ada banding`}
      message={t`Banding peserta muncul di sini bersama asesor yang menilainya ulang.`}
    />
  )
  return (
    <AppList
      more={<ExportListButton />}
      filters={filters}
      empty={empty}
      sort={{ field: 'created_at', order: 'ASC' }}
    >
      {useIsSmall() ? <Cards /> : <Table />}
    </AppList>
  )
}

export default AppealList
