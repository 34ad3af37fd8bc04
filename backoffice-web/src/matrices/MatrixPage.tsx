import { Plural, Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, Button, IconButton, MenuItem, TextField, Tooltip, Typography } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { CanAccess, Title, useCanAccess } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { useText } from '../define/useText'
import { useStartExport } from '../exports/useExports'
import { ErrorState } from '../ui/ErrorState'
import { LeaveGuard } from '../ui/LeaveGuard'
import { PageSkeleton } from '../ui/PageSkeleton'
import { CellNote, type CellPosition } from './CellNote'
import { DeliveryCellDialog } from './DeliveryCellDialog'
import { GridTable } from './GridTable'
import { keyOf, textOf } from './gridState'
import { matrices } from './matrices'
import { RolePreview } from './RolePreview'
import { type Axis, type GridName, useGrid } from './useGrid'

/** Rows whose code, name or group has the text, of one group where one is chosen. */
function useFiltered(rows: Axis[]) {
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState('')
  const groups = useMemo(() => [...new Set(rows.map((row) => row.group))].filter(Boolean), [rows])
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return rows.filter(
      (row) =>
        (!group || row.group === group) &&
        (!wanted || `${row.code} ${row.name}`.toLowerCase().includes(wanted)),
    )
  }, [rows, search, group])
  return { found, groups, search, setSearch, group, setGroup }
}

const Filters = ({
  groups,
  search,
  setSearch,
  group,
  setGroup,
}: ReturnType<typeof useFiltered>) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        size="small"
        type="search"
        label={t`Cari baris`}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ width: { sm: 180 } }}
      />
      <TextField
        select
        size="small"
        label={t`Kelompok`}
        value={group}
        onChange={(event) => setGroup(event.target.value)}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="">{t`Semua`}</MenuItem>
        {groups.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

const Transfer = ({ name, canEdit }: { name: GridName; canEdit: boolean }) => {
  const { start, isStarting } = useStartExport()
  return (
    <>
      <CanAccess resource="exports" action="create">
        <Button
          startIcon={<DownloadIcon />}
          disabled={isStarting}
          onClick={() => void start({ kind: `grid:${name}`, params: {} })}
        >
          <Trans>Ekspor</Trans>
        </Button>
      </CanAccess>
      {canEdit && (
        <Button component={Link} to={`/imports?kind=grid:${name}`} startIcon={<UploadIcon />}>
          <Trans>Impor</Trans>
        </Button>
      )}
    </>
  )
}

/** A matrix as a spreadsheet: filters, the grid itself, what the chosen cell means, and saving. */
export const MatrixPage = ({ name }: { name: GridName }) => {
  const { t } = useLingui()
  const text = useText()
  const matrix = matrices[name]
  const { data, error, refetch, state, dispatch, problemOf, save, isSaving } = useGrid(name)
  const [search] = useSearchParams()
  const { canAccess: canEdit = false } = useCanAccess({ resource: name, action: 'edit' })
  const [spot, setSpot] = useState<CellPosition>({})
  const [isOpen, setOpen] = useState(false)
  const onMove = useCallback((row?: Axis, column?: Axis) => setSpot({ row, column }), [])
  const rows = useMemo(() => data?.rows ?? [], [data])
  const filter = useFiltered(rows)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const wanted = Number(search.get('column'))
  const startColumn = Math.max(
    0,
    data.columns.findIndex(({ id }) => id === wanted),
  )
  const key = keyOf(spot.row?.id ?? 0, spot.column?.id ?? 0)
  const count = state.edits.size
  const write = (value: string) => dispatch({ type: 'write', cells: new Map([[key, value]]) })
  return (
    <>
      <Title title={text(matrix.title)} />
      <LeaveGuard isDirty={state.edits.size > 0} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text(matrix.explanation)} {data.hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5, alignItems: 'center' }}>
        <Filters {...filter} />
        <Box sx={{ flex: 1 }} />
        <Transfer name={name} canEdit={canEdit} />
        {canEdit && (
          <>
            <Tooltip title={t`Urungkan (Ctrl+Z)`}>
              <span>
                <IconButton
                  aria-label={t`Urungkan`}
                  disabled={state.undo.length === 0}
                  onClick={() => dispatch({ type: 'undo' })}
                >
                  <UndoIcon />
                </IconButton>
              </span>
            </Tooltip>
            <Tooltip title={t`Ulangi (Ctrl+Y)`}>
              <span>
                <IconButton
                  aria-label={t`Ulangi`}
                  disabled={state.redo.length === 0}
                  onClick={() => dispatch({ type: 'redo' })}
                >
                  <RedoIcon />
                </IconButton>
              </span>
            </Tooltip>
            <Button
              disabled={count === 0 || isSaving}
              onClick={() => dispatch({ type: 'discard' })}
            >
              <Trans>Buang perubahan</Trans>
            </Button>
            <Button variant="contained" disabled={count === 0 || isSaving} onClick={save}>
              <Plural value={count} other="Simpan (# sel)" />
            </Button>
          </>
        )}
      </Box>
      <GridTable
        label={text(matrix.title)}
        rows={filter.found}
        columns={data.columns}
        columnWidth={matrix.columnWidth}
        state={state}
        dispatch={dispatch}
        canEdit={canEdit}
        hint={data.hint}
        problemOf={problemOf}
        startColumn={startColumn}
        save={() => count > 0 && !isSaving && save()}
        onMove={onMove}
        onOpen={name === 'delivery-matrix' ? () => setOpen(true) : undefined}
      />
      <CellNote spot={spot} error={state.errors.get(key)} theirs={state.conflicts.get(key)} />
      {name === 'role-kompetensi' && spot.column && (
        <RolePreview role={spot.column} units={rows} textOf={(k) => textOf(state, k)} />
      )}
      {isOpen && spot.row && spot.column && (
        <DeliveryCellDialog
          title={`${spot.row.code} · ${spot.column.code} ${spot.column.name}`}
          text={textOf(state, key)}
          onSave={write}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
