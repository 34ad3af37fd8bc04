import { Trans } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { BASE } from '../api/client'
import {
  type ImportColumn,
  type ImportJob,
  type ImportRow,
  useImportKinds,
  useImportStep,
} from './useImports'

interface ValueProps {
  column: ImportColumn
  value: string
  problem: string | undefined
  autoFocus: boolean
  onChange: (value: string) => void
}

const forms = { text: '', day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh.mm' } as const

const zone = { endAdornment: <InputAdornment position="end">WIB</InputAdornment> }

/** One value as it would be written in the file; dates as people write them, in Jakarta's time. */
const ValueField = ({ column, value, problem, autoFocus, onChange }: ValueProps) => (
  <TextField
    label={column.title}
    value={value}
    required={column.is_required}
    error={problem !== undefined}
    helperText={problem}
    placeholder={forms[column.holds]}
    multiline={column.holds === 'text'}
    autoFocus={autoFocus}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      inputLabel: column.holds === 'text' ? {} : { shrink: true },
      input: column.holds === 'moment' ? zone : {},
    }}
  />
)

function useColumns(job: ImportJob, row: ImportRow) {
  const kind = useImportKinds().data?.rows.find((one) => one.id === job.kind)
  return (kind?.columns ?? []).filter(({ name, is_required }) => name in row.values || is_required)
}

interface Props {
  job: ImportJob
  row: ImportRow
  onClose: () => void
}

/** A row's values as in the file, to be corrected; starts at the first problem. */
export const MendDialog = ({ job, row, onClose }: Props) => {
  const id = useId()
  const columns = useColumns(job, row)
  const [values, setValues] = useState<Record<string, string>>({})
  const problems = new Map(row.errors.map(([title, reason]) => [title, reason]))
  const first = columns.find(({ title }) => problems.has(title))
  const mend = useImportStep(job.uuid, (send) =>
    send('put', `${BASE}/imports/${job.uuid}/rows/${row.number}`, { body: { values } }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Baris {row.number}</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        {columns.map((column) => (
          <ValueField
            key={column.name}
            column={column}
            value={
              values[column.name] ?? (row.values[column.name] ?? '').replace('\u0002formula', '')
            }
            problem={problems.get(column.title)}
            autoFocus={column === first}
            onChange={(value) => setValues({ ...values, [column.name]: value })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          <Trans>Batal</Trans>
        </Button>
        <Button
          variant="contained"
          disabled={mend.isPending || Object.keys(values).length === 0}
          onClick={() => mend.mutate(undefined, { onSuccess: onClose })}
        >
          <Trans>Periksa lagi</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
