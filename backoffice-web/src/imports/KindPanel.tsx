import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Chip, MenuItem, TextField, Typography } from '@mui/material'
import { Panel } from '../ui/Panel'
import { useIsSmall } from '../ui/useIsSmall'
import { downloadSample } from './sample'
import type { ImportColumn, ImportKind } from './useImports'

interface Props {
  kinds: ImportKind[]
  kind: ImportKind
  onChoose: (id: string) => void
}

const titleSx = { fontSize: '0.8125rem', fontWeight: 600, mb: 0.75 } as const

const Chips = ({ columns }: { columns: ImportColumn[] }) => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
  >
    {columns.map(({ name, title }) => (
      <Chip key={name} component="li" size="small" label={title} />
    ))}
  </Box>
)

/** The columns that the file has to have, then the others: folded on phones, above the place for the file. */
const Columns = ({ columns }: { columns: ImportColumn[] }) => {
  const isSmall = useIsSmall()
  const required = columns.filter(({ is_required }) => is_required)
  const others = columns.filter(({ is_required }) => !is_required)
  return (
    <>
      {required.length > 0 && (
        <div>
          <Typography component="h3" sx={titleSx}>
            <Trans>Wajib diisi</Trans>
          </Typography>
          <Chips columns={required} />
        </div>
      )}
      {others.length > 0 && (
        <details open={!isSmall}>
          <Box component="summary" sx={{ ...titleSx, py: 0.5, cursor: 'pointer' }}>
            <Trans>Boleh kosong ({others.length})</Trans>
          </Box>
          <Chips columns={others} />
        </details>
      )}
    </>
  )
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
