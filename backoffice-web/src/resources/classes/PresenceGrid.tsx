import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  MenuItem,
  Select,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { type HTMLAttributes, useCallback, useState } from 'react'
import { formatMoment } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { useIsSmall } from '../../ui/useIsSmall'
import { useParticipants, useRecordPresences } from './calls'
import { PresencePhone } from './PresencePhone'
import { type Changes, cellKey, entriesOf, isAhead, isToday, missingIn } from './presence'
import { useStatusNames } from './statusNames'
import type { AttendanceStatus, Participant, Participants } from './types'
import { useCellKeys } from './useCellKeys'
import { WithClass } from './WithClass'

/** The attendance list: participants by sessions; changes are saved together, with one reason. */
export const PresenceGrid = () => <WithClass>{(record) => <Grid classId={record.id} />}</WithClass>

const Grid = ({ classId }: { classId: number }) => (
  <Loaded query={useParticipants(classId)}>
    {(page) => <Editor classId={classId} page={page} />}
  </Loaded>
)

interface EditorProps {
  classId: number
  page: Participants
}

const Editor = ({ classId, page }: EditorProps) => {
  const [changes, setChanges] = useState<Changes>({})
  const [reason, setReason] = useState('')
  const saving = useRecordPresences(classId)
  const isSmall = useIsSmall()
  const List = isSmall ? PresencePhone : PresenceTable
  const save = () =>
    saving.mutate(entriesOf(changes, reason), {
      onSuccess: () => {
        setChanges({})
        setReason('')
      },
    })
  const fill = (session: number) =>
    setChanges({ ...missingIn(page.rows, session, 'present'), ...changes })
  const overrides = page.rows.some((row) =>
    page.sessions.some(({ id }) => row.attendance[id] && changes[cellKey(row.seat_uuid, id)]),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="info">
        <Trans>
          Pindaian QR tercatat dengan sendirinya. Ubahan Anda menggantikannya; nilai lama, alasan,
          dan nama Anda ikut tersimpan.
        </Trans>{' '}
        {!isSmall && (
          <Trans>
            Papan ketik: panah berpindah sel; H, T, I, A mengisi; Enter membuka pilihan.
          </Trans>
        )}
      </Alert>
      <List page={page} changes={changes} onChange={setChanges} onFill={fill} />
      <SaveBar
        count={Object.keys(changes).length}
        reason={reason}
        isOverride={overrides}
        busy={saving.isPending}
        onReason={setReason}
        onSave={save}
        onUndo={() => setChanges({})}
      />
    </Box>
  )
}

/** The names are sticky; scrolled columns stop beside them. */
const NAMES = { xs: 124, sm: 220 }
const namesSx = {
  position: 'sticky',
  left: 0,
  boxSizing: 'border-box',
  minWidth: NAMES,
  maxWidth: NAMES,
  overflowWrap: 'anywhere',
} as const
const besideNames = { scrollPaddingLeft: { xs: `${NAMES.xs}px`, sm: `${NAMES.sm}px` } } as const

const todaySx = { borderLeft: 2, borderRight: 2, borderColor: 'primary.main' } as const

interface TableProps {
  page: Participants
  changes: Changes
  onChange: (changes: Changes) => void
  onFill: (session: number) => void
}

const PresenceTable = ({ page, changes, onChange, onFill }: TableProps) => {
  const { t } = useLingui()
  const ahead = new Set(page.sessions.filter(isAhead).map(({ id }) => id))
  const onKeyDown = useCellKeys(page, (seat, session, status) => {
    if (!ahead.has(session)) onChange({ ...changes, [cellKey(seat, session)]: status })
  })
  const toSight = useCallback((cell: HTMLElement | null): void => {
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <TableContainer sx={{ maxHeight: '65vh', ...besideNames }}>
      <Table size="small" stickyHeader onKeyDownCapture={onKeyDown} aria-label={t`Presensi`}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...namesSx, zIndex: 3 }}>
              <Trans>Peserta</Trans>
            </TableCell>
            {page.sessions.map((session) => (
              <TableCell
                key={session.id}
                ref={isToday(session) ? toSight : undefined}
                aria-current={isToday(session) ? 'date' : undefined}
                sx={{ minWidth: 150, whiteSpace: 'normal', ...(isToday(session) && todaySx) }}
              >
                {session.title}
                <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>
                  {formatMoment(session.starts_at)}
                </Box>
                {ahead.has(session.id) ? (
                  <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>
                    <Trans>Belum berlangsung</Trans>
                  </Box>
                ) : (
                  <Button size="small" onClick={() => onFill(session.id)}>
                    <Trans>Sisanya hadir</Trans>
                  </Button>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.rows.map((row) => (
            <TableRow key={row.seat_uuid} hover>
              <TableCell
                component="th"
                scope="row"
                sx={{ ...namesSx, zIndex: 1, bgcolor: 'background.paper' }}
              >
                {row.fullname}
              </TableCell>
              {page.sessions.map((session) => (
                <PresenceCell
                  key={session.id}
                  cell={cellKey(row.seat_uuid, session.id)}
                  label={`${row.fullname}, ${session.title}`}
                  saved={row.attendance[session.id]}
                  changed={changes[cellKey(row.seat_uuid, session.id)]}
                  isAhead={ahead.has(session.id)}
                  isToday={isToday(session)}
                  onChange={(status) =>
                    onChange({ ...changes, [cellKey(row.seat_uuid, session.id)]: status })
                  }
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface CellProps {
  /** Identifies the cell for arrow keys. */
  cell: string
  label: string
  saved: Participant['attendance'][string] | undefined
  changed: AttendanceStatus | undefined
  isAhead: boolean
  isToday: boolean
  onChange: (status: AttendanceStatus) => void
}

const PresenceCell = (props: CellProps) => {
  const { cell, label, saved, changed, onChange } = props
  const names = useStatusNames()
  return (
    <TableCell
      sx={{ ...(changed && { bgcolor: 'action.selected' }), ...(props.isToday && todaySx) }}
    >
      <Select
        size="small"
        variant="standard"
        displayEmpty
        disabled={props.isAhead && !saved}
        value={changed ?? saved?.status ?? ''}
        onChange={({ target }) => onChange(target.value as AttendanceStatus)}
        inputProps={{ 'aria-label': label }}
        SelectDisplayProps={{ 'data-cell': cell } as HTMLAttributes<HTMLDivElement>}
        title={saved?.reason || undefined}
        renderValue={(status) => (status ? names[status as AttendanceStatus] : '–')}
      >
        {Object.entries(names).map(([status, name]) => (
          <MenuItem key={status} value={status}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </TableCell>
  )
}

/** Sticky on a phone, however long the list is. */
const saveSx = {
  display: 'flex',
  gap: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  position: { xs: 'sticky', sm: 'static' },
  bottom: 0,
  zIndex: 2,
  py: { xs: 1.5, sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
} as const

interface SaveBarProps {
  count: number
  reason: string
  isOverride: boolean
  busy: boolean
  onReason: (reason: string) => void
  onSave: () => void
  onUndo: () => void
}

const SaveBar = ({ count, reason, isOverride, busy, onReason, onSave, onUndo }: SaveBarProps) => {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <Box sx={saveSx}>
      <TextField
        size="small"
        label={isOverride ? t`Alasan mengubah presensi` : t`Alasan (opsional)`}
        required={isOverride}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ flex: 1, minWidth: 220 }}
      />
      <Button onClick={onUndo} disabled={busy}>
        <Trans>Urungkan</Trans>
      </Button>
      <Button
        variant="contained"
        onClick={onSave}
        disabled={busy || (isOverride && reason.trim() === '')}
      >
        <Trans>Simpan {count} ubahan</Trans>
      </Button>
    </Box>
  )
}
