import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { BASE, read } from '../api/client'
import { useWrite } from '../providers/useWrite'
import { formatMoment, formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { type MoneyColumn, StaticTable } from '../ui/StaticTable'
import { StatusChip } from '../ui/StatusChip'
import { DropZone } from './DropZone'
import { KindPanel } from './KindPanel'
import { importStatuses } from './statuses'
import { type ImportJob, useImportKinds } from './useImports'

const Upload = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const kinds = useImportKinds().data?.rows ?? []
  const kind = kinds.find(({ id }) => id === params.get('kind')) ?? kinds[0]
  const { mutate, isPending, error } = useWrite(
    (send, file: File) => send.file(`${BASE}/imports`, { kind: kind?.id ?? '', file }),
    { onSuccess: ({ uuid }) => void navigate(`/imports/${uuid}`), onError: () => undefined },
  )
  if (!kind) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <KindPanel kinds={kinds} kind={kind} onChoose={(id) => setParams({ kind: id })} />
      <Panel title={t`Unggah berkas`}>
        <DropZone
          takesGift={kind.id === 'questions'}
          isPending={isPending}
          problem={error?.message}
          onFile={mutate}
        />
      </Panel>
    </Box>
  )
}

function usePastColumns(): MoneyColumn<ImportJob>[] {
  const { t } = useLingui()
  return [
    {
      title: t`Impor`,
      value: (job) => (
        <Link component={RouterLink} to={`/imports/${job.uuid}`}>
          {job.title}
        </Link>
      ),
    },
    { title: t`Berkas`, value: (job) => job.filename },
    { title: t`Status`, value: (job) => <StatusChip label={importStatuses[job.status]} /> },
    {
      title: t({ message: `Baris`, context: `count` }),
      align: 'right',
      value: (job) => formatNumber(job.rows_total),
    },
    { title: t`Diunggah`, isNarrow: true, value: (job) => formatMoment(job.created_at) },
  ]
}

const Past = () => {
  const { t } = useLingui()
  const columns = usePastColumns()
  const { data } = useQuery({
    queryKey: ['imports', 'list'],
    queryFn: ({ signal }) => read(`${BASE}/imports`, { signal }),
    staleTime: 0,
  })
  if (!data) return null
  return (
    <Panel title={t`Impor sebelumnya`}>
      {data.rows.length > 0 ? (
        <StaticTable
          label={t`Impor sebelumnya`}
          columns={columns}
          rows={data.rows}
          keyOf={({ uuid }) => uuid}
        />
      ) : (
        <Typography color="text.secondary">
          <Trans>Belum ada impor. Berkas yang Anda unggah tercatat di sini.</Trans>
        </Typography>
      )}
    </Panel>
  )
}

/** Where tables come in: what and from which file, and what came in before. */
const ImportsPage = () => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={t`Impor`} />
      <Upload />
      <Past />
    </Box>
  )
}

export default ImportsPage
