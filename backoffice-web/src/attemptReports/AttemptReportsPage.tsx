import { Trans, useLingui } from '@lingui/react/macro'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  Link,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CanAccess, Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BASE, read } from '../api/client'
import type { ReportKind } from '../api/types'
import { useStartExport } from '../exports/useExports'
import { ErrorState } from '../ui/ErrorState'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Panel } from '../ui/Panel'
import { StateMessage } from '../ui/StateMessage'

type Source = ReportKind['sources'][number]
type Sheet = ReportKind['sheets'][number]
/** The columns that were taken away, by sheet; a sheet that is absent is not wanted. */
type Picked = Readonly<Record<string, readonly string[]>>

const allOf = (kind: ReportKind): Picked =>
  Object.fromEntries(kind.sheets.map(({ id, columns }) => [id, columns]))

interface SheetProps {
  sheet: Sheet
  columns: readonly string[] | undefined
  onPick: (columns: readonly string[] | undefined) => void
}

const SheetPicker = ({ sheet, columns, onPick }: SheetProps) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const toggle = (title: string) => {
    const picked = sheet.columns.filter((one) =>
      one === title ? !columns?.includes(one) : columns?.includes(one),
    )
    if (picked.length > 0) onPick(picked)
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          sx={{ flex: 1 }}
          control={
            <Checkbox
              checked={columns !== undefined}
              onChange={(_event, checked) => onPick(checked ? sheet.columns : undefined)}
            />
          }
          label={sheet.title}
        />
        {columns && sheet.columns.length > 0 && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t`${columns.length} dari ${sheet.columns.length} kolom`}
          </Button>
        )}
      </Box>
      {columns && isOpen && (
        <FormGroup row sx={{ pl: 4 }}>
          {sheet.columns.map((title) => (
            <FormControlLabel
              key={title}
              control={
                <Checkbox
                  size="small"
                  checked={columns.includes(title)}
                  onChange={() => toggle(title)}
                />
              }
              label={title}
            />
          ))}
        </FormGroup>
      )}
    </Box>
  )
}

/** Only the columns of sheets where some were taken away are named. */
function columnsOf(kind: ReportKind, picked: Picked): Record<string, string[]> {
  const narrowed = kind.sheets.filter(
    ({ id, columns }) => picked[id] && picked[id].length < columns.length,
  )
  return Object.fromEntries(narrowed.map(({ id }) => [id, [...(picked[id] ?? [])]]))
}

const Picker = ({ kinds }: { kinds: readonly ReportKind[] }) => {
  const { t } = useLingui()
  const [first] = kinds
  const [policy, setPolicy] = useState(first?.policy ?? '')
  const kind = kinds.find((one) => one.policy === policy) ?? first
  const [sources, setSources] = useState<Source[]>([])
  const [picked, setPicked] = useState<Picked>(kind ? allOf(kind) : {})
  const { start, isStarting } = useStartExport()
  if (!kind) return null
  const change = (name: string) => {
    const next = kinds.find((one) => one.policy === name)
    setPolicy(name)
    setSources([])
    if (next) setPicked(allOf(next))
  }
  const pick = (id: string, columns: readonly string[] | undefined) => {
    const { [id]: _gone, ...others } = picked
    setPicked(columns ? { ...others, [id]: columns } : others)
  }
  const sheets = Object.keys(picked)
  const chosen = () => {
    const ids = sources.map(({ id }) => id)
    const of = kind.by_batch ? { batch_ids: ids } : { blueprint_ids: ids }
    const params = { policy: kind.policy, ...of, sheets, columns: columnsOf(kind, picked) }
    return { kind: 'attempts', params }
  }
  const isEmpty = sources.length === 0 || sheets.length === 0
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={t`Jenis ujian`}
        value={kind.policy}
        onChange={({ target }) => change(target.value)}
      >
        {kinds.map(({ policy: name, label }) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={kind.sources}
        value={sources}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, value) => setSources(value)}
        renderInput={(params) => (
          <TextField {...params} size="small" label={kind.by_batch ? t`Batch` : t`Ujian`} />
        )}
      />
      <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0 }}>
        <Typography component="legend" sx={{ px: 0.5, fontSize: '0.85rem' }}>
          <Trans>Lembar dan kolom</Trans>
        </Typography>
        {kind.sheets.map((sheet) => (
          <SheetPicker
            key={`${kind.policy}-${sheet.id}`}
            sheet={sheet}
            columns={picked[sheet.id]}
            onPick={(columns) => pick(sheet.id, columns)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<TableIcon />}
          disabled={isStarting || isEmpty}
          onClick={() => void start(chosen())}
        >
          {isStarting ? t`Menyiapkan…` : t`Siapkan Excel`}
        </Button>
        <CanAccess resource="report-schedules" action="create">
          <Button
            component={RouterLink}
            to="/report-schedules/create"
            state={{ record: chosen() }}
            disabled={isEmpty}
          >
            {t`Kirim terjadwal…`}
          </Button>
        </CanAccess>
      </Box>
    </Box>
  )
}

/** An Excel over attempts of every kind: what, of whom, which sheets and which columns. */
const AttemptReportsPage = () => {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({
    queryKey: ['attempt-reports'],
    queryFn: ({ signal }) => read(`${BASE}/attempt-reports`, { signal }),
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 860 }}>
      <Title title={t`Laporan ujian`} />
      <Panel
        title={t`Laporan Excel`}
        hint={t`Angkanya sama dengan yang tampil di layar. Laporan disiapkan di latar belakang.`}
      >
        {data.kinds.length > 0 ? (
          <Picker kinds={data.kinds} />
        ) : (
          <StateMessage
            icon={<TableIcon />}
            title={t`Belum ada yang dapat dilaporkan`}
            message={t`Laporan tersedia begitu Anda ditugaskan pada sebuah batch.`}
          />
        )}
      </Panel>
      <Link component={RouterLink} to="/exports">
        <Trans>Unduhan Anda dan masa berlakunya</Trans>
      </Link>
    </Box>
  )
}

export default AttemptReportsPage
