import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../define/useText'
import { ErrorState } from '../ui/ErrorState'
import { LeaveGuard } from '../ui/LeaveGuard'
import { PageSkeleton } from '../ui/PageSkeleton'
import { useShortcutGroup } from '../ui/shortcuts/useShortcuts'
import { TitleSide } from '../ui/TitleSide'
import { CellNote, type CellPosition } from './CellNote'
import { DeliveryCellDialog } from './DeliveryCellDialog'
import { GridTable } from './GridTable'
import { keyOf, textOf } from './gridState'
import { FullWindowToggle, MatrixActions, MatrixTransfer } from './MatrixActions'
import { MatrixFilters, useFiltered } from './MatrixFilters'
import { matrices } from './matrices'
import { RolePreview } from './RolePreview'
import { type Axis, type GridName, useGrid } from './useGrid'

/** Over everything but dialogs. */
const fullWindowSx = {
  position: 'fixed',
  inset: 0,
  zIndex: 1150,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.default',
} as const

/** The keys that are not seen by looking. */
const KeysLine = ({ hasForm }: { hasForm: boolean }) => (
  <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
    {hasForm ? (
      <Trans>
        Enter = formulir sel, ketik = ganti (angka saja mengganti jamnya), F2 = ubah teksnya, Ctrl+Z
        = urungkan.
      </Trans>
    ) : (
      <Trans>Ketik = ganti, Enter atau F2 = ubah, Delete = kosongkan, Ctrl+Z = urungkan.</Trans>
    )}
  </Typography>
)

/** A matrix as a spreadsheet: filters, the grid itself, what the chosen cell means, and saving. */
export const MatrixPage = ({ name }: { name: GridName }) => {
  const text = useText()
  const matrix = matrices[name]
  useShortcutGroup('matrix')
  const { data, error, refetch, state, dispatch, problemOf, save, isSaving } = useGrid(name)
  const [search] = useSearchParams()
  const { canAccess: canEdit = false } = useCanAccess({ resource: name, action: 'edit' })
  const [spot, setSpot] = useState<CellPosition>({})
  const [isOpen, setOpen] = useState(false)
  const onMove = useCallback((row?: Axis, column?: Axis) => setSpot({ row, column }), [])
  const [isFullWindow, setFullWindow] = useState(false)
  const rows = useMemo(() => data?.rows ?? [], [data])
  const columns = useMemo(() => data?.columns ?? [], [data])
  const filter = useFiltered(rows, columns)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const wanted = Number(search.get('column'))
  const startColumn = Math.max(
    0,
    data.columns.findIndex(({ id }) => id === wanted),
  )
  const key = keyOf(spot.row?.id ?? 0, spot.column?.id ?? 0)
  const count = state.edits.size
  const hasForm = name === 'delivery-matrix'
  const write = (value: string) => dispatch({ type: 'write', cells: new Map([[key, value]]) })
  return (
    <>
      <Title title={text(matrix.title)} />
      <TitleSide>
        <MatrixTransfer name={name} canEdit={canEdit} />
      </TitleSide>
      <LeaveGuard isDirty={state.edits.size > 0} />
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text(matrix.explanation)} {data.hint}
      </Typography>
      <Box
        className={isFullWindow ? 'full-window' : ''}
        sx={isFullWindow ? fullWindowSx : undefined}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, alignItems: 'center' }}>
          <MatrixFilters {...filter} hasManyColumns={matrix.hasManyColumns} />
          <Box sx={{ flex: 1 }} />
          {canEdit && (
            <MatrixActions state={state} dispatch={dispatch} isSaving={isSaving} save={save} />
          )}
          <FullWindowToggle isFullWindow={isFullWindow} onChange={setFullWindow} />
        </Box>
        <GridTable
          label={text(matrix.title)}
          rows={filter.found}
          columns={filter.foundColumns}
          columnWidth={matrix.columnWidth}
          rowHeight={matrix.rowHeight}
          mergeTyped={matrix.mergeTyped}
          state={state}
          dispatch={dispatch}
          canEdit={canEdit}
          hint={data.hint}
          problemOf={problemOf}
          startColumn={startColumn}
          save={() => count > 0 && !isSaving && save()}
          onMove={onMove}
          onOpen={hasForm ? () => setOpen(true) : undefined}
        />
        {canEdit && <KeysLine hasForm={hasForm} />}
        <CellNote spot={spot} error={state.errors.get(key)} theirs={state.conflicts.get(key)} />
      </Box>
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
