import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Paper,
  Tab,
  TablePagination,
  Tabs,
} from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { BASE } from '../api/client'
import { Loaded } from '../ui/Loaded'
import { PageSkeleton } from '../ui/PageSkeleton'
import { ImportRows } from './ImportRows'
import {
  type ImportJob,
  isAtWork,
  ROWS_PER_PAGE,
  useImportJob,
  useImportRows,
  useImportStep,
} from './useImports'

const Progress = ({ job }: { job: ImportJob }) => {
  const { t } = useLingui()
  const percent = job.rows_total ? (100 * job.rows_done) / job.rows_total : 0
  return (
    <Paper variant="outlined" sx={{ p: 3 }} aria-live="polite">
      {job.status === 'checking' ? t`Memeriksa baris…` : t`Menyimpan baris…`} {job.rows_done} /{' '}
      {job.rows_total}
      <LinearProgress
        variant={percent ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ mt: 1.5 }}
        aria-label={t`Kemajuan`}
      />
    </Paper>
  )
}

const ImportOutcome = ({ job }: { job: ImportJob }) => {
  const { t } = useLingui()
  const confirm = useImportStep(job.uuid, (send) =>
    send('post', `${BASE}/imports/${job.uuid}/confirm`),
  )
  const writes = job.new_count + job.changed_count
  if (job.status === 'done')
    return (
      <Alert
        severity="success"
        action={<Button component={Link} to="/imports" color="inherit">{t`Impor lain`}</Button>}
      >
        <Trans>
          Selesai: {job.new_count} ditambahkan, {job.changed_count} diperbarui, {job.same_count}{' '}
          tidak berubah.
        </Trans>
      </Alert>
    )
  if (job.status === 'failed') return <Alert severity="error">{job.error}</Alert>
  if (job.error_count > 0)
    return (
      <Alert severity="error">
        <Plural
          value={job.error_count}
          other="# baris bermasalah. Perbaiki di sini atau keluarkan; belum ada yang disimpan."
        />
      </Alert>
    )
  return (
    <Alert
      severity="info"
      action={
        <Button
          variant="contained"
          disabled={confirm.isPending || writes === 0}
          onClick={() => confirm.mutate()}
        >
          <Trans>Simpan semuanya</Trans>
        </Button>
      }
    >
      <Trans>
        {job.new_count} akan ditambahkan, {job.changed_count} diperbarui, {job.same_count} tidak
        berubah.
      </Trans>
    </Alert>
  )
}

const Preview = ({ job }: { job: ImportJob }) => {
  const { t } = useLingui()
  const [chosen, setAction] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const action = chosen ?? (job.error_count ? 'error' : '')
  const { data } = useImportRows(job, action, page)
  const tabs = [
    ['', t`Semua (${job.rows_total})`],
    ['error', t`Bermasalah (${job.error_count})`],
    ['new', t`Baru (${job.new_count})`],
    ['changed', t`Berubah (${job.changed_count})`],
    ['same', t`Sama (${job.same_count})`],
  ]
  const open = (value: string) => {
    setAction(value)
    setPage(1)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ImportOutcome job={job} />
      <Tabs value={action} onChange={(_event, value) => open(value)} variant="scrollable">
        {tabs.map(([value, label]) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      {data ? <ImportRows job={job} rows={data.rows} /> : <PageSkeleton />}
      {data && data.total > ROWS_PER_PAGE && (
        <TablePagination
          component="div"
          count={data.total}
          page={page - 1}
          rowsPerPage={ROWS_PER_PAGE}
          rowsPerPageOptions={[ROWS_PER_PAGE]}
          onPageChange={(_event, next) => setPage(next + 1)}
        />
      )}
    </Box>
  )
}

/** One import: its planned changes, its errors, and the confirmation. */
const ImportPage = () => {
  const { t } = useLingui()
  const { uuid = '' } = useParams()
  return (
    <Loaded query={useImportJob(uuid)} back={{ path: '/imports', label: t`Impor` }}>
      {(job) => (
        <>
          <Title title={t`Impor ${job.title}: ${job.filename}`} />
          {isAtWork(job) ? <Progress job={job} /> : <Preview job={job} />}
        </>
      )}
    </Loaded>
  )
}

export default ImportPage
