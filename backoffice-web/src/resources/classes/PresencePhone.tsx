import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { formatMoment } from '../../ui/format'
import { type Changes, cellKey, isAhead, type Session, sessionOfNow } from './presence'
import { useStatusNames } from './statusNames'
import type { AttendanceStatus, Participant, Participants } from './types'

interface Props {
  page: Participants
  changes: Changes
  onChange: (changes: Changes) => void
  onFill: (session: number) => void
}

const groupSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& .MuiToggleButton-root': {
    minHeight: 44,
    px: 0.25,
    fontSize: '0.75rem',
    lineHeight: 1.15,
    color: 'text.primary',
  },
  '& .MuiToggleButton-root.Mui-selected': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .MuiToggleButton-root.Mui-selected:hover': { bgcolor: 'primary.main' },
} as const

interface PersonProps {
  row: Participant
  session: Session
  changed: AttendanceStatus | undefined
  onPick: (status: AttendanceStatus) => void
}

/** One participant of one session; a tap sets the status. */
const Person = ({ row, session, changed, onPick }: PersonProps) => {
  const names = useStatusNames()
  const saved = row.attendance[session.id]
  const status = changed ?? saved?.status ?? null
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
        {row.fullname}
        {changed && (
          <Box component="span" aria-hidden sx={{ color: 'warning.main' }}>
            {' •'}
          </Box>
        )}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={status}
        disabled={isAhead(session) && !saved}
        onChange={(_event, next: AttendanceStatus | null) => next && onPick(next)}
        aria-label={`${row.fullname}, ${session.title}`}
        sx={groupSx}
      >
        {Object.entries(names).map(([value, name]) => (
          <ToggleButton key={value} value={value}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** The attendance list on a phone: one session at a time, one tap per participant. */
export const PresencePhone = ({ page, changes, onChange, onFill }: Props) => {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(() => sessionOfNow(page.sessions)?.id)
  const session = page.sessions.find(({ id }) => id === chosen)
  if (!session) return null
  const known = page.rows.filter(
    (row) => row.attendance[session.id] || changes[cellKey(row.seat_uuid, session.id)],
  ).length
  return (
    <Box>
      <TextField
        select
        fullWidth
        label={t({ message: `Sesi`, context: `one` })}
        value={session.id}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {page.sessions.map(({ id, title, starts_at }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {title} · {formatMoment(starts_at)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', alignItems: 'center', my: 1, minHeight: 44 }}>
        <Typography sx={{ flex: 1, color: 'text.secondary' }}>
          {t`${known} dari ${page.rows.length} terisi`}
        </Typography>
        {isAhead(session) ? (
          <Typography color="text.secondary">
            <Trans>Belum berlangsung</Trans>
          </Typography>
        ) : (
          <Button variant="outlined" onClick={() => onFill(session.id)}>
            <Trans>Sisanya hadir</Trans>
          </Button>
        )}
      </Box>
      <Box component="ul" aria-label={t`Presensi`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page.rows.map((row) => (
          <Person
            key={row.seat_uuid}
            row={row}
            session={session}
            changed={changes[cellKey(row.seat_uuid, session.id)]}
            onPick={(status) =>
              onChange({ ...changes, [cellKey(row.seat_uuid, session.id)]: status })
            }
          />
        ))}
      </Box>
    </Box>
  )
}
