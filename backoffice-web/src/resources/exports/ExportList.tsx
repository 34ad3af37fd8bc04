import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { DataTable, useListContext } from 'react-admin'
import { type ExportRecord, pollInterval } from '../../exports/useExports'
import { AppList } from '../../ui/AppList'
import { formatMoment } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { Moment } from '../../ui/Moment'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import { ExportOutcome } from './ExportOutcome'
import { exportStatuses } from './labels'

const Column = DataTable.Col<ExportRecord>

const Table = () => {
  const { t } = useLingui()
  return (
    <DataTable<ExportRecord> bulkActionButtons={false} rowClick={false}>
      <Column source="title" disableSort />
      <Column source="created_at" disableSort render={(job) => <Moment value={job.created_at} />} />
      <Column
        source="status"
        disableSort
        render={(job) => <StatusChip label={exportStatuses[job.status]} />}
      />
      <Column
        source="progress"
        label={t`Hasil`}
        disableSort
        render={(job) => <ExportOutcome job={job} />}
      />
      <Column source="expires_at" disableSort render={(job) => <Moment value={job.expires_at} />} />
    </DataTable>
  )
}

const Cards = () => {
  const { data = [] } = useListContext<ExportRecord>()
  return (
    <Box component="ul" sx={{ m: 0, p: 2, display: 'grid', gap: 2.5 }}>
      {data.map((job) => (
        <Box component="li" key={job.id} sx={{ listStyle: 'none', display: 'grid', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{job.title}</Typography>
          <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
            {formatMoment(job.created_at)}
          </Typography>
          <Box sx={{ justifySelf: 'start' }}>
            <ExportOutcome job={job} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const empty = (
  <ListEmpty
    title={msg`Belum ada ekspor`}
    message={msg`Pilih Ekspor di sebuah daftar, atau Ekspor Excel di halaman batch. Berkas yang Anda minta muncul di sini.`}
  />
)

/** The user's exports, newest first, polled while one is running. */
const ExportList = () => {
  const isSmall = useIsSmall()
  return (
    <AppList<ExportRecord>
      actions={false}
      empty={empty}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{
        refetchInterval: ({ state }) => pollInterval(state.data?.data ?? []),
      }}
    >
      {isSmall ? <Cards /> : <Table />}
    </AppList>
  )
}

export default ExportList
