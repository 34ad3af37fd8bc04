import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import FolderIcon from '@mui/icons-material/FolderOutlined'
import {
  Box,
  Button,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { DayField } from '../../ui/DayField'
import { FileButton } from '../../ui/FileButton'
import { formatBytes, formatMoment } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { instantOf } from '../../ui/moment'
import { StateMessage } from '../../ui/StateMessage'
import { useDeleteMaterial, useMaterials, useUploadMaterial } from './calls'
import type { ClassMaterial } from './types'
import { WithClass } from './WithClass'

const ACCEPTED = '.pdf,.docx,.xlsx,.pptx,.txt,.csv,.jpg,.jpeg,.png,.webp'

/** Files that participants can download. */
export const MaterialsPanel = () => (
  <WithClass>{(record) => <Panel classId={record.id} />}</WithClass>
)

const Panel = ({ classId }: { classId: number }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Upload classId={classId} />
    <Loaded query={useMaterials(classId)}>
      {({ rows }) => <Materials classId={classId} rows={rows} />}
    </Loaded>
  </Box>
)

const Upload = ({ classId }: { classId: number }) => {
  const { t } = useLingui()
  const [title, setTitle] = useState('')
  const [opensOn, setOpensOn] = useState('')
  const uploading = useUploadMaterial(classId)
  const clear = () => {
    setTitle('')
    setOpensOn('')
  }
  const upload = (file: File) =>
    uploading.mutate(
      { file, title, opens_at: instantOf({ day: opensOn, hour: '00:00' }) },
      { onSuccess: clear },
    )
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'start' }}>
      <TextField
        size="small"
        label={t`Judul materi`}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ minWidth: 280 }}
      />
      <DayField
        label={t`Dibuka pada`}
        helperText={t`Kosongkan agar langsung terbuka`}
        value={opensOn}
        onChange={setOpensOn}
      />
      <FileButton
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={!title.trim() || uploading.isPending}
        accept={ACCEPTED}
        onFiles={([file]) => file && upload(file)}
      >
        <Trans>Bagikan berkas</Trans>
      </FileButton>
    </Box>
  )
}

const Materials = ({ classId, rows }: { classId: number; rows: ClassMaterial[] }) => {
  const { t } = useLingui()
  const [asked, setAsked] = useState<ClassMaterial | null>(null)
  const removing = useDeleteMaterial(classId)
  const close = () => setAsked(null)
  if (rows.length === 0)
    return (
      <StateMessage
        icon={<FolderIcon />}
        title={t({ message: `Belum ada materi`, context: `files` })}
        message={t`Berkas yang dibagikan di sini dapat diunduh oleh semua peserta kelas.`}
      />
    )
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t`Judul`}</TableCell>
            <TableCell>{t`Berkas`}</TableCell>
            <TableCell align="right">{t`Ukuran`}</TableCell>
            <TableCell>{t`Terlihat oleh peserta`}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.uuid} row={row} onDelete={() => setAsked(row)} />
          ))}
        </TableBody>
      </Table>
      <Confirm
        isOpen={asked !== null}
        title={t`Hapus berkas materi ini?`}
        content={t`${asked?.title ?? ''} tidak dapat diunduh lagi oleh peserta.`}
        confirm={t`Hapus`}
        confirmColor="warning"
        loading={removing.isPending}
        onConfirm={() => asked && removing.mutate(asked.uuid, { onSettled: close })}
        onClose={close}
      />
    </TableContainer>
  )
}

const Row = ({ row, onDelete }: { row: ClassMaterial; onDelete: () => void }) => {
  const { t } = useLingui()
  const isOpen = !row.opens_at || new Date(row.opens_at).getTime() <= Date.now()
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {row.title}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Link href={row.url}>{row.name}</Link>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatBytes(row.size)}
      </TableCell>
      <TableCell>
        {isOpen ? (
          <Chip size="small" variant="outlined" color="success" label={t`Terbuka`} />
        ) : (
          <Chip size="small" variant="outlined" label={t`Mulai ${formatMoment(row.opens_at)}`} />
        )}
      </TableCell>
      <TableCell align="right">
        <Button size="small" color="error" onClick={onDelete}>
          <Trans>Hapus</Trans>
        </Button>
      </TableCell>
    </TableRow>
  )
}
