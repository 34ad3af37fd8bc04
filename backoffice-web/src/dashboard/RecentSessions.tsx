import { useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Session } from '../api/types'
import { outcomeOf } from '../resources/sessions/labels'
import { formatMoment, formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { StatusChip } from '../ui/StatusChip'

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) auto 48px' },
  alignItems: 'center',
  gap: 1.5,
  px: 1,
  py: 1,
  borderRadius: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const

const Row = ({ session }: { session: Session }) => (
  <Box component="li" sx={{ listStyle: 'none' }}>
    <Box component={Link} to={`/sessions/${session.id}/show`} sx={rowSx}>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {session.participant_name}
        </Typography>
        <Typography noWrap sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
          {session.batch_name} · {formatMoment(session.ended_at ?? session.started_at)}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <StatusChip label={outcomeOf(session)} />
      </Box>
      <Typography align="right" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(session.score)}
      </Typography>
    </Box>
  </Box>
)

/** The latest sessions, each a way into its details. */
export const RecentSessions = ({ sessions }: { sessions: Session[] }) => {
  const { t } = useLingui()
  return (
    <Panel
      title={t`Sesi terbaru`}
      action={
        <Button component={Link} to="/sessions" size="small">
          {t`Lihat semua`}
        </Button>
      }
    >
      {sessions.length ? (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t`Belum ada sesi. Sesi muncul di sini begitu peserta memulai asesmen.`}
        </Typography>
      )}
    </Panel>
  )
}
