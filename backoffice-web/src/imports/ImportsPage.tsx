import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import {
  Alert,
  Box,
  Button,
  Chip,
  Link,
  MenuItem,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { BASE, read } from '../api/client'
import { useText } from '../define/useText'
import { useWrite } from '../providers/useWrite'
import { FileButton } from '../ui/FileButton'
import { formatMoment } from '../ui/format'
import { downloadSample } from './sample'
import { importStatuses } from './statuses'
import { useImportKinds } from './useImports'

const Upload = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const kinds = useImportKinds().data?.rows ?? []
  const kind = kinds.find(({ id }) => id === params.get('kind')) ?? kinds[0]
  const [isOver, setOver] = useState(false)
  const { mutate, isPending, error } = useWrite(
    (send, file: File) => send.file(`${BASE}/imports`, { kind: kind?.id ?? '', file }),
    { onSuccess: ({ uuid }) => void navigate(`/imports/${uuid}`), onError: () => undefined },
  )
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) mutate(file)
  }
  if (!kind) return null
  return (
    <Paper
      variant="outlined"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 3,
        display: 'grid',
        gap: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={t`Yang diimpor`}
          value={kind.id}
          onChange={(event) => setParams({ kind: event.target.value })}
          sx={{ minWidth: 240 }}
        >
          {kinds.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <FileButton
          variant="contained"
          startIcon={<UploadIcon />}
          disabled={isPending}
          accept={kind.id === 'questions' ? '.xlsx,.csv,.gift,.txt' : '.xlsx,.csv'}
          onFiles={([file]) => file && mutate(file)}
        >
          {isPending ? t`Mengunggah…` : t`Pilih berkas`}
        </FileButton>
        <Button startIcon={<DownloadIcon />} onClick={() => void downloadSample(kind.id)}>
          <Trans>Unduh contoh</Trans>
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {kind.id === 'questions' ? (
          <Trans>Letakkan berkas .xlsx, .csv, atau GIFT (.gift, .txt) di sini.</Trans>
        ) : (
          <Trans>Letakkan berkas .xlsx atau .csv di sini.</Trans>
        )}{' '}
        <Trans>Belum ada yang disimpan sebelum Anda memeriksa dan menyetujuinya.</Trans>{' '}
        <Trans>Kolom:</Trans>{' '}
        {kind.columns
          .slice(0, 12)
          .map(({ title, is_required }) => (is_required ? `${title}*` : title))
          .join(', ')}
        {kind.columns.length > 12 && ' …'}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
    </Paper>
  )
}

const Past = () => {
  const { t } = useLingui()
  const text = useText()
  const { data } = useQuery({
    queryKey: ['imports', 'list'],
    queryFn: ({ signal }) => read(`${BASE}/imports`, { signal }),
    staleTime: 0,
  })
  if (!data?.rows.length) return null
  return (
    <Table size="small" sx={{ mt: 3 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Impor`}</TableCell>
          <TableCell>{t`Berkas`}</TableCell>
          <TableCell>{t`Status`}</TableCell>
          <TableCell align="right">{t`Baris`}</TableCell>
          <TableCell>{t`Diunggah`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.rows.map((job) => (
          <TableRow key={job.uuid} hover>
            <TableCell>
              <Link component={RouterLink} to={`/imports/${job.uuid}`}>
                {job.title}
              </Link>
            </TableCell>
            <TableCell>{job.filename}</TableCell>
            <TableCell>
              <Chip
                size="small"
                color={importStatuses[job.status].tone}
                label={text(importStatuses[job.status].text)}
              />
            </TableCell>
            <TableCell align="right">{job.rows_total}</TableCell>
            <TableCell>{formatMoment(job.created_at)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Where tables come in: what and from which file, and what came in before. */
const ImportsPage = () => {
  const { t } = useLingui()
  return (
    <>
      <Title title={t`Impor`} />
      <Upload />
      <Past />
    </>
  )
}

export default ImportsPage
