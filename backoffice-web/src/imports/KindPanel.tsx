import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Chip, MenuItem, TextField, Typography } from '@mui/material'
import { Panel } from '../ui/Panel'
import { downloadSample } from './sample'
import type { ImportColumn, ImportKind } from './useImports'

interface Props {
  kinds: ImportKind[]
  kind: ImportKind
  onChoose: (id: string) => void
}

/** The columns that the file has to have, then the others. */
const Columns = ({ columns }: { columns: ImportColumn[] }) => {
  const { t } = useLingui()
  const parts = [
    { title: t`Wajib diisi`, shown: columns.filter(({ is_required }) => is_required) },
    { title: t`Boleh kosong`, shown: columns.filter(({ is_required }) => !is_required) },
  ]
  return parts
    .filter(({ shown }) => shown.length > 0)
    .map(({ title, shown }) => (
      <div key={title}>
        <Typography component="h3" sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 0.75 }}>
          {title}
        </Typography>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {shown.map((column) => (
            <Chip key={column.name} component="li" size="small" label={column.title} />
          ))}
        </Box>
      </div>
    ))
}

/** What is imported, the columns of its file, and a file to fill in. */
export const KindPanel = ({ kinds, kind, onChoose }: Props) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Siapkan berkas`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label={t`Yang diimpor`}
          value={kind.id}
          onChange={(event) => onChoose(event.target.value)}
        >
          {kinds.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <Columns columns={kind.columns} />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => void downloadSample(kind.id)}
          sx={{ justifySelf: 'start' }}
        >
          <Trans>Unduh contoh</Trans>
        </Button>
      </Box>
    </Panel>
  )
}
